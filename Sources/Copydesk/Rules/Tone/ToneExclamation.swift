import CopyModel
import CopyText

/// An exclamation mark shouts.
struct ToneExclamation: TextRule {
  static let info = RuleInfo(
    "tone-exclamation", "Alerts, buttons, and notifications do without exclamation marks.",
    why: "People meet alerts in moments of trouble. A calm statement is kinder than a raised voice.",
    source: "HIG, Alerts: Content; Apple Style Guide, exclamation point", statements: [15],
    roles: RoleSet(
      .alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .notificationAction),
    languages: .englishAndKorean, needs: .any(of: .exclamation), severity: .warning,
    examples: [
      .bad("The backup is complete⟦!⟧", .alertMessage, better: "The backup is complete."),
      .bad("저장되었습니다⟦!⟧", .alertMessage, better: "저장되었습니다.", locale: .korean),
      .good("Sauvegarde terminée !", .alertMessage, locale: .french),
      .good("The backup is complete.", .alertMessage), .good("Open “Help!” again.", .alertMessage),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    for token in copy.tokens where isMark(token, in: copy) {
      // Where people are welcomed, joy is in place.
      if copy.purpose.contains(.welcome) { return }
      let splice = Splice(token.range, replacement(for: token.range, in: copy))
      report.add(.shouts, at: token.range, fixes: [Fix([splice], isSafe: true)])
    }
  }

  private func isMark(_ token: Token, in copy: Copy) -> Bool {
    token.kind == .punctuation && !token.traits.contains(.isQuoted)
      && (copy.bytes.hasLiteral("!", at: Int(token.start)) || copy.bytes.hasLiteral("！", at: Int(token.start)))
  }

  /// Titles and buttons end bare; a sentence keeps a period.
  private func replacement(for mark: Range<Int>, in copy: Copy) -> String {
    if copy.role == .button || copy.role == .notificationAction || copy.role == .notificationTitle { return "" }
    if copy.role == .alertTitle && !copy.form.isComplete { return "" }
    return copy.text(mark) == "！" ? "。" : "."
  }
}

extension Message {
  fileprivate static let shouts: Message = "The exclamation mark raises the voice. End with a period, or with nothing"
}
