import CopyModel

/// How words are added to what developers say of an entry. Places are found in the text around the entry; whoever uses the
/// edits reads the file again and looks whether they did what they should.
extension Catalog {
  /// The edits that put `written` at `offset` of the file’s text.
  func insertion(of written: String, at offset: Int) -> [Edit]? { edits([(offset..<offset, written)]) }

  /// The edits that add `words` behind the comment; nil where it is none, or does not stand in the file as it is read.
  func appending(_ words: String, to comment: TextSlice) -> [Edit]? {
    guard !comment.isEmpty, !comment.isInArena else { return nil }
    return insertion(of: " \(words)", at: comment.range.upperBound)
  }

  /// The edits that put a line of its own above the line of `offset`; with something else before it on its line, `inline`
  /// right before it.
  func insertion(ofLine line: String, above offset: Int, inline: String?) -> [Edit]? {
    let start = lineStart(of: offset)
    guard source.text[start..<offset].allSatisfy(\.isBlank) else {
      return inline.flatMap { insertion(of: $0, at: offset) }
    }
    return insertion(of: indentation(of: offset) + line + lineEnd, at: start)
  }

  /// Where the line of `offset` begins.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !source.text[start - 1].isLineEnd { start -= 1 }
    return start
  }

  /// The spaces and tabs before the first word on the line of `offset`.
  func indentation(of offset: Int) -> String {
    let start = lineStart(of: offset)
    return source.text.slice(start..<min(source.text.skipBlanks(from: start), max(start, offset))).text
  }

  /// How the file ends its lines, by the first one.
  var lineEnd: String {
    let text = source.text
    let end = text.lineEnd(from: 0)
    guard end < text.count, text[end] == .carriageReturn else { return "\n" }
    return end + 1 < text.count && text[end + 1] == .lineFeed ? "\r\n" : "\r"
  }

  /// The last place of `literal` before `offset`, no more than `reach` bytes away.
  func last(_ literal: StaticString, before offset: Int, reach: Int = 100_000) -> Int? {
    let low = max(0, offset - reach)
    return (low..<max(low, offset)).reversed().first { source.text.hasLiteral(literal, at: $0) }
  }

  /// The first place of `literal` from `offset` on, no more than `reach` bytes away.
  func first(_ literal: StaticString, from offset: Int, reach: Int = 100_000) -> Int? {
    (offset..<min(source.text.count, offset + reach)).first { source.text.hasLiteral(literal, at: $0) }
  }
}
