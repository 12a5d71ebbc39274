import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A way out where something is destroyed.
struct ButtonDestructiveCancel: SetRule {
  static let info = RuleInfo(
    "button-destructive-cancel", "An alert with a destructive button has Cancel as well.",
    why: "Whoever came here by mistake needs a safe way back.", source: "HIG, Alerts: Buttons", statements: [52],
    check: .set, roles: RoleSet(.button), languages: .having([.destructiveVerb]), severity: .error,
    examples: [
      .set("Title: Erase this disk?\nButtons: ⟦Erase⟧!"), .set("Title: 초기화할까요?\nButtons: ⟦초기화⟧!", locale: .korean),
      .set("Title: Erase this disk?\nButtons: Cancel, Erase!"), .set("Title: Keep the draft?\nButtons: Discard!, Keep"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, !set.hasWayBack else { return }
    let destructive =
      set.buttons.first { set.style(of: $0).contains(.destructive) } ?? set.buttons.first(where: set.namesDestruction)
    guard let button = destructive else { return }
    report.add(.noWayBack(button.text(button.trimmedRange)), at: button.trimmedRange, of: button)
  }
}

extension Message {
  fileprivate static func noWayBack(_ title: String) -> Message {
    "There is no way back beside “\(title)”. Add Cancel"
  }
}
