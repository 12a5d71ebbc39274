package import CopyModel

/// The line of copy that holds the words at fault, cut to fit a terminal, and marks to set beneath it.
package struct Excerpt {
  private let before, words, after: String

  /// Columns of copy shown on each side of the words.
  private static let margin = 48

  /// `words` is a range of `text` in bytes of UTF-8. What lies beyond the line it begins in is left out.
  package init(of text: String, words: Range<Int>) {
    let bytes = Array(text.utf8)
    let words = words.clamped(to: 0..<bytes.count)
    let start = bytes[..<words.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[words.lowerBound...].firstIndex(of: 0x0A) ?? bytes.count
    let last = min(words.upperBound, end)
    let (left, right) = (Self.visible(bytes[start..<words.lowerBound]), Self.visible(bytes[last..<end]))
    self.words = Self.middle(of: Self.visible(bytes[words.lowerBound..<last]))
    let isShort = TextDisplay.columns(of: left + self.words + right) <= 2 * Self.margin
    before = isShort ? left : Self.cut(left, to: Self.margin, keeping: .end)
    after = isShort ? right : Self.cut(right, to: Self.margin, keeping: .start)
  }

  /// `‾` under each column at fault; one mark for a place between two characters.
  package var markers: String {
    String(repeating: " ", count: TextDisplay.columns(of: before))
      + String(repeating: "‾", count: max(1, TextDisplay.columns(of: words)))
  }

  package func styled(_ style: TerminalStyle, _ severity: Severity) -> String {
    before + style.paint(words, for: severity) + after
  }

  /// `new` on one line; where that is long, the part of it that is not in `old`, with some words around.
  package static func change(from old: String, to new: String) -> String {
    let (old, new) = (oneLine(old), oneLine(new))
    if TextDisplay.columns(of: new) <= 2 * margin { return TextDisplay.visible(new) }
    let excerpt = Excerpt(of: new, words: changed(in: Array(new.unicodeScalars), from: Array(old.unicodeScalars)))
    return excerpt.before + excerpt.words + excerpt.after
  }

  /// `text` on one line, cut at a sensible length.
  package static func shortened(_ text: String) -> String {
    cut(TextDisplay.visible(oneLine(text)), to: 3 * margin, keeping: .start)
  }

  private enum End { case start, end }

  private static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? "⏎" : $0 }))
  }

  /// The bytes of `new` between what it begins and ends with as `old` does.
  private static func changed(in new: [Unicode.Scalar], from old: [Unicode.Scalar]) -> Range<Int> {
    var (start, end) = (0, 0)
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    func bytes(_ count: Int) -> Int { new[..<count].reduce(0) { $0 + UTF8.width($1) } }
    return bytes(start)..<bytes(new.count - end)
  }

  private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    TextDisplay.visible(String(decoding: bytes, as: UTF8.self))
  }

  private static func middle(of text: String) -> String {
    guard TextDisplay.columns(of: text) > 2 * margin else { return text }
    let left = cut(text, to: margin, keeping: .start)
    return left + cut(text, to: margin, keeping: .end).dropFirst()
  }

  /// As many whole characters of one end as `columns` hold, and an ellipsis for the rest. A word is left out rather
  /// than cut, unless it is very long.
  private static func cut(_ text: String, to columns: Int, keeping end: End) -> String {
    guard TextDisplay.columns(of: text) > columns else { return text }
    var (room, count) = (columns, 0)
    for character in end == .start ? AnySequence(text) : AnySequence(text.reversed()) {
      room -= TextDisplay.columns(of: String(character))
      if room < 0 { break }
      count += 1
    }
    let kept = end == .start ? text.prefix(count) : text.suffix(count)
    return end == .start ? withoutLastPart(kept) + "…" : "…" + withoutFirstPart(kept)
  }

  /// Characters of a cut word that may go with it.
  private static let longestPart = 16

  private static func withoutLastPart(_ text: Substring) -> Substring {
    guard let space = text.suffix(longestPart).lastIndex(of: " ") else { return text }
    return text[...space]
  }

  private static func withoutFirstPart(_ text: Substring) -> Substring {
    guard let space = text.prefix(longestPart).firstIndex(of: " ") else { return text }
    return text[space...]
  }
}
