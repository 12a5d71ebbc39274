import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// What can be taken back needs no alert.
struct AlertUndoable: SetRule {
  static let info = RuleInfo(
    "alert-undoable", "An action that can be taken back needs no alert.",
    why: "People learn to dismiss alerts that ask about nothing grave. Undo serves them better.",
    source: "HIG, Alerts: Best practices", statements: [3], check: .set, roles: .alert,
    languages: .having([.undo]), judges: .content, severity: .note,
    examples: [
      .set("Title: Archive this chat?\nMessage: It ⟦can be restored⟧ later.\nButtons: Cancel, Archive"),
      .set("Title: Move to the Trash?\nMessage: Don’t worry, it ⟦can be restored⟧.\nButtons: Cancel, Move"),
      .set("Title: Email deleted\nButtons: OK, ⟦Undo⟧"),
      .set("Title: 메모를 ⟦휴지통으로 이동⟧하겠습니까?\nButtons: 취소, 이동", locale: .korean),
      .set("Title: Undo typing?\nButtons: Cancel, Undo"),
      .set("Title: Delete this chat?\nMessage: It can’t be restored.\nButtons: Cancel, Delete"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, !set.says(.loss) || set.buttons.contains(where: isUndo) else { return }
    for text in set.texts {
      guard let match = text.first(.undo), !set.buttons.isEmpty else { continue }
      return report.add(.canBeUndone, at: match.range, of: text)
    }
    guard !set.isQuestion, let button = set.buttons.first(where: isUndo) else { return }
    report.add(.canBeUndone, at: button.trimmedRange, of: button)
  }

  private func isUndo(_ button: Passage) -> Bool { button.whole(.undoButton) != nil }
}

extension Message {
  fileprivate static let canBeUndone: Message =
    "The action can be taken back. Do it without an alert and offer Undo"
}
