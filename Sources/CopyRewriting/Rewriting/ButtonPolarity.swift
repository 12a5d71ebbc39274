package import CopyPassage
import CopyRules
import CopyText

/// What a button answers.
package enum ButtonPolarity: Sendable {
  /// Says yes to what is asked, without naming it: Yes, OK, Proceed.
  case affirm
  /// Leaves everything as it is: Cancel, No, Go Back.
  case refuse
  /// Turns down what somebody else asks for: Deny, Don’t Allow. An act of its own, of which others may be told.
  case deny
  /// Puts it off: Later, Not Now.
  case postpone
  /// Takes away what was read: OK under a statement, Close, Got It.
  case acknowledge
  /// Does what it names.
  case choose
}

extension CopySetView {
  /// What `button` answers, by its words and by whether something is asked; `action` is the title of the button that does
  /// what is asked. A button that names the action names it, whatever its word means elsewhere: Close under “Close the window?”.
  package func polarity(of button: Passage, asked action: String?) -> ButtonPolarity {
    if isCancel(button) { return .refuse }
    if let action, Self.names(button, action) { return .choose }
    if Self.saysNo(button) { return .refuse }
    if button.whole(.denyButton) != nil { return .deny }
    if button.whole(.deferButton) != nil { return .postpone }
    // OK and Close beside Try Again give up.
    let closes = button.whole(.okButton) != nil || button.whole(.closeButton) != nil
    if closes, action == nil, !isQuestion, hasRetry(beside: button) { return .refuse }
    if saysYes(button) { return isAsked(action) ? .affirm : .acknowledge }
    if button.whole(.closeButton) != nil { return isAsked(action) ? .refuse : .acknowledge }
    if button.whole(.dismissButton) != nil { return .refuse }
    if button.whole(.vagueButton) != nil { return isAsked(action) ? .affirm : .choose }
    // “Continue” under “Delete the bookmarks?”
    if button.whole(.continuePhrase) != nil, action != nil { return .affirm }
    return .choose
  }

  /// Whether the buttons answer something: a question, or another button that turns it down.
  private func isAsked(_ action: String?) -> Bool {
    action != nil || isQuestion || buttons.contains { $0.whole(.denyButton) != nil || isCancel($0) || Self.saysNo($0) }
  }

  private func hasRetry(beside button: Passage) -> Bool {
    buttons.count == 2
      // “Later” asks to try again in a message, and puts off as a button.
      && buttons.contains { $0.entry != button.entry && $0.whole(.retryPhrase) != nil && $0.whole(.deferButton) == nil }
  }

  /// Whether the title of `button` is `action`, or begins with it: Delete and Delete Photo.
  static func names(_ button: Passage, _ action: String) -> Bool {
    let (words, asked) = (button.text.lowercased(), action.lowercased())
    return words == asked || words.hasPrefix(asked + " ")
  }

  /// “No”, “No, keep it”.
  private static func saysNo(_ button: Passage) -> Bool {
    button.whole(.noButton) != nil || button.first(.noButton)?.start == 0
  }

  /// “Yes”, “OK”, “Yes, delete it”, “Sure!”.
  private func saysYes(_ button: Passage) -> Bool {
    if [.yesButton, .okButton, .okMisspelling].contains(where: { button.whole($0) != nil }) { return true }
    guard let yes = button.first(.yesButton) else { return false }
    return yes.start == 0 || button.analysis.terminal == .exclamation
  }
}
