import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Say plainly what is the matter.
struct ToneOblique: TextRule {
  static let info = RuleInfo(
    "tone-oblique", "Copy says plainly what is the matter.",
    why: "Hedging makes people wonder whether something is wrong at all.",
    source: "HIG, Alerts: Content", statements: [17],
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.hedge]),
    severity: .note,
    examples: [
      .bad("⟦There may have⟧ been an issue with saving.", .alertMessage),
      .bad("저장이 ⟦원활하지 않⟧습니다.", .alertMessage, locale: .korean),
      .good("The note wasn’t saved.", .alertMessage), .good("메모가 저장되지 않았습니다.", .alertMessage, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.hedge) {
      report.add(.hedges(copy.text(match.range)), at: match.range)
    }
  }
}

extension Message {
  fileprivate static func hedges(_ words: String) -> Message {
    "“\(words)” hedges. Say plainly what is the matter"
  }
}
