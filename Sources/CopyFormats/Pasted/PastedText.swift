import CopyModel

/// The lines of a text that has a shape that people paste: labels in bold, rows of buttons, tables.
///
/// Lines by themselves, and blocks of `Title:`, `Message:`, and `Buttons:` alone, are read by `PlainTextReader`.
struct PastedText {
  let text: Bytes
  let lines: [CopyLine]
  private let signs: PastedSigns

  /// Nil for other texts, of which no lines are kept: they may be long.
  init?(_ text: Bytes) {
    var (signs, cursor) = (PastedSigns(text), LineCursor(text))
    while let line = cursor.next() { signs.add(CopyLine(text, line)) }
    guard signs.isPasted else { return nil }
    (self.text, self.signs, lines) = (text, signs, Self.lines(of: text))
  }

  /// Any text, where something else told that it was pasted.
  init(readAsSuch text: Bytes) {
    (self.text, lines) = (text, Self.lines(of: text))
    signs = lines.reduce(into: PastedSigns(text)) { $0.add($1) }
  }

  /// The lines of any text.
  static func lines(of text: Bytes) -> [CopyLine] {
    var (cursor, lines) = (LineCursor(text), [CopyLine]())
    while let line = cursor.next() { lines.append(CopyLine(text, line)) }
    return lines
  }

  /// Whether labels alone on their lines name what follows.
  var hasBareLabels: Bool { signs.hasBareLabels }
  /// Whether lines are labelled by their languages.
  var hasLanguages: Bool { signs.hasLanguages }

  /// What the text is, and what tells, for the people whose text it is.
  var description: String {
    let unknown = lines.filter { $0.kind == .label(nil) }.map { "“\(text.slice($0.words).text)”" }
    let parts =
      signs.hasTable ? "a table" : hasLanguages ? "lines labelled by language" : "parts of alerts and notifications"
    let rest = unknown.isEmpty ? "" : "; \(unknown.prefix(3).joined(separator: ", ")) names no part"
    return "\(parts)\(signs.hasButtonsBehindText ? ", by the row of buttons" : "")\(rest)"
  }

  /// Whether a table of Markdown begins at the line.
  func isTable(at index: Int) -> Bool {
    index + 1 < lines.count && PastedSigns.isTable(lines[index], above: lines[index + 1], in: text)
  }
}
