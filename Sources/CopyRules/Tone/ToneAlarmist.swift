import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// State the facts; they are alarming enough.
struct ToneAlarmist: TextRule {
  static let info = RuleInfo(
    "tone-alarmist", "Copy states facts and doesn’t frighten.",
    why: "Big words frighten people and make the next real warning weaker.",
    source: "Windows user experience guide, error messages", statements: [18],
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.alarmist]),
    severity: .optIn,
    examples: [
      .bad("A ⟦fatal⟧ problem stopped the backup.", .alertMessage, better: "A serious problem stopped the backup."),
      .good("The backup stopped.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.alarmist) {
      report.add(.frightens(copy.text(match.range)), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
  }
}

extension Message {
  fileprivate static func frightens(_ words: String) -> Message {
    "“\(words)” frightens. State what happened"
  }
}
