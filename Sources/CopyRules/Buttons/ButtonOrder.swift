import CopyKernel
import CopyModel
import CopyPassage

/// Cancel leads, the likely answer trails.
struct ButtonOrder: SetRule {
  static let info = RuleInfo(
    "button-order", "Cancel stands on the leading side, and the likely answer on the trailing side.",
    why: "People press where the likely answer always is. An unusual order makes them press the wrong one.",
    source: "HIG, Alerts: Buttons", statements: [49, 50], check: .set, roles: RoleSet(.button),
    severity: Severities(hig2022: .note, legacy: .warning, hig2024: .note),
    // Its dialogs place their buttons themselves, whatever the order of the calls.
    notOn: .android,
    examples: [
      .set("Title: Delete the note?\nButtons: Delete, ⟦Cancel⟧"),
      .set("Title: 삭제할까요?\nButtons: 삭제, ⟦취소⟧", locale: .korean),
      .set("Title: Delete the note?\nButtons: Cancel, Delete"),
      .set("Title: Save it?\nButtons: Don’t Save, Cancel, Save"),
      .set("Title: Save it?\nButtons: Save, Don’t Save, Cancel"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    // Three and more are stacked, with Cancel at the bottom.
    guard set.set.kind == .alert, set.set.orderIsKnown, set.buttons.count == 2, let last = set.buttons.last
    else { return }
    guard set.isCancel(last) || set.style(of: last).contains(.cancel) else { return }
    report.add(.trails(last.text(last.trimmedRange)), at: last.trimmedRange, of: last, isOfCall: true)
  }
}

extension Message {
  fileprivate static func trails(_ title: String) -> Message {
    "“\(title)” stands on the trailing side, where the likely answer belongs. Put it on the leading side"
  }
}
