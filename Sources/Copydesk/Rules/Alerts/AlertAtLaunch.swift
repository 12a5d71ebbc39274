import CopyModel
import CopyText

/// No alert appears when the app starts.
struct AlertAtLaunch: ChecklistRule {
  static let info = RuleInfo(
    "alert-at-launch", "No alert appears when the app starts.",
    why: "Nobody has done anything yet that an alert could be about. Show news in the app, where people find it.",
    source: "HIG, Alerts: Best practices", statements: [5], check: .checklist, roles: .alert,
    severity: .optIn, examples: [])
  static let question = "Does this appear when the app starts?"

  /// The program answers it, or else key, comment, and text hint at it.
  func concerns(_ set: CopySetView) -> Bool { set.isAlert && (set.set.isAtLaunch ?? set.says(.launch)) }
}
