package import CopyPassage
import CopyText

/// What the last word of Korean copy makes of it.
package enum KoreanEnding {
  case statement, question

  /// By the ending of the last verb. What ends in a noun or -음 is a phrase and takes no mark: nil, as for copy in other languages.
  package init?(of copy: Passage) {
    guard let final = Self.final(of: copy) else { return nil }
    self = final.asks || final.kind == .either && Self.isAsked(copy) ? .question : .statement
  }

  /// Whether the ending serves statements and questions alike: -요, -죠, and what is only guessed to ask by a word like 무엇.
  package static func mayAsk(_ copy: Passage) -> Bool {
    guard let final = final(of: copy) else { return false }
    return final.kind == .either && !final.asks || final.kind == .requests && holdsQuestionWord(copy)
  }

  private static func isAsked(_ copy: Passage) -> Bool { copy.base?.form == .question || holdsQuestionWord(copy) }

  private static func final(of copy: Passage) -> KoreanForm? {
    guard copy.isKorean, let last = copy.tokens.last(where: { $0.countsAsWord }), last.kind == .word else { return nil }
    return KoreanWord(copy.text(last.range), range: last.range).final
  }

  /// 무엇, 어디, 언제, 왜, 누구. 누가, 몇 and 어떤 may be somebody, some.
  private static func holdsQuestionWord(_ copy: Passage) -> Bool {
    let start = copy.sentenceStarts.last ?? 0
    return copy.tokens.contains { token in
      guard token.kind == .word, Int(token.start) >= start else { return false }
      return KoreanStemTable.shared.means(KoreanWord(copy.text(token.range), range: token.range), .question)
    }
  }
}
