import CopyModel

/// A piece of what stands inside an element that is well formed, as it is written.
struct XMLPiece {
  enum Kind { case text, cdata, tag, entity, comment }

  var kind: Kind
  /// With its delimiters.
  var range: Range<Int>

  /// The text in it: all, or what a CDATA section holds.
  var inner: Range<Int> {
    guard kind == .cdata else { return range }
    let start = min(range.lowerBound + 9, range.upperBound)
    return start..<max(start, range.upperBound - 3)
  }

  /// The pieces of `raw`, in order.
  static func all(in raw: Range<Int>, of text: Bytes) -> [XMLPiece] {
    var (pieces, position) = ([XMLPiece](), raw.lowerBound)
    while position < raw.upperBound {
      let piece = piece(at: position, end: raw.upperBound, of: text)
      pieces.append(piece)
      position = piece.range.upperBound
    }
    return pieces
  }

  private static func piece(at start: Int, end: Int, of text: Bytes) -> XMLPiece {
    func upTo(_ mark: StaticString, _ kind: Kind) -> XMLPiece {
      let found = (start..<end).first { text.hasLiteral(mark, at: $0) }
      return XMLPiece(kind: kind, range: start..<min(found.map { $0 + mark.utf8CodeUnitCount } ?? end, end))
    }
    if text.hasLiteral("<![CDATA[", at: start) { return upTo("]]>", .cdata) }
    if text.hasLiteral("<!--", at: start) { return upTo("-->", .comment) }
    if text.hasLiteral("<?", at: start) { return upTo("?>", .comment) }
    if text[start] == UInt8(ascii: "<") { return XMLPiece(kind: .tag, range: start..<tagEnd(from: start, end, text)) }
    if text[start] == UInt8(ascii: "&"), let reference = XMLReference(in: text, at: start), reference.meaning == .entity
    {
      return XMLPiece(kind: .entity, range: start..<min(start + reference.length, end))
    }
    var position = start + 1
    while position < end {
      position = text.firstIndex(of: UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: position, upTo: end)
      guard position < end, text[position] == UInt8(ascii: "&"),
        XMLReference(in: text, at: position)?.meaning != .entity
      else { break }
      position += 1
    }
    return XMLPiece(kind: .text, range: start..<position)
  }

  /// Behind “>”, which may also stand in an attribute.
  private static func tagEnd(from start: Int, _ end: Int, _ text: Bytes) -> Int {
    var (position, quote) = (start + 1, UInt8(0))
    while position < end {
      let byte = text[position]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == .quote || byte == .apostrophe {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      }
      position += 1
    }
    return end
  }
}
