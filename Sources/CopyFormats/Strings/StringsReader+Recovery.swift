import CopyModel

/// What to make of a pair that breaks the grammar.
extension StringsReader {
  /// Behind the value stands something other than `;`, at `position`.
  mutating func recoverValue(_ value: StringToken, of key: StringToken, _ comment: PendingComment) {
    let next = position
    // Comments behind the value belong to what follows.
    position = value.end
    self.comment = PendingComment()
    if looksOpen(value) { return recoverOpenValue(value, of: key, comment) }
    let isPair = startsPair(at: next, behind: value.end)
    let isApart = next == text.count || text[next] == .closeBrace || hasLineEnd(in: value.end..<next)
    // Behind a comment no mark is looked for: what was skipped is not read again.
    if !isPair, !isApart, text.skipBlanks(from: value.end) == next, let whole = wholeValue(from: value) {
      add(key, value: whole, comment)
      return
    }
    report(.malformed, StringsMessage.missingSemicolon, value.end..<value.end)
    var value = value
    value.isRecovered = !isPair && !isApart
    add(key, value: value, comment)
    isLost = !isPair
    guard !isPair, !isApart else { return }
    position = max(position, next)
    skipStatement()
  }

  /// The value with the quotation marks in it that lack a backslash, or the words that lack quotation marks; reports
  /// them and goes behind the `;`.
  private mutating func wholeValue(from value: StringToken) -> StringToken? {
    guard !value.isBare else { return wholeWords(from: value) }
    guard let closing = closingQuote(value.delimiter, from: value.end, before: .semicolon) else { return nil }
    report(.malformed, StringsMessage.unescapedQuote, value.inner.upperBound..<value.end)
    position = text.skipBlanks(from: closing + 1) + 1
    return StringToken(
      recovered: value.inner.lowerBound..<closing, end: closing + 1, delimiter: value.delimiter)
  }

  private mutating func wholeWords(from value: StringToken) -> StringToken? {
    var end = value.end
    while end < text.count, !text[end].isLineEnd, !endsStatement(at: end) { end += 1 }
    guard end < text.count, text[end] == .semicolon else { return nil }
    position = end + 1
    var words = text.trimmed(value.start..<end)
    if text[words.upperBound - 1] == .quote { words = words.lowerBound..<words.upperBound - 1 }
    report(.malformed, StringsMessage.bareText, words)
    return StringToken(recovered: words, end: end, delimiter: 0)
  }

  /// The closing quotation mark is missing: the value is what stands on its first line.
  mutating func recoverOpenValue(_ value: StringToken, of key: StringToken, _ comment: PendingComment) {
    var line = text.trimmed(value.inner.lowerBound..<text.lineEnd(from: value.inner.lowerBound))
    position = line.upperBound
    if !line.isEmpty, text[line.upperBound - 1] == .semicolon { line = line.lowerBound..<line.upperBound - 1 }
    let inner = value.inner.lowerBound..<max(line.upperBound, value.inner.lowerBound)
    report(.malformed, StringsMessage.missingQuote, inner.upperBound..<inner.upperBound)
    self.comment = PendingComment()
    add(key, value: StringToken(recovered: inner, end: position, delimiter: value.delimiter), comment)
  }

  /// The closing quotation mark of a key is missing up to the end of the file.
  mutating func recoverOpenKey(_ key: StringToken) {
    let end = text.lineEnd(from: key.start)
    lose(StringsMessage.missingQuote, at: text.trimmed(key.start..<end).upperBound)
    position = end
  }

  /// Behind the key stands something other than `=` or `;`, at `position`.
  mutating func recoverKey(_ key: StringToken, _ comment: PendingComment) {
    let next = position
    if !key.isBare, hasLineEnd(in: key.inner) {
      // What was skipped is read again.
      self.comment = PendingComment()
      return recoverOpenKey(key)
    }
    if !isLost {
      if next < text.count, isValue(at: next, behind: key) {
        report(.malformed, StringsMessage.missingEquals, key.end..<key.end)
        return readValue(of: key, comment)
      }
      if text.skipBlanks(from: key.end) == next, let whole = wholeKey(from: key) {
        position = whole.end
        skipTrivia()
        position += 1
        return readValue(of: whole, comment)
      }
    }
    if next == text.count {
      lose(StringsMessage.endAfterKey, at: key.end)
    } else {
      lose(StringsMessage.expectedEquals, over: next)
    }
    guard !hasLineEnd(in: key.end..<next) else { return }
    self.comment = PendingComment()
    skipStatement()
  }

  private mutating func wholeKey(from key: StringToken) -> StringToken? {
    guard !key.isBare else { return wholeBareKey(from: key) }
    guard let closing = closingQuote(key.delimiter, from: key.end, before: .equals) else { return nil }
    report(.malformed, StringsMessage.unescapedQuote, key.inner.upperBound..<key.end)
    return StringToken(recovered: key.inner.lowerBound..<closing, end: closing + 1, delimiter: key.delimiter)
  }

  /// Several words in front of `=`.
  private mutating func wholeBareKey(from key: StringToken) -> StringToken? {
    var end = key.end
    while end < text.count, text[end] != .equals {
      if text[end].isLineEnd || text[end] == .quote || text[end] == .semicolon { return nil }
      end += 1
    }
    guard end < text.count, string(at: text.skipBlanks(from: end + 1)) != nil else { return nil }
    let words = text.trimmed(key.start..<end)
    report(.malformed, StringsMessage.bareText, words)
    return StringToken(recovered: words, end: words.upperBound, delimiter: 0)
  }

  /// Reports that nothing could be made of what follows `place`, unless that is known.
  mutating func lose(_ message: String, at place: Int) {
    if !isLost { report(.malformed, message, place..<place) }
    isLost = true
  }

  /// Reports that nothing could be made of the scalar at `place`, unless that is known.
  mutating func lose(_ message: (UInt32) -> String, over place: Int) {
    if !isLost { report(.malformed, message(text.scalar(at: place)), place..<place + scalarLength(at: place)) }
    isLost = true
  }
}

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
