import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A headline ends bare.
struct NotificationTitlePunctuation: TextRule {
  static let info = RuleInfo(
    "notification-title-punctuation", "A notification’s title ends without a mark.",
    why: "The title is a headline, and headlines take no period.", source: "HIG, Notifications: Content",
    statements: [67], roles: RoleSet(.notificationTitle), severity: .error,
    examples: [
      .bad("Delivered⟦.⟧", .notificationTitle, better: "Delivered"),
      .bad("배송 완료⟦.⟧", .notificationTitle, better: "배송 완료", locale: .korean),
      .good("Delivered", .notificationTitle), .good("Ready to Go?", .notificationTitle),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.analysis.terminal == .period, copy.wordsRange != nil else { return }
    EndMark.forbid(copy, .endsWithMark, &report)
  }
}

extension Message {
  fileprivate static let endsWithMark: Message = "A notification’s title takes no period at its end"
}
