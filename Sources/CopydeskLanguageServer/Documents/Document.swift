import CopyKernel
import CopyModel
import CopyReview

/// A document that is open in the editor, as the editor has it.
final class Document {
  let uri: String
  /// The path of the file; of a document that is none, the name that chooses its format.
  let path: String
  private(set) var version: Int?
  private(set) var text: ByteBuffer
  private(set) var lines: LineTable
  /// What was found; nil since the last change.
  var findings: DocumentFindings?
  /// The path of the file that this one translates; nil where it is none.
  var base: String?

  init(uri: String, path: String, version: Int?, text: ByteBuffer) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = text
    lines = LineTable(text.bytes)
  }

  /// Puts the changes of the client in, in their order.
  func change(_ changes: [DocumentChange], version: Int?, _ encoding: PositionEncoding) {
    for change in changes {
      text = change.range.map { replacing($0, with: change.text, encoding) } ?? change.text
      lines = LineTable(text.bytes)
    }
    self.version = version
    findings = nil
  }

  private func replacing(
    _ range: (start: Position, end: Position), with new: ByteBuffer, _ encoding: PositionEncoding
  ) -> ByteBuffer {
    let old = text.bytes
    let start = lines.offset(of: range.start, in: old, encoding)
    let end = max(start, lines.offset(of: range.end, in: old, encoding))
    let changed = ByteBuffer(capacity: old.count - (end - start) + new.count)
    changed.append(old.slice(0..<start))
    changed.append(new.bytes)
    changed.append(old.slice(from: end))
    return changed
  }

  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    lines.offset(of: position, in: text.bytes, encoding)
  }

  /// The range of `length` bytes from `offset` on.
  func range(_ offset: Int, _ length: Int, _ encoding: PositionEncoding) -> (start: Position, end: Position) {
    (
      lines.position(of: offset, in: text.bytes, encoding),
      lines.position(of: offset + length, in: text.bytes, encoding)
    )
  }

  func range(_ span: ByteSpan, _ encoding: PositionEncoding) -> (start: Position, end: Position) {
    range(span.offset, span.length, encoding)
  }
}

/// A change of a document: of a range, or of all.
struct DocumentChange {
  let range: (start: Position, end: Position)?
  let text: ByteBuffer

  init(range: (start: Position, end: Position)?, text: ByteBuffer) { (self.range, self.text) = (range, text) }

  /// Nil where `node` is no change.
  init?(_ node: JSONNode) {
    guard let text = node["text"]?.bytes else { return nil }
    self.text = text
    guard let range = node["range"], !range.isNull else {
      self.range = nil
      return
    }
    guard let start = Position(range["start"]), let end = Position(range["end"]) else { return nil }
    self.range = (start, end)
  }
}

/// What a review found in one version of a document.
struct DocumentFindings {
  let review: FileReview
  /// What is told of the document itself, in the order of its text.
  let diagnostics: [Diagnostic]
  /// What the base has and this document lacks.
  let missing: [Diagnostic]
}

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
    let number = starts.indexBeforePartition(where: { $0 > offset })
    let line = text.slice(starts[number]..<offset)
    guard encoding == .utf16 else { return Position(line: number, character: line.count) }
    // A lead byte counts one unit, that of four bytes two.
    let units = line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return Position(line: number, character: units)
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
