import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// What shows while previews are hidden.
struct NotificationPlaceholderText: TextRule {
  static let info = RuleInfo(
    "notification-placeholder-text", "Text for hidden previews is generic, and in sentence style.",
    why: "People hide previews to keep them private. The text in their place must not tell.",
    source: "HIG, Notifications: Content", statements: [70], roles: RoleSet(.notificationPreview), severity: .warning,
    examples: [
      .bad("New comment from ⟦%@⟧", .notificationPreview),
      .bad("New ⟦Comment⟧", .notificationPreview, better: "New comment"),
      .bad("A transfer of ⟦€50⟧", .notificationPreview), .bad("The ⟦tumor⟧ scan is back", .notificationPreview),
      .good("%u comments", .notificationPreview), .good("%%u comments", .notificationPreview),
      .good("New comment", .notificationPreview), .good("친구 요청", .notificationPreview, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) throws(ICUError) {
    if let filled = copy.tokens.first(where: { $0.kind == .placeholder && !isCount($0, in: copy) }) {
      report.add(.tells(copy.text(filled.range)), at: filled.range)
    } else if let figure = PrivateFigure.amount(in: copy) ?? PrivateFigure.find(in: copy)
      ?? copy.first(.healthWord)?.range
    {
      report.add(.tells(copy.text(figure)), at: figure)
    } else if copy.isEnglish, copy.form != .none {
      try Capitalization.check(copy, wants: .sentence, &report)
    }
  }
}

extension NotificationPlaceholderText {
  /// How many notifications there are, the system itself puts in the place of `%u`.
  private func isCount(_ placeholder: Token, in copy: Passage) -> Bool {
    guard copy.bytes[Int(placeholder.start)] == UInt8(ascii: "%") else { return false }
    return "diu".utf8.contains(copy.bytes[placeholder.end - 1])
  }
}

extension Message {
  fileprivate static func tells(_ placeholder: String) -> Message {
    "“\(placeholder)” will show what people wanted hidden. Use a generic term"
  }
}
