import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Prepositions that are one word with the article behind them: Spanish “al” and “del”, French « du » and « au ». Where another
/// article is put in, they are joined.
enum ArticleContraction {
  /// What becomes of the preposition and the article.
  private static let joined: [String: [String: [String: String]]] = [
    "es": ["el": ["a": "al", "de": "del"]],
    "fr": ["le": ["de": "du", "à": "au"], "les": ["de": "des", "à": "aux"]],
  ]

  /// The place of `article`, which is to be put at `range`, and it; with the preposition before it where they are one word.
  static func join(
    _ article: String, at range: Range<Int>, in copy: Passage
  ) -> (range: Range<Int>, words: String) {
    guard let language = joined[copy.locale.languageCode]?[article.lowercased()],
      let space = copy.tokens.last(where: { $0.end == range.lowerBound }), space.kind == .space,
      let before = copy.tokens.last(where: { $0.end == Int(space.start) }), before.kind == .word,
      let one = language[copy.text(before.range).lowercased()]
    else { return (range, article) }
    let isUpper = before.traits.contains(.startsUpper)
    return (Int(before.start)..<range.upperBound, isUpper ? one.prefix(1).uppercased() + one.dropFirst() : one)
  }
}
