/// What a byte adds to the look of a word.
struct ByteShape: OptionSet {
  let rawValue: UInt8
  static let lower = ByteShape(rawValue: 1)
  static let upper = ByteShape(rawValue: 2)
  static let digit = ByteShape(rawValue: 4)
  static let underscore = ByteShape(rawValue: 8)
  /// No letter, digit or underscore of ASCII.
  static let beyond = ByteShape(rawValue: 16)

  /// The bit that makes a capital small, 0 for other bytes.
  @inline(__always) var caseBit: UInt8 { (rawValue & Self.upper.rawValue) << 4 }

  /// What the bytes behind the first say of the word.
  @inline(__always) var traits: Token.Traits {
    var traits: Token.Traits = []
    if contains(.lower) { traits.insert(.hasLower) }
    if contains(.upper) { traits.insert(.hasInnerUpper) }
    if contains(.digit) { traits.insert(.hasDigit) }
    return traits
  }

  /// The shape of each byte; never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteShape> = {
    let table = UnsafeMutablePointer<ByteShape>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: shape(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func shape(_ byte: UInt8) -> ByteShape {
    if byte.isASCIILower { return .lower }
    if byte.isASCIIUpper { return .upper }
    if byte.isASCIIDigit { return .digit }
    return byte == UInt8(ascii: "_") ? .underscore : .beyond
  }
}
