import CopyModel

/// What people say to each other about copy, in mail and chats: heads of mail, greetings, names of who speaks. None of it is
/// copy, but what they quote is.
extension PastedText {
  static func withoutTalk(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    var read = lines
    let isMail = readMail(&read, text)
    readLetter(&read, text, isMail: isMail)
    readChat(&read, text)
    return read.contains { $0.signs.contains(.quote) } ? read.flatMap { quotations(of: $0, text) } : read
  }

  private static func shown(_ lines: [CopyLine]) -> [Int] { lines.indices.filter { lines[$0].kind != .blank } }

  private static func markTalk(_ index: Int, _ lines: inout [CopyLine]) {
    (lines[index].kind, lines[index].isTalk, lines[index].words, lines[index].buttons) = (.remark, true, 0..<0, [])
  }

  // MARK: Mail

  /// Two lines at least that mail begins with; whether there are any.
  private static func readMail(_ lines: inout [CopyLine], _ text: Bytes) -> Bool {
    let marks = CopyMarks(text)
    let heads = shown(lines).prefix { index in
      marks.head(lines[index].content).map { $0.sign == .colon && CopyLabel.headsMail(text.slice($0.words)) } ?? false
    }
    guard heads.count > 1 else { return false }
    for index in heads { markTalk(index, &lines) }
    return true
  }

  /// A greeting with the lines beside it, and the last paragraph, where it ends a letter.
  private static func readLetter(_ lines: inout [CopyLine], _ text: Bytes, isMail: Bool) {
    let open = shown(lines).filter { !lines[$0].isTalk }
    guard let first = open.first, let last = open.last, isGreeting(lines[first], text) || isMail else { return }
    if isGreeting(lines[first], text), lines[first...last].contains(where: { $0.kind == .blank }) {
      for index in first... {
        guard lines[index].kind == .text || lines[index].kind == .label(nil) else { break }
        markTalk(index, &lines)
      }
    }
    let start = (lines[...last].lastIndex { $0.kind == .blank } ?? first - 1) + 1
    guard start > first, last - start < 3, lines[start...last].allSatisfy({ $0.kind == .text && $0.buttons.isEmpty }),
      closes(lines[start], text)
    else { return }
    for index in start...last { markTalk(index, &lines) }
  }

  /// “Thanks,”, “Viele Grüße”
  private static func closes(_ line: CopyLine, _ text: Bytes) -> Bool {
    let marks = text[line.whole].reversed().prefix { ",!.".utf8.contains($0) }.count
    return isGreeting(line, text) || CopyLabel.closesMail(text.slice(line.whole.dropLast(marks)))
  }

  // MARK: Chats

  /// Lines that begin with the name of who says them, where some go on as talk does: with a small letter, or behind the time.
  private static func readChat(_ lines: inout [CopyLine], _ text: Bytes) {
    let marks = CopyMarks(text)
    let said = shown(lines).compactMap { index in
      // A colon is a mark.
      lines[index].signs.contains(.mark) ? marks.speaker(lines[index].content).map { (index: index, said: $0) } : nil
    }
    let names = said.map { text.slice($0.said.name).text }
    let isStamped = said.contains(where: \.said.isStamped)
    let isLow = said.contains { text[$0.said.words.lowerBound].isASCIILower }
    let inner = said.map { CopyLine(text, $0.said.words) }
    let marked = inner.count { isCopy($0, text) || !marks.quotations(in: $0.whole).isEmpty }
    let (speakers, isRepeated) = (Set(names).count, Set(names).count < names.count)
    // Labels don’t come back, and what they name doesn’t begin with a small letter.
    let isLabelled = lines.contains(where: \.isLabelOfPart)
    let isTalk =
      isLow && !isLabelled && (speakers > 1 || names.count > 2) || isRepeated && (1..<said.count).contains(marked)
    guard
      isStamped || isTalk && said.count > 1 && !names.allSatisfy({ $0.utf8.count == 2 && LocaleName.tag($0) != nil }),
      2 * said.count >= shown(lines).count
    else {
      return
    }
    for (place, line) in zip(said, inner) {
      if isCopy(line, text) {
        lines[place.index] = line
        lines[place.index].hasPlainLabel = false
      } else {
        markTalk(place.index, &lines)
        lines[place.index].whole = place.said.words
        // Where nobody quotes anything, what is written like copy may be some.
        if marked == 0, mayBeCopy(line, text) {
          (lines[place.index].kind, lines[place.index].copy) = (.named(.text), line.copy)
          (lines[place.index].isGuess, lines[place.index].isKept) = (true, true)
        }
      }
    }
  }

  private static func isCopy(_ line: CopyLine, _ text: Bytes) -> Bool {
    line.isLabelOfPart || isQuoted(line, text) || line.kind == .buttons(isSure: true)
  }

  private static func mayBeCopy(_ line: CopyLine, _ text: Bytes) -> Bool {
    let least = 3
    guard let first = text[line.whole].first, let last = text[line.whole].last else { return false }
    return !first.isASCIILower && last != UInt8(ascii: "?")
      && text[line.whole].split(separator: UInt8(ascii: " ")).count >= least
  }

  // MARK: Quotations

  /// Whether a line is said to somebody: behind a name with “@”, or in small letters with a sentence quoted.
  private static func isAddressed(_ line: Range<Int>, _ before: Bytes, _ quoted: Range<Int>, _ text: Bytes) -> Bool {
    let least = 3
    guard let first = text[line].first, !before.isEmpty else { return false }
    // Other scripts say more in a word, or have no spaces.
    let words = { (part: Bytes) in
      let count = part.split(separator: UInt8(ascii: " ")).count
      return part.first.map { $0 >= 0x80 } == true ? max(count + 1, part.count / 9) : count
    }
    // “Can you read this? "The kite is down."”: what asks for a look, and what is to be looked at.
    let isLast = line.upperBound - quoted.upperBound <= 3
    let ends: [StaticString] = [":", "?", "：", "？"]
    let asks = ends.contains { before.hasSuffix($0) }
    if isLast || endsSentence(quoted, text), asks, words(before) > least, words(text.slice(quoted)) >= least {
      return true
    }
    return first == UInt8(ascii: "@") || first.isASCIILower && words(before) >= least && words(text.slice(quoted)) > 1
  }

  /// What is quoted where somebody speaks of copy: `@mo the button says “Land it”`. The rest of the line is talk.
  private static func quotations(of line: CopyLine, _ text: Bytes) -> [CopyLine] {
    let marks = CopyMarks(text)
    let isOpen = line.kind == .text && line.buttons.isEmpty || line.kind == .label(nil) || line.isTalk && !line.isKept
    guard isOpen, line.signs.contains(.quote), case let found = marks.quotations(in: line.whole),
      let first = found.first
    else { return [line] }
    let before = text.slice(marks.trimmed(line.whole.lowerBound..<first.outer.lowerBound))
    let role = CopyLabel.subject(saying: before)
    guard line.isTalk || role != nil || isAddressed(line.whole, before, first.inner, text) else { return [line] }
    var talk = [line]
    markTalk(0, &talk)
    return talk
      + found.map { quotation in
        var copy = line
        (copy.copy, copy.whole, copy.words, copy.buttons) = (quotation.inner, quotation.outer, 0..<0, [])
        copy.kind = .named(role ?? .unknown)
        // A quoted sentence is the copy that is asked about; a word or two may be anything.
        (copy.isGuess, copy.isKept, copy.isTalk) = (true, !endsSentence(quotation.inner, text), true)
        return copy
      }
  }
}
