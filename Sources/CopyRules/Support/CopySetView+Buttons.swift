package import CopyModel
package import CopyPassage
package import CopyText

/// What the rules about whole alerts ask of buttons.
extension CopySetView {
  /// Whether it is an alert or action sheet.
  package var isAlert: Bool { self.set.kind != .notification }

  /// Whether all parts are known. Keys and comments may leave out parts that other alerts share, such as Cancel.
  package var isWhole: Bool { self.set.isDeclared }

  /// Whether it only heads fields to fill in: a title, no question, and nothing below it but the fields.
  package var isForm: Bool {
    self.set.traits?.contains(.hasTextField) == true && message == nil && title?.analysis.terminal != .question
  }

  /// What the input, key or comment says of a button’s style.
  package func style(of button: Passage) -> ButtonStyle {
    set.buttons.firstIndex(of: button.entry).map { set.styles[$0] } ?? []
  }

  /// Whether styles can be judged: the input can state them, and a button without one has none. Programs state them where
  /// their system has any.
  package var statesStyles: Bool {
    isWhole && set.statesStyles && set.traits == nil || set.styles.contains { $0.contains(.declared) }
  }

  /// Whether the system adds a button that cancels, and titles it.
  package var hasSystemCancel: Bool { self.set.traits?.contains(.hasSystemCancel) == true }

  /// Close under “Your routes won’t be saved if you close now”: what the texts warn of.
  package func warns(of button: Passage) -> Bool {
    guard button.isEnglish, let verb = button.tokens.first(where: \.countsAsWord), verb.tags.contains(.baseVerb),
      case let words = button.text(verb.range).lowercased()
    else { return false }
    return texts.contains { text in
      let tokens = text.wordsAndPlaceholders
      return tokens.indices.dropFirst(2).contains { index in
        text.text(tokens[index].range).lowercased() == words && text.isAny(of: ["you"], at: tokens[index - 1].range)
          && text.isAny(of: ["if", "when", "once"], at: tokens[index - 2].range)
      }
    }
  }

  /// Whether people can leave everything as it is, by a button of the set or by one that the system adds.
  package var hasWayBack: Bool {
    hasSystemCancel || buttons.contains { isDismissal($0) || $0.whole(.denyButton) != nil && !namesDestruction($0) }
  }

  /// Whether its two buttons stand side by side wherever it is shown: in a stack the order means something else.
  package var isRow: Bool {
    guard buttons.count == 2 else { return false }
    let judge = buttons[0].judge
    return judge.pairs(for: self.set).allSatisfy { pair in
      buttons.allSatisfy {
        pair.holds(judge.bound(of: $0.displayed)) || judge.width(of: $0.displayed, in: pair.font) <= pair.room
      }
    }
  }

  /// Whether the button leaves everything as it is and is titled so. Cancel that nobody translated is Cancel.
  package func isCancel(_ button: Passage) -> Bool {
    button.whole(.cancelButton) != nil || button.isBaseText && isTranslatedCancel(button)
  }

  private func isTranslatedCancel(_ button: Passage) -> Bool { button.base?.whole(.cancelButton) != nil }

  /// Whether the button leaves everything as it is, whatever its title.
  package func isDismissal(_ button: Passage) -> Bool {
    style(of: button).contains(.cancel) || isTitledDismissal(button)
  }

  /// The same where the title says so: not “Reload”, whatever its style.
  package func isTitledDismissal(_ button: Passage) -> Bool {
    isCancel(button) || isTranslatedCancel(button) || button.whole(.dismissButton) != nil
      || button.whole(.noButton) != nil || startsWithNegation(button)
      || button.isKorean && KoreanSense(button).leavesAsItIs
      // Grammar is known in English alone; elsewhere Keep and Don’t Save are known as what harms nothing.
      || !button.isEnglish && !button.isKorean && button.whole(.harmlessButton) != nil
  }

