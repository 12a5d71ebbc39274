package import CopyModel
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
    if warns(of: button) { return .choose }
    let isForGoingOn = [.continuePhrase, .vagueButton, .okButton, .dismissButton].contains { button.whole($0) != nil }
    if buttons.count == 2, isForGoingOn, buttons.contains(where: warns) { return .refuse }
    if let action, Self.names(button, action) { return .choose }
    if let action, isMistakenCancel(button, besides: action) || keepsObject(button, besides: action) { return .refuse }
    if Self.putsOff(button) { return .postpone }
    if buttons.count == 2, ButtonCancelTitle.deniesLoss(button, self) { return .refuse }
    if let action, Self.denies(button, action) { return .deny }
    // “No” over code that throws the draft away leaves nothing as it is.
    if Self.saysNo(button) { return style(of: button).contains(.acts) ? .choose : .refuse }
    if button.whole(.denyButton) != nil { return .deny }
    if button.whole(.deferButton) != nil { return .postpone }
    // Hide under “Show the hints?” does something, too.
    if action != nil, button.whole(.closeButton) != nil, button.whole(.negativeVerb) != nil { return .choose }
    // OK and Close beside Try Again give up.
    let dismisses = button.whole(.dismissButton) != nil
    let closes = dismisses || button.whole(.okButton) != nil || button.whole(.closeButton) != nil
    if closes, action == nil, !isQuestion, hasRetry(beside: button) || hasRemedy(beside: button) { return .refuse }
    // “Take Me Back” beside Leave: a way out under a name of its own.
    let leads = action != nil && buttons.count == 2 && ButtonCancelTitle.leadsAway(button)
    if leads || leavesDeed(button, asked: action) { return .refuse }
    if saysYes(button) { return isAsked(action) ? .affirm : .acknowledge }
    // Dismiss beside Learn More: nothing is asked, so nothing is refused.
    if dismisses || button.whole(.closeButton) != nil {
      return isAsked(action) || mayGoOn(beside: button) ? .refuse : .acknowledge
    }
    if button.whole(.vagueButton) != nil { return isAsked(action) ? .affirm : .choose }
    // “Continue” under “Delete the bookmarks?”
    if button.whole(.continuePhrase) != nil, action != nil { return .affirm }
    return .choose
  }

  /// Whether the buttons answer something: a question, or another button that turns it down.
  private func isAsked(_ action: String?) -> Bool {
    action != nil || isQuestion || buttons.contains { $0.whole(.denyButton) != nil || isCancel($0) || Self.saysNo($0) }
  }

  /// OK beside a button that does what a question asks, or destroys: what is left for it is to leave everything as it is.
  private func leavesDeed(_ button: Passage, asked action: String?) -> Bool {
    guard button.whole(.okButton) != nil, buttons.count == 2, isQuestion else { return false }
    return buttons.contains { other in
      other.entry != button.entry && other.whole(.cancelButton) == nil && other.whole(.mistakenCancel) == nil
        && (style(of: other).contains(.destructive) || namesDestruction(other)
          || action.map { Self.names(other, $0) } ?? false)
    }
  }

  /// “Cancella” beside OK under “Uscire dal gruppo?”: a word for another sense of cancel, where the other button does what is asked.
  private func isMistakenCancel(_ button: Passage, besides action: String) -> Bool {
    guard buttons.count == 2, button.whole(.mistakenCancel) != nil else { return false }
    return buttons.contains { other in
      other.entry != button.entry && (saysYes(other) || Self.names(other, action)) && other.whole(.noButton) == nil
    }
  }

  /// “Keep Garden” beside Remove under “Remove the garden?”, “Stay” beside Leave: the contrary of what is asked, in other words.
  private func keepsObject(_ button: Passage, besides action: String) -> Bool {
    guard button.isEnglish, buttons.count == 2, let verb = button.tokens.first(where: \.countsAsWord),
      ["keep", "stay"].contains(button.text(verb.range).lowercased()),
      buttons.contains(where: { $0.entry != button.entry && (Self.names($0, action) || saysYes($0)) })
    else { return false }
    let rest = button.tokens.filter { $0.countsAsWord && $0.start > verb.start }
    let asked = Set(texts.flatMap { text in text.tokens.map { text.text($0.range).lowercased() } })
    return rest.allSatisfy { word in
      word.tags.isDisjoint(with: .presentParticiple) && asked.contains(button.text(word.range).lowercased())
    }
  }

  private func hasRetry(beside button: Passage) -> Bool {
    buttons.count == 2
      // “Later” asks to try again in a message, and puts off as a button.
      && buttons.contains { $0.entry != button.entry && $0.whole(.retryPhrase) != nil && $0.whole(.deferButton) == nil }
  }

  /// OK beside Choose Seat under “The seat couldn’t be kept.”: what could be done about a failure isn’t. What only tells more, as
  /// View Log does, leaves OK to take the text away.
  private func hasRemedy(beside button: Passage) -> Bool {
    guard button.isEnglish, isWhole, buttons.count == 2, let other = buttons.first(where: { $0.entry != button.entry }),
      let verb = other.tokens.first(where: \.countsAsWord), verb.tags.contains(.baseVerb),
      other.whole(.deferButton) == nil, other.whole(.vagueButton) == nil, !isDismissal(other),
      !other.isAny(of: Self.telling, at: verb.range)
    else { return false }
    let isExplained = texts.contains { !ButtonReference.all(in: $0, to: [button]).isEmpty }
    return !isExplained && MeaningFacts(texts).denies
  }

  /// Verbs that show what is told already.
  private static let telling: [StaticString] = [
    "learn", "view", "see", "show", "read", "contact", "report", "copy", "help", "details", "undo",
  ]

  /// OK and Cancel under what went wrong: nothing is asked, so both take the alert away.
  var closesTwice: Bool {
    isTyped && isWhole && buttons.count == 2 && !isQuestion && buttons.allSatisfy(\.isEnglish)
      && buttons.contains { $0.whole(.okButton) != nil } && buttons.contains(where: isCancel)
      && texts.allSatisfy { ButtonReference.all(in: $0, to: buttons).isEmpty }
      && texts.contains(where: Self.tellsFailure)
  }

  /// “Couldn’t”, “failed”: “A code is required.” wants something still.
  private static func tellsFailure(_ text: Passage) -> Bool {
    text.tokens.contains { token in
      token.tags.contains(.negative) && token.tags.contains(.auxiliary)
        || text.isAny(of: ["failed", "unable"], at: token.range)
    }
  }

  /// Abort beside Proceed.
  private func mayGoOn(beside button: Passage) -> Bool {
    buttons.count == 2 && buttons.contains { $0.entry != button.entry && $0.whole(.continuePhrase) != nil }
  }

  /// Whether the title of `button` is `action`, or begins with it: Delete and Delete Photo; Logout is Log Out.
  static func names(_ button: Passage, _ action: String) -> Bool {
    // “I Accept”
    let title = button.text.lowercased().replacing(" & ", with: " and ")
    let (words, asked) = (title.hasPrefix("i ") ? String(title.dropFirst(2)) : title, action.lowercased())
    // 예약 취소
    if button.isKorean, words.hasSuffix(" " + asked) { return true }
    return words == asked || words.hasPrefix(asked + " ") || words == asked.filter { $0 != " " }
  }

  /// “Erase” of “Log Out and Erase”: of two acts that a button has no room for, the one that destroys, or else the first.
  static func brief(_ action: String, like model: Passage) -> String {
    let acts = action.split(separator: " and ").map(String.init)
    guard acts.count == 2, action.split(separator: " ").count > longestTitle else { return action }
    let destroying = Set((model.lexicon?.terms(in: .destructiveVerb) ?? []).map(\.text))
    return acts.first { destroying.contains($0.lowercased()) } ?? acts[0]
  }

  /// Words of a button.
  private static let longestTitle = 3

  /// “No”, “No, keep it”.
  static func saysNo(_ button: Passage) -> Bool {
    button.whole(.noButton) != nil || button.first(.noButton)?.start == 0
  }

  /// “No enviar” under “¿Enviar el informe?”: an answer of its own, which names what isn’t done.
  private static func denies(_ button: Passage, _ action: String) -> Bool {
    guard !button.isEnglish, let no = button.first(.noButton), no.start == 0 else { return false }
    let rest = button.text(Int(no.end)..<button.trimmedRange.upperBound).trimmingStart()
    return rest.lowercased() == action.lowercased()
  }

  /// “Set Up Later”, “No, I’ll do it later”: what is asked is done another time.
  private static func putsOff(_ button: Passage) -> Bool {
    guard button.isEnglish, button.whole(.deferButton) == nil, button.analysis.wordCount > 1,
      let last = button.tokens.last(where: \.countsAsWord)
    else { return false }
    return button.bytes.slice(last.range).equalsFolded("later") && button.whole(.dismissButton) == nil
  }

  /// “Yes”, “OK”, “Yes, delete it”, “Sure!”.
  private func saysYes(_ button: Passage) -> Bool {
    if [.yesButton, .okButton, .okMisspelling].contains(where: { button.whole($0) != nil }) { return true }
    guard let yes = button.first(.yesButton) else { return false }
    return yes.start == 0 || button.analysis.terminal == .exclamation
  }
}

