import CopyModel

/// The mark at the end, closing quotation marks and brackets behind it left out.
@frozen @usableFromInline package enum Terminal: UInt8, CaseIterable, Sendable {
  case none, period, question, exclamation, ellipsis, colon, other

  package var name: String { "\(self)" }
}

/// Finds the mark at the end of copy, by script.
struct TerminalFinder {
  let copy: Bytes
  let tokens: UnsafeBufferPointer<Token>
  let locale: LocaleTag

  /// The kind of mark and its place; without a mark, the place where one belongs.
  func find() -> (terminal: Terminal, range: Range<Int>) {
    guard let last = lastMark(before: tokens.count) else { return (.none, copy.count..<copy.count) }
    if tokens[last].kind == .placeholder, let mark = markBefore(last) { return mark }
    guard tokens[last].kind == .punctuation || tokens[last].kind == .other else { return none(behind: last) }
    let scalar = copy.scalar(at: Int(tokens[last].start)).value
    if scalar == 0x3A, isDrive(before: last) { return none(behind: last) }
    let terminal = kind(scalar)
    if terminal == .period { return period(last) }
    return terminal == .none ? none(behind: last) : (terminal, tokens[last].range)
  }

  /// A message filled in behind the sentence has marks of its own: “The post can’t be sent. %@”.
  private func markBefore(_ placeholder: Int) -> (Terminal, Range<Int>)? {
    // “(no. %d)”: what is filled in stands in brackets with what is before it.
    let isClosed = tokens[(placeholder + 1)...].contains { $0.kind == .punctuation && copy[Int($0.start)] == 0x29 }
    guard !isClosed, let last = lastMark(before: placeholder), tokens[last].kind == .punctuation,
      last + 1 < placeholder, tokens[last + 1].kind == .space || tokens[last + 1].kind == .newline
    else { return nil }
    switch kind(copy.scalar(at: Int(tokens[last].start)).value) {
    case .period, .question, .exclamation:
      return (kind(copy.scalar(at: Int(tokens[last].start)).value), tokens[last].range)
    default: return nil
    }
  }

  /// The colon of “Open Drive C:” belongs to the name.
  private func isDrive(before colon: Int) -> Bool {
    guard colon > 1, tokens[colon - 1].kind == .word, tokens[colon - 1].length == 1 else { return false }
    return copy[Int(tokens[colon - 1].start)].isASCIIUpper && tokens[colon - 2].kind == .space
  }

  /// The last token that is no space, closing quotation mark, bracket, markup or emoji.
  private func lastMark(before end: Int) -> Int? {
    var index = end - 1
    while index >= 0 {
      switch tokens[index].kind {
      case .space, .newline, .markup, .emoji: break
      case .punctuation where isClosing(copy.scalar(at: Int(tokens[index].start)).value): break
      default: return index
      }
      index -= 1
    }
    return nil
  }

  private func none(behind last: Int) -> (Terminal, Range<Int>) {
    // The mark goes behind what closes, but before spaces and pictures.
    var index = last
    while index + 1 < tokens.count, tokens[index + 1].kind == .punctuation || tokens[index + 1].kind == .markup {
      index += 1
    }
    let end = tokens[index].end
    if locale.isLanguage("hy"), let mark = armenianQuestion(in: last) { return (.question, mark) }
    return (.none, end..<end)
  }

  /// Two periods or more stand for an ellipsis, and three stops of other scripts: “۔۔۔”. Two dandas end a verse.
  private func period(_ last: Int) -> (Terminal, Range<Int>) {
    let mark = copy.slice(tokens[last].range)
    var first = last
    while first > 0, tokens[first - 1].kind == tokens[last].kind, copy.slice(tokens[first - 1].range).equals(mark) {
      first -= 1
    }
    let isEllipsis = last - first > (mark.equals(".") ? 0 : 1)
    return isEllipsis ? (.ellipsis, Int(tokens[first].start)..<tokens[last].end) : (.period, tokens[last].range)
  }

  /// The Armenian question mark stands over a vowel inside the word: ո՞վ.
  private func armenianQuestion(in last: Int) -> Range<Int>? {
    for index in stride(from: last, through: 0, by: -1) {
      let range = tokens[index].range
      for offset in range where copy.hasLiteral("\u{55E}", at: offset) { return offset..<offset + 2 }
    }
    return nil
  }

  private func kind(_ scalar: UInt32) -> Terminal {
    switch scalar {
    case 0x2E: .period
    case 0x3F, 0xFF1F, 0x061F, 0x1367, 0x2047, 0x2048, 0x055E, 0x037E: .question
    case 0x3B: isGreek ? .question : .other
    case 0x21, 0xFF01, 0x203C, 0x2049, 0x055C: .exclamation
    case 0x203D: .question
    case 0x2026, 0x22EF, 0x2025: .ellipsis
    // U+FE30 looks like a colon, and is typed for one.
    case 0x3A, 0xFF1A, 0x1366, 0xFE30: .colon
    case 0x17D4, 0x17D5: .period
    case 0x2C, 0xFF0C, 0x3001, 0x060C, 0x061B, 0xFF1B, 0x1363, 0x1364, 0x1365, 0x2014, 0x2013: .other
    default: isSentenceEnd(scalar) ? .period : .none
    }
  }

  /// Marks of other scripts: । 。 ։ ። ។ and what else Unicode has. Thai and Lao have none.
  private func isSentenceEnd(_ scalar: UInt32) -> Bool {
    scalar >= 0x80 && !locale.isLanguage("th") && !locale.isLanguage("lo")
      && ICU.traits(of: scalar).contains(.sentenceTerminal)
  }

  /// `;` asks in Greek, in copy of unknown language too.
  private var isGreek: Bool {
    if locale.isLanguage("el") { return true }
    return tokens.contains { token in
      token.kind == .word && token.traits.contains(.isNonASCII)
        && (0x370...0x3FF).contains(copy.scalar(at: Int(token.start)).value)
    }
  }

  private func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0x2A, 0x5F, 0x60, 0xBB, 0xAB, 0x2018...0x201F, 0x2039, 0x203A, 0x300D, 0x300F,
      0x3011, 0x3009, 0x300B, 0xFF09:
      true
    default: false
    }
  }
}
