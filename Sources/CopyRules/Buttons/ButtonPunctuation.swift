import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A button’s title ends without a mark.
struct ButtonPunctuation: TextRule {
  static let info = RuleInfo(
    "button-punctuation", "A button’s title ends without a mark.",
    why: "A button is a command, not a sentence. Only an ellipsis may follow, where more input is needed.",
    source: "HIG, Alerts: Buttons", statements: [46], roles: RoleSet(.button), severity: .error,
    examples: [
      .bad("Delete⟦.⟧", .button, better: "Delete"), .bad("삭제⟦.⟧", .button, better: "삭제", locale: .korean),
      .bad("Try Again⟦!⟧", .button, better: "Try Again"),
      .good("Delete", .button), .good("Save As…", .button), .good("Save As...", .button),
      .bad("Delete This Note⟦?⟧", .button, better: "Delete This Note"),
      .good("Lost your key?", .button), .good("Schlüssel verloren?", .button, locale: .german),
      .good("Merci !", .button, locale: .french),
      .good("삭제", .button, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    switch copy.analysis.terminal {
    case .exclamation where !isJudged(copy): return
    case .question where isLink(copy): return
    case .period, .question, .exclamation, .colon, .other:
      guard copy.wordsRange != nil else { return }
      EndMark.forbid(copy, .endsWithMark(copy.text(copy.analysis.terminalRange)), &report)
    case .none, .ellipsis: return
    }
  }
}

extension ButtonPunctuation {
  /// “Forgot your password?” asks what is the matter and leads to help; a question for an action is a title that went astray.
  private func isLink(_ copy: Passage) -> Bool {
    !copy.isInSet && copy.analysis.wordCount > 1 && AskedAction.find(in: copy) == nil
  }

  /// As for any exclamation mark: in English and Korean, and not where people are welcomed.
  private func isJudged(_ copy: Passage) -> Bool {
    (copy.isEnglish || copy.isKorean) && !copy.purpose.contains(.welcome)
  }
}

extension Message {
  fileprivate static func endsWithMark(_ mark: String) -> Message { "A button takes no “\(mark)” at its end" }
}
