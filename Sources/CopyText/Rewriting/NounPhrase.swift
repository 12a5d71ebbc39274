import CopyModel

/// Tells whether English words can fill a slot, and gives noun phrases other articles.
struct NounPhrase {
  let copy: Bytes
  let tokens: UnsafeBufferPointer<Token>
  private let frames = VerbFrames.english

  init(copy: Bytes, tokens: UnsafeBufferPointer<Token>) {
    (self.copy, self.tokens) = (copy, tokens)
  }

  /// Whether the tokens of `range`, which begins and ends with none of space, can stand in `slot` behind `verb`.
  func fills(_ slot: RewriteSlot, _ range: ClosedRange<Int>, behind verb: String? = nil) -> Bool {
    guard let first = range.first(where: isContent), let last = range.last(where: isContent) else { return false }
    let (words, isOne) = (first...last, first == last)
    switch slot {
    case .rest, .words, .word: return true
    case .noun: return isNoun(words, joiningWith: [])
    case .thing: return isNoun(words, joiningWith: [.preposition, .coordinator])
    case .object:
      return isNoun(words, joiningWith: [.preposition, .coordinator])
        && words.allSatisfy { !isPreposition($0) || belongsToVerb($0, verb) == false }
    case .complement: return isPreposition(first) && belongsToVerb(first, verb) == true && endsPhrase(words)
    case .verb: return isVerb(words)
    case .done: return isOne && tokens[first].tags.contains(.pastParticiple) && !isState(first)
    case .doing: return isOne && tokens[first].tags.contains(.presentParticiple)
    case .does:
      return isOne && tokens[first].tags.contains(.thirdPersonVerb)
        && tokens[first].tags.isDisjoint(with: [.auxiliary, .copula])
    case .action: return (isBase(first) || isManner(first, before: last)) && !isLoose(last)
    case .adjective: return isOne && tokens[first].tags.contains(.adjective)
    case .number: return isOne && (tokens[first].kind == .number || tokens[first].kind == .placeholder)
    case .clause: return isClause(words)
    }
  }

  private func isContent(_ index: Int) -> Bool { tokens[index].kind != .space && tokens[index].kind != .newline }

  // MARK: Complements

  private func isPreposition(_ index: Int) -> Bool {
    tokens[index].kind == .word && tokens[index].tags.contains(.preposition)
  }

  /// Whether the phrase that the preposition opens is the verb’s rather than the object’s; nil where nothing tells.
  private func belongsToVerb(_ index: Int, _ verb: String?) -> Bool? {
    guard let verb else { return false }
    return frames.takes(copy.slice(tokens[index].range).text.lowercased(), behindObjectOf: verb)
  }

  /// Whether a noun stands behind the preposition that opens `words`.
  private func endsPhrase(_ words: ClosedRange<Int>) -> Bool {
    guard let start = words.dropFirst().first(where: isContent) else { return false }
    return isNoun(start...words.upperBound, joiningWith: [.preposition, .coordinator])
  }

  // MARK: Nouns

  private func isNoun(_ words: ClosedRange<Int>, joiningWith joints: WordTags) -> Bool {
    var (isStart, expectsNoun, isOpened) = (true, true, false)
    var last = words.lowerBound
    for index in words where isContent(index) {
      let (token, before) = (tokens[index], tokens[last])
      last = index
      if isStart, isOpening(token) {
        (isStart, isOpened) = (false, true)
        continue
      }
      isStart = false
      // “all of the photos”: there is no noun before “of”.
      // “the changes due to an error”: what is due is no noun.
      if isJoint(token, joints), !expectsNoun && isHead(before) || isOpened && hasText(token, "of") {
        (isStart, expectsNoun, isOpened) = (true, true, false)
        continue
      }
      isOpened = false
      guard isPart(token), !counts(index, in: words, behind: before, isStart: expectsNoun) else { return false }
      expectsNoun = false
    }
    return !expectsNoun && isHead(tokens[words.upperBound])
  }

  /// “3” of “the wrong password 3 times”: behind a noun and before another one a number counts what follows, and what stood before
  /// it is over. “Windows 11 drivers” has a name there.
  private func counts(_ index: Int, in words: ClosedRange<Int>, behind before: Token, isStart: Bool) -> Bool {
    guard !isStart, tokens[index].kind == .number, before.kind == .word,
      let next = words.first(where: { $0 > index && isContent($0) }).map({ tokens[$0] })
    else { return false }
    // “the PIN 3 times”: how often something is done is no part of a name.
    if hasText(next, "times") { return true }
    guard before.tags.contains(.noun), !before.traits.contains(.startsUpper) else { return false }
    return next.kind == .word && next.tags.contains(.pluralNoun)
  }

  private func isOpening(_ token: Token) -> Bool {
    token.kind == .word && !token.tags.isDisjoint(with: [.determiner, .possessive]) && !hasText(token, "no")
      && !hasText(token, "not")
  }

