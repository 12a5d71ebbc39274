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
    position = text.lineFeed(from: start)
    let hasReturn = position > start && text[position - 1] == UInt8(ascii: "\r") && position < text.count
    defer { position += 1 }
    return start..<position - (hasReturn ? 1 : 0)
  }
}

extension Bytes {
  /// The end of the line that `start` is in: the place of its line feed or carriage return, or `count`.
  func lineEnd(from start: Int) -> Int { firstIndex(of: .lineFeed, or: .carriageReturn, from: start) }

  /// Behind the spaces and tabs from `start` on.
  func skipBlanks(from start: Int) -> Int {
    var position = start
    while position < count, self[position].isBlank { position += 1 }
    return position
  }

  /// `range` without spaces, tabs and line ends on both sides.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, self[low].isBlank || self[low].isLineEnd { low += 1 }
    while low < high, self[high - 1].isBlank || self[high - 1].isLineEnd { high -= 1 }
    return low..<high
  }
}
