import CopyKernel
import CopyModel
import CopyPassage

/// The default button is safe, and trails.
struct ButtonDefaultPlacement: SetRule {
  static let info = RuleInfo(
    "button-default-placement", "The default button destroys nothing and stands on the trailing side.",
    why: "Return presses the default button, often before anything is read.", source: "HIG, Alerts: Buttons",
    statements: [12, 49], check: .set, roles: RoleSet(.button), severity: .warning,
    examples: [
      .set("Title: Delete the note?\nButtons: Cancel, ⟦Delete⟧ [destructive, default]"),
      .set("Title: Send it?\nButtons: ⟦Send⟧*, Cancel"), .set("Title: Send it?\nButtons: Cancel, Send*"),
      .set("Title: Delete the note?\nButtons: Cancel*, Delete!"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert else { return }
    for (index, button) in set.buttons.enumerated() where set.style(of: button).contains(.default) {
      if set.style(of: button).contains(.destructive) || set.namesDestruction(button) {
        report.add(.destroys, at: button.trimmedRange, of: button, isOfCall: true)
      } else if set.set.orderIsKnown, index < set.buttons.count - 1, !set.isDismissal(button), set.isRow {
        report.add(.leads, at: button.trimmedRange, of: button, isOfCall: true)
      }
    }
  }
}

extension Message {
  fileprivate static let destroys: Message =
    "The default button destroys something. Make another one the default, or none"
  fileprivate static let leads: Message = "The default button isn’t on the trailing side. Put it there"
}
