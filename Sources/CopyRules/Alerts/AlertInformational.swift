package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// An alert interrupts; good news doesn’t need to.
package struct AlertInformational: SetRule {
  package static let info = RuleInfo(
    "alert-informational", "An alert has something to decide or to set right; good news is shown in place.",
    why: "An alert that only informs stops people in their work for nothing. Show the news where it belongs.",
    source: "HIG, Alerts: Best practices", statements: [2], check: .set, roles: .alert,
    languages: .having([.success]), severity: Severities(hig2022: .warning, legacy: .note, hig2024: .warning),
    examples: [
      .set("Title: ⟦Profile Updated⟧\nButtons: OK"),
      .set("Title: ⟦Email deleted⟧\nMessage: The email was moved to the Trash.\nButtons: OK, Undo"),
      .set("Title: ⟦저장되었습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: The photo couldn’t be saved.\nButtons: OK"),
      .set("Title: Update Completed with Problems\nButtons: OK"),
      .set("Title: Update completed. Restart now?\nButtons: Cancel, Restart"),
      .set("Title: The trip was changed\nMessage: Check the flights.\nButtons: OK"),
      .set("Title: 저장할 수 없습니다.\nButtons: 확인", locale: .korean),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, let first = set.firstPart, !set.buttons.isEmpty, !decides(set) else { return }
    guard !set.isQuestion, !set.says(.problem), !set.says(.recovery), set.texts.contains(where: tellsSuccess) else {
      return
    }
    report.add(.informs, at: first.trimmedRange, of: first)
  }

  /// Whether there is more to do than to go on or to take back.
  private func decides(_ set: CopySetView) -> Bool {
    set.buttons.count > 1
      && !set.buttons.allSatisfy { button in
        button.whole(.okButton) != nil || button.whole(.undoButton) != nil || set.isDismissal(button)
      }
  }

  /// “Profile Updated”, “was saved successfully”: a word of success where the text tells what has happened.
  private func tellsSuccess(_ text: Passage) -> Bool {
    guard let words = text.wordsRange else { return false }
    let matches = text.all(.success)
    if !text.isEnglish { return !matches.isEmpty }
    return matches.contains { match in
      let before = text.tokens.last { $0.end <= Int(match.start) && $0.kind == .word }
      return Int(match.end) == words.upperBound || before?.tags.contains(.copula) == true
        || text.bytes.hasLiteral("ully", at: Int(match.end) - 4)
    }
  }
}

extension Message {
  fileprivate static let informs: Message =
    "The alert only informs. Show the news in place; keep alerts for what needs a decision"
}
