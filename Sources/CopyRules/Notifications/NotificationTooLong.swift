import CopyKernel
import CopyModel
import CopyPassage

/// A body that the banner shows whole.
struct NotificationTooLong: TextRule {
  static let info = RuleInfo(
    "notification-too-long", "A notification’s body is short.",
    why: "What doesn’t fit is cut off, and what is long isn’t read.", source: "HIG, Notifications: Content",
    statements: [58], roles: RoleSet(.notificationBody), judges: .content, severity: .note, notOn: .android,
    examples: [
      .bad(
        "⟦The reading group meets on Thursday at seven in the library, and everybody who has finished the second part brings a question about it.⟧",
        .notificationBody),
      .good("The reading group meets on Thursday at seven.", .notificationBody),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let fit = copy.ownOverflow() else { return }
    report.add(.tooLong(fit), at: copy.trimmedRange)
  }
}

extension Message {
  fileprivate static func tooLong(_ fit: Fit) -> Message {
    "The body \(FitText.band(fit)). Keep what matters now"
  }
}
