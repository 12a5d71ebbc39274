import CopyKernel
import CopyModel
import CopyPassage
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
      .set("Notification title: Notely\nBody: A list was shared.\nActions: ⟦Open Notely⟧"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let match = copy.whole(.openAppAction) else { return }
    report.add(.opensOnly(copy.text(match.range)), at: match.range)
  }
}

/// The same rule, where the title tells the app’s name: “Open Calendar” under “Calendar”.
struct NotificationActionOpensAppInSet: SetRule {
  static let info = NotificationActionOpensApp.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .notification, let title = set.title, title.analysis.wordCount == 1,
      let name = title.wordsRange
    else { return }
    for action in set.buttons {
      guard let words = action.wordsRange, action.bytes.hasLiteral("Open ", at: words.lowerBound),
        action.bytes.slice(words.lowerBound + 5..<words.upperBound).equals(title.bytes.slice(name))
      else { continue }
      report.add(.opensOnly(action.text(words)), at: words, of: action)
    }
  }
}

extension Message {
  fileprivate static func opensOnly(_ title: String) -> Message {
    "“\(title)” does what a tap on the notification does. Leave it out, or name another action"
  }
}
