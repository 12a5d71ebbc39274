import CopyModel
import CopyText

/// The system cuts where it must.
struct NotificationBodyTruncated: TextRule {
  static let info = RuleInfo(
    "notification-body-truncated", "A notification’s body isn’t cut by hand.",
    why: "The system shortens the text to fit; a cut made earlier hides words that had room.",
    source: "HIG, Notifications: Content", statements: [69], roles: RoleSet(.notificationBody), severity: .warning,
    examples: [
      .bad("The meeting starts⟦…⟧", .notificationBody), .bad("회의가 곧⟦...⟧", .notificationBody, locale: .korean),
      .good("The meeting starts at 3.", .notificationBody),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.analysis.terminal == .ellipsis else { return }
    report.add(.cutByHand, at: copy.analysis.terminalRange)
  }
}

extension Message {
  fileprivate static let cutByHand: Message = "The ellipsis cuts the text by hand. Write the whole sentence"
}
