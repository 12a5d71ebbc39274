import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Whether buttons answer what they answered.
extension SetMeaning {
  /// “Press “Yes” to use the copy of the server.”: what says what a bare answer does goes only with that answer, and nothing speaks
  /// of a button that is gone.
  private var explainsNothing: Bool {
    let titles = Set(proposed.buttons.map(\.text))
    return view.buttons.contains { button in
      let title = button.text(button.trimmedRange)
      let isBare = [TermList.yesButton, .noButton, .okButton].contains { button.whole($0) != nil }
      let (was, stays) = (Self.quotes(title, in: view.texts.map(\.text)), Self.quotes(title, in: texts.map(\.text)))
      return titles.contains(title) ? isBare && was && !stays : stays
    }
  }

  private var texts: [Passage] { [title, message].compactMap(\.self) }

  private static func quotes(_ title: String, in texts: [String]) -> Bool {
    let marks = [("“", "”"), ("‘", "’"), ("\"", "\""), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』")]
    return marks.contains { open, close in texts.contains { $0.contains(open + title + close) } }
  }

  /// Whether a bracket or quotation mark lost the one that opened it.
  var hasLoneMark: Bool {
    let pairs: [(Character, Character)] = [("「", "」"), ("『", "』"), ("“", "”"), ("«", "»"), ("(", ")"), ("（", "）")]
    func isEven(_ parts: [String]) -> Bool {
      parts.allSatisfy { part in
        pairs.allSatisfy { open, close in part.count { $0 == open } == part.count { $0 == close } }
      }
    }
    return isEven(view.texts.map(\.text)) && !isEven(texts.map(\.text))
  }

  func answering() -> MeaningLaw? {
    if changesAroundDefault || explainsNothing || asksWithoutChoice { return .answer }
    let asked = said.first { $0.asks != nil }?.asks
    if proposed.surface == view.surface, proposed.buttons.count > 1 {
      let asks = says.first { $0.asks != nil }?.asks
      if asked != nil, asks == nil || !isAnswered(asks, asked) { return .question }
    }
    // What was asked about the matter is asked still, whatever stood before it.
    let askedOld = said.contains { $0.isQuestion && !$0.offersToGoOn && !$0.isOpenChoice && !asksWhich($0) }
    if proposed.surface == view.surface, askedOld, !says.contains(where: \.isQuestion) { return .question }
    if isAnswerLost || hasTwins || namesOldTitle { return .answer }
    if isVerbMissing { return .question }
    for (button, passage) in zip(proposed.buttons, buttons) {
      guard let origin = button.origin else { continue }
      let old = view.buttons[origin]
      let polarity = view.polarity(of: old, asked: asked)
      if view.isCancel(passage), polarity != .refuse && !closes(old) && !view.closesSheet(old) || hasOwnDeed(old) {
        return .answer
      }
      let lost = view.style(of: old).intersection([.cancel, .destructive]).subtracting(button.style)
      // A style that stood on the wrong button is what was to be mended.
      if lost.contains(.destructive), polarity == .choose || polarity == .affirm { return .style }
      if lost.contains(.cancel), polarity != .choose, polarity != .affirm { return .style }
    }
    return nil
  }

  /// “Which one would you like to share?” in a sheet whose buttons name them.
  private func asksWhich(_ sentence: SentenceFacts) -> Bool {
    guard view.isSheet, model.isEnglish else { return false }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    guard let first = copy.tokens.first(where: \.countsAsWord) else { return false }
    return copy.isAny(of: ["Which", "What"], at: first.range)
  }

  /// Close beside Rent, where the new copy asks what Rent answers, as the old one offered it.
  private func closes(_ button: Passage) -> Bool {
    guard let asks = says.first(where: { $0.asks != nil })?.asks, view.buttons.count == 2,
      view.buttons.contains(where: { $0.entry != button.entry && CopySetView.names($0, asks) })
    else { return false }
    return view.polarity(of: button, asked: asks) == .refuse
  }

  /// Whether something is asked anew where the program leaves but one answer.
  private var asksWithoutChoice: Bool {
    view.set.traits?.contains(.isFirm) == true && proposed.buttons.count < 2
      && says.contains(where: \.isQuestion) && !said.contains(where: \.isQuestion)
  }

  /// “No” under “Save the sketch before closing?”, which closes without.
  private func hasOwnDeed(_ button: Passage) -> Bool {
    guard button.whole(.noButton) != nil, let asks = says.first(where: { $0.asks != nil })?.asks else { return false }
    return OwnRefusal.acts(asks, in: [title, message].compactMap(\.self))
  }

  /// Whether each button that says yes, and the one that names what was asked, name what is asked now.
  private func isAnswered(_ asks: String?, _ asked: String?) -> Bool {
    guard let asks else { return true }
    return zip(proposed.buttons, buttons).allSatisfy { button, passage in
      guard let origin = button.origin else { return true }
      let old = view.buttons[origin]
      let names = !view.isCancel(old) && (asked.map { CopySetView.names(old, $0) } ?? false)
      guard names || view.polarity(of: old, asked: asked) == .affirm else { return true }
      return namesAct(passage, asks) || CopySetView.names(passage, CopySetView.brief(asks, like: model))
    }
  }

  /// Discard Changes under “Discard the changes and reopen the sketch?”: the first of two acts names both.
  private func namesAct(_ button: Passage, _ asks: String) -> Bool {
    let first = asks.firstRange(of: " and ").map { String(asks[..<$0.lowerBound]) }
    return CopySetView.names(button, asks) || first.map { CopySetView.names(button, $0) } ?? false
  }

  /// “Tap No to discard it.” where no button is titled No any more, “Keep” in quotation marks where Keep is Cancel now.
  private var namesOldTitle: Bool {
    zip(proposed.buttons, buttons).contains { button, passage in
      guard let old = button.origin.map({ view.buttons[$0] }),
        Self.letters(old.text) != Self.letters(passage.text)
      else { return false }
      return [title, message].compactMap(\.self).contains { ButtonMention.first(of: old, in: $0) != nil }
    }
  }

  /// Whether something is asked or titled anew above a button that only the system titles.
  private var changesAroundDefault: Bool {
    guard view.set.traits?.contains(.hasSystemDefault) == true else { return false }
    let isSame = proposed.buttons.map(\.text) == view.buttons.map(\.text)
    let old = said.map { Self.letters($0.text) }
    return !isSame || says.contains { $0.isQuestion && !old.contains(Self.letters($0.text)) }
  }

  /// Whether a question asks for what none of the buttons names, though each of them names what it does: “Undo changes?” over
  /// Revert.
  private var isVerbMissing: Bool {
    // “Leave the boats here or move them to the pier?” has a button for each.
    guard model.isEnglish, view.isWhole, !view.isSheet, let question = says.first(where: { $0.asks != nil }),
      let asked = question.asks,
      !question.text.contains(" or "), proposed.surface == view.surface, buttons.count > 1
    else { return false }
    let isPlain = { (button: Passage) in
      [.yesButton, .okButton, .vagueButton, .continuePhrase].contains { button.whole($0) != nil }
    }
    let brief = CopySetView.brief(asked, like: model)
    return !buttons.contains {
      isPlain($0) || namesAct($0, asked) || CopySetView.names($0, brief) || Self.hasWords(of: asked, $0)
    }
  }

  /// “Restart and Install” under “Install …?”
  private static func hasWords(of action: String, _ button: Passage) -> Bool {
    // Stay under “Stay signed in?”
    if (action.lowercased() + " ").hasPrefix(button.text.lowercased() + " ") { return true }
    let words = Set(button.text.lowercased().split(separator: " "))
    return action.lowercased().split(separator: " ").allSatisfy { words.contains($0) }
  }

  /// “Share It” beside “Share”.
  private var hasTwins: Bool {
    buttons.indices.contains { index in
      buttons.indices.contains {
        // 저장 안 함 beside 저장
        let refusal = OwnRefusal.title(proposed.buttons[$0].text, like: model)
        // Set Up Later beside Set Up
        let isPutOff = view.polarity(of: buttons[index], asked: nil) == .postpone
        return $0 != index && buttons[index].text != refusal && !isPutOff
          && CopySetView.names(buttons[index], proposed.buttons[$0].text)
      }
    }
  }

  /// Whether a button that does something is gone. What is shown in place needs none that only takes it away.
  private var isAnswerLost: Bool {
    let origins = Set(proposed.buttons.compactMap(\.origin))
    if view.closesTwice, origins.count == 1, !says.contains(where: \.isQuestion) { return false }
    return view.buttons.indices.contains { index in
      guard view.buttons[index].wordsRange != nil, !origins.contains(index) else { return false }
      // A lone button only takes the text away, however it is titled.
      let onlyCloses = view.buttons.count == 1 || view.polarity(of: view.buttons[index], asked: nil) == .acknowledge
      return proposed.surface != .inPlace || !onlyCloses
    }
  }
}
