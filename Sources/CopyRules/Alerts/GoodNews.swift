import CopyModel
import CopyPassage
import CopyText

/// Good news that no passive tells: a state in which all is well, “Your page is live”, what was done for people, “We added two
/// filters”, and what is so from now on, “You’re now following Ines”.
enum GoodNews {
  static func isTold(by text: Passage) -> Bool {
    guard text.isEnglish, text.sentenceCount == 1, !isTroubled(text), let parse = text.parses.first,
      parse.negation == nil, parse.mood == .declarative
    else { return false }
    return isWell(parse, text) || isDone(parse, text) || isNow(parse, text)
  }

  /// The same in the words of a heading, without the form of “be”: “Dinner booked for eight.”, “Harvest in Progress”, “Your
  /// boat rental went through.”
  static func isHeading(_ text: Passage) -> Bool {
    guard text.isEnglish, text.sentenceCount == 1, text.analysis.terminal != .question, !isTroubled(text) else {
      return false
    }
    let words = text.tokens.filter { $0.kind != .space && $0.kind != .punctuation }
    let isPlain = words.allSatisfy { word in
      word.tags.isDisjoint(with: [.copula, .negative, .subordinator, .subjectPronoun])
        && !text.isAny(of: .newsDenial, at: word.range)
    }
    guard isPlain else { return false }
    return endsInState(words, text) || tellsDoing(words, text) || endsInDeed(words, text)
  }

  /// “Harvest in Progress”, “Firmware Up to Date”
  private static func endsInState(_ words: [Token], _ text: Passage) -> Bool {
    guard let last = words.last, let state = text.all(.goodState).last(where: { Int($0.end) == last.end }) else {
      return false
    }
    let thing = words.prefix { Int($0.start) < Int(state.start) }
    return text.text(state.range).contains(" ") && isNounPhrase(thing)
  }

  /// “Tent pitched.”, “Dinner booked for eight.”: a thing without its article, and what was done with it.
  private static func tellsDoing(_ words: [Token], _ text: Passage) -> Bool {
    guard let verb = words.firstIndex(where: { $0.tags.contains(.pastParticiple) && isDeed($0, text) }), verb > 0,
      isNounPhrase(words[..<verb]), words[..<verb].allSatisfy({ $0.tags.isDisjoint(with: [.determiner, .possessive]) })
    else { return false }
    guard verb + 1 < words.count else { return true }
    // “Tide detected in the hut”: with a place, what else than a deed is told may be a trouble.
    guard isListed(words[verb], text) else { return false }
    let next = words[verb + 1]
    return !next.tags.isDisjoint(with: [.preposition, .adverb]) && !next.tags.contains(.determiner)
  }

  /// “Your boat rental went through.”: several words, of which the parse may take another for the verb.
  private static func endsInDeed(_ words: [Token], _ text: Passage) -> Bool {
    guard let last = words.last, let deed = text.all(.goodDeed).last(where: { Int($0.end) == last.end }),
      text.text(deed.range).contains(" ")
    else { return false }
    let before = words.prefix { Int($0.start) < Int(deed.start) }
    return isNounPhrase(before) && words[before.count].tags.contains(.pastVerb)
  }

  private static func isDeed(_ word: Token, _ text: Passage) -> Bool {
    word.tags.dominant != .adjective || isListed(word, text)
  }

  private static func isListed(_ word: Token, _ text: Passage) -> Bool {
    [.goodDeed, .taskVerb, .handlingVerb].contains { (list: TermList) in text.isWord(word, of: list) }
  }

  /// Articles, adjectives, numbers, and nouns, the last a noun.
  private static func isNounPhrase(_ words: ArraySlice<Token>) -> Bool {
    let nouns: WordTags = [.noun, .pluralNoun, .properNoun]
    guard let last = words.last, last.kind == .word, !last.tags.isDisjoint(with: nouns) else { return false }
    return words.allSatisfy { word in
      word.kind == .number || word.kind == .placeholder
        || !word.tags.isDisjoint(with: nouns.union([.adjective, .determiner, .possessive]))
    }
  }

  /// Whether any word says that something is wrong.
  private static func isTroubled(_ text: Passage) -> Bool {
    let lists: [TermList] = [
      .troubleNoun, .taskFailure, .wrongQuality, .refusalVerb, .faultVerb, .negativeWord, .brokenState, .lapse,
      .inability,
      .pastInability,
    ]
    return lists.contains(where: text.has)
      || text.tokens.contains { text.isAny(of: .newsLimit, at: $0.range) }
  }

  /// “The order is on its way”, “Everything is up to date”.
  private static func isWell(_ parse: Parse, _ text: Passage) -> Bool {
    guard let state = text.all(.goodState).last(where: { isPredicate($0, text) }) else { return false }
    let behind = text.word(at: Int(state.end))
    return behind.map { !$0.tags.isDisjoint(with: [.preposition, .adverb, .coordinator]) } ?? true
  }

  /// Behind “is” or “are”, with adverbs between: “is now live”.
  private static func isPredicate(_ state: TermMatch, _ text: Passage) -> Bool {
    let before = text.tokens.filter { $0.kind == .word && $0.end <= Int(state.start) }
    let verb = before.reversed().first { $0.tags.isDisjoint(with: [.adverb]) }
    return verb.map { $0.tags.contains(.copula) } ?? false
  }

  /// “We added two filters”, “The invitation went out”.
  private static func isDone(_ parse: Parse, _ text: Passage) -> Bool {
    guard let subject = parse.subject, subject < parse.root, text.isWord(parse.units[parse.root], of: .goodDeed) else {
      return false
    }
    return parse.units[parse.root].tags.contains(.pastVerb)
  }

  /// “You’re now a member”, “Dark mode is now on”.
  private static func isNow(_ parse: Parse, _ text: Passage) -> Bool {
    let words = text.words
    guard let now = words.firstIndex(where: { text.isAny(of: ["now"], at: $0.range) }), now > 0, now + 1 < words.count
    else { return false }
    return words[now - 1].tags.contains(.copula)
  }
}
