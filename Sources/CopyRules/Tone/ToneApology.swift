import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// An apology takes the place of information.
struct ToneApology: TextRule {
  static let info = RuleInfo(
    "tone-apology", "Copy says what happened and what to do; it doesn’t apologize.",
    why: "Sorry costs a line and helps nobody on. Keep it for real harm.",
    source: "Windows user experience guide, error messages",
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.apology]),
    severity: .optIn,
    examples: [
      .bad("⟦Sorry⟧, the file is too large.", .alertMessage, better: "The file is too large."),
      .bad("⟦죄송⟧합니다. 파일이 너무 큽니다.", .alertMessage, better: "파일이 너무 큽니다.", locale: .korean),
      .good("The file is too large.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.apology) {
      report.add(.apologizes(copy.text(match.range)), at: match.range)
    }
  }
}

extension Message {
  fileprivate static func apologizes(_ words: String) -> Message {
    "“\(words)” can go. Say what happened and what to do"
  }
}
