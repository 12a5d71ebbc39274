package import CopyModel

/// Tables as spreadsheets export them: a string a row, a language or a part of an alert a column.
package struct SeparatedFormat: CatalogFormat {
  private let teller: LanguageTeller?

  /// - Parameter teller: what knows the languages of columns that nobody names, where somebody pastes them.
  package init(teller: LanguageTeller? = nil) { self.teller = teller }

  package static let about = FormatDescription(
    "csv", endings: ["csv", "tsv"], traits: .isText, files: "`.csv`, `.tsv`, piped tables",
    summary: "a string a row; columns of keys, languages, comments, or parts of alerts, by their head")

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    var builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
    let text = builder.text
    let rows = SeparatedRows(text, separator: SeparatedRows.separator(of: text))
    if let open = rows.openQuote {
      builder.add(
        CatalogProblem(
          .malformed, "This quotation mark is never closed. Close it, or write it twice for text.",
          at: source.span(of: open)))
    }
    CopyTable(rows.rows, in: text, hasHeader: false, teller: teller).add(to: &builder)
    return builder.finish()
  }

  /// A quotation mark stands twice within quotation marks.
  package func escape(_ text: String, for entry: Entry) -> String {
    entry.flags.contains(.isBare) ? text : text.replacing("\"", with: "\"\"")
  }

  /// Cells keep their quotation marks, and get some where the new words need them. Nil for no words at all, and where the
  /// table would be read in another way.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let copy = splices.applied(to: catalog.bytes(entry.value))
    guard copy.contains(where: \.isLetter), entry.flags.isDisjoint(with: .isDamaged) else { return nil }
    let map = catalog.map(of: entry)
    var changes = splices.map { (range: map.textRange(of: $0.range), written: escape($0.text, for: entry)) }
    let separator = SeparatedRows.separator(of: catalog.source.text)
    if entry.flags.contains(.isBare), Self.needsQuotes(copy, separator) {
      changes = [(entry.raw, "\"\(copy.replacing("\"", with: "\"\""))\"")]
    }
    guard let edits = catalog.edits(changes), catalog.source.keepsEncoding(after: edits) else { return nil }
    return ReadBack(self).holds(changes, of: entry, as: copy, in: catalog) ? edits : nil
  }

  /// Whether a text without a name is such a table: all its rows are as long, and its head, its keys, or its quotation marks
  /// tell that the separators are none of the copy’s own.
  package static func isTable(_ text: Bytes) -> Bool {
    let rows = SeparatedRows(text, separator: SeparatedRows.separator(of: text))
    guard let head = rows.rows.first, head.count > 1, rows.openQuote == nil else { return false }
    if rows.separator == UInt8(ascii: "\t"), CopyTable.namesParts(rows.rows[...], text) { return true }
    guard rows.rows.allSatisfy({ $0.count == head.count }) else { return false }
    let body = rows.rows.dropFirst()
    if rows.separator == UInt8(ascii: "\t"), !body.isEmpty { return true }
    let isQuoted = rows.rows.contains { $0.contains(where: \.isQuoted) }
    let isKeyed = rows.rows.allSatisfy { $0[0].isKey(text) || $0.allSatisfy(\.isQuoted) }
    if isKeyed, isQuoted || !body.isEmpty { return true }
    let isNamed = head.contains { namesColumn(text.slice($0.range)) }
    return isNamed && !body.isEmpty
  }

  /// Whether the text is a table whose head names two columns or more, which no program has: `Key;English;German`.
  package static func hasHead(_ text: Bytes) -> Bool {
    let start = text.firstIndex { $0 > 0x20 } ?? 0
    let end = text.lineEnd(from: start)
    let head = SeparatedRows(text.slice(start..<end), separator: SeparatedRows.separator(of: text)).rows.first ?? []
    guard head.count > 1 else { return false }
    return head.count { namesColumn(text.slice($0.range)) } > 1 && isTable(text)
  }

  private static func namesColumn(_ words: Bytes) -> Bool {
    CopyLabel.language(words) != nil || CopyLabel(words) != nil || CopyLabel.translated(words) != nil
  }

  private static func needsQuotes(_ copy: String, _ separator: UInt8) -> Bool {
    guard let first = copy.first, let last = copy.last else { return true }
    return first.isWhitespace || last.isWhitespace || first == "\""
      || copy.utf8.contains { $0 == separator || [0x22, 0x0A, 0x0D].contains($0) }
  }
}

/// The records of comma-separated values: cells between separators, in quotation marks where they hold one.
struct SeparatedRows {
  private(set) var rows: [[TableCell]] = []
  /// Where quotation marks are never closed.
  private(set) var openQuote: Range<Int>?
  let separator: UInt8
  private let text: Bytes
  private var position = 0

  init(_ text: Bytes, separator: UInt8) {
    (self.text, self.separator) = (text, separator)
    while position < text.count { readRecord() }
  }

  /// The separator that the first record has most of, outside of quotation marks.
  static func separator(of text: Bytes) -> UInt8 {
    let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var (counts, isQuoted) = ([0, 0, 0], false)
    // Lines may stand above it that nobody is to read.
    for byte in text.drop(while: { $0 <= 0x20 }) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") { break }
      if let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    // A tab is in no copy; one of them tells.
    if counts[2] > 0 { return separators[2] }
    return counts[1] > counts[0] ? separators[1] : separators[0]
  }

  private mutating func readRecord() {
    var cells: [TableCell] = []
    while true {
      cells.append(readCell())
      guard position < text.count else { break }
      let byte = text[position]
      position += 1
      if byte != separator { break }
    }
    let isBlankLine = cells.count == 1 && cells[0].range.isEmpty && !cells[0].isQuoted
    if !isBlankLine { rows.append(cells) }
  }

  /// Reads a cell, and stops at the separator or line feed behind it.
  private mutating func readCell() -> TableCell {
    let start = position
    while position < text.count, text[position] == UInt8(ascii: " ") { position += 1 }
    if position < text.count, text[position] == UInt8(ascii: "\""), let cell = readQuoted() { return cell }
    position = start
    while position < text.count, !isEnd(text[position]) { position += 1 }
    return TableCell(range: CopyMarks(text).trimmed(start..<position))
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == UInt8(ascii: "\n") }

  /// Nil where something else follows the closing mark, or none is there: then the mark is copy.
  private mutating func readQuoted() -> TableCell? {
    let open = position
    var offset = open + 1
    while offset < text.count {
      if text.hasLiteral("\"\"", at: offset) {
        offset += 2
      } else if text[offset] == UInt8(ascii: "\"") {
        var end = offset + 1
        while end < text.count, isBlank(text[end]) && text[end] != separator || text[end] == 0x0D { end += 1 }
        guard end == text.count || isEnd(text[end]) else { return nil }
        position = end
        return TableCell(range: open + 1..<offset, escaping: .quotes, isQuoted: true)
      } else {
        offset += 1
      }
    }
    openQuote = openQuote ?? open..<open + 1
    return nil
  }
}
