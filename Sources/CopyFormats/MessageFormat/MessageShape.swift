import CopyModel

/// Tells messages from other texts with braces, at the price of one look at each brace.
enum MessageShape {
  static func hasBranches(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { hasBranches(Bytes($0)) }
  }

  /// Whether an argument with branches begins anywhere: `{count, plural, …`.
  static func hasBranches(_ text: Bytes) -> Bool {
    var position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: 0)
    while position < text.count {
      if isBranching(text, at: position + 1) { return true }
      position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: position + 1)
    }
    return false
  }

  /// Whether a property is read as a message.
  static func mayBeJava(_ text: Bytes) -> Bool { hasNumberedArgument(text) || hasBranches(text) }

  /// Whether an argument by number stands anywhere, `{0}`, as Java's `MessageFormat` has them.
  static func hasNumberedArgument(_ text: Bytes) -> Bool {
    var position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: 0)
    while position + 1 < text.count {
      if text[position + 1].isDigit { return true }
      position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: position + 1)
    }
    return false
  }

  private static func isBranching(_ text: Bytes, at start: Int) -> Bool {
    let name = skipSpace(text, from: start)
    var end = name
    while end < text.count, text[end].isNameByte { end += 1 }
    let comma = skipSpace(text, from: end)
    guard end > name, comma < text.count, text[comma] == UInt8(ascii: ",") else { return false }
    let type = skipSpace(text, from: comma + 1)
    let types: [StaticString] = ["plural", "selectordinal", "select", "choice"]
    for word in types where text.hasLowercased(word, at: type) {
      let next = skipSpace(text, from: type + word.utf8CodeUnitCount)
      if next < text.count, text[next] == UInt8(ascii: ",") { return true }
    }
    return false
  }

  private static func skipSpace(_ text: Bytes, from start: Int) -> Int {
    var position = start
    while position < text.count {
      let length = text.patternSpace(at: position)
      guard length > 0 else { break }
      position += length
    }
    return position
  }
}

extension Bytes {
  /// Bytes of the white space between the signs of a pattern that stands at `position` (UAX #31, Pattern_White_Space); 0 for
  /// anything else.
  fileprivate func patternSpace(at position: Int) -> Int {
    switch self[position] {
    case 0x09...0x0D, 0x20: return 1
    case 0xC2: return hasLiteral("\u{85}", at: position) ? 2 : 0
    case 0xE2:
      let wide: [StaticString] = ["\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}"]
      return wide.contains { hasLiteral($0, at: position) } ? 3 : 0
    default: return 0
    }
  }

  /// Whether `word`, which is lowercase ASCII, stands at `position` in any case.
  fileprivate func hasLowercased(_ word: StaticString, at position: Int) -> Bool {
    guard position + word.utf8CodeUnitCount <= count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { self[position + $0] | 0x20 == word.utf8Start[$0] }
  }
}

extension UInt8 {
  /// Whether ICU takes the byte into the name of an argument: all but white space and signs.
  fileprivate var isNameByte: Bool {
    switch self {
    case 0x09...0x0D, 0x20: false
    case 0x21...0x7E: (0x61...0x7A).contains(self | 0x20) || isDigit || self == UInt8(ascii: "_")
    default: true
    }
  }
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
