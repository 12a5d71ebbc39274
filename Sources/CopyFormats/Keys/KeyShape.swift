import CopyModel

/// Tells keys that are names (`settings.title`, `7od-TM-cUB.title`, `unknown_error %@`) from keys that are copy.
enum KeyShape {
  /// Whether the key can't have been written for people: no space but before placeholders, and a dot or an underscore
  /// between letters or digits.
  static func isIdentifier(_ key: Bytes) -> Bool {
    let end = key.firstIndex(of: UInt8(ascii: " ")) ?? key.count
    guard end == key.count || key.hasLiteral(" %", at: end), end > 2 else { return false }
    return (1..<end - 1).contains { isJoint(key[$0]) && isName(key[$0 - 1]) && isName(key[$0 + 1]) }
  }

  private static func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}
