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

  /// Whether any word says that something is wrong.
  private static func isTroubled(_ text: Passage) -> Bool {
    let lists: [TermList] = [
      .troubleNoun, .taskFailure, .wrongQuality, .refusalVerb, .faultVerb, .negativeWord, .brokenState, .lapse,
      .inability,
      .pastInability,
    ]
    return lists.contains(where: text.has)
      || text.tokens.contains { text.isAny(of: ["only", "twice", "but", "except", "until", "again"], at: $0.range) }
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
    let words = text.tokens.filter { $0.kind == .word }
    guard let now = words.firstIndex(where: { text.isAny(of: ["now"], at: $0.range) }), now > 0, now + 1 < words.count
    else { return false }
    return words[now - 1].tags.contains(.copula)
  }
}
