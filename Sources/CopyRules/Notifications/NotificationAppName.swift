import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The system shows the app’s name already.
struct NotificationAppName: TextRule {
  static let info = RuleInfo(
    "notification-app-name", "A notification leaves out the name of its app.",
    why: "The system shows name and icon above the text. The name takes the place of the news.",
    source: "HIG, Notifications: Content", statements: [71], roles: RoleSet(.notificationTitle, .notificationBody),
    judges: .content, severity: .warning,
    examples: [
      .bad("⟦[Notes]⟧ The list was shared.", .notificationBody), .bad("See it in the ⟦Notes app⟧.", .notificationBody),
      .bad("⟦[메모]⟧ 목록이 공유되었습니다.", .notificationBody, locale: .korean),
      .good("The list was shared.", .notificationBody), .good("Closed by another VPN app.", .notificationBody),
      .good("[%@] The list was shared.", .notificationBody),
      .set("Notification title: Notely\nBody: ⟦Notely:⟧ The list was shared."),
      .set("Notification title: Shared List\nBody: The list was shared."),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let range = AppName.find(in: copy) else { return }
    report.add(.isNamed(copy.text(range)), at: range, severity: copy.severityOfJudgement)
  }
}

/// The same rule, where title and body tell the name together.
struct NotificationAppNameInSet: SetRule {
  static let info = NotificationAppName.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .notification, let body = set.message, let name = set.title?.wordsRange, let title = set.title
    else { return }
    let (words, start) = (title.bytes.slice(name), body.trimmedRange.lowerBound)
    let end = start + words.count
    guard end < body.bytes.count, body.bytes[end] == UInt8(ascii: ":"), body.bytes.slice(start..<end).equals(words),
      AppName.find(in: body) == nil
    else { return }
    report.add(.isNamed(title.text(name)), at: start..<end + 1, of: body, severity: body.severityOfJudgement)
  }
}

extension Message {
  fileprivate static func isNamed(_ name: String) -> Message {
    "“\(name)” names the app, which the system shows already. Leave it out"
  }
}
