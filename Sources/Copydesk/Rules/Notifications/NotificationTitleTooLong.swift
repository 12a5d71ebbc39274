import CopyModel
import CopyText

/// A title that a watch shows whole.
struct NotificationTitleTooLong: TextRule {
  /// Cells of a terminal; about what Apple Watch shows of a title (estimate; replaced by widths where they are known).
  private static let limit = 30

  static let info = RuleInfo(
    "notification-title-too-long", "A notification’s title can be read at a glance.",
    why: "A watch cuts a long title off, and the point with it.", source: "HIG, Notifications: Content",
    statements: [64], roles: RoleSet(.notificationTitle), severity: .note,
    examples: [
      .bad("⟦Friend Request from Somebody in the Reading Group⟧", .notificationTitle),
      .bad("⟦독서 모임에서 알게 된 분이 친구 요청을 보냈어요⟧", .notificationTitle, locale: .korean),
      .good("Friend Request", .notificationTitle), .good("친구 요청", .notificationTitle, locale: .korean),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.cells > Self.limit else { return }
    report.add(.tooLong(copy.cells), at: copy.trimmedRange)
  }
}

extension Message {
  fileprivate static func tooLong(_ cells: Int) -> Message {
    "The title is \(cells) characters wide; a watch shows about 30. Keep the point"
  }
}
