import CopyKernel
import CopyModel
import CopyPassage

/// People have agreed to notifications.
struct NotificationConsent: ChecklistRule {
  static let info = RuleInfo(
    "notification-consent", "People have agreed to notifications.",
    why: "Whoever was never asked turns all of them off.",
    source: "HIG, Notifications: Best practices", statements: [57], check: .checklist, roles: .notification,
    severity: .optIn, examples: [])
  static let question = "Have people agreed to this kind of notification?"

  func concerns(_ set: CopySetView) -> Bool { set.set.kind == .notification }
}
