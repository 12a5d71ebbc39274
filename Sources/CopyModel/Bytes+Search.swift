extension Bytes {
  /// The first place of either byte from `start` on, or `count`.
  package func firstIndex(of first: UInt8, or second: UInt8, from start: Int) -> Int {
    firstIndex(of: first, or: second, from: start, upTo: count)
  }

  /// The first place of either byte from `start` on, or `end`. Looks at eight bytes at a time.
  package func firstIndex(of first: UInt8, or second: UInt8, from start: Int, upTo end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (firsts, seconds) = (ones &* UInt64(first), ones &* UInt64(second))
    let raw = UnsafeRawBufferPointer(buffer)
    var position = start
    while position &+ 8 <= end {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let hits = zeroBytes(word ^ firsts) | zeroBytes(word ^ seconds)
      if hits != 0 { return position &+ hits.trailingZeroBitCount >> 3 }
      position &+= 8
    }
    while position < end, self[position] != first, self[position] != second { position &+= 1 }
    return Swift.min(position, end)
  }
}

/// The high bit of the lowest zero byte of `word`, and perhaps of bytes above it.
private func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}
