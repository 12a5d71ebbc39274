import CopyModel

/// What keys and comments are made of, before their words are read.
enum RoleText {
  /// The key without the conversions that catalogues put behind it; nil for natural language.
  static func identifier(in key: Bytes, of value: Bytes) -> Bytes? {
    guard let name = name(in: key), !hasSameLetters(name, value) else { return nil }
    return name
  }

  private static func name(in key: Bytes) -> Bytes? {
    guard let space = key.firstIndex(of: UInt8(ascii: " ")) else { return key }
    let name = key.slice(0..<space)
    guard key.hasLiteral(" %", at: space) else { return nil }
    return name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "_")) ? name : nil
  }

  /// The comment without space around it; empty where it only says the value again.
  static func comment(_ comment: Bytes, of value: Bytes) -> Bytes {
    guard let first = comment.firstIndex(where: { !isSpace($0) }), let last = comment.lastIndex(where: { !isSpace($0) })
    else { return comment.slice(0..<0) }
    let trimmed = comment.slice(first..<last + 1)
    return hasSameLetters(trimmed, value) ? comment.slice(0..<0) : trimmed
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether two texts have the same letters and digits in the same order, case aside.
  private static func hasSameLetters(_ left: Bytes, _ right: Bytes) -> Bool {
    var (i, j) = (0, 0)
    while true {
      while i < left.count, !isLetter(left[i]) { i += 1 }
      while j < right.count, !isLetter(right[j]) { j += 1 }
      guard i < left.count, j < right.count else { return i == left.count && j == right.count }
      if left[i].small != right[j].small { return false }
      (i, j) = (i + 1, j + 1)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isRoleLetter || byte.isASCIIDigit }
}
