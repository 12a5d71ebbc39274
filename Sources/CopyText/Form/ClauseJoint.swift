import CopyModel

/// Where two words meet that only a clause brings together: “seats face the wall”, “the tenor lost the score”. An article opens
/// another phrase, so what stands between it and the noun before is a verb, whatever else it can be.
///
/// Asked of copy in sentence style without an end mark that was read as a fragment; in title style a verb may be a name.
struct ClauseJoint {
  private let words: [Token]
  private let startsUpper: Bool

  init(_ tokens: UnsafeBufferPointer<Token>) {
    let shown = tokens.filter { $0.kind != .space && $0.kind != .markup && $0.kind != .entity }
    // “Only two of the seats face the wall”
    let isLimited =
      shown.first.map { $0.tags.contains(.adverb) && $0.tags.isDisjoint(with: [.noun, .baseVerb, .subordinator]) }
      ?? false
    words = isLimited ? Array(shown.dropFirst()) : shown
    startsUpper = shown.first?.traits.contains(.startsUpper) ?? false
  }

  /// Whether such a joint is there.
  var isThere: Bool {
    guard words.count > 3, words.count <= Self.longest, startsUpper,
      words.dropFirst().contains(where: { $0.traits.contains(.startsLower) }),
      words.dropFirst().allSatisfy({ $0.traits.isDisjoint(with: [.isQuoted, .isName]) })
    else { return false }
    return followsCondition
      || opensSubject
        && (joint || governsClause)
  }

  private var joint: Bool {
    let start = words.prefix { $0.kind == .word || $0.kind == .number }.count
    return words.indices.prefix(start).dropFirst(isCounted ? 2 : 1).dropLast().contains { joins(at: $0) }
  }

  /// “If the tide rises, the boat leaves”: behind such a clause another stands, with a verb of its own.
  private var followsCondition: Bool {
    guard words[0].tags.contains(.subordinator),
      let comma = words.firstIndex(where: { $0.kind == .punctuation }), comma + 2 < words.count,
      !words[comma + 1].tags.isDisjoint(with: [.article, .possessive]), let last = words.last
    else { return false }
    let tensed: WordTags = [.thirdPersonVerb, .pastVerb]
    return !last.tags.isDisjoint(with: tensed) && last.tags.dominant == .verb
  }

  /// More words than a title has.
  private static let longest = 16

  /// “The”, “both”, “four”, “nobody”, or a plural or mass noun that can’t be a command.
  private var opensSubject: Bool {
    let first = words[0]
    if isCounted { return true }
    // “Borrowed books leave the shelf”
    let isDescribed =
      !first.tags.isDisjoint(with: [.pastParticiple, .adjective]) && first.tags.isDisjoint(with: .baseVerb)
    if isDescribed, words[1].tags.contains(.pluralNoun) { return true }
    return !first.tags.isDisjoint(with: [.pluralNoun, .noun, .subjectPronoun])
      && first.tags.isDisjoint(with: [.baseVerb, .questionWord, .subordinator, .preposition, .adverb])
  }

  private var isCounted: Bool { !words[0].tags.isDisjoint(with: [.determiner, .number, .possessive]) }

  /// A noun, a word that can be a verb with a tense and is no auxiliary, and what opens its object.
  private func joins(at index: Int) -> Bool {
    let (noun, verb, object) = (words[index - 1], words[index], words[index + 1])
    guard verb.traits.contains(.startsLower), verb.tags.isDisjoint(with: Self.otherGrammar), isNoun(noun) else {
      return false
    }
    let isFinite = !verb.tags.isDisjoint(with: [.pastVerb, .thirdPersonVerb, .baseVerb])
    guard isFinite, agrees(verb) else { return false }
    let opensPhrase =
      !object.tags.isDisjoint(with: [.article, .possessive, .objectPronoun, .determiner])
      && object.tags.isDisjoint(with: [.preposition])
    return opensPhrase || goesOn(noun, verb, object) || takesBareObject(verb, object, behind: index + 1)
  }

  /// “Both doors stop at the third floor”: no noun stands behind a plural, so the word is a verb.
  private func goesOn(_ noun: Token, _ verb: Token, _ next: Token) -> Bool {
    isCounted && noun.tags.contains(.pluralNoun) && noun.tags.isDisjoint(with: [.noun, .thirdPersonVerb])
      && verb.tags.contains(.baseVerb) && verb.tags.isDisjoint(with: [.adjective, .pluralNoun, .pastParticiple])
      && next.tags.contains(.preposition)
  }

  /// “The strap lost contact at noon”: a participle takes no object, so the verb has a tense. “The page sent today” has a time.
  private func takesBareObject(_ verb: Token, _ object: Token, behind place: Int) -> Bool {
    guard isCounted, verb.tags.contains(.pastVerb), verb.tags.dominant == .verb, object.tags.dominant == .noun,
      object.tags.isDisjoint(with: [.properNoun, .adverb, .preposition, .adjective])
    else { return false }
    return words.dropFirst(place + 1).first.map { $0.tags.contains(.preposition) } ?? false
  }

  /// “Heating stays off until the window closes”: where a clause hangs on what comes before, that is one as well.
  private var governsClause: Bool {
    let tensed: WordTags = [.thirdPersonVerb, .pastVerb, .copula, .auxiliary]
    guard let joint = words.indices.dropFirst(3).first(where: { words[$0].tags.contains(.subordinator) }),
      words.dropFirst(joint + 2).contains(where: { !$0.tags.isDisjoint(with: tensed) && $0.tags.dominant != .noun }),
      joint + 2 < words.count
    else { return false }
    return words.indices.prefix(joint).dropFirst().contains { index in
      let verb = words[index]
      return verb.tags.contains(.thirdPersonVerb) && verb.tags.isDisjoint(with: Self.otherGrammar)
        && verb.traits.contains(.startsLower) && isNoun(words[index - 1])
        && words[index - 1].tags.isDisjoint(with: [.pluralNoun]) && index + 1 < joint
        && !words[index + 1].tags.isDisjoint(with: [.particle, .adverb, .adjective])
    }
  }

  private static let otherGrammar: WordTags = [
    .auxiliary, .copula, .preposition, .subordinator, .coordinator, .questionWord, .infinitiveMarker,
  ]

  private func isNoun(_ word: Token) -> Bool {
    word.kind == .number || !word.tags.isDisjoint(with: [.noun, .pluralNoun, .subjectPronoun])
  }

  /// A bare verb asks for a plural somewhere before: “four of the seats in row nine face …”. Others go with any noun.
  private func agrees(_ verb: Token) -> Bool {
    if !verb.tags.isDisjoint(with: [.pastVerb, .thirdPersonVerb]) { return true }
    return words.prefix { $0.start < verb.start }.contains { $0.tags.contains(.pluralNoun) }
  }
}
