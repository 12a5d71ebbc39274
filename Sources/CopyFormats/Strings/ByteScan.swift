import CopyModel

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
