import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A way out where something is destroyed.
struct ButtonDestructiveCancel: SetRule {
  static let info = RuleInfo(
    "button-destructive-cancel", "An alert with a destructive button has Cancel as well.",
    why: "Whoever came here by mistake needs a safe way back.", source: "HIG, Alerts: Buttons", statements: [52],
    check: .set, roles: RoleSet(.button), languages: .having([.destructiveVerb]), judges: .content, severity: .error,
    examples: [
      .set("Title: Sell the boat?\nButtons: Take Me Back, Sell!"),
      .set("Title: Stop the ferry?\nMessage: All tickets are void.\nButtons: Stop Ferry!, Continue Ride"),
      .set("Title: Void the ticket?\nButtons: ⟦Void⟧!, Continue"),
      .set("Title: Erase this disk?\nButtons: ⟦Erase⟧!"), .set("Title: 초기화할까요?\nButtons: ⟦초기화⟧!", locale: .korean),
      .set("Title: Erase this disk?\nButtons: Cancel, Erase!"), .set("Title: Keep the draft?\nButtons: Discard!, Keep"),
      .set("Title: The row couldn’t be saved.\nButtons: Discard Row!, Edit Row"),
      .set("Title: Empty the drawer?\nButtons: ⟦Delete All⟧!, OK"),
      .set("Title: The drawer is empty.\nButtons: Got It!"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, !set.hasWayBack else { return }
    let destructive =
      set.buttons.first { set.style(of: $0).contains(.destructive) } ?? set.buttons.first(where: set.namesDestruction)
    // What is called otherwise than Cancel is told by that rule.
    guard let button = destructive,
      !set.buttons.contains(where: { isAnotherWay($0, in: set) || ButtonCancelTitle.leadsAway($0) || goesOn($0) })
    else { return }
    report.add(
      .noWayBack(button.text(button.trimmedRange)), at: button.trimmedRange, of: button,
      severity: mayLeave(set, beside: button) ? .note : nil)
  }

  /// OK may do no more than take the alert away, and in a program so may any other button that destroys nothing: “Continue”.
  private func mayLeave(_ set: CopySetView, beside button: Passage) -> Bool {
    set.buttons.contains { other in
      // Under a question OK agrees to what is asked.
      if other.whole(.okButton) != nil { return !(set.isQuestion && other.isDeclared) }
      return !button.isDeclared && !set.style(of: other).contains(.destructive) && !set.namesDestruction(other)
        && set.destructiveButton !== other
    }
  }

  /// “Continue Trip” beside “Cancel Trip”: with what it goes on with, a button leaves everything as it is.
  private func goesOn(_ button: Passage) -> Bool {
    guard button.isEnglish, button.words.count > 1, let first = button.words.first else { return false }
    return button.isAny(of: .goingOnVerb, at: first.range)
  }

  /// Under a statement, Edit beside Discard is a way of its own; OK, Continue, and another loss aren’t. A question can be left.
  private func isAnotherWay(_ button: Passage, in set: CopySetView) -> Bool {
    let agrees = [.okButton, .yesButton, .vagueButton].contains { button.whole($0) != nil }
    return !set.isQuestion && !agrees && !set.style(of: button).contains(.destructive) && !set.namesDestruction(button)
      && set.destructiveButton !== button
  }
}

extension Message {
  fileprivate static func noWayBack(_ title: String) -> Message {
    "There is no way back beside “\(title)”. Add Cancel"
  }
}