  private func isJoint(_ token: Token, _ joints: WordTags) -> Bool {
    guard token.kind == .word else { return false }
    if hasText(token, "of") { return true }
    return !token.tags.isDisjoint(with: joints) && token.tags.isDisjoint(with: .subordinator)
      && WordSet.phraseJoint.holds(copy.slice(token.range))
  }

  /// What may stand inside a noun phrase, an opening aside.
  private func isPart(_ token: Token) -> Bool {
    switch token.kind {
    case .placeholder, .number, .url, .email, .path, .fileName, .version, .emoji, .entity: return true
    case .punctuation: return isQuotation(token) || hasText(token, "-") || hasText(token, "#")
    case .word:
      if !token.traits.isDisjoint(with: [.isQuoted, .isName, .isSuffix]) { return true }
      let nominal: WordTags = [.noun, .pluralNoun, .properNoun, .adjective, .number]
      let other: WordTags = [
        .auxiliary, .copula, .preposition, .subordinator, .coordinator, .subjectPronoun, .determiner, .questionWord,
      ]
      if token.tags.isEmpty { return true }
      if hasText(token, "wi") || hasText(token, "fi") { return true }
      return !token.tags.isDisjoint(with: nominal) && token.tags.isDisjoint(with: other)
        && (token.tags.dominant != .adverb || token.tags.contains(.adjective))
    default: return false
    }
  }

  /// What a noun phrase may end with.
  private func isHead(_ token: Token) -> Bool {
    guard token.kind == .word else { return isPart(token) && !hasText(token, "-") && !hasText(token, "#") }
    if !token.traits.isDisjoint(with: [.isQuoted, .isName, .isSuffix]) || token.tags.isEmpty { return true }
    return !token.tags.isDisjoint(with: [.noun, .pluralNoun, .properNoun, .number])
      && token.tags.dominant != .adjective
  }

  private func isQuotation(_ token: Token) -> Bool {
    ["“", "”", "‘", "’", "\"", "'", "«", "»", "(", ")"].contains { (mark: StaticString) in hasText(token, mark) }
  }

  // MARK: Verbs

  private func isVerb(_ words: ClosedRange<Int>) -> Bool {
    let (first, last) = (words.lowerBound, words.upperBound)
    guard isBase(first) else { return false }
    if first == last { return true }
    guard (first + 1...last).first(where: isContent) == last else { return false }
    let particle = tokens[last].tags
    return particle.contains(.particle) && !particle.contains(.infinitiveMarker)
  }

  private func isBase(_ index: Int) -> Bool {
    tokens[index].kind == .word && tokens[index].tags.contains(.baseVerb)
      && tokens[index].tags.isDisjoint(with: [.auxiliary, .copula])
  }

  /// “Got”, “owned”: a state, which nothing is brought into by anybody.
  private func isState(_ index: Int) -> Bool {
    let word = copy.slice(tokens[index].range).text.lowercased()
    let verb = VerbForms.english.base(of: word) ?? word
    return !frames.hasPassive(verb) && !frames.isAct(verb)
  }

  /// “Permanently delete”
  private func isManner(_ index: Int, before last: Int) -> Bool {
    guard index < last, tokens[index].kind == .word, tokens[index].tags.dominant == .adverb,
      copy.slice(tokens[index].range).text.hasSuffix("ly")
    else { return false }
    return (index + 1...last).first(where: isContent).map(isBase) ?? false
  }

  /// Words that ask for more.
  private func isLoose(_ index: Int) -> Bool {
    let open: WordTags = [.article, .infinitiveMarker, .coordinator]
    return !tokens[index].tags.isDisjoint(with: open)
      || tokens[index].kind == .punctuation && hasText(tokens[index], ",")
  }

  /// A subject and an auxiliary or verb behind it.
  private func isClause(_ words: ClosedRange<Int>) -> Bool {
    guard words.count > 1 else { return false }
    if isContracted(tokens[words.lowerBound]) { return true }
    let opening = tokens[words.lowerBound]
    let canBeSubject =
      opening.kind != .word
      || opening.tags.isDisjoint(with: [.auxiliary, .preposition, .infinitiveMarker, .coordinator])
    return canBeSubject
      && words.dropFirst().contains { index in
        guard isContent(index) else { return false }
        let tags = tokens[index].tags
        return !tags.isDisjoint(with: [.auxiliary, .copula])
          || tags.contains(.thirdPersonVerb) && tags.dominant == .verb
          || tags.contains(.pastVerb) && tags.dominant == .verb
      }
  }

  /// “You’re”, “it’s”: a pronoun with its verb.
  private func isContracted(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    let text = copy.slice(token.range).text.lowercased()
    let parts = text.split { $0 == "’" || $0 == "'" }
    return parts.count == 2 && WordSet.contractedPronoun.contains(String(parts[0]))
      && WordSet.contractedVerb.contains(String(parts[1]))
  }

  private func hasText(_ token: Token, _ literal: StaticString) -> Bool {
    copy.slice(token.range).equalsFolded(literal)
  }
}
