import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// No title is better than an empty one.
struct NotificationTitleGeneric: TextRule {
  static let info = RuleInfo(
    "notification-title-generic", "A notification’s title tells something, or is left out.",
    why: "The system shows the app’s name already. A title that fits every notification only takes space.",
    source: "HIG, Notifications: Content", statements: [66], roles: RoleSet(.notificationTitle),
    languages: .having([.genericNotification]), severity: .warning,
    silences: .onString("notification-title-capitalization", "notification-title-punctuation"),
    examples: [
      .bad("⟦Notification⟧", .notificationTitle), .bad("⟦알림⟧", .notificationTitle, locale: .korean),
      .good("Backup Finished", .notificationTitle), .good("Message from %@", .notificationTitle),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let match = copy.whole(.genericNotification) else { return }
    report.add(.fitsAll(copy.text(match.range)), at: match.range)
  }
}

extension Message {
  fileprivate static func fitsAll(_ title: String) -> Message {
    "“\(title)” fits any notification. Name the event, or leave the title out"
  }
}
