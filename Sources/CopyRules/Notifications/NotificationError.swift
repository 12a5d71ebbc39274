import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Errors belong in the app.
struct NotificationError: TextRule {
  static let info = RuleInfo(
    "notification-error", "An error is shown in the app, not as a notification.",
    why: "A notification comes when people do something else, and can’t be acted on there.",
    source: "HIG, Notifications: Content", statements: [61], roles: RoleSet(.notificationTitle, .notificationBody),
    languages: .having([.errorWord]), severity: .warning,
    examples: [
      .bad("Backup ⟦error⟧", .notificationTitle), .bad("백업 ⟦오류⟧", .notificationTitle, locale: .korean),
      .good("Backup Finished", .notificationTitle), .good("Your code is 1234.", .notificationBody),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    let words = copy.all(.errorWord).first { !copy.term($0).isNeutral }
    guard let words else { return }
    report.add(.belongsInApp(copy.text(words.range)), at: words.range)
  }
}

extension Term? {
  /// A code or an exception may be anything; an error is one.
  fileprivate var isNeutral: Bool {
    guard let text = self?.text else { return true }
    return ["code", "코드", "exception", "예외", "fault"].contains(text)
  }
}

extension Message {
  fileprivate static func belongsInApp(_ word: String) -> Message {
    "“\(word)” announces an error. Show it in the app, where people can act on it"
  }
}
