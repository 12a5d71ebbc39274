import CopyModel

/// Tells messages from other texts with braces, at the price of one look at each brace.
enum MessageShape {
  static func hasBranches(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { hasBranches($0) }
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
    for word in types where text.hasLiteral(word, at: type) {
      let next = skipSpace(text, from: type + word.utf8CodeUnitCount)
      if next < text.count, text[next] == UInt8(ascii: ",") { return true }
    }
    return false
  }

  private static func skipSpace(_ text: Bytes, from start: Int) -> Int {
    var position = start
    while position < text.count, text[position].isBlank || text[position].isLineEnd { position += 1 }
    return position
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    (0x61...0x7A).contains(self | 0x20) || isDigit || self == UInt8(ascii: "_") || self >= 0x80
  }
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
