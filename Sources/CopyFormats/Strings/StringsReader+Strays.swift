import CopyModel

/// Things that stand where no strings file has them.
extension StringsReader {
  /// Goes behind the statement or to the end of the line, whichever comes first.
  mutating func skipStatement() {
    while position < text.count, !text[position].isLineEnd {
      position += 1
      if endsStatement(at: position - 1) { return }
    }
  }

  /// No key starts at `position`.
  mutating func skipStray() {
    comment = PendingComment()
    switch text[position] {
    case .semicolon: skipRun(StringsMessage.straySemicolon)
    case .equals: skipStrayEquals()
    case .closeBrace where isWrapped: closeDictionary()
    case .closeBrace, .closeParenthesis: skipRun(StringsMessage.strayBracket)
    case .openBrace, .openParenthesis: skipNested(StringsMessage.list)
    default:
      lose(StringsMessage.unexpectedKey, over: position)
      position += scalarLength(at: position)
      skipStatement()
    }
  }

  /// Skips the same byte as often as it stands here.
  private mutating func skipRun(_ message: String) {
    let start = position
    while position < text.count, text[position] == text[start] { position += 1 }
    if !isLost { report(.malformed, message, start..<position) }
  }

  /// A second `= "value";` belongs to the pair before it and is dropped.
  private mutating func skipStrayEquals() {
    skipRun(StringsMessage.strayEquals)
    let next = text.skipBlanks(from: position)
    guard let value = string(at: next), value.isClosed else { return }
    let behind = text.skipBlanks(from: value.end)
    if behind < text.count, text[behind] == .semicolon { position = behind + 1 }
  }

  private mutating func closeDictionary() {
    isWrapped = false
    position += 1
    skipTrivia()
    if position < text.count {
      report(.malformed, StringsMessage.afterBrace, position..<position + scalarLength(at: position))
    }
  }

  /// Behind `=` stands no text, at `position`.
  mutating func skipOddValue(of key: StringToken) {
    comment = PendingComment()
    guard let next = peek, next != .semicolon, next != .closeBrace else {
      report(.malformed, StringsMessage.missingValue, position..<position)
      if peek == .semicolon { position += 1 }
      return
    }
    switch next {
    case .openBrace, .openParenthesis: skipNested(StringsMessage.nestedValue)
    case UInt8(ascii: "<"): skipData()
    default:
      lose(StringsMessage.unexpectedValue, over: position)
      return skipStatement()
    }
    let end = position
    skipTrivia()
    if peek == .semicolon {
      position += 1
    } else if !isLost {
      report(.malformed, StringsMessage.missingSemicolon, end..<end)
    }
  }

  private mutating func skipData() {
    let start = position
    report(.malformed, StringsMessage.dataValue, start..<start + 1)
    position += 1
    while let byte = peek, byte.isBlank || byte.isLineEnd || StringsEscape.hexDigit(byte) != nil { position += 1 }
    if peek == UInt8(ascii: ">") { position += 1 } else { isLost = true }
  }

  /// Skips a list or dictionary; when it never closes, only its bracket.
  private mutating func skipNested(_ message: String) {
    let start = position
    let end = lacksClosingBracket ? nil : nestedEnd(from: start)
    lacksClosingBracket = end == nil
    if !isLost { report(.malformed, end == nil ? StringsMessage.openBracket : message, start..<start + 1) }
    if end == nil { isLost = true }
    position = end ?? start + 1
  }

  /// Behind the bracket that closes the one at `start`; nil when none does.
  private func nestedEnd(from start: Int) -> Int? {
    var (position, depth) = (start, 0)
    while position < text.count {
      switch text[position] {
      case .openBrace, .openParenthesis: depth += 1
      case .closeBrace, .closeParenthesis: depth -= 1
      case .quote, .apostrophe:
        position = string(at: position)?.end ?? text.count
        continue
      case .slash:
        position = commentEnd(at: position) ?? position + 1
        continue
      default: break
      }
      position += 1
      if depth == 0 { return position }
    }
    return nil
  }
}
