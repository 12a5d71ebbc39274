import CopyModel
import CopyPassage
import CopyText

/// What is done in an app, by verb and thing together, in whatever form the verb stands: “rate the pitch”, “adding a photo”,
/// “the form is to be filled in”, “switch the heater on in Settings”.
struct AppDeed {
  let copy: Passage
  /// The words and numbers of one sentence.
  let words: [Token]

  /// The sentences of the copy; a notification has room for few.
  static func sentences(of copy: Passage) -> [AppDeed] {
    let words = copy.tokens.filter { $0.kind == .word || $0.kind == .number || $0.kind == .placeholder }
    let openings = words.indices.filter { words[$0].traits.contains(.startsSentence) }.prefix(most)
    return zip(openings, openings.dropFirst() + [words.count]).map { start, end in
      AppDeed(copy: copy, words: Array(words[start..<min(end, start + longest)]))
    }
  }

  private static let most = 8
  /// More words than a sentence of a notification has.
  private static let longest = 60
  /// How far from its verb the thing may stand.
  private static let reach = 7

  func isAny(_ index: Int, of set: WordSet) -> Bool {
    words.indices.contains(index) && copy.isAny(of: set, at: words[index].range)
  }

  /// Whether the verb at `verb` does something in the app.
  func isOne(at verb: Int) -> Bool {
    guard words.indices.contains(verb), words[verb].traits.isDisjoint(with: [.precedesHyphen, .isQuoted]) else {
      return false
    }
    if isWord(verb, of: .softwareVerb), !isWord(verb, of: .joinedVerb) || isJoined(verb) { return true }
    if isWord(verb, of: .logIn) || isWord(verb, of: .signIn) { return true }
    if namesPlace { return true }
    let inputs: [TermList] = [.openVerb, .inputVerb, .openingVerb]
    return inputs.contains { isWord(verb, of: $0) } && hasMatter(near: verb)
  }

  /// The same behind “just”: “Just race through five more questions” is no order for the world.
  func isTask(at verb: Int) -> Bool {
    verb > 0 && copy.isAny(of: ["just", "only"], at: words[verb - 1].range) && hasMatter(near: verb)
  }

  func isWord(_ index: Int, of list: TermList) -> Bool { copy.isWord(words[index], of: list) }

  /// “Sign in”, but not “sign the lease”.
  private func isJoined(_ verb: Int) -> Bool {
    words[(verb + 1)...].prefix(2).contains { $0.tags.contains(.particle) }
  }

  /// What an app keeps, shows, or asks for, behind the verb, or before it where something is to be done with it.
  private func hasMatter(near verb: Int) -> Bool {
    let isTaken = !words[verb].tags.isDisjoint(with: [.pastParticiple, .presentParticiple]) && verb > 2
    let behind = words[(verb + 1)...].prefix(Self.reach)
    // “The form wants a signature, so sign it.”
    let isNamed = words[(verb + 1)...].first.map { copy.isAny(of: ["it", "them", "one"], at: $0.range) } ?? false
    return behind.contains(where: isMatter) || (isTaken || isNamed) && words[..<verb].contains(where: isMatter)
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