/// Better titles for buttons that only answer: the verb of the question for Yes and OK, Cancel for No.
package struct AnswerRewriting {
  private static let rules: Set = [
    ButtonYesNo.info.id, ButtonOkAmbiguous.info.id, ButtonCancelTitle.info.id,
  ]

  private let set: CopySetView
  private let action: AskedAction?
  private let cancel: String?

  package init(_ set: CopySetView) {
    self.set = set
    let found = AskedAction.find(in: set)
    // A question that asks to cancel something has no plain answer.
    action = found.flatMap { action in
      let cancels = set.texts.contains { $0.first(.cancelButton).map { $0.range.overlaps(action.range) } ?? false }
      return cancels || action.title == Self.cancelTitle(set) ? nil : action
    }
    let hasCancel = set.hasSystemCancel || set.buttons.contains(where: set.isCancel)
    cancel = action == nil || hasCancel ? nil : Self.cancelTitle(set)
  }

  /// `findings` with a suggestion for each answer, where the question tells one.
  package func completed(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard Self.rules.contains(finding.rule), finding.fixes.isEmpty,
        let button = set.buttons.first(where: { $0.entry == finding.entry }), let title = title(for: button),
        let fix = Fix([Splice(button.trimmedRange, title)], isSafe: false)
      else { return finding }
      var completed = finding
      completed.fixes = [fix]
      return completed
    }
  }

  private func title(for button: Passage) -> String? {
    switch set.polarity(of: button, asked: action?.title) {
    case .refuse:
      let isNo = button.whole(.noButton) != nil
      guard isNo, let action, OwnRefusal.acts(action.title, in: set.texts) else { return cancel }
      return OwnRefusal.title(action.title, like: button)
    case .affirm:
      guard let action, !isTaken(action.title) else { return nil }
      return action.title
    case .deny, .postpone, .acknowledge, .choose: return nil
    }
  }

  private func isTaken(_ title: String) -> Bool {
    set.buttons.contains { $0.bytes.elementsEqual(title.utf8) }
  }

  /// How the platform writes it in the language.
  private static func cancelTitle(_ set: CopySetView) -> String? {
    set.buttons.first?.lexicon?.title(in: .cancelButton)
  }
}
