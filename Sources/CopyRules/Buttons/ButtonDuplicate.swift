import CopyKernel
import CopyModel
import CopyPassage

/// Two buttons with one title.
struct ButtonDuplicate: SetRule {
  static let info = RuleInfo(
    "button-duplicate", "Each button has a title of its own.",
    why: "Nobody can tell two buttons with one title apart.", source: "HIG, Alerts: Buttons", statements: [40],
    check: .set, roles: RoleSet(.button, .notificationAction), severity: .error,
    examples: [
      .set("Title: Delete the note?\nButtons: Delete, ⟦Delete⟧"),
      .set("Title: 메모를 삭제할까요?\nButtons: 삭제, ⟦삭제⟧", locale: .korean),
      .set("Title: Delete the note?\nButtons: Cancel, Delete"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isWhole else { return }
    for (index, button) in set.buttons.enumerated() where button.wordsRange != nil {
      guard set.buttons[..<index].contains(where: { isSame($0, button) }) else { continue }
      report.add(.isTwice(button.text(button.trimmedRange)), at: button.trimmedRange, of: button)
    }
  }

  private func isSame(_ one: Passage, _ other: Passage) -> Bool {
    one.bytes.slice(one.trimmedRange).equalsFolded(other.bytes.slice(other.trimmedRange))
  }
}

extension Message {
  fileprivate static func isTwice(_ title: String) -> Message {
    "Two buttons are titled “\(title)”. Name what each does"
  }
}
