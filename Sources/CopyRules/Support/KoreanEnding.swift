import CopyModel
package import CopyPassage
import CopyText

/// What the last word of Korean copy makes of it.
package enum KoreanEnding {
  case statement, question

  /// -다, -요, -오 and -죠 end a statement or request, -까, -까요, -나요, -가요 and -래요 a question. What ends in a noun or -음
  /// is a phrase and takes no mark: nil, as for copy in other languages.
  package init?(of copy: Passage) {
    guard copy.isKorean, let last = copy.tokens.last(where: { $0.countsAsWord }), last.kind == .word, last.length >= 3
    else { return nil }
    let syllable = last.end - 3
    let asking: [StaticString] = ["까요", "나요", "가요", "래요"]
    let endings: [StaticString] = ["다", "요", "오", "죠"]
    if copy.bytes.hasLiteral("까", at: syllable)
      || last.length >= 6 && asking.contains(where: { copy.bytes.hasLiteral($0, at: syllable - 3) })
    {
      self = .question
    } else if endings.contains(where: { copy.bytes.hasLiteral($0, at: syllable) }) {
      self = .statement
    } else {
      return nil
    }
  }

  /// Whether the ending serves statements and questions alike: -요 but for that of formal requests, -죠, -지.
  package static func mayAsk(_ copy: Passage) -> Bool {
    guard let last = copy.tokens.last(where: { $0.countsAsWord }), last.length >= 3 else { return false }
    let endings: [StaticString] = ["요", "죠", "지"]
    guard endings.contains(where: { copy.bytes.hasLiteral($0, at: last.end - 3) }) else { return false }
    return !(last.length >= 6 && copy.bytes.hasLiteral("세요", at: last.end - 6))
  }
}
