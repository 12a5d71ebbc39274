import CopyModel

/// The comment read last, which belongs to the entry that follows.
///
/// A blank line cuts it off: licences and section headings are about more than the next entry.
struct PendingComment {
  /// What stands between the delimiters; for several `//` lines in a row, from the first to the last.
  private(set) var range = 0..<0
  /// How many `//` lines were put together; 0 for a block comment or none.
  private(set) var lineCount = 0
  /// Line ends since.
  var lineEnds = 0

  mutating func setBlock(_ inner: Range<Int>) {
    range = inner
    lineCount = 0
    lineEnds = 0
  }

  /// Whether a `//` line that comes now goes on with it.
  var isContinued: Bool { lineCount > 0 && lineEnds == 1 }

  mutating func addLine(_ inner: Range<Int>) {
    range = isContinued ? range.lowerBound..<inner.upperBound : inner
    lineCount = range.lowerBound == inner.lowerBound ? 1 : lineCount + 1
    lineEnds = 0
  }

  /// Whether it speaks of an entry that starts here.
  var isAttached: Bool { !range.isEmpty && lineEnds < 2 }
}

extension StringsReader {
  /// Lets go of the comment read last, which another one follows or a blank line parts from the next entry.
  func keepAsRemark(_ comment: PendingComment) {
    if !comment.range.isEmpty { builder.add(remark: TextSlice(file: text.trimmed(comment.range))) }
  }

  /// The comment's words; nothing for the sentence that genstrings writes where nobody wrote one.
  func words(of comment: PendingComment) -> TextSlice {
    guard comment.isAttached else { return .none }
    if comment.lineCount > 1 { return joinedLines(of: comment.range) }
    let range = withoutDecoration(comment.range, isLine: comment.lineCount == 1)
    let isPlaceholder = text.slice(range).equals("No comment provided by engineer.")
    return isPlaceholder || range.isEmpty ? .none : TextSlice(file: range)
  }

  /// `range` without the stars or slashes of a banner, and without space around.
  private func withoutDecoration(_ range: Range<Int>, isLine: Bool) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    let decoration: UInt8 = isLine ? .slash : .star
    while low < high, text[low] == decoration { low += 1 }
    while low < high, text[high - 1] == decoration { high -= 1 }
    return text.trimmed(low..<high)
  }

  private func joinedLines(of range: Range<Int>) -> TextSlice {
    var (words, position) = ([UInt8](), range.lowerBound)
    while position < range.upperBound {
      let end = min(text.lineEnd(from: position), range.upperBound)
      var start = text.skipBlanks(from: position)
      while start < end, text[start] == .slash { start += 1 }
      let line = text.trimmed(min(start, end)..<end)
      if !words.isEmpty, !line.isEmpty { words.append(.lineFeed) }
      words.append(contentsOf: text.slice(line))
      position = end + 1
    }
    return words.isEmpty ? .none : builder.store(words)
  }
}
