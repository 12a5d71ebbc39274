import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Sentences end with a mark.
struct NotificationBodyPunctuation: TextRule {
  static let info = RuleInfo(
    "notification-body-punctuation", "A notification’s body ends with its mark.",
    why: "A missing mark makes the text look cut off.", source: "HIG, Notifications: Content", statements: [68],
    roles: RoleSet(.notificationBody), severity: .warning,
    silences: .onString("l10n-terminal-punctuation"),
    examples: [
      .bad("The driver arrives in five ⟦minutes⟧", .notificationBody, better: "The driver arrives in five minutes."),
      .bad("기사가 5분 뒤에 ⟦도착합니다⟧", .notificationBody, better: "기사가 5분 뒤에 도착합니다.", locale: .korean),
      .good("The driver arrives in five minutes.", .notificationBody), .good("%1$@: %2$@", .notificationBody),
      .good("The driver arrives in five minutes", .notificationBody, format: "android"),
      .good("Two new invitations", .notificationBody), .good("위치 업데이트됨", .notificationBody, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if StatedQuestion.report(in: copy, &report) { return }
    if isBare(copy) { return EndMark.require(copy, &report) }
    guard EndMark.isJudged(copy), copy.form != .none, !copy.isEnglish || copy.form.isComplete else { return }
    EndMark.require(copy, &report)
  }

  /// Whether a body that somebody declares, in a language whose phrases nobody tells from sentences, is several words without a mark:
  /// it should be a sentence in any case.
  private func isBare(_ copy: Passage) -> Bool {
    guard copy.isDeclared, !copy.isEnglish, !copy.isKorean, copy.lexicon?.supports(.endMarks) == true,
      copy.lexicon?.supports(.noEndMarks) != true
    else { return false }
    return copy.analysis.terminal == .none && copy.analysis.wordCount > 4
  }
}
