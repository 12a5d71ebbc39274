import CopyModel
import CopyText

/// People know how to open an app.
struct NotificationInstructs: TextRule {
  static let info = RuleInfo(
    "notification-instructs", "A notification doesn’t tell people what to do in the app.",
    why: "Tapping the notification opens the right place; instructions are forgotten on the way.",
    source: "HIG, Notifications: Content", statements: [60], roles: RoleSet(.notificationTitle, .notificationBody),
    languages: .having([.appInstruction]),
    severity: .warning,
    examples: [
      .bad("⟦Open the app⟧ to finish setup.", .notificationBody),
      .bad("⟦앱에서 ⟧설정을 완료하세요.", .notificationBody, locale: .korean),
      .good("Setup is almost complete.", .notificationBody), .good("설정이 거의 끝났습니다.", .notificationBody, locale: .korean),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    if let match = copy.first(.appInstruction) {
      report.add(.instructs(copy.text(match.range)), at: match.range)
    }
  }
}

extension Message {
  fileprivate static func instructs(_ words: String) -> Message {
    "“\(words)” gives an order. Say what happened; a tap opens the app"
  }
}
