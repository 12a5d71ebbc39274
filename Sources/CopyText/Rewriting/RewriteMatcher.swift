package import CopyModel

/// Finds out whether a sentence is one that a pattern looks for, and what its slots hold.
///
/// Tries the ways in which slots can share the words between them, shortest first. Sentences of interface copy have
/// some ten words and patterns few slots; `steps` bounds what a strange one may cost.
package struct RewriteMatcher {
  let copy: Bytes
  let tokens: UnsafeBufferPointer<Token>
  let isEnglish: Bool
  /// The sentence without its end mark.
  private let range: Range<Int>
  private let asks: Bool
  private let nouns: NounPhrase
  private let words: RewriteWords
  private var steps = 0
  /// Where tokens of the sentence end that are no space.
  private let ends: [Int]
  private var bindings: [(name: String, range: Range<Int>)] = []
  /// Of the pattern at hand. They are large, and looked at in their places.
  private var elements: [RewriteElement] = []

  private static let mostSteps = 4096
  /// Words that a noun with all that belongs to it may have.
  private static let longestNoun = 12

  /// `range` is the sentence with its mark.
  package init(
    copy: Bytes, tokens: UnsafeBufferPointer<Token>, isEnglish: Bool, sentence range: Range<Int>
  ) {
    (self.copy, self.tokens, self.isEnglish) = (copy, tokens, isEnglish)
    let end = SentenceMark.start(in: copy, range)
    self.range = range.lowerBound..<end
    asks = copy.slice(end..<range.upperBound).contains(UInt8(ascii: "?")) || copy.hasLiteral("？", at: end)
    nouns = NounPhrase(copy: copy, tokens: tokens)
    // Elsewhere words may begin inside others.
    words = isEnglish ? RewriteWords(of: copy.slice(range)) : .any
    var ends: [Int] = []
    ends.reserveCapacity(tokens.count)
    for token in tokens where token.end > range.lowerBound && token.end <= self.range.upperBound {
      if copy[token.end - 1] != 0x20 { ends.append(token.end) }
    }
    self.ends = ends
  }

  /// What the slots of `pattern`, whose opening may match, hold; nil if it is another sentence.
  package mutating func match(_ pattern: RewritePattern) -> RewriteMatch? {
    (steps, bindings, elements) = (0, [], pattern.elements)
    guard step(0, at: range.lowerBound), !hasOne(of: pattern.exceptions) else { return nil }
    return RewriteMatch(bindings: bindings)
  }

  /// Whether mark and first letters are those of a sentence that a pattern looks for.
  func mayMatch(_ opening: RewriteOpening) -> Bool {
    guard !opening.isQuestion || asks, !range.isEmpty, opening.allows(words) else { return false }
    let first = skipSpaces(range.lowerBound)
    if first == range.upperBound { return true }
    return opening.allows(copy[first].lowered, first + 1 < range.upperBound ? copy[first + 1].lowered : 0)
  }

  /// Whether the elements from `index` on stand at `position`, up to the end.
  private mutating func step(_ index: Int, at position: Int) -> Bool {
    steps += 1
    guard steps < Self.mostSteps else { return false }
    guard index < elements.count else { return skipSpaces(position) == range.upperBound }
    let start = elements[index].isGlued ? position : skipSpaces(position)
    switch elements[index].kind {
    case .words(let words, _):
      let isJoined = isGlued(index + 1)
      for word in words {
        guard let end = end(of: word, at: start, isJoined: isJoined) else { continue }
        if bind(elements[index].name, start..<end, index + 1) { return true }
      }
      return elements[index].isOptional && bind(elements[index].name, position..<position, index + 1)
    case .slot(let slot, let name): return fill(slot, name, from: start, index + 1)
    }
  }

  private func isGlued(_ index: Int) -> Bool { index < elements.count && elements[index].isGlued }

  // MARK: Words

  private func end(of word: RewriteElement.Literal, at start: Int, isJoined: Bool) -> Int? {
    var position = start
    for byte in word.bytes {
      guard position < range.upperBound else { return nil }
      if byte == UInt8(ascii: "'"), copy.hasLiteral("’", at: position) {
        position += 3
      } else if byte == UInt8(ascii: "\""), copy.hasLiteral("“", at: position) || copy.hasLiteral("”", at: position) {
        position += 3
      } else if copy[position].lowered == byte {
        position += 1
      } else {
        return nil
      }
    }
    if word.isOpen { return tokens.first { $0.end >= position && $0.end > start }?.end ?? position }
    let endsInLetter = word.bytes.last.map(Self.isLetter) ?? false
    if !endsInLetter, !isJoined, isInsideNumber(start..<position) { return nil }
    if isJoined || !endsInLetter { return position }
    return isWordEnd(position) ? position : nil
  }

  /// “10:42”, “4.5”: a mark between figures parts nothing.
  private func isInsideNumber(_ mark: Range<Int>) -> Bool {
    mark.lowerBound > range.lowerBound && mark.upperBound < range.upperBound
      && copy[mark.lowerBound - 1].isASCIIDigit && copy[mark.upperBound].isASCIIDigit
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Whether no letter follows; an apostrophe joins what stands behind it.
  private func isWordEnd(_ position: Int) -> Bool {
    guard position < range.upperBound else { return true }
    if copy.hasLiteral("’", at: position) || copy[position] == UInt8(ascii: "'") {
      let next = position + (copy[position] == UInt8(ascii: "'") ? 1 : 3)
      return next >= range.upperBound || !Self.isLetter(copy[next])
    }
    // General punctuation, and East Asian marks.
    if copy[position] == 0xE2 && position + 1 < copy.count && copy[position + 1] == 0x80 { return true }
    if copy.hasLiteral("、", at: position) || copy.hasLiteral("，", at: position) { return true }
    return !Self.isLetter(copy[position])
  }

  private func skipSpaces(_ position: Int) -> Int {
    var position = position
    while position < range.upperBound, copy[position] == 0x20 || copy[position] == 0x0A { position += 1 }
    return position
  }

  // MARK: Slots

  /// - Parameter rest: the index of the element behind the slot.
  private mutating func fill(_ slot: RewriteSlot, _ name: String, from start: Int, _ rest: Int) -> Bool {
    if slot == .rest || slot == .complement, bind(name, start..<start, rest) { return true }
    guard start < range.upperBound else { return false }
    let first = tokens.firstIndex { Int($0.start) == start }
    let verb = slot == .object || slot == .complement ? verb : nil
    var count = 0
    for end in ends(behind: start, isJoined: isGlued(rest)) {
      if let first, let last = tokens.lastIndex(where: { $0.end == end }), isEnglish {
        guard last >= first, tokens[last].kind != .space else { continue }
        count += 1
        if count > Self.longestNoun * 2, slot == .noun { return false }
        guard mayGoOn(rest, at: end), nouns.fills(slot, first...last, behind: verb) else { continue }
      } else if Self.needsGrammar(slot) {
        return false
      } else if slot == .noun, copy.slice(start..<end).contains(UInt8(ascii: ",")) {
        return false
      }
      if slot == .word, copy.slice(start..<end).contains(0x20) { return false }
      if bind(name, start..<end, rest) { return true }
    }
    return false
  }

  /// Whether the words that must follow do. That costs less than to ask what a slot can hold, and most ends of a slot fail it.
  private func mayGoOn(_ rest: Int, at position: Int) -> Bool {
    guard rest < elements.count else { return skipSpaces(position) == range.upperBound }
    guard case .words(let words, _) = elements[rest].kind, !elements[rest].isOptional else { return true }
    let start = elements[rest].isGlued ? position : skipSpaces(position)
    let isJoined = isGlued(rest + 1)
    return words.contains { end(of: $0, at: start, isJoined: isJoined) != nil }
  }

  /// Slots that only words with tags fill.
  private static func needsGrammar(_ slot: RewriteSlot) -> Bool {
    [.verb, .done, .doing, .adjective, .action, .object, .complement].contains(slot)
  }

  /// The base form of the verb that the slots before hold.
  private var verb: String? {
    guard let words = bindings.last(where: { $0.name == "verb" || $0.name == "doing" }) else { return nil }
    let first = copy.slice(words.range).text.lowercased().prefix { $0 != " " }
    return words.name == "verb" ? String(first) : VerbForms.english.base(of: String(first))
  }

  /// Where a slot may end: behind each token, and in Korean behind each syllable if a particle follows.
  private func ends(behind start: Int, isJoined: Bool) -> ArraySlice<Int> {
    guard isJoined else { return ends[(ends.firstIndex { $0 > start } ?? ends.count)...] }
    return (start + 1...range.upperBound).filter { $0 == range.upperBound || copy[$0] & 0xC0 != 0x80 }[...]
  }

  private mutating func bind(_ name: String?, _ found: Range<Int>, _ rest: Int) -> Bool {
    guard let name else { return step(rest, at: found.upperBound) }
    bindings.append((name, found))
    if step(rest, at: found.upperBound) { return true }
    bindings.removeLast()
    return false
  }

  /// Whether some word of the sentence is one of `words`.
  private func hasOne(of words: [[UInt8]]) -> Bool {
    if words.isEmpty { return false }
    return tokens.contains { token in
      guard token.kind == .word, range.contains(Int(token.start)) else { return false }
      return words.contains { word in
        let literal = RewriteElement.Literal(bytes: word, isOpen: false)
        return end(of: literal, at: Int(token.start), isJoined: false) == token.end
      }
    }
  }
}

/// What the slots of a pattern hold, as ranges of the copy.
package struct RewriteMatch {
  let bindings: [(name: String, range: Range<Int>)]

  func range(of name: String) -> Range<Int>? { bindings.first { $0.name == name }?.range }
}

/// The marks at the end of a sentence.
enum SentenceMark {
  /// Where they start; the end of `range` where there are none.
  static func start(in copy: Bytes, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      if [0x20, 0x0A, UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(copy[end - 1]) {
        end -= 1
      } else if end - 3 >= range.lowerBound,
        ["…", "。", "！", "？"].contains(where: { (mark: StaticString) in copy.hasLiteral(mark, at: end - 3) })
      {
        end -= 3
      } else {
        break
      }
    }
    return end
  }
}
