import CopyModel

/// Texts that go on over several lines, as mail and screens break them.
extension PastedText {
  /// The lines with each such text as one. A long line without a mark at its end goes on in the next, where that begins with a
  /// small letter.
  static func unwrapped(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    var joined: [CopyLine] = []
    for line in lines {
      guard let last = joined.last, goesOn(last, in: line, text) else {
        joined.append(line)
        continue
      }
      // What stands above is the same text, where it is as long as its lines are.
      var start = last
      joined.removeLast()
      while let before = joined.last, isOpen(before, text), before.whole.count >= full, !start.isWrapped {
        start = before
        joined.removeLast()
      }
      for end in [\CopyLine.whole, \CopyLine.copy] {
        start[keyPath: end] = start[keyPath: end].lowerBound..<line.whole.upperBound
      }
      start.isWrapped = true
      start.signs.formUnion(line.signs)
      joined.append(start)
    }
    return joined
  }

  /// Bytes of a line that nobody ends by choice, and of one that may go on.
  private static let (full, long) = (40, 25)

  private static func goesOn(_ line: CopyLine, in next: CopyLine, _ text: Bytes) -> Bool {
    if opensQuotation(line, text), next.kind == .text, !next.isBullet { return true }
    guard next.kind == .text, let first = text[next.whole].first, first.isASCIILower, !next.isBullet,
      next.buttons.isEmpty, line.whole.count >= long, isOpen(line, text),
      !text[line.whole.upperBound..<next.whole.lowerBound].contains(UInt8(ascii: "\r"))
    else { return false }
    return next.whole.count >= long || CopyMarks(text).endsSentence(next.whole)
  }

  /// Whether a quotation begins in the line and ends in none of it.
  private static func opensQuotation(_ line: CopyLine, _ text: Bytes) -> Bool {
    guard line.signs.contains(.quote), line.kind == .text, !line.isBullet, line.buttons.isEmpty else { return false }
    let open = line.whole.last { text.hasLiteral("“", at: $0) }
    return open.map { open in !line.whole.contains { $0 > open && text.hasLiteral("”", at: $0) } } ?? false
  }

  /// Whether a line is a text that nothing ends.
  private static func isOpen(_ line: CopyLine, _ text: Bytes) -> Bool {
    guard line.kind == .text, !line.isBullet, line.buttons.isEmpty, let first = text[line.whole].first,
      let last = text[line.whole].last
    else { return false }
    return !first.isASCIILower && !".?!:;".utf8.contains(last) && !CopyMarks(text).endsSentence(line.whole)
  }
}
