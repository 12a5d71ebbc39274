import CopyKernel
import CopyModel
import CopyPassage

/// Four actions are the most.
struct NotificationActionCount: SetRule {
  private static let most = 4

  static let info = RuleInfo(
    "notification-action-count", "A notification has at most four actions.",
    why: "The system shows no more than four.", source: "HIG, Notifications: Actions", statements: [73],
    check: .set, roles: RoleSet(.notificationAction), severity: .error,
    examples: [
      .set("Notification title: Design Review\nBody: It starts at ten.\nActions: Snooze, Join, Call, Edit, ⟦Share⟧"),
      .set("Notification title: Design Review\nBody: It starts at ten.\nActions: Snooze, Join"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .notification, set.isWhole, set.buttons.count > Self.most else { return }
    let action = set.buttons[Self.most]
    report.add(.tooMany(set.buttons.count), at: action.trimmedRange, of: action)
  }
}

extension Message {
  fileprivate static func tooMany(_ count: Int) -> Message {
    "The notification has \(count) actions; four are the most. Keep those that people need most"
  }
}
