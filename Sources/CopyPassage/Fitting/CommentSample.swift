import CopyModel

/// What a developer’s comment gives as an example for a placeholder: `%@ is a name, e.g. “Mina”`, `%1$@ = 'photo.jpg'`.
enum CommentSample {
  /// Bytes between the placeholder and its example, at most.
  private static let reach = 48

  /// Where the example stands in `comment`: the first quoted words behind the placeholder, if “e.g.”, “example”, “such as”,
  /// “like”, `=` or a colon stands between.
  static func range(of placeholder: Bytes, in comment: Bytes) -> Range<Int>? {
    guard comment.count > placeholder.count + 3, let start = find(placeholder, in: comment) else { return nil }
    let end = min(comment.count, start + placeholder.count + reach)
    var index = start + placeholder.count
    var isExample = false
    while index < end {
      if let (open, close) = quotes(at: index, in: comment) {
        guard isExample else { return nil }
        let first = index + open
        guard let last = closing(close, from: first, in: comment), last > first, last - first <= 60 else { return nil }
        return first..<last
      }
      if startsSign(at: index, in: comment) { isExample = true }
      // The next placeholder’s example is not this one’s.
      if comment[index] == UInt8(ascii: "%") { return nil }
      index += 1
    }
    return nil
  }

  private static func find(_ text: Bytes, in comment: Bytes) -> Int? {
    (0...comment.count - text.count).first { comment.slice($0..<$0 + text.count).equals(text) }
  }

  private static func startsSign(at index: Int, in comment: Bytes) -> Bool {
    switch comment[index] {
    case UInt8(ascii: "="), UInt8(ascii: ":"): return true
    case UInt8(ascii: "e"): return comment.hasLiteral("e.g", at: index) || comment.hasLiteral("example", at: index)
    case UInt8(ascii: "s"): return comment.hasLiteral("such as", at: index)
    case UInt8(ascii: "l"): return comment.hasLiteral("like ", at: index)
    default: return false
    }
  }

  /// Bytes of an opening quotation mark, and the mark that closes it.
  private static func quotes(at index: Int, in comment: Bytes) -> (Int, StaticString)? {
    if comment.hasLiteral("“", at: index) { return (3, "”") }
    if comment[index] == UInt8(ascii: "\"") { return (1, "\"") }
    if comment[index] == UInt8(ascii: "'") { return (1, "'") }
    return nil
  }

  private static func closing(_ mark: StaticString, from start: Int, in comment: Bytes) -> Int? {
    (start..<comment.count).first { comment.hasLiteral(mark, at: $0) }
  }
}
