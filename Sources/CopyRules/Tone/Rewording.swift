import CopyModel
import CopyPassage
import CopyText

/// Puts the lexicon’s better words in the place of a term, as the syntax of its sentence asks.
enum Rewording {
  /// The fix, with the case of the old words carried over; it changes words, so it needs review. Nil without better words,
  /// and where they can’t stand in the place of the old ones.
  static func fix(_ match: TermMatch, in copy: Passage) -> Fix? {
    guard let better = copy.term(match)?.better else { return nil }
    let text = recased(better, like: match, in: copy)
    guard copy.isEnglish else { return Fix([Splice(match.range, text)], isSafe: false) }
    return EnglishReplacement(match, by: text, in: copy).splice.flatMap { Fix([$0], isSafe: false) }
  }

  /// Title style where the copy is in title style, a capital where the old words had one.
  static func recased(_ better: String, like match: TermMatch, in copy: Passage) -> String {
    guard let token = copy.tokens.first(where: { $0.range.overlaps(match.range) }),
      token.traits.contains(.startsUpper)
    else { return better }
    let isShortButton = copy.role == .button && copy.analysis.wordCount <= 3 && copy.caseStyle == .apple
    let isTitle = copy.casing == .title || isShortButton
    let words = better.split(separator: " ", omittingEmptySubsequences: false)
    let cased = words.enumerated().map { index, word in
      index == 0 || isTitle ? word.prefix(1).uppercased() + word.dropFirst() : String(word)
    }
    return cased.joined(separator: " ")
  }
}
