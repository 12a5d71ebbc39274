import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Others may see the screen.
struct NotificationSensitive: TextRule {
  static let info = RuleInfo(
    "notification-sensitive", "A notification holds nothing private.",
    why: "Notifications show on a locked screen, where anyone may read them.",
    source: "HIG, Notifications: Content", statements: [63], roles: RoleSet(.notificationTitle, .notificationBody),
    languages: .having([.sensitive]),
    severity: .warning,
    examples: [
      .bad("Your account ⟦balance⟧ is low.", .notificationBody),
      .bad("⟦잔액⟧이 부족합니다.", .notificationBody, locale: .korean),
      .good("A statement is ready.", .notificationBody), .good("명세서가 도착했습니다.", .notificationBody, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let match = copy.first(.sensitive) {
      report.add(.isPrivate(copy.text(match.range)), at: match.range)
    }
  }
}

extension Message {
  fileprivate static func isPrivate(_ words: String) -> Message {
    "“\(words)” may be private, and a notification shows on the Lock Screen"
  }
}
