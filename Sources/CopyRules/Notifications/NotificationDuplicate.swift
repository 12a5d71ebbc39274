import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// One notification for one thing.
struct NotificationDuplicate: TextRule {
  static let info = RuleInfo(
    "notification-duplicate", "A thing is announced once.",
    why: "Each further notification about the same thing makes people turn all of them off.",
    source: "HIG, Notifications: Content", statements: [59], check: .project,
    roles: RoleSet(.notificationTitle, .notificationBody), languages: .having([.repeatedNotification]),
    severity: .note,
    examples: [
      .bad("⟦Second reminder⟧: the invoice is due.", .notificationBody),
      .bad("⟦다시 한번 알려⟧드립니다.", .notificationBody, locale: .korean),
      .good("The invoice is due tomorrow.", .notificationBody),
      .good("송장 기한은 내일입니다.", .notificationBody, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let match = copy.first(.repeatedNotification) else { return }
    report.add(.repeats(copy.text(match.range)), at: match.range)
  }
}

extension Message {
  fileprivate static func repeats(_ words: String) -> Message {
    "“\(words)” announces the same thing once more. Announce it once"
  }
}
