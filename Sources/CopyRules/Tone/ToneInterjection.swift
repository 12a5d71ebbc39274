import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Interjections make light of trouble.
struct ToneInterjection: TextRule {
  static let info = RuleInfo(
    "tone-interjection", "Copy does without Oops and Uh-oh.",
    why: "To somebody who just lost work, a joke tone sounds careless.",
    source: "HIG, Alerts: Content", statements: [15],
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody),
    languages: .having([.interjection]),
    severity: .note,
    examples: [
      .bad("⟦Oops⟧! The page couldn’t be loaded.", .alertMessage, better: "The page couldn’t be loaded."),
      .bad("⟦앗⟧, 페이지를 불러올 수 없습니다.", .alertMessage, better: "페이지를 불러올 수 없습니다.", locale: .korean),
      .bad("⟦Oups⟧ ! La page n’a pas pu être chargée.", .alertMessage, locale: .french),
      .good("これさえあれば、問題ありません。", .alertMessage, locale: .japanese),
      .bad("⟦Good grief⟧, the page is gone.", .alertMessage), .good("DoH is on.", .alertMessage),
      .good("The page couldn’t be loaded.", .alertMessage), .good("페이지를 불러올 수 없습니다.", .alertMessage, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.interjection)
    where (copy.isEnglish || copy.opensSentence(at: Int(match.start))) && !isSign(match, copy) {
      report.add(.makesLight(copy.text(match.range)), at: match.range)
    }
  }
}

extension ToneInterjection {
  /// “DoH”: letters that stand for something else.
  private func isSign(_ match: TermMatch, _ copy: Passage) -> Bool {
    copy.tokens.contains { $0.range == match.range && $0.traits.contains(.hasInnerUpper) }
  }
}

extension Message {
  fileprivate static func makesLight(_ words: String) -> Message {
    "“\(words)” makes light of the matter. Start with what happened"
  }
}
