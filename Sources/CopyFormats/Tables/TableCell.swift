import CopyModel

/// One cell of a table, with its place in the text.
struct TableCell {
  /// How a cell writes what would end it.
  enum Escaping {
    case none
    /// A quotation mark stands twice.
    case quotes
    /// A backslash stands before a bar.
    case bars
  }

  /// The content, without what stands around it.
  var range: Range<Int>
  var escaping = Escaping.none
  /// Whether quotation marks stand around it.
  var isQuoted = false

  /// What the content says.
  func decoded(_ text: Bytes) -> [UInt8] {
    var (result, position) = ([UInt8](), range.lowerBound)
    while position < range.upperBound {
      let length = escapeLength(text, at: position)
      result.append(text[position + max(length - 1, 0)])
      position += max(length, 1)
    }
    return result
  }

  /// Two, where the content has an escape at `offset`; else 0.
  func escapeLength(_ text: Bytes, at offset: Int) -> Int {
    guard offset + 1 < range.upperBound else { return 0 }
    switch escaping {
    case .none: return 0
    case .quotes: return text.hasLiteral("\"\"", at: offset) ? 2 : 0
    case .bars: return text.hasLiteral("\\|", at: offset) ? 2 : 0
    }
  }

  /// Whether it goes by a name as programs have them: `song.delete_title`, and no words.
  func isKey(_ text: Bytes) -> Bool {
    let name = text.slice(range)
    guard name.count > 2, !name.contains(where: { $0 == UInt8(ascii: " ") || $0 >= 0x80 }) else { return false }
    guard name[0].isASCIILetter else { return false }
    return name.dropFirst().dropLast().contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  /// Whether it is a code or number of the row, which says nothing of the text: `E100`, `W-01`.
  func isCode(_ text: Bytes) -> Bool { !text[range].contains { $0.isASCIILower || $0 >= 0x80 } }

  /// Whether it has letters at all.
  func hasWords(_ text: Bytes) -> Bool { text[range].contains { $0.isASCIILetter || $0 >= 0x80 } }
}

extension CatalogBuilder {
  /// Adds the content of `cell` as the copy of `entry`.
  mutating func addCell(_ cell: TableCell, _ entry: inout Entry) {
    if cell.isQuoted == false { entry.flags.formUnion(.isBare) }
    let text = text
    addCopy(cell.range, &entry) { cell.escapeLength(text, at: $0) }
  }
}

/// A row of a Markdown table: cells between bars, `\|` for a bar in one.
struct MarkdownRow {
  private(set) var cells: [TableCell] = []

  /// Leaves out cells without words, as double bars make them.
  mutating func removeEmpty() { cells.removeAll { $0.range.isEmpty } }

  init(_ text: Bytes, _ line: Range<Int>) {
    let marks = CopyMarks(text)
    var inner = line
    if text[inner.lowerBound] == UInt8(ascii: "|") { inner = inner.dropFirst() }
    if inner.count > 1, text[inner.upperBound - 1] == UInt8(ascii: "|"), text[inner.upperBound - 2] != 0x5C {
      inner = inner.dropLast()
    }
    var (start, offset) = (inner.lowerBound, inner.lowerBound)
    while offset <= inner.upperBound {
      let isEnd = offset == inner.upperBound
      if isEnd || text[offset] == UInt8(ascii: "|") {
        cells.append(TableCell(range: marks.bared(marks.trimmed(start..<offset)), escaping: .bars))
        start = offset + 1
      } else if text[offset] == 0x5C, offset + 1 < inner.upperBound {
        offset += 1
      }
      offset += 1
    }
  }
}
