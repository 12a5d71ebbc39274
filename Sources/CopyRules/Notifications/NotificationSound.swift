import CopyKernel
import CopyModel
import CopyPassage

/// A sound only supplements a notification.
struct NotificationSound: ChecklistRule {
  static let info = RuleInfo(
    "notification-sound", "A sound only supplements a notification.",
    why: "Many people have the sound off, and must miss nothing.",
    source: "HIG, Notifications: Best practices", statements: [72], check: .checklist, roles: .notification,
    severity: .optIn, examples: [])
  static let question = "Does the notification work without its sound?"

  /// The program says whether it has one.
  func concerns(_ set: CopySetView) -> Bool {
    set.set.kind == .notification && set.set.traits?.contains(.hasSound) != false
  }
}
