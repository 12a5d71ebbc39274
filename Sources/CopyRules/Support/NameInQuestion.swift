import CopyModel
import CopyPassage
import CopyText

/// “Unsubscribe from Morning Tide?”: among the capitals of a title two words behind a preposition, of which the last is one thing and
/// has no article, are what something is called.
enum NameInQuestion {
  /// Whether `word` is part of such a name.
  static func holds(_ word: Range<Int>, _ copy: Passage) -> Bool {
    if isPerson(word, copy) { return true }
    guard copy.isEnglish, copy.casing == .title, copy.role == .alertTitle, copy.analysis.terminal == .question else {
      return false
    }
    let words = copy.wordsAndPlaceholders
    guard let place = words.firstIndex(where: { Int($0.start) == word.lowerBound }),
      let behind = words[..<place].lastIndex(where: { !$0.traits.contains(.startsUpper) }),
      words[behind].tags.contains(.preposition), words[behind].traits.contains(.startsLower)
    else { return false }
    let run = words[(behind + 1)...].prefix { $0.traits.contains(.startsUpper) }
    guard run.count > 1, run.endIndex == words.count, let last = run.last, let first = run.first else { return false }
    let grammar: WordTags = [.determiner, .possessive, .article, .number, .auxiliary, .copula]
    return last.tags.contains(.noun) && last.tags.isDisjoint(with: .pluralNoun)
      && !run.contains { !$0.tags.isDisjoint(with: grammar) } && first.kind == .word
  }

  /// “Block Rose and report her?”, “Remove Frank from the group?”: where other things have their articles, or somebody is spoken of.
  private static func isPerson(_ word: Range<Int>, _ copy: Passage) -> Bool {
    mayBePerson(word, copy)
      && copy.wordsAndPlaceholders.contains { other in
        !other.tags.isDisjoint(with: [.article, .possessive])
          || copy.isAny(of: ["him", "her", "he", "she"], at: other.range)
      }
  }

  /// “Call Grace now?”: one thing without an article right behind the verb, and the only capital of the sentence.
  static func mayBePerson(_ word: Range<Int>, _ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    guard copy.isEnglish, copy.casing == .mixed,
      let place = words.firstIndex(where: { Int($0.start) == word.lowerBound }), place > 0, place + 1 < words.count,
      words[place - 1].tags.contains(.baseVerb), words[place].tags.contains(.noun)
    else { return false }
    let (verb, next) = (words[place - 1], words[place + 1])
    // “Client Certificate Authentication required”: a verb has a capital at the start alone.
    guard place == 1 || verb.traits.contains(.startsLower) || verb.traits.contains(.startsSentence) else {
      return false
    }
    return words[place].tags.isDisjoint(with: .pluralNoun) && next.traits.contains(.startsLower)
      && next.tags.isDisjoint(with: [.noun, .pluralNoun])
  }
}
