package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// The button that changes nothing is titled Cancel.
package struct ButtonCancelTitle: SetRule {
  package static let info = RuleInfo(
    "button-cancel-title", "The button that cancels is titled Cancel.",
    why: "Cancel is known everywhere to change nothing. Any other word makes people wonder.",
    source: "HIG, Alerts: Buttons", statements: [44], check: .set, roles: RoleSet(.button),
    languages: .having([.cancelButton, .dismissButton]), judges: .content, severity: .error,
    silences: .onString("button-capitalization"),
    examples: [
      .set("Title: Vendere la barca?\nButtons: Mai, Vendi, Forse dopo", locale: LocaleTag("it") ?? .undetermined),
      .set("Title: Sell the boat?\nButtons: ⟦Better Not⟧, Sell"),
      .set("Title: Sell the boat?\nButtons: ⟦Leave It Be⟧, Sell"),
      .set("Title: Sell the boat?\nButtons: ⟦Take Me Back⟧, Sell"),
      .set("Title: Sell the boat?\nButtons: Keep the Boat, Sell"),
      .set("Title: Rejoindre la régate\u{202F}?\nButtons: ⟦Rester⟧, Rejoindre", locale: .french),
      .set("Title: 小舟を売却しますか？\nButtons: ⟦そのままにする⟧, 売却", locale: .japanese),
      .set("Title: Boot verkaufen?\nButtons: Boot behalten, Verkaufen", locale: .german),
      .set("Title: 화분을 팔까요?\nButtons: ⟦그냥 둘게요⟧, 팔기", locale: .korean),
      .set("Title: Delete the note?\nButtons: ⟦Dismiss⟧, Delete"),
      .set("Title: Delete the note?\nButtons: ⟦Never Mind⟧ [cancel], Delete"),
      .set("Title: 메모를 삭제할까요?\nButtons: ⟦닫기⟧, 삭제", locale: .korean),
      .set("Title: Leave the regatta?\nButtons: ⟦Stay Here⟧, Leave"),
      .set("Title: Discard the sketch?\nButtons: Keep Drawing, Discard"),
      .set("Title: 화분을 비울까요?\nButtons: ⟦그대로 두기⟧, 비우기", locale: .korean),
      .set("Title: 대여를 취소할까요?\nButtons: 대여 유지, 대여 취소", locale: .korean),
      .set("Title: Cancel the order?\nButtons: Keep Order, Cancel Order"),
      .set("Title: 화분을 저장할까요?\nButtons: 저장 안 함, 저장", locale: .korean),
      .set("Title: Delete the note?\nButtons: Cancel, Delete"), .set("Title: The disk is full.\nButtons: OK [cancel]"),
      .set("Title: Close the document?\nButtons: Cancel, Close"),
      .set("Title: Save it?\nButtons: Don’t Save, Cancel, Save"),
      .set("Title: Save the note?\nButtons: Don’t Save, Save"),
      .set("Title: Delete the note?\nButtons: Delete, ⟦Don’t Delete⟧"),
      .set("Title: Rate the app?\nButtons: Maybe Later [cancel], Rate"),
      .set("Title: The update is ready.\nButtons: Not Now [cancel], Install"),
      .set("Title: The seat is taken.\nButtons: OK [cancel], Show Others"),
      .set("Title: Restart the tunnel?\nButtons: Ignore [cancel], Restart"),
      .set("Title: Redémarrer le tunnel ?\nButtons: Ignorer [cancel], Redémarrer", locale: .french),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert, set.buttons.count > 1, !set.hasSystemCancel,
      !set.buttons.contains(where: set.isCancel), !set.buttons.contains(where: saysCancel)
    else { return }
    let styled = set.buttons.first { set.style(of: $0).contains(.cancel) }
    guard let button = styled ?? (set.isWhole ? dismissal(set) : nil), button.wordsRange != nil else { return }
    // A cancel style that only the key tells is believed where the title agrees.
    if !set.isWhole, button.whole(.dismissButton) == nil { return }
    // “The sync has failed.”, Dismiss, Try Again
    if !button.isDeclared, set.tells, !set.isQuestion { return }
    if answersForItself(button), !Self.deniesLoss(button, set) { return }
    report.add(
      .isOtherwise(button.text(button.trimmedRange)), at: button.trimmedRange, of: button,
      severity: level(of: button, in: set))
  }

  /// “Yes, Cancel”: beside it another Cancel would say the same.
  private func saysCancel(_ button: Passage) -> Bool {
    let words = button.lexicon?.terms(in: .cancelButton).map(\.text) ?? []
    return button.tokens.contains { $0.kind == .word && words.contains(button.text($0.range).lowercased()) }
  }

  /// A word that does nothing but close is an error under a question; “Keep Editing” says what stays as it is; with any other title the style
  /// may be what is wrong.
  private func level(of button: Passage, in set: CopySetView) -> Severity? {
    // Where nothing is asked, what dismisses may be all that is meant: “Access has ended.”, Dismiss, Subscribe.
    if button.whole(.dismissButton) != nil || button.whole(.noButton) != nil { return set.isQuestion ? nil : .note }
    let leaves = button.isDeclared && set.isQuestion && Self.leadsAway(button)
    return leaves || set.startsWithNegation(button) || button.isKorean && keepsAsItIs(button, set) ? .warning : .note
  }

  /// The button that only dismisses, beside another that acts, and that isn’t what the alert is about.
  private func dismissal(_ set: CopySetView) -> Passage? {
    if let button = wayOut(set) { return button }
    guard
      set.buttons.contains(where: { $0.whole(.dismissButton) == nil && $0.whole(.okButton) == nil }) || set.isQuestion,
      let button = set.buttons.first(where: { $0.whole(.dismissButton) != nil })
    else { return nil }
    let isSubject = set.texts.contains { ContentWords($0).overlaps(ContentWords(button)) }
    return isSubject ? nil : button
  }

  /// “Stay” beside Leave, 그대로 두기 beside 지우기, under a question that asks to do the other: the same as to cancel.
  private func wayOut(_ set: CopySetView) -> Passage? {
    guard set.buttons.count == 2, let title = set.title, let action = AskedAction.find(in: title)?.title,
      !KoreanSense.keeps(action), !cancels(action, title)
    else { return nil }
    let does = { (button: Passage) in
      let text = button.text(button.trimmedRange)
      if title.locale.isLanguage("ja") { return text.hasPrefix(action) && !text.contains("ない") }
      return title.isKorean ? text.hasSuffix(action) : (text.lowercased() + " ").hasPrefix(action.lowercased() + " ")
    }
    guard set.buttons.contains(where: does) else { return nil }
    return set.buttons.first { keepsAsItIs($0, set) && !does($0) }
  }

  /// Where the question asks to cancel, Cancel would be read as yes: “Keep Order” beside “Cancel Order” is right.
  private func cancels(_ action: String, _ title: Passage) -> Bool {
    title.lexicon?.terms(in: .cancelButton).contains { $0.text == action.lowercased() } ?? false
  }

  private func keepsAsItIs(_ button: Passage, _ set: CopySetView) -> Bool {
    if button.isKorean { return KoreanSense(button).keepsAsItIs }
    if let words = ClauseWords.of(button) { return Self.keeps(button, words) || Self.denies(button, set) }
    if Self.deniesLoss(button, set) { return true }
    guard button.isEnglish, !answersForItself(button) else { return false }
    return set.startsWithNegation(button) && !namesWhatStays(button) || Self.leadsAway(button)
  }

  /// “Don’t Delete” beside Delete: nothing happens to what the question would take away. “Don’t Save” lets go of something.
  package static func deniesLoss(_ button: Passage, _ set: CopySetView) -> Bool {
    let (words, longest) = (button.words, 3)
    guard button.isEnglish, (2...longest).contains(words.count), words[0].tags.contains(.negative) else { return false }
    let deed = button.text(words[1].range).lowercased()
    return set.buttons.contains { other in
      set.namesDestruction(other) && other.words.first.map { other.text($0.range).lowercased() } == deed
    }
  }

  /// „So lassen“, « Rester », そのままにする: to keep or stay, and nothing that has a name.
  private static func keeps(_ button: Passage, _ words: ClauseWords) -> Bool {
    guard let range = button.wordsRange, words.stands(.keeps, in: button, range) else { return false }
    if button.locale.isLanguage("ja") { return words[.keeps].contains(where: button.text(range).hasPrefix) }
    return button.tokens.allSatisfy { token in
      token.kind != .word || words[.keeps].contains(button.text(token.range).lowercased())
        || button.isWord(token, of: .smallWord)
    }
  }

  /// 変えない, under a question that asks for 変える.
  private static func denies(_ button: Passage, _ set: CopySetView) -> Bool {
    guard button.locale.isLanguage("ja"), button.text.hasSuffix("ない"), let title = set.title,
      let action = AskedAction.find(in: title)?.title
    else { return false }
    return button.text.first == action.first
  }

  /// Whether a button is a way out under a name of its own, whatever the alert asks.
  package static func leadsAway(_ button: Passage) -> Bool {
    button.isEnglish && (leavesIt(button) || leadsOut(button))
  }

  /// “Keep as Is”, “Leave It Be”: to keep or leave, and nothing that has a name.
  private static func leavesIt(_ button: Passage) -> Bool {
    let words = button.words
    guard let first = words.first, words.count > 1,
      button.isWord(first, of: .keepVerb) || button.isAny(of: ["leave"], at: first.range)
    else { return false }
    return words.dropFirst().allSatisfy { word in
      word.tags.dominant == .function || button.isAny(of: ["alone", "be", "everything", "things"], at: word.range)
    }
  }

  /// “Take Me Back”, “Get Me Out”, “On Second Thought”: the person turns away, and nothing is done to anything.
  private static func leadsOut(_ button: Passage) -> Bool {
    let words = button.words
    guard let first = words.first, words.count > 1 else { return false }
    if words.dropFirst().contains(where: { button.isAny(of: ["me"], at: $0.range) }) {
      return button.isAny(of: ["take", "get", "let", "bring"], at: first.range)
    }
    // “Rather Not”, “Changed My Mind”
    if let last = words.last, button.isAny(of: ["not"], at: last.range) { return true }
    if words.contains(where: { button.isAny(of: ["mind"], at: $0.range) }) {
      return words.contains { button.isAny(of: ["my"], at: $0.range) }
    }
    return first.tags.contains(.preposition) && first.tags.isDisjoint(with: [.baseVerb, .adjective])
      && words.contains { button.isAny(of: ["thought", "thoughts"], at: $0.range) }
  }

  /// “Keep Drawing”
  private func namesWhatStays(_ button: Passage) -> Bool {
    guard button.analysis.wordCount > 1, let first = button.tokens.first(where: { $0.kind == .word }) else {
      return false
    }
    return button.isWord(first, of: .keepVerb)
  }

  /// OK, and Not Now, Later, Ignore, Don’t Allow, which put off or refuse what an app asks for: answers of their own.
  private func answersForItself(_ button: Passage) -> Bool {
    if [.okButton, .deferButton, .denyButton].contains(where: { button.whole($0) != nil }) { return true }
    return button.isEnglish
      && button.tokens.contains { token in
        token.tags.contains(.negative) || button.isAny(of: ["now", "later"], at: token.range)
      }
  }
}

extension Message {
  fileprivate static func isOtherwise(_ title: String) -> Message {
    "“\(title)” cancels. Title it Cancel, in the language of the alert"
  }
}
