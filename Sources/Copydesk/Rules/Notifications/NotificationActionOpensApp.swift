import CopyModel
import CopyText

/// A tap on the notification does that.
struct NotificationActionOpensApp: TextRule {
  static let info = RuleInfo(
    "notification-action-opens-app", "An action does more than open the app.",
    why: "A tap on the notification opens the app already.", source: "HIG, Notifications: Actions", statements: [77],
    roles: RoleSet(.notificationAction), languages: .having([.openAppAction]), severity: .warning,
    examples: [
      .bad("⟦Open App⟧", .notificationAction), .bad("⟦앱 열기⟧", .notificationAction, locale: .korean),
      .good("Snooze", .notificationAction),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard let match = copy.whole(.openAppAction) else { return }
    report.add(.opensOnly(copy.text(match.range)), at: match.range)
  }
}

extension Message {
  fileprivate static func opensOnly(_ title: String) -> Message {
    "“\(title)” does what a tap on the notification does. Leave it out, or name another action"
  }
}
