import CopyKernel
import CopyModel
import CopyPassage

/// Alerts are rare, and each is essential.
struct AlertOveruse: ChecklistRule {
  static let info = RuleInfo(
    "alert-overuse", "Alerts are rare, and each is essential.",
    why: "Every alert stops people. Those who see many stop reading them.",
    source: "HIG, Alerts: Best practices", statements: [1, 7], check: .checklist, roles: .alert,
    severity: .optIn, examples: [])
  static let question = "Is this alert essential, and can nothing in the view say it instead?"

  func concerns(_ set: CopySetView) -> Bool { set.isAlert }
}
