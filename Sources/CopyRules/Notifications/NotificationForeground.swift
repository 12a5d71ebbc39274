import CopyKernel
import CopyModel
import CopyPassage

/// An app in front handles its news itself.
struct NotificationForeground: ChecklistRule {
  static let info = RuleInfo(
    "notification-foreground", "An app in front handles its news itself.",
    why: "A banner over the view that shows the same news only covers it.",
    source: "HIG, Notifications: Best practices", statements: [62], check: .checklist, roles: .notification,
    severity: .optIn, examples: [])
  static let question = "What happens when the app is in front?"

  func concerns(_ set: CopySetView) -> Bool { set.set.kind == .notification }
}
