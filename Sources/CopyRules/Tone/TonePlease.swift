import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Instructions do without please.
struct TonePlease: TextRule {
  static let info = RuleInfo(
    "tone-please", "An instruction does without please.",
    why: "Please makes instructions longer and sounds as if the person had a choice.",
    source: "Apple Style Guide, please",
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.please]),
    severity: .optIn,
    examples: [
      .bad("⟦Please⟧ try again.", .alertMessage, better: "Try again."),
      .bad("⟦부디⟧ 확인하세요.", .alertMessage, better: "확인하세요.", locale: .korean),
      .good("Try again.", .alertMessage), .good("Please note that prices vary.", .text),
      .good("확인하세요.", .alertMessage, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.please) {
      report.add(.pleads(copy.text(match.range)), at: match.range)
    }
  }
}

extension Message {
  fileprivate static func pleads(_ words: String) -> Message {
    "“\(words)” can go. Say what to do"
  }
}
