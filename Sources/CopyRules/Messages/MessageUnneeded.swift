import CopyKernel
import CopyModel
import CopyPassage

/// An alert has a message only where it adds something.
struct MessageUnneeded: ChecklistRule {
  static let info = RuleInfo(
    "message-unneeded", "An alert has a message only where it adds something.",
    why: "A title that says it all needs no second text.",
    source: "HIG, Alerts: Content", statements: [30], check: .checklist, roles: .alertText,
    severity: .optIn, examples: [])
  static let question = "Does the message help to decide, or could it go?"

  func concerns(_ set: CopySetView) -> Bool { set.isAlert && set.title != nil && set.message != nil }
}
