import CopyModel

/// Where the lines of a text begin, and the way between offsets and positions.
struct LineTable {
  /// Offsets of the first byte of each line, the first one first.
  private let starts: ContiguousArray<Int>

  /// Lines end with LF, CR LF, or CR, as the protocol wants.
  init(_ text: Bytes) {
    var (starts, position) = (ContiguousArray([0]), 0)
    while true {
      let end = text.firstIndex(of: 0x0A, or: 0x0D, from: position)
      guard end < text.count else { break }
      let isPair = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A
      position = end + (isPair ? 2 : 1)
      starts.append(position)
    }
    self.starts = starts
  }

  /// The offset of a position; what lies beyond a line is its end, what lies beyond the text its end.
  func offset(of position: Position, in text: Bytes, _ encoding: PositionEncoding) -> Int {
    guard position.line < starts.count else { return text.count }
    var offset = starts[position.line]
    let end = contentEnd(of: position.line, in: text)
    if encoding == .utf8 { return Self.scalarStart(at: min(offset + position.character, end), in: text) }
    var left = position.character
    while offset < end, left > 0 {
      let length = min(utf8Length(lead: text[offset]), end - offset)
      let units = length == 4 ? 2 : 1
      // The middle of a character is its start.
      if units > left { break }
      offset += length
      left -= units
    }
    return offset
  }

  /// The position of an offset.
  func position(of offset: Int, in text: Bytes, _ encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), text.count)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let line = text.slice(starts[low]..<offset)
    guard encoding == .utf16 else { return Position(line: low, character: line.count) }
    // A lead byte counts one unit, that of four bytes two.
    let units = line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return Position(line: low, character: units)
  }

  private func contentEnd(of line: Int, in text: Bytes) -> Int {
    guard line + 1 < starts.count else { return text.count }
    var end = starts[line + 1] - 1
    if end > starts[line], text[end] == 0x0A, text[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private static func scalarStart(at offset: Int, in text: Bytes) -> Int {
    var start = offset
    while start > 0, start < text.count, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
