import CopyModel

/// The line of copy that holds the words at fault, cut to fit a terminal, and marks to set beneath it.
struct Excerpt {
  private let before, words, after: String

  /// Columns of copy shown on each side of the words.
  private static let margin = 48

  init(of text: String, words: Range<Int>) {
    let bytes = Array(text.utf8)
    let words = words.clamped(to: 0..<bytes.count)
    let start = bytes[..<words.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[words.lowerBound...].firstIndex(of: 0x0A) ?? bytes.count
    let last = min(max(words.upperBound, words.lowerBound), max(end, words.lowerBound))
    before = Self.tail(of: String(decoding: bytes[start..<words.lowerBound], as: UTF8.self))
    self.words = TextDisplay.visible(String(decoding: bytes[words.lowerBound..<last], as: UTF8.self))
    after = last < end ? Self.head(of: String(decoding: bytes[last..<end], as: UTF8.self)) : ""
  }

  /// `‾` under each column at fault; one mark for a place between two characters.
  var markers: String {
    String(repeating: " ", count: TextDisplay.columns(of: before))
      + String(repeating: "‾", count: max(1, TextDisplay.columns(of: words)))
  }

  func styled(_ style: TerminalStyle, _ severity: Severity) -> String {
    before + style.paint(words, for: severity) + after
  }

  /// `text` on one line, cut at a sensible length.
  static func shortened(_ text: String) -> String {
    let line = text.unicodeScalars.map { $0 == "\n" ? "⏎" : String($0) }.joined()
    return TextDisplay.columns(of: line) <= 3 * margin ? line : String(line.prefix(3 * margin)) + "…"
  }

  private static func head(of text: String) -> String {
    let shown = TextDisplay.visible(text)
    return shown.count <= margin ? shown : String(shown.prefix(margin)) + "…"
  }

  private static func tail(of text: String) -> String {
    let shown = TextDisplay.visible(text)
    return shown.count <= margin ? shown : "…" + String(shown.suffix(margin))
  }
}
