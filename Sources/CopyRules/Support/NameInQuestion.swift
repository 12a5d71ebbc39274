import CopyModel
import CopyPassage
import CopyText

/// “Unsubscribe from Morning Tide?”: among the capitals of a title two words behind a preposition, of which the last is one thing and
/// has no article, are what something is called.
enum NameInQuestion {
  /// Whether `word` is part of such a name.
  static func holds(_ word: Range<Int>, _ copy: Passage) -> Bool {
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
}
