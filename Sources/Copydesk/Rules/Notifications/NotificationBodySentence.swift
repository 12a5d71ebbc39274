import CopyModel
import CopyText

/// A notification’s body speaks in sentences.
struct NotificationBodySentence: TextRule {
  static let info = RuleInfo(
    "notification-body-sentence", "A notification’s body is a complete sentence.",
    why: "It is read out of context, at a glance. A sentence says who did what.",
    source: "HIG, Notifications: Content", statements: [68], roles: RoleSet(.notificationBody), languages: .english,
    severity: .warning,
    examples: [
      .bad("⟦Your daily summary⟧", .notificationBody), .good("The daily summary is ready.", .notificationBody),
      .good("%@: %@", .notificationBody),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.isEnglish, copy.form == .fragment || copy.form == .word, copy.isFormSure else { return }
    guard !copy.tokens.contains(where: { $0.kind == .placeholder || $0.kind == .newline }) else { return }
    report.add(.isFragment, at: copy.trimmedRange)
  }
}

extension Message {
  fileprivate static let isFragment: Message = "This is no complete sentence. Say who or what does what"
}
