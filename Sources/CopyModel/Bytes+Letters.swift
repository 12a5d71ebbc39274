/// Looks at text eight bytes at a time: most of copy is letters and spaces, and what needs a closer look is passed to it.
extension Bytes {
  /// Eight bytes from `start` on, the first in the lowest byte, with 0 behind the last of the text.
  @inlinable @inline(__always)
  package func eightBytes(at start: Int) -> UInt64 {
    precondition(start >= 0)
    let (raw, left) = (UnsafeRawBufferPointer(buffer), count &- start)
    if left >= 8 { return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
    if left <= 0 { return 0 }
    if count >= 8 {
      let last = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
      return last >> UInt64((8 &- left) &* 8)
    }
    var bytes: UInt64 = 0
    for index in 0..<left { bytes |= UInt64(self[start &+ index]) << UInt64(index &* 8) }
    return bytes
  }

  /// Whether an ASCII digit stands in it.
  @inlinable package var hasDigit: Bool {
    var index = 0
    while index < count {
      if eightBytes(at: index).asciiDigits != 0 { return true }
      index &+= 8
    }
    return false
  }

  /// Calls `body` with each byte that is neither an ASCII letter nor a space, and its place.
  @inlinable @inline(__always)
  package func forEachMark(_ body: (_ index: Int, _ byte: UInt8) -> Void) {
    var start = 0
    while start < count {
      let bytes = eightBytes(at: start)
      var marks = ~(bytes.asciiLetters | bytes.bytesEqual(to: 0x20)) & UInt64.highBits
      while marks != 0 {
        let index = start &+ marks.trailingZeroBitCount >> 3
        if index >= count { return }
        body(index, self[index])
        marks &= marks &- 1
      }
      start &+= 8
    }
  }
}

/// Eight bytes at once; answers are the highest bits of the bytes meant.
extension UInt64 {
  /// The highest bit of each byte.
  @inlinable @inline(__always)
  package static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The bytes that are ASCII letters.
  @inlinable @inline(__always)
  package var asciiLetters: UInt64 { (self | 0x2020_2020_2020_2020).smallLetters & ~self }

  /// The same bytes with ASCII capitals made small.
  @inlinable @inline(__always)
  package var lowercasedLetters: UInt64 { self | asciiLetters >> 2 }

  /// The bytes that are ASCII digits.
  @inlinable @inline(__always)
  package var asciiDigits: UInt64 {
    let seven = self & ~Self.highBits
    let (reaches, exceeds) = (seven &+ 0x5050_5050_5050_5050, seven &+ 0x4646_4646_4646_4646)
    return reaches & ~exceeds & ~self & Self.highBits
  }

  /// The bytes that are small ASCII letters.
  @inlinable @inline(__always)
  package var smallLetters: UInt64 {
    // Sums without a carry: they reach 0x80 from “a” on, and from behind “z” on.
    let seven = self & ~Self.highBits
    let (reaches, exceeds) = (seven &+ 0x1F1F_1F1F_1F1F_1F1F, seven &+ 0x0505_0505_0505_0505)
    return reaches & ~exceeds & ~self & Self.highBits
  }

  /// The bytes that are `byte`.
  @inlinable @inline(__always)
  package func bytesEqual(to byte: UInt8) -> UInt64 {
    let other = self ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return ~((other & ~Self.highBits) &+ ~Self.highBits | other) & Self.highBits
  }

  /// Whether no byte is below 0x10 or beyond ASCII; false for few others as well.
  @inlinable @inline(__always)
  package var isPlainText: Bool { ((self &- 0x1010_1010_1010_1010) | self) & Self.highBits == 0 }

  /// How many bytes continue a scalar of UTF-8.
  @inlinable @inline(__always)
  package var continuationBytes: Int {
    // Bit 7 is set and bit 6 isn’t: one for each such byte, summed up in the highest.
    let ones = self >> 7 & ~(self >> 6) & 0x0101_0101_0101_0101
    return Int(truncatingIfNeeded: (ones &* 0x0101_0101_0101_0101) >> 56)
  }

  /// How many bytes from the lowest on are in `answer`.
  @inlinable @inline(__always)
  package static func run(of answer: UInt64) -> Int {
    let rest = ~answer & highBits
    return rest == 0 ? 8 : rest.trailingZeroBitCount >> 3
  }

  /// The lowest `count` bytes, which are ASCII letters and digits, in lower case, the others 0.
  @inlinable @inline(__always)
  package func lowercased(_ count: Int) -> UInt64 { (self | 0x2020_2020_2020_2020).lowest(count) }

  /// The lowest `count` bytes, 0 to 8, the others 0.
  @inlinable @inline(__always)
  package func lowest(_ count: Int) -> UInt64 { count == 0 ? 0 : self & UInt64.max >> UInt64(64 &- count &* 8) }
}
