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
    needs: .any(of: .korean, terms: [.vagueButton, .approval, .yesButton]), judges: .content, severity: .warning,
    examples: [
      .bad("⟦Submit⟧", .button), .bad("⟦Got It⟧", .button), .bad("⟦진행⟧", .button, locale: .korean),
      .set("Title: Merge both beds?\nButtons: Cancel, ⟦Continue⟧"),
      .set("Title: Keep going?\nButtons: Cancel, Continue"),
      .set("Title: Rebaptiser le bateau\u{202F}?\nButtons: Annuler, ⟦Continuer⟧", locale: .french),
      .set("Title: Continuer le voyage\u{202F}?\nButtons: Annuler, Continuer", locale: .french),
      .set("Title: Reise fortsetzen?\nButtons: Abbrechen, Fortfahren", locale: .german),
      .set("Title: 온실을 잠그겠습니까?\nButtons: 취소, ⟦계속⟧", locale: .korean),
      .set("Title: 물 주기를 계속하겠습니까?\nButtons: 취소, 계속", locale: .korean),
      .bad("⟦Looks Great⟧", .button), .bad("⟦Sure Thing⟧", .button), .bad("⟦Execute Command⟧", .button),
      .good("Rate as Great", .button),
      .bad("⟦Tap Here⟧ to Water the Beds", .button, better: "Water the Beds"),
      .bad("⟦작업 수행⟧", .button, locale: .korean), .good("물 주기 실행", .button, locale: .korean),
      .good("Send", .button), .good("Apply Filter", .button), .good("보내기", .button, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    // Beside a field, or at the end of a tour, the place says what it does.
    guard copy.role != .button || copy.isOfAlert, let words = copy.wordsRange else { return }
    if let pointer = pointer(copy) {
      return report.add(.pointsAtItself(copy.text(pointer)), at: pointer, severity: copy.severityOfJudgement)
    }
    let isEmpty = copy.isKorean ? KoreanSense(copy).actsOnAnything : agrees(copy) || actsOnAnything(copy, words)
    guard copy.whole(.vagueButton) != nil || isEmpty else { return }
    // Android’s own notices are closed with “Got it”.
    let isUsual = copy.isFromAndroid && copy.whole(.closeButton) != nil
    report.add(.fitsAll(copy.text(words)), at: words, severity: isUsual ? .note : nil)
  }

  /// “Click here” of “Click here to see it”: where to press is plain, and what comes of it stands behind.
  private func pointer(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, let match = copy.first(.vagueButton), let words = copy.wordsRange,
      Int(match.start) == words.lowerBound, Int(match.end) < words.upperBound,
      let last = copy.words.last(where: { $0.end <= Int(match.end) }), Int(last.start) > Int(match.start)
    else { return nil }
    return copy.isAny(of: ["here"], at: last.range) ? match.range : nil
  }

  /// “Sounds Good”, “Fair Enough”: that it is all right, and not what is to be done.
  private func agrees(_ copy: Passage) -> Bool {
    copy.isEnglish && (copy.has(.approval) || isSure(copy)) && copy.whole(.yesButton) == nil
      && copy.whole(.okButton) == nil
      && GenericWording.holds(copy, beside: [.approval, .appearanceVerb, .yesButton])
  }

  /// “Sure Thing”; “Yes, Continue” has the word that another rule is about.
  private func isSure(_ copy: Passage) -> Bool {
    guard copy.has(.yesButton), let words = copy.wordsRange, let first = copy.word(at: words.lowerBound) else {
      return false
    }
    return copy.isAny(of: ["sure", "all", "alright"], at: first.range)
  }

  /// “Perform Action”, “Confirm Request”: a verb that fits any button, and a noun that does.
  private func actsOnAnything(_ copy: Passage, _ words: Range<Int>) -> Bool {
    guard copy.isEnglish, copy.has(.genericNoun), let verb = copy.all(.vagueButton).first else { return false }
    return Int(verb.start) == words.lowerBound && GenericWording.holds(copy, beside: [.vagueButton])
  }
}

/// The same rule, where the whole alert is known: Continue, where the question asks for a deed that has a name.
struct ButtonVagueInSet: SetRule {
  static let info = ButtonVague.info

  /// “Keep going?”, 계속하겠습니까?: what Continue does.
  private static let goingOn = WordSet.goingOn.words + WordSet.koreanGoingOn.words

  private static func goesOn(_ action: String, _ title: Passage) -> Bool {
    let action = action.lowercased()
    return goingOn.contains(where: action.hasPrefix)
      || ClauseWords.of(title)?[.ongoing].contains(where: action.hasPrefix) == true
      || title.lexicon?.terms(in: .continuePhrase).contains { $0.text == action } == true
  }

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, set.buttons.count == 2, set.buttons.contains(where: set.isCancel),
      let title = set.title, !title.isVague, title.whole(.continuePhrase) == nil, !title.has(.continuePhrase),
      let action = AskedAction.find(in: title)?.title, !Self.goesOn(action, title)
    else { return }
    for button in set.buttons where button.whole(.continuePhrase) != nil && button.whole(.vagueButton) == nil {
      guard let words = button.wordsRange, !action.lowercased().hasPrefix(button.text(words).lowercased()) else {
        continue
      }
      report.add(
        .hides(button.text(words), action), at: words, of: button, severity: button.severityOfJudgement)
    }
  }
}

extension Message {
  fileprivate static func pointsAtItself(_ words: String) -> Message {
    "“\(words)” says where to press. Name what the button does"
  }

  fileprivate static func hides(_ title: String, _ action: String) -> Message {
    "“\(title)” doesn’t say what it does. The question asks for “\(action)”"
  }

  fileprivate static func fitsAll(_ title: String) -> Message {
    "“\(title)” fits any button. Name what this one does"
  }
}
