import CopyKernel
import CopyModel
import CopyPassage

/// An alert without a button.
struct ButtonMissing: SetRule {
  static let info = RuleInfo(
    "button-missing", "An alert has a button.",
    why: "Without a button people can’t answer, and can’t leave.", source: "HIG, Alerts: Anatomy", statements: [10],
    check: .set, roles: .alert, judges: .content, severity: .error,
    examples: [
      .set("Title: ⟦Low Battery⟧\nMessage: The battery is at 10 percent."), .set("Title: ⟦배터리 부족⟧", locale: .korean),
      .set("Title: Low Battery\nButtons: OK"),
      .set("Notification title: Low Battery\nBody: The battery is at 10 percent."),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, !set.buttons.contains(where: { !$0.trimmedRange.isEmpty }) else { return }
    guard let first = set.firstPart else { return }
    report.add(.isMissing, at: first.trimmedRange, of: first)
  }
}

extension Message {
  fileprivate static let isMissing: Message = "The alert has no button. Add one that names what happens next"
}
