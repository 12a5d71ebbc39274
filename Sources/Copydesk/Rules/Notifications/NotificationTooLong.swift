import CopyModel
import CopyText

/// A body that the banner shows whole.
struct NotificationTooLong: TextRule {
  /// Cells of a terminal; about what the Lock Screen shows of a body (estimate; replaced by widths where they are known).
  private static let limit = 110

  static let info = RuleInfo(
    "notification-too-long", "A notification’s body is short.",
    why: "What doesn’t fit is cut off, and what is long isn’t read.", source: "HIG, Notifications: Content",
    statements: [58], roles: RoleSet(.notificationBody), severity: .note,
    examples: [
      .bad(
        "⟦The reading group meets on Thursday at seven in the library, and everybody who has finished the second part brings a question about it.⟧",
        .notificationBody),
      .good("The reading group meets on Thursday at seven.", .notificationBody),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.cells > Self.limit else { return }
    report.add(.tooLong(copy.cells), at: copy.trimmedRange)
  }
}

extension Message {
  fileprivate static func tooLong(_ cells: Int) -> Message {
    "The body is \(cells) characters wide; about 110 are shown. Keep what matters now"
  }
}
