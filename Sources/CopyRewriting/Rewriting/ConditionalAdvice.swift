import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// “If you don’t know the sender, tap Block.”, « En cas de doute, appuyez sur Annuler. »: when to use a button is advice, and no
/// word on what it does. Where the condition is only what people want, the sentence explains the button.
enum ConditionalAdvice {
  static func holds(_ reference: ButtonReference, in copy: Passage) -> Bool {
    let sentence = copy.wholeSentence(at: reference.range.lowerBound)
    let comma = copy.tokens.first { token in
      sentence.contains(Int(token.start)) && token.end <= reference.range.lowerBound
        && [",", "，", "、"].contains(copy.text(token.range))
    }
    if let comma, case let clause = sentence.lowerBound..<Int(comma.start), isCondition(clause, copy) {
      return !copy.all(.wish).contains { $0.range.overlaps(clause) }
    }
    return follows(reference, within: sentence, copy)
  }

  /// “Choose Replace only if the skipper agrees.”
  private static func follows(_ reference: ButtonReference, within sentence: Range<Int>, _ copy: Passage) -> Bool {
    let words = copy.tokens.lazy.filter { $0.countsAsWord && sentence.contains(Int($0.start)) }
    let behind = words.filter { Int($0.start) >= reference.title.upperBound }
    guard copy.isEnglish, let first = behind.first(where: { !copy.isAny(of: ["only"], at: $0.range) }),
      copy.isAny(of: ["if", "unless", "once", "when"], at: first.range)
    else { return false }
    return !copy.all(.wish).contains { Int($0.start) > Int(first.start) && sentence.contains(Int($0.start)) }
  }

  /// Whether a word such as “if” opens the clause, or closes it where it stands last: 場合は.
  private static func isCondition(_ clause: Range<Int>, _ copy: Passage) -> Bool {
    guard let first = copy.tokens.first(where: { $0.countsAsWord && clause.contains(Int($0.start)) }) else {
      return false
    }
    if copy.isEnglish, first.tags.contains(.subordinator) { return true }
    let isLast = copy.locale.isLanguage("ja")
    return copy.all(.condition).contains { term in
      isLast ? clause.contains(Int(term.start)) : term.start == first.start
    }
  }
}
