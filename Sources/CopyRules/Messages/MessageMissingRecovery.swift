import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A problem, and no word of what to do.
struct MessageMissingRecovery: SetRule {
  static let info = RuleInfo(
    "message-missing-recovery", "An alert about a problem says what to do about it.",
    why: "A problem with only OK under it leaves people stuck. Name the cause, or offer the next step as a button.",
    source: "HIG, Alerts: Content", statements: [22], check: .set, roles: .alertText,
    languages: .having([.problem]), judges: .content, severity: .note,
    examples: [
      .set("Title: ⟦The server isn’t available.⟧\nButtons: OK"),
      .set("Title: Upload Failed\nMessage: ⟦The file could not be uploaded.⟧\nButtons: OK"),
      .set("Title: ⟦서버에 연결할 수 없습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: The server isn’t available.\nButtons: Cancel, Try Again"),
      .set("Title: The server isn’t available.\nMessage: Try again later.\nButtons: OK"),
      .set("Title: The photo was saved.\nButtons: OK"),
      .set("Title: The bowl wasn’t added.\nMessage: Bowls must have a rim.\nButtons: OK"),
      .set("Title: The kiln isn’t available.\nMessage: Ask whoever lit it.\nButtons: OK"),
      .set("Title: 가마에 연결할 수 없습니다.\nMessage: 가마지기에게 이메일을 보내 알려 주십시오.\nButtons: 확인", locale: .korean),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert, set.isWhole, set.buttons.count == 1, !set.isQuestion, let text = set.texts.last,
      leadsNowhere(set.buttons[0])
    else { return }
    guard set.says(.problem) || set.says(.errorWord), !set.says(.recovery),
      !set.texts.contains(where: asks)
    else { return }
    report.add(.isMissing, at: text.trimmedRange, of: text)
  }

  /// Whether it bids people do something, or names a place to turn to.
  private func asks(_ copy: Passage) -> Bool {
    guard copy.role == .alertMessage else { return false }
    if copy.tokens.contains(where: { $0.kind == .url }) { return true }
    if copy.isKorean { return KoreanSense(copy).requests }
    // “Photos must be smaller than 20 MB.”
    return copy.isEnglish && (copy.parses.contains { $0.mood == .imperative } || StatedDuty.stands(in: copy))
  }

  private func leadsNowhere(_ button: Passage) -> Bool {
    [.okButton, .dismissButton, .cancelButton, .yesButton, .vagueButton].contains { button.whole($0) != nil }
  }
}

extension Message {
  fileprivate static let isMissing: Message =
    "Nothing says what to do about the problem. Tell it in the message, or offer it as a button"
}
