import CopyKernel
import CopyModel
import CopyPassage

/// Two buttons make an easy choice.
struct ButtonTwoPreferred: SetRule {
  static let info = RuleInfo(
    "button-two-preferred", "Two buttons make the easiest choice.",
    why: "A third button makes people compare; a single one gives them no say.", source: "HIG, Alerts: Buttons",
    statements: [11], check: .set, roles: RoleSet(.button),
    judges: .content, severity: Severities(hig2022: .note, legacy: .warning, hig2024: .note),
    examples: [
      .set("Title: Share the draft?\nButtons: Cancel, Copy Link, ⟦Share⟧"),
      .set("Title: The server isn’t available.\nButtons: ⟦OK⟧", guide: .higLegacy),
      .set("Title: The server isn’t available.\nButtons: OK"),
      .set("Title: Save the draft?\nButtons: Don’t Save, Cancel, Save"),
      .set("Title: Share the draft?\nButtons: Cancel, Share"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert, set.isWhole, !set.isForm, let last = set.buttons.last else { return }
    // A program has its third button for a reason: of eight such notes on unseen apps none was right.
    if set.buttons.count == 3, last.isDeclared, !isSaveQuestion(set) {
      report.add(.isThird, at: last.trimmedRange, of: last)
    } else if set.buttons.count == 1, last.guide == .higLegacy {
      report.add(.isAlone, at: last.trimmedRange, of: last, severity: .note)
    }
  }

  /// Don’t Save, Cancel, Save: the one trio that the guidance itself shows.
  private func isSaveQuestion(_ set: CopySetView) -> Bool {
    set.buttons.contains(where: set.isCancel)
      && set.buttons.contains { $0.tokens.first?.tags.contains(.negative) == true && $0.isEnglish }
  }
}

extension Message {
  fileprivate static let isThird: Message = "Three buttons are more to weigh than two. Is each of them needed?"
  fileprivate static let isAlone: Message = "One button informs and gives no choice. Is the alert needed?"
}
