import CopyModel

extension UnsafeBufferPointer where Element == UInt8 {
  /// The first place of either byte from `start` on, or `count`.
  func firstIndex(of first: UInt8, or second: UInt8, from start: Int) -> Int {
    firstIndex(of: first, or: second, from: start, upTo: count)
  }

  /// The first place of either byte from `start` on, or `end`. Looks at eight bytes at a time.
  func firstIndex(of first: UInt8, or second: UInt8, from start: Int, upTo end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (firsts, seconds) = (ones &* UInt64(first), ones &* UInt64(second))
    let raw = UnsafeRawBufferPointer(self)
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

  /// The end of the line that `start` is in: the place of its line feed or carriage return, or `count`.
  func lineEnd(from start: Int) -> Int { firstIndex(of: .lineFeed, or: .carriageReturn, from: start) }

  /// Behind the spaces and tabs from `start` on.
  func skipBlanks(from start: Int) -> Int {
    var position = start
    while position < count, self[position].isBlank { position += 1 }
    return position
  }

  /// `range` without spaces, tabs and line ends on both sides.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, self[low].isBlank || self[low].isLineEnd { low += 1 }
    while low < high, self[high - 1].isBlank || self[high - 1].isLineEnd { high -= 1 }
    return low..<high
  }
}

/// The high bit of the lowest zero byte of `word`, and perhaps of bytes above it.
private func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}
