package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Submit, Proceed, Confirm: verbs that fit any button.
package struct ButtonVague: TextRule {
  package static let info = RuleInfo(
    "button-vague", "A button names what it does, not that it does something.",
    why: "A verb that fits every button tells people nothing about this one.",
    source: "HIG, Alerts: Buttons", statements: [41], roles: RoleSet(.button, .notificationAction),
    languages: .having([.vagueButton]),
    needs: .terms([.vagueButton, .approval]), judges: .content, severity: .warning,
    examples: [
      .bad("⟦Submit⟧", .button), .bad("⟦Got It⟧", .button), .bad("⟦진행⟧", .button, locale: .korean),
      .bad("⟦Looks Great⟧", .button), .bad("⟦Execute Command⟧", .button), .good("Rate as Great", .button),
      .good("Send", .button), .good("Apply Filter", .button), .good("보내기", .button, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    // Beside a field, or at the end of a tour, the place says what it does.
    guard copy.role != .button || copy.isOfAlert, let words = copy.wordsRange else { return }
    guard copy.whole(.vagueButton) != nil || agrees(copy) || actsOnAnything(copy, words) else { return }
    // Android’s own notices are closed with “Got it”.
    let isUsual = copy.isFromAndroid && copy.whole(.closeButton) != nil
    report.add(.fitsAll(copy.text(words)), at: words, severity: isUsual ? .note : nil)
  }

  /// “Sounds Good”, “Fair Enough”: that it is all right, and not what is to be done.
  private func agrees(_ copy: Passage) -> Bool {
    copy.isEnglish && copy.has(.approval) && copy.whole(.yesButton) == nil && copy.whole(.okButton) == nil
      && GenericWording.holds(copy, beside: [.approval, .appearanceVerb])
  }

  /// “Perform Action”, “Confirm Request”: a verb that fits any button, and a noun that does.
  private func actsOnAnything(_ copy: Passage, _ words: Range<Int>) -> Bool {
    guard copy.isEnglish, copy.has(.genericNoun), let verb = copy.all(.vagueButton).first else { return false }
    return Int(verb.start) == words.lowerBound && GenericWording.holds(copy, beside: [.vagueButton])
  }
}

extension Message {
  fileprivate static func fitsAll(_ title: String) -> Message {
    "“\(title)” fits any button. Name what this one does"
  }
}
