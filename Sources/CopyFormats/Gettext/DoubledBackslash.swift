import CopyModel

/// Files in Shift JIS or Big5 for tools that don't know these: a character whose last byte is a backslash has another
/// behind it, which such tools take for one of a pair.
struct DoubledBackslash {
  private let source: SourceText
  /// Whether the file is written so: every such character is followed by a backslash, and one of these can be nothing else.
  let isUsed: Bool

  init(_ source: SourceText) {
    self.source = source
    isUsed = source.encoding == .legacy && Self.isUsed(in: source)
  }

  private static func isUsed(in source: SourceText) -> Bool {
    let text = source.text
    var isSure = false
    for offset in text.indices where offset > 0 && text[offset - 1] >= 0x80 && text[offset] & 0xC0 != 0x80 {
      guard endsInBackslash(at: offset, source) else { continue }
      guard text[offset] == UInt8(ascii: "\\") else { return false }
      isSure = isSure || !startsEscape(at: offset, text)
    }
    return isSure
  }

  /// Whether the backslash at `offset` may begin an escape, such as the line feed behind the last word.
  private static func startsEscape(at offset: Int, _ text: Bytes) -> Bool {
    if text.hasLiteral("\\\"", at: offset) {
      // A quotation mark at the end of its line closes the text.
      return offset + 2 < text.count && !text[offset + 2].isLineEnd
    }
    if case .unknown = GettextEscape(text, at: offset, end: text.count).meaning { return false }
    return true
  }

  private static func endsInBackslash(at offset: Int, _ source: SourceText) -> Bool {
    let place = source.diskOffset(of: offset)
    return place > 0 && source.disk.bytes[place - 1] == UInt8(ascii: "\\")
  }

  /// Whether the backslash at `offset` of the text only belongs to the character before it.
  func isPaired(at offset: Int) -> Bool {
    guard isUsed, offset > 0, source.text[offset - 1] >= 0x80 else { return false }
    return Self.endsInBackslash(at: offset, source)
  }

  /// Whether `encoded` text has such a character, which would need a backslash behind it.
  static func isNeeded(for text: String, in source: SourceText) -> Bool {
    guard source.encoding == .legacy else { return false }
    return text.unicodeScalars.contains { !$0.isASCII && source.encoded(String($0))?.last == UInt8(ascii: "\\") }
  }
}
