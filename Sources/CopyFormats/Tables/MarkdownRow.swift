import CopyModel

/// A row of a Markdown table: cells between bars, `\|` for a bar in one.
struct MarkdownRow {
  private(set) var cells: [TableCell] = []

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
