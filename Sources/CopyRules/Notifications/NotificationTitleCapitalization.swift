import CopyKernel
import CopyModel
import CopyPassage

/// Title style, be it a sentence or not.
struct NotificationTitleCapitalization: TextRule {
  static let info = RuleInfo(
    "notification-title-capitalization", "A notification’s title is in title style, always.",
    why: "The title is a headline. Unlike in alerts, this holds for sentences too.",
    source: "HIG, Notifications: Content", statements: [67], roles: RoleSet(.notificationTitle), languages: .english,
    severity: .warning,
    examples: [
      .bad("New ⟦comment on photo⟧", .notificationTitle, better: "New Comment on Photo"),
      .bad("Backup ⟦finished⟧", .notificationTitle, better: "Backup Finished"),
      .good("New Comment on Photo", .notificationTitle),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.form != .none else { return }
    Capitalization.check(copy, wants: .title, &report)
  }
}
