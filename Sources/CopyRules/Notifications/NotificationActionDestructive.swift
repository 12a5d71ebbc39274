import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A destructive action, chosen at a glance.
struct NotificationActionDestructive: SetRule {
  static let info = RuleInfo(
    "notification-action-destructive", "A notification prefers actions that destroy nothing.",
    why: "People act on a notification at a glance, without seeing what they would lose.",
    source: "HIG, Notifications: Actions", statements: [78], check: .set, roles: RoleSet(.notificationAction),
    languages: .having([.destructiveVerb]), severity: .note,
    examples: [
      .set("Notification title: New Order\nBody: The order arrives tomorrow.\nActions: Track, ⟦Delete Order⟧"),
      .set("Notification title: 새 주문\nBody: 내일 도착합니다.\nActions: ⟦주문 삭제⟧", locale: .korean),
      .set("Notification title: New Order\nBody: The order arrives tomorrow.\nActions: Track"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .notification else { return }
    for action in set.buttons where set.namesDestruction(action) || set.style(of: action).contains(.destructive) {
      report.add(.destroys(action.text(action.trimmedRange)), at: action.trimmedRange, of: action)
    }
  }
}

extension Message {
  fileprivate static func destroys(_ title: String) -> Message {
    "“\(title)” destroys something. Prefer a safe action, or say in the body what would be lost"
  }
}
