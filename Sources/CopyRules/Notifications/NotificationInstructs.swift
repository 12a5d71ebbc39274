import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// People know how to open an app.
struct NotificationInstructs: TextRule {
  static let info = RuleInfo(
    "notification-instructs", "A notification doesn’t tell people what to do in the app.",
    why: "Tapping the notification opens the right place; instructions are forgotten on the way.",
    source: "HIG, Notifications: Content", statements: [60], roles: RoleSet(.notificationTitle, .notificationBody),
    languages: .having([.appInstruction]), needs: .nothing,
    severity: .warning,
    examples: [
      .bad("⟦Open the app⟧ to finish setup.", .notificationBody, better: "Finish setup."),
      .bad("⟦앱에서 ⟧설정을 완료하세요.", .notificationBody, better: "설정을 완료하세요.", locale: .korean),
      .bad("⟦Open the Calendar app⟧ to see it.", .notificationBody),
      .good("Setup is almost complete.", .notificationBody), .good("설정이 거의 끝났습니다.", .notificationBody, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let match = copy.first(.appInstruction) {
      report.add(.instructs(copy.text(match.range)), at: match.range)
    } else if let range = order(in: copy) {
      report.add(.instructs(copy.text(range)), at: range)
    }
  }

  /// “Open the Calendar app”: an order that names the app.
  private func order(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, let name = AppName.find(in: copy) else { return nil }
    let words = copy.tokens.filter { $0.kind == .word && $0.end <= name.lowerBound }.suffix(2)
    let verb = words.first { ["open", "launch", "check"].contains(copy.text($0.range).lowercased()) }
    return verb.map { Int($0.start)..<name.upperBound }
  }
}

extension Message {
  fileprivate static func instructs(_ words: String) -> Message {
    "“\(words)” gives an order. Say what happened; a tap opens the app"
  }
}
