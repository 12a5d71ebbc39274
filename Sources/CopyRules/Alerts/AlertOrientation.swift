import CopyKernel
import CopyModel
import CopyPassage

/// An alert reads well in both orientations.
struct AlertOrientation: ChecklistRule {
  static let info = RuleInfo(
    "alert-orientation", "An alert reads well in both orientations.",
    why: "Turned to the side, an alert has less height and scrolls sooner.",
    source: "HIG, Alerts: Best practices", statements: [8], check: .checklist, roles: .alert,
    severity: .optIn, examples: [])
  static let question = "Does it read without scrolling in both orientations?"

  func concerns(_ set: CopySetView) -> Bool { set.set.kind == .alert && set.message != nil }
}
