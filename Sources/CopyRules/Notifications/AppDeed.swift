import CopyModel
import CopyPassage
import CopyText

/// What is done in an app, by verb and thing together, in whatever form the verb stands: “rate the pitch”, “adding a photo”,
/// “the form is to be filled in”, “switch the heater on in Settings”.
struct AppDeed {
  let sentence: SentenceWords
  /// What was told before, which “it” and “them” may stand for.
  var last: SentenceWords?
  var copy: Passage { sentence.copy }
  var words: [Token] { sentence.words }

  static func sentences(of copy: Passage) -> [AppDeed] {
    let all = SentenceWords.all(of: copy)
    return all.indices.map { AppDeed(sentence: all[$0], last: $0 > 0 ? all[$0 - 1] : nil) }
  }
  /// How far from its verb the thing may stand.
  private static let reach = 7

  func isAny(_ index: Int, of set: WordSet) -> Bool { sentence.isAny(index, of: set) }

  /// Whether the verb at `verb` does something in the app.
  func isOne(at verb: Int) -> Bool {
    guard words.indices.contains(verb), words[verb].traits.isDisjoint(with: [.precedesHyphen, .isQuoted]) else {
      return false
    }
    if isWord(verb, of: .softwareVerb), !isWord(verb, of: .joinedVerb) || isJoined(verb) { return true }
    if isWord(verb, of: .logIn) || isWord(verb, of: .signIn) { return true }
    if namesPlace || isWord(verb, of: .respondingVerb) && !isAnswerItself(verb) { return true }
    if isAny(verb, of: .playingForm), sentence.behind(verb, Self.reach).contains(where: isTaskOfApp) { return true }
    let inputs: [TermList] = [.openVerb, .inputVerb, .openingVerb]
    return inputs.contains { isWord(verb, of: $0) } && hasMatter(near: verb)
  }

  /// “Reply from Rosa” is what came.
  private func isAnswerItself(_ verb: Int) -> Bool {
    sentence.isAny(verb + 1, of: ["from"]) || sentence.mayBe(verb + 1, [.copula, .thirdPersonVerb])
  }

  /// “A lesson”, but not “a round trip”
  private func isTaskOfApp(_ index: Int) -> Bool {
    isAny(index, of: .playedTask) && !sentence.mayBe(index + 1, [.noun, .pluralNoun])
  }

  /// “Choose a lineup”: behind a proposal; what is chosen, is chosen in the app.
  func isChoice(at verb: Int) -> Bool { isAny(verb, of: .choosingForm) && sentence.mayBe(verb + 1, .determiner) }

  /// The same behind “just”: “Just race through five more questions” is no order for the world.
  func isTask(at verb: Int) -> Bool {
    verb > 0 && copy.isAny(of: ["just", "only"], at: words[verb - 1].range) && hasMatter(near: verb)
  }

  func isWord(_ index: Int, of list: TermList) -> Bool { sentence.isWord(index, of: list) }

  /// “Sign in”, but not “sign the lease”.
  private func isJoined(_ verb: Int) -> Bool {
    words[(verb + 1)...].prefix(2).contains { $0.tags.contains(.particle) }
  }

  /// What an app keeps, shows, or asks for, behind the verb, or before it where something is to be done with it.
  private func hasMatter(near verb: Int) -> Bool {
    let isTaken = !words[verb].tags.isDisjoint(with: [.pastParticiple, .presentParticiple]) && verb > 2
    let behind = words[(verb + 1)...].prefix(Self.reach)
    // “The form wants a signature, so sign it.”
    let isNamed = sentence.isAny(verb + 1, of: ["it", "them", "one"])
    if behind.contains(where: isMatter) || (isTaken || isNamed) && words[..<verb].contains(where: isMatter) {
      return true
    }
    // “Eight photos have no names. Give them some.”
    guard isNamed, verb < 2, let last else { return false }
    return last.words.indices.contains { place in
      isMatter(last.words[place]) || last.isWord(place, of: .dataNoun) || last.isAny(place, of: .answerNoun)
    }
  }

  private static let matters: [TermList] = [
    .softwarePlace, .keptThing, .feedbackNoun, .openedThing, .softwareTask, .deviceFunction, .enteredThing, .moneyWord,
  ]

  private func isMatter(_ word: Token) -> Bool {
    !word.tags.isDisjoint(with: [.noun, .pluralNoun]) && Self.matters.contains { copy.isWord(word, of: $0) }
  }

  /// “Under Payments”, “in the heating settings”, “on the Calendar tab”: where in the app it is done.
  var namesPlace: Bool {
    guard copy.casing != .title else { return false }
    return words.indices.contains { index in
      (isAny(index, of: .placePreposition) || isAny(index, of: .screenPreposition))
        && (leadsToPart(index) || leadsToName(index))
    }
  }

  /// “In the members list”, “on the Calendar tab”
  private func leadsToPart(_ preposition: Int) -> Bool {
    guard preposition + 2 < words.count, !words[preposition + 1].tags.isDisjoint(with: [.article, .possessive]) else {
      return false
    }
    let phrase = words[(preposition + 2)...].prefix { !$0.tags.isDisjoint(with: [.noun, .pluralNoun, .adjective]) }
    return phrase.prefix(4).contains { copy.isAny(of: .screenPart, at: $0.range) || copy.isWord($0, of: .appPlace) }
  }

  /// “Under Payments”, “in Reports”: a common noun with a capital of its own and nothing before it. “In May”, “on Elm Street” are
  /// no such places.
  private func leadsToName(_ preposition: Int) -> Bool {
    guard isAny(preposition, of: .screenPreposition), preposition + 1 < words.count else { return false }
    let name = words[preposition + 1]
    let next = preposition + 2 < words.count ? words[preposition + 2] : nil
    let isAlone = next.map { !$0.traits.contains(.startsUpper) && $0.kind == .word } ?? true
    return isAlone && name.kind == .word && name.traits.contains(.startsUpper)
      && !name.tags.contains(.properNoun)
      && !name.tags.isDisjoint(with: [.noun, .pluralNoun, .presentParticiple])
  }
}
