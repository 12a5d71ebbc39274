import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// An action needs no app’s name.
struct NotificationActionAppName: TextRule {
  static let info = RuleInfo(
    "notification-action-app-name", "A notification action leaves out the name of the app.",
    why: "The action is about the news; which app shows it is known.", source: "HIG, Notifications: Actions",
    statements: [75], roles: RoleSet(.notificationAction), languages: .english, severity: .warning,
    examples: [
      .bad("Reply in ⟦ChatApp⟧", .notificationAction), .good("Reply", .notificationAction),
      .good("Open App", .notificationAction),
      .set("Notification title: Notely\nBody: A list was shared.\nActions: Open ⟦Notely⟧"),
      .set("Notification title: Shared List\nBody: A list was shared.\nActions: View"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let range = AppName.find(in: copy) else { return }
    report.add(.isNamed(copy.text(range)), at: range)
  }
}

/// The same rule, where the title tells the name: “Open” and the one word of the title.
struct NotificationActionAppNameInSet: SetRule {
  static let info = NotificationActionAppName.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .notification, let title = set.title, title.analysis.wordCount == 1,
      let name = title.wordsRange
    else { return }
    for action in set.buttons {
      guard let words = action.wordsRange, action.bytes.hasLiteral("Open ", at: words.lowerBound) else { continue }
      let rest = words.lowerBound + 5..<words.upperBound
      guard action.bytes.slice(rest).equals(title.bytes.slice(name)) else { continue }
      report.add(.isNamed(action.text(rest)), at: rest, of: action)
    }
  }
}

extension Message {
  fileprivate static func isNamed(_ name: String) -> Message {
    "“\(name)” names the app. Name what the action does"
  }
}
