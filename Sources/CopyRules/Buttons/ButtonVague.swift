package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Submit, Proceed, Confirm: verbs that fit any button.
package struct ButtonVague: TextRule {
  package static let info = RuleInfo(
    "button-vague", "A button names what it does, not that it does something.",
    why: "A verb that fits every button tells people nothing about this one.",
    source: "HIG, Alerts: Buttons", statements: [41], roles: RoleSet(.button, .notificationAction),
    languages: .having([.vagueButton]), judges: .content, severity: .warning,
    examples: [
      .bad("⟦Submit⟧", .button), .bad("⟦Got It⟧", .button), .bad("⟦진행⟧", .button, locale: .korean),
      .good("Send", .button), .good("Apply Filter", .button), .good("보내기", .button, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    // Beside a field, or at the end of a tour, the place says what it does.
    guard copy.role != .button || copy.isOfAlert, let match = copy.whole(.vagueButton) else { return }
    report.add(.fitsAll(copy.text(match.range)), at: match.range)
  }
}

extension Message {
  fileprivate static func fitsAll(_ title: String) -> Message {
    "“\(title)” fits any button. Name what this one does"
  }
}
