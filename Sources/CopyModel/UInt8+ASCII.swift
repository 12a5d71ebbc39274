/// What a byte of UTF-8 is, as far as ASCII goes. A byte beyond it is nothing of all this.
extension UInt8 {
  /// A to Z, a to z.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  @inlinable @inline(__always)
  package var isASCIIUpper: Bool { self &- 0x41 < 26 }

  @inlinable @inline(__always)
  package var isASCIILower: Bool { self &- 0x61 < 26 }

  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// A letter, a digit or the underscore.
  @inlinable @inline(__always)
  package var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }

  /// The small letter of a capital, any other byte as it is.
  @inlinable @inline(__always)
  package var lowered: UInt8 { isASCIIUpper ? self | 0x20 : self }
}
