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

/// White space and comments, which may stand between any two words of the grammar.
extension StringsReader {
  mutating func skipTrivia() {
    while position < text.count {
      switch text[position] {
      case .lineFeed:
        comment.lineEnds += 1
        position += 1
      case .carriageReturn:
        if position + 1 >= text.count || text[position + 1] != .lineFeed { comment.lineEnds += 1 }
        position += 1
      case 9, 11, 12, 32: position += 1
      case .slash: guard skipComment() else { return }
      case 0x1A, 0x80...: guard skipOddSpace() else { return }
      default: return
      }
    }
  }

  /// Skips the comment that starts here; false when none does.
  private mutating func skipComment() -> Bool {
    let start = position
    guard let end = commentEnd(at: start) else { return false }
    if text[start + 1] == .slash {
      if !comment.isContinued { keepAsRemark(comment) }
      comment.addLine(start + 2..<end)
    } else if end >= start + 4, text[end - 1] == .slash, text[end - 2] == .star {
      keepAsRemark(comment)
      comment.setBlock(start + 2..<end - 2)
    } else {
      if !lacksCommentEnd { report(.malformed, StringsMessage.openComment, start..<start + 2) }
      lacksCommentEnd = true
      position = text.lineEnd(from: start)
      return true
    }
    position = end
    return true
  }

  /// Behind the comment that starts at `start`, or nil when none does. One that never ends is taken to the line's end
  /// once that is known, else to the end of the file.
  func commentEnd(at start: Int) -> Int? {
    guard start + 1 < text.count, text[start] == .slash else { return nil }
    if text[start + 1] == .slash { return lineCommentEnd(from: start + 2) }
    guard text[start + 1] == .star else { return nil }
    guard !lacksCommentEnd else { return text.lineEnd(from: start) }
    var position = start + 2
    while true {
      position = text.firstIndex(of: .star, or: .star, from: position)
      guard position + 1 < text.count else { return text.count }
      if text[position + 1] == .slash { return position + 2 }
      position += 1
    }
  }

  /// A line comment ends at U+2028 and U+2029 as well.
  private func lineCommentEnd(from start: Int) -> Int {
    var position = start
    while position < text.count, !text[position].isLineEnd, !isUnicodeLineEnd(at: position) { position += 1 }
    return position
  }

  private func isUnicodeLineEnd(at position: Int) -> Bool {
    text[position] == 0xE2 && position + 2 < text.count && text[position + 1] == 0x80
      && (text[position + 2] == 0xA8 || text[position + 2] == 0xA9)
  }

  /// Skips U+2028 and U+2029, which are white space here; bytes already reported as no text; and, with a word of
  /// protest, the invisible characters that stop CoreFoundation although nobody can see them.
  private mutating func skipOddSpace() -> Bool {
    let scalar = text.scalar(at: position)
    let end = min(position + utf8Length(lead: text[position]), text.count)
    if scalar != 0x2028 && scalar != 0x2029 && !builder.overlapsDamage(position..<end) {
      guard Self.isInvisible(scalar) else { return false }
      if !isLost { report(.malformed, StringsMessage.invisible(scalar), position..<end) }
    }
    position = end
    return true
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x2064, 0x2066...0x206F, 0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
