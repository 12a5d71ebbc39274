import CopyModel

/// A noun with a clause that belongs to it, and no other: “Photos you want to print”, “The pump that feeds the east field”, “Why the
/// app needs your microphone”. Its verb makes no sentence of the whole. So a noun that could open an order as well, with what
/// belongs to nouns alone behind it: “Turn of the tide”, “Record beaten by your sister”.
struct PhraseWithClause {
  private let words: [Token]
  private let copy: Bytes
  /// Words of the longest phrase that is looked at.
  private static let longest = 14

  init(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) {
    self.copy = copy
    let isPlain = tokens.allSatisfy { [.word, .number, .placeholder, .space].contains($0.kind) }
    words = isPlain ? tokens.filter { $0.kind != .space } : []
  }

  /// Whether the copy, which has no mark, is such a phrase.
  var isThere: Bool {
    guard (3...Self.longest).contains(words.count) else { return false }
    return isQuestionWithoutInversion || link.map { !hasVerb(behind: $0) } ?? false || isNounWithItsOwn
  }

  private func can(_ index: Int, _ tags: WordTags) -> Bool {
    words.indices.contains(index) && !words[index].tags.isDisjoint(with: tags)
  }

  private func isAny(_ index: Int, _ spellings: [StaticString]) -> Bool {
    words.indices.contains(index) && spellings.contains { copy.slice(words[index].range).equalsFolded($0) }
  }

  private static let nouns: WordTags = [.noun, .pluralNoun, .massNoun]
  private static let subjects: [StaticString] = [
    "I", "you", "we", "they", "he", "she", "nobody", "everyone", "somebody",
  ]

  /// Where the clause begins that belongs to the noun before it.
  private var link: Int? {
    guard !can(0, [.preposition, .subordinator]) || can(0, .determiner) else { return nil }
    return words.indices.dropFirst().dropLast().first { index in
      // “Hope you like it”, “This week we sail”
      guard can(index - 1, Self.nouns), words[index - 1].tags.dominant == .noun, !tellsTime(index - 1),
        !can(0, .baseVerb) || words[0].tags.dominant == .noun && (index > 1 || can(0, .pluralNoun)),
        !words[..<index].contains(where: isSureVerb)
      else { return false }
      return opensRelative(index) || opensContact(index)
    }
  }

  /// “The man who sold”, “the pump that feeds”, “a house where the ghost walks”
  private func opensRelative(_ index: Int) -> Bool {
    isAny(index, ["who", "which", "where"])
      || isAny(index, ["that"]) && (can(index + 1, .finiteVerb) || opensContact(index + 1))
  }

  /// “Photos you want”, “questions your doctor asked”
  private func opensContact(_ index: Int) -> Bool {
    if isAny(index, Self.subjects) || isAny(index, ["you’ve", "we’ve", "you've", "we've"]) {
      return index + 1 < words.count
    }
    return isAny(index, ["your", "my", "our"]) && can(index + 1, Self.nouns) && can(index + 2, .finiteVerb)
  }

  private func tellsTime(_ index: Int) -> Bool { TimeWords.contains(copy.slice(words[index].range)) }

  /// A verb of the whole, behind the first verb of the clause that opens at `link`: “The number you dialed doesn’t exist”.
  private func hasVerb(behind link: Int) -> Bool {
    guard var place = words.indices.dropFirst(link).first(where: isVerb) else { return true }
    // “Won’t share”, “have been waiting”
    while place + 1 < words.count, can(place, [.auxiliary, .adverb]),
      can(place + 1, [.baseVerb, .pastParticiple, .adverb])
    {
      place += 1
    }
    return words.indices.dropFirst(place + 1).contains { isSureVerb(words[$0]) || isBareVerb($0) }
  }

  /// “People who arrive late stand at the back”: nothing but a verb, and no infinitive.
  private func isBareVerb(_ index: Int) -> Bool {
    can(index, .baseVerb) && words[index].tags.dominant == .verb && !can(index, Self.nouns)
      && !can(index - 1, [.infinitiveMarker, .auxiliary, .determiner])
  }

  private func isVerb(_ index: Int) -> Bool { can(index, .finiteVerb) || can(index, [.auxiliary, .copula]) }

  private func isSureVerb(_ word: Token) -> Bool {
    if !word.tags.isDisjoint(with: [.auxiliary, .copula]) { return true }
    return word.tags.dominant == .verb && !word.tags.isDisjoint(with: [.thirdPersonVerb, .pastVerb])
  }

  /// “Why the app needs your microphone”, “Whichever card you use”: a question turns its verb round.
  private var isQuestionWithoutInversion: Bool {
    guard isAny(0, ["why", "how", "where", "whichever", "whatever", "what"]), !can(1, [.auxiliary, .copula]) else {
      return false
    }
    let opensSubject =
      can(1, [.article, .possessive]) || isAny(1, Self.subjects) || isAny(0, ["whichever", "whatever"])
    let turns = words.indices.dropFirst().dropLast().contains { index in
      can(index, .auxiliary) && (can(index + 1, [.article, .possessive]) || isAny(index + 1, Self.subjects))
    }
    return opensSubject && !turns && !hasVerb(behind: 1)
  }

  /// “Turn of the tide”, “Breakfast included in the price”: no order has “of” or a participle right behind its verb, “Stay
  /// tuned” aside.
  private var isNounWithItsOwn: Bool {
    guard can(0, .baseVerb), can(0, Self.nouns), words[0].traits.contains(.startsUpper),
      !words.dropFirst().contains(where: { !$0.tags.isDisjoint(with: [.auxiliary, .copula]) })
    else { return false }
    if isAny(1, ["of"]) {
      return words[0].tags.dominant == .noun || can(2, .determiner) && !isAny(0, ["think", "hear", "dispose"])
    }
    let isLinking = isAny(0, ["get", "stay", "keep", "look", "feel", "make", "have", "be"])
    return !isLinking && can(1, .pastParticiple) && !can(1, [.baseVerb, .noun]) && can(2, [.preposition])
  }
}