  /// Whether the title starts with a verb that destroys, or ends with one where verbs may stand last: „Notiz löschen“.
  package func namesDestruction(_ button: Passage) -> Bool {
    guard let match = button.first(.destructiveVerb), let words = button.wordsRange else { return false }
    // Korean verbs stand at the end.
    if button.isKorean || Int(match.start) == words.lowerBound { return true }
    if button.isEnglish { return isAdverb(from: words.lowerBound, to: Int(match.start), of: button) }
    return !button.isEnglish && button.all(.destructiveVerb).last.map { Int($0.end) } == words.upperBound
  }

  /// “Permanently Delete”, “Really Erase”: nothing but an adverb stands before the verb.
  private func isAdverb(from start: Int, to end: Int, of button: Passage) -> Bool {
    let words = button.tokens.filter { $0.kind == .word && Int($0.start) >= start && $0.end <= end }
    return words.count == 1 && words[0].tags.contains(.adverb)
  }

  /// The button that does what the title asks for, where the message says that something goes by it: “Flatten” over “Hidden
  /// layers are discarded.”
  private var buttonThatLoses: Passage? {
    guard let title, title.isEnglish, texts.contains(where: \.statesLoss) else { return nil }
    let others = buttons.filter { !isDismissal($0) && $0.whole(.harmlessButton) == nil }
    if !isQuestion { return others.count == 1 && buttons.count == 2 && causesLoss(others[0]) ? others[0] : nil }
    guard let asked = AskedAction.find(in: self)?.title.lowercased() else {
      return others.count == 1 && buttons.count == 2 && opensAlike(others[0], title) ? others[0] : nil
    }
    // “Factory Reset” under “Return the heater to its first settings?”: the only other answer says yes, whatever its words.
    // “Save” under “Save the changes?” is what keeps them.
    return others.first { ($0.text.lowercased() + " ").hasPrefix(asked + " ") && !saves($0) }
      ?? (others.count == 1 && buttons.count == 2 && !keeps(others[0]) ? others[0] : nil)
  }

  /// “Ditch Album” over what is lost: a deed, and none that saves what is about to go, as Log In and Export do.
  private func causesLoss(_ button: Passage) -> Bool {
    guard let verb = button.tokens.first(where: { $0.kind == .word }), verb.tags.contains(.baseVerb) else {
      return false
    }
    return !keeps(button) && button.whole(.okButton) == nil && button.whole(.yesButton) == nil
      && ![.taskVerb, .softwareVerb, .openVerb].contains { button.isWord(verb, of: $0) }
      && !button.isAny(of: .rescueVerb, at: verb.range)
  }

  /// “Void” under “Void invoice 12?”: a verb that the parse takes for something else.
  private func opensAlike(_ button: Passage, _ title: Passage) -> Bool {
    let (said, asked) = (button.tokens.first { $0.kind == .word }, title.tokens.first { $0.kind == .word })
    guard let said, let asked, said.tags.contains(.baseVerb) || said.tags.contains(.adjective) else { return false }
    return button.text(said.range).lowercased() == title.text(asked.range).lowercased()
  }

  private func saves(_ button: Passage) -> Bool {
    button.tokens.first { $0.kind == .word }.map { button.isWord($0, of: .savingVerb) } ?? false
  }

  /// “Keep Both”, “Save First”
  private func keeps(_ button: Passage) -> Bool {
    button.tokens.first { $0.kind == .word }.map { button.isWord($0, of: .keepVerb) } ?? true
  }

  /// The button that destroys: by its title, by what the message says is lost, or by a yes to a question that asks to destroy.
  package var destructiveButton: Passage? {
    if let button = buttons.first(where: namesDestruction) ?? buttonThatLoses ?? buttonOfStatedLoss
      ?? buttonOfForeignLoss
    {
      return button
    }
    guard asksToDestroy else { return nil }
    return buttons.first { $0.whole(.yesButton) != nil || $0.whole(.okButton) != nil && buttons.count > 1 }
  }

