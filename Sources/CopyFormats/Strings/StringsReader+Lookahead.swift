import CopyModel

/// Looks at what follows a broken place, to tell one slip from another. Nothing here moves the place of reading.
extension StringsReader {
  /// Whether the value took in lines behind it because its closing quotation mark is missing: its first line ends
  /// like a statement, or the next one starts like one.
  func looksOpen(_ value: StringToken) -> Bool {
    guard !value.isBare else { return false }
    // Never looks beyond the value: a line may be as long as the file.
    let firstEnd = text.firstIndex(
      of: .lineFeed, or: .carriageReturn, from: value.inner.lowerBound, upTo: value.inner.upperBound)
    guard firstEnd < value.inner.upperBound else { return false }
    let first = text.trimmed(value.inner.lowerBound..<firstEnd)
    if !first.isEmpty, text[first.upperBound - 1] == .semicolon { return true }
    let rest = text.trimmed(firstEnd..<value.inner.upperBound)
    // The mark that ended the value opens a line, or a comment stands there.
    if rest.isEmpty { return true }
    return text.hasLiteral("/*", at: rest.lowerBound) || text.hasLiteral("//", at: rest.lowerBound)
  }

  /// Whether a key with its `=` starts at `start`, apart from what ends at `end`.
  func startsPair(at start: Int, behind end: Int) -> Bool {
    guard start > end, let key = string(at: start), key.isClosed else { return false }
    let next = text.skipBlanks(from: key.end)
    return next < text.count && text[next] == .equals
  }

  /// Whether the string at `start` is the value of `key`, with only the `=` missing.
  func isValue(at start: Int, behind key: StringToken) -> Bool {
    guard start > key.end, let value = string(at: start), value.isClosed, !(value.isBare && key.isBare) else {
      return false
    }
    let next = text.skipBlanks(from: value.end)
    return next < text.count && text[next] == .semicolon
  }

  func hasLineEnd(in range: Range<Int>) -> Bool { text.slice(range).contains { $0.isLineEnd } }

  /// The quotation mark on this line that closes a string as `terminator` follows it.
  ///
  /// Where a line has none, that is remembered: a line may be as long as the file, and broken in as many places.
  mutating func closingQuote(_ delimiter: UInt8, from start: Int, before terminator: UInt8) -> Int? {
    let search = UInt16(delimiter) << 8 | UInt16(terminator)
    var position = start
    guard position >= fruitlessUpTo[search, default: 0] else { return nil }
    while position < text.count, !text[position].isLineEnd {
      if text[position] == delimiter, closes(at: position + 1, terminator) { return position }
      if text[position] == .backslash, position + 1 < text.count, !text[position + 1].isLineEnd { position += 1 }
      position += 1
    }
    fruitlessUpTo[search] = position
    return nil
  }

  private func closes(at start: Int, _ terminator: UInt8) -> Bool {
    let place = text.skipBlanks(from: start)
    guard place < text.count, text[place] == terminator else { return false }
    return terminator == .semicolon ? endsStatement(at: place) : string(at: text.skipBlanks(from: place + 1)) != nil
  }

  /// Whether a `;` stands at `place` with nothing, a comment or another statement behind it.
  func endsStatement(at place: Int) -> Bool {
    guard text[place] == .semicolon else { return false }
    let next = text.skipBlanks(from: place + 1)
    guard next < text.count else { return true }
    return text[next].isLineEnd || [.quote, .apostrophe, .slash, .closeBrace].contains(text[next])
  }

  /// Bytes of the scalar at `position`, not beyond the end.
  func scalarLength(at position: Int) -> Int { min(utf8Length(lead: text[position]), text.count - position) }
}
