package import CopyModel

/// Goes through a text line by line. A line ends at U+000A; a U+000D before it belongs to the line's end.
package struct LineCursor {
  private let text: Bytes
  private var position = 0

  package init(_ text: Bytes) { self.text = text }

  /// The range of the next line without its end, or nil at the end of the text.
  package mutating func next() -> Range<Int>? {
    guard position < text.count else { return nil }
    let start = position
    while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
    let hasReturn = position > start && text[position - 1] == UInt8(ascii: "\r") && position < text.count
    defer { position += 1 }
    return start..<position - (hasReturn ? 1 : 0)
  }
}