  /// The button that the question asks for, where another sentence says that something goes for good by it.
  private var buttonOfStatedLoss: Passage? {
    guard let title, let message, title.isKorean, KoreanSense(message).statesLoss else { return nil }
    guard let action = AskedAction.find(in: title) else { return buttonOfHeading(title) }
    // 백업할까요? 백업하지 않은 사진은 되찾을 수 없습니다: what is lost is what it wasn’t done to.
    if KoreanSense(message).isDenied(action.title) { return nil }
    return buttons.first { words(of: $0).hasSuffix(action.title) && !isCancel($0) } ?? onlyAnswer
  }

  private func words(of button: Passage) -> String { button.text(button.wordsRange ?? 0..<0) }

  /// 영수증 파기 over 파기: a heading that ends in what the button does.
  private func buttonOfHeading(_ title: Passage) -> Passage? {
    guard title.analysis.terminal != .question else { return nil }
    let heading = title.text(title.wordsRange ?? 0..<0)
    return buttons.first { button in
      let words = words(of: button)
      return !words.isEmpty && !isDismissal(button) && heading.hasSuffix(words)
    }
  }

  /// The one button beside those that leave all as it is: whatever its title, it does what the question asks for.
  private var onlyAnswer: Passage? {
    let answers = buttons.filter { !isDismissal($0) }
    guard answers.count == 1, buttons.count == 2, let answer = answers.first, answer.isKorean,
      answer.whole(.harmlessButton) == nil, !KoreanSense.keeps(words(of: answer))
    else { return nil }
    return answer
  }

  /// The same where the grammar isn’t known: a word of loss in the message, which neither a condition nor a denial takes back.
  private var buttonOfForeignLoss: Passage? {
    guard let title, let message, !title.isEnglish, !title.isKorean, title.analysis.terminal == .question,
      message.has(.loss), !message.has(.condition), let action = AskedAction.find(in: title)?.title.lowercased()
    else { return nil }
    return buttons.first { button in
      let text = button.text.lowercased()
      return !isDismissal(button) && button.whole(.harmlessButton) == nil && (text + " ").hasPrefix(action + " ")
    }
  }

  /// Title and message.
  package var texts: [Passage] { [title, message].compactMap(\.self).filter { $0.wordsRange != nil } }

  /// The first part with words, where a missing part is reported.
  package var firstPart: Passage? { parts.first { !$0.trimmedRange.isEmpty } }

  /// Whether title or message has a word of `list`.
  package func says(_ list: TermList) -> Bool { texts.contains { $0.has(list) } }

  /// Whether something is told: a problem, or a whole sentence.
  var tells: Bool { says(.problem) || texts.contains { $0.form.isComplete } }

  /// Whether there is a question, in the title or else in the message.
  package var isQuestion: Bool { texts.contains { $0.form == .question || $0.analysis.terminal == .question } }

  /// Whether yes would destroy: the question asks for it, or warns that something will be lost.
  private var asksToDestroy: Bool {
    guard isQuestion else { return false }
    return texts.contains { text in
      if warns(text) { return true }
      guard text.isEnglish || text.isKorean else { return text.has(.destructiveVerb) }
      // “The shed is empty. Do you want to add a rake?”
      if text.isEnglish, text.form == .sentence, text.analysis.terminal != .question { return false }
      return AskedAction.find(in: text).map { action in
        text.all(.destructiveVerb).contains { $0.range.overlaps(action.range) }
      } ?? false
    }
  }

  /// “All data will be lost”, “can’t be undone”, but not “Connection lost”.
  private func warns(_ text: Passage) -> Bool {
    text.all(.loss).contains { match in
      let sentence = text.sentence(at: Int(match.start))
      return !text.isEnglish
        || text.tokens.contains {
          sentence.contains(Int($0.start)) && $0.tags.contains(.auxiliary) && !$0.tags.contains(.copula)
        }
    }
  }

  /// “Don’t Save”, “Keep Editing”.
  func startsWithNegation(_ button: Passage) -> Bool {
    // “I Don’t Accept”
    let words = button.words
    guard let word = words.first(where: { !button.bytes.slice($0.range).equals("I") }) else { return false }
    let bytes = button.bytes.slice(word.range)
    return word.tags.contains(.negative) || bytes.equals("Keep") || bytes.equals("Stay")
  }
}
