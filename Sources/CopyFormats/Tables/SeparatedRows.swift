import CopyModel

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
    for byte in text {
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
