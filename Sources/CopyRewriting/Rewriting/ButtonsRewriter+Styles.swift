import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What the buttons look like, and where they stand.
extension ButtonsRewriter {
  func style(of button: Passage) -> ButtonStyle {
    view.style(of: button).shown
  }

  mutating func addMissing() {
    guard view.isWhole, let action, let cancel = book.phrase("cancel") else { return }
    // 건너뛰기 alone answers in its own way what only asks whether to go on.
    if goesOn(action), made.count == 1, made[0].text != action, made[0].text == view.buttons[0].text { return }
    if made.count < 2, !hasWayBack(cancel) {
      made.insert(.init(cancel, [.cancel], origin: nil), at: 0)
    }
    // Beside the system’s own Cancel, one answer is all there is.
    if made.count == 1, made[0].text != action { made.append(.init(action, [], origin: nil)) }
  }

  mutating func markStyles() {
    let cancel = book.phrase("cancel")
    // Keep Order is the way back where Cancel would be the order’s.
    let kept = model.isEnglish && action == cancel ? cancelled.flatMap { book.phrase("keep", ["thing": $0]) } : nil
    for index in made.indices {
      let copy = trials.passage(made[index].text, as: .button, like: model)
      let keeps = made[index].origin.flatMap { cancelledBesides(view.buttons[$0]) } != nil
      if made[index].text == cancel || made[index].text == kept || keeps, made.count > 1 {
        made[index].style = made[index].style.union(.cancel).subtracting([.destructive, .default])
      } else if destroys(copy), made.count > 1, !mayCancel(copy, cancel) {
        made[index].style = made[index].style.union(.destructive).subtracting([.default, .cancel])
      } else if made[index].text == action {
        made[index].style.subtract([.cancel])
      }
    }
    keepOneCancel(cancel)
    let isDestructive = made.contains { $0.style.contains(.destructive) }
    // Where grammar isn’t known, one of two may be the way back by another name.
    let isRead = model.isEnglish || model.isKorean || made.count < 2
    // “Stop” beside “Go” is the way back by another name.
    let isPair =
      made.count == 2 && !view.isSheet && made.contains { $0.style.contains(.destructive) && $0.text == action }
    let isAlone = made.count < 2 || view.isSheet || made.count == 2 && made.allSatisfy { $0.text == action || acts($0) }
    if isDestructive, view.isWhole, isRead, !isPair, let cancel, isAlone, !hasWayBack(cancel) {
      made.insert(.init(cancel, [.cancel], origin: nil), at: 0)
    }
  }

  /// “Archive” beside Delete is a deed of its own; “Wait” leaves all as it is by another name.
  private func acts(_ button: ProposedSet.Button) -> Bool {
    let copy = trials.passage(button.text, as: .button, like: model)
    guard model.isEnglish, let verb = copy.words.first else { return !model.isEnglish }
    let isLeft = button.style.isDisjoint(with: .destructive) && copy.isWord(verb, of: .persistVerb)
    return verb.tags.contains(.baseVerb) && !isLeft && !copy.isAny(of: .waitingVerb, at: verb.range)
      && VerbFrames.english.isAct(copy.text(verb.range).lowercased())
  }

  /// “Replace the oars with poles?” loses nothing that isn’t said to be lost.
  private func exchanges(_ button: Passage) -> Bool {
    guard button.isEnglish, view.isTyped, button.text == action, button.has(.replacingVerb) else { return false }
    return texts.contains { text in
      trials.sentences(of: text.text, as: .alertMessage, like: text).contains { sentence in
        sentence.asks == action && sentence.text.contains(" with ")
      }
    }
  }

  /// “Unlink and Remove” destroys by its second verb.
  private func destroys(_ button: Passage) -> Bool {
    if exchanges(button) { return losesByAction }
    if view.namesDestruction(button) || button.text == action && losesByAction || cancelsThing(button) { return true }
    guard button.isEnglish, button.text == action, let last = button.text.split(separator: " and ").dropFirst().last
    else { return false }
    return view.namesDestruction(trials.passage(String(last), as: .button, like: button))
  }

  /// “If you leave now, the route is lost.” below “Leave?”: what is lost by a yes.
  private var losesByAction: Bool {
    guard model.isEnglish, let action, !OwnRefusal.saves(action, like: model) else { return false }
    return texts.contains { text in
      trials.sentences(of: text.text, as: .alertMessage, like: text).contains { sentence in
        guard !sentence.isQuestion, !sentence.isInstruction else { return false }
        let copy = trials.passage(sentence.text, as: .alertMessage, like: text)
        // What is lost already isn’t lost by a yes.
        if isTold(copy) { return false }
        let isCase = (sentence.text.lowercased() + " ").hasPrefix("if you " + action.lowercased() + " ")
        return copy.statesLoss || isCase && copy.has(.loss)
      }
    }
  }

  /// “The signal has been lost.”
  private func isTold(_ copy: Passage) -> Bool {
    copy.tokens.contains { token in
      guard copy.isAny(of: ["lost", "gone", "closed", "deleted", "removed"], at: token.range),
        let before = copy.tokens.last(where: { $0.end <= Int(token.start) && $0.kind == .word })
      else { return false }
      return copy.isAny(of: ["was", "were", "been", "have", "has"], at: before.range)
    }
  }

  /// Cancel Booking beside Keep Booking: what was ordered is gone.
  private func cancelsThing(_ button: Passage) -> Bool {
    guard let cancel = book.phrase("cancel"), button.isEnglish, button.text.hasPrefix(cancel + " ") else {
      return false
    }
    return view.buttons.contains { cancelledBesides($0) != nil } || action == cancel && cancelled != nil
  }

  /// “Cancella” beside two answers, none of which is Annulla: the word may be meant for Cancel, which destroys nothing.
  private func mayCancel(_ button: Passage, _ cancel: String?) -> Bool {
    button.whole(.mistakenCancel) != nil && button.text != action && !made.contains { $0.text == cancel }
  }

  /// An alert with two buttons that cancel stops the app.
  private mutating func keepOneCancel(_ cancel: String?) {
    let all = made.indices.filter { made[$0].style.contains(.cancel) }
    guard all.count > 1, let kept = all.first(where: { made[$0].text == cancel }) ?? all.first else { return }
    for index in all where index != kept { made[index].style.subtract(.cancel) }
  }

  /// Whether the system adds Cancel, or one of the buttons made is or was the way back: none gets a second one.
  /// None is made up where the program leaves no way back, either.
  private func hasWayBack(_ cancel: String) -> Bool {
    view.hasSystemCancel || view.set.traits?.contains(.isFirm) == true
      || made.contains { $0.text == cancel || $0.origin.map { leads(back: view.buttons[$0]) } ?? false }
  }

  /// A No that discards by the text’s own words is no way back; Ignore is.
  private func leads(back button: Passage) -> Bool {
    // “Deny”, “Deny Access”
    if button.whole(.denyButton) != nil || button.isEnglish && button.first(.denyButton)?.start == 0 { return true }
    return view.isDismissal(button) && (view.isCancel(button) || purpose(of: button) == nil) || goesOn(button)
  }

  /// “Keep Writing”, “Continue Drawing”: all stays as it is.
  private func goesOn(_ button: Passage) -> Bool {
    let words = button.wordsAndPlaceholders
    if AlertRewriter.leavesAsItIs(button) { return true }
    guard button.isEnglish, words.count > 1, words[1].tags.contains(.presentParticiple) else { return false }
    return ["keep", "continue", "go", "stay"].contains(button.text(words[0].range).lowercased())
  }

  /// Cancel leads, behind “Don’t Save” alone; what the question asks for trails.
  mutating func arrange() {
    if view.isSheet {
      // Programs say what each button is, and their system orders them.
      if view.isTyped { made = made.orderedAsSheet }
      return
    }
    guard view.set.orderIsKnown, made.count > 1 else { return }
    let cancel = book.phrase("cancel")
    let refusal = action.flatMap { OwnRefusal.title($0, like: model) }
    let action = self.action
    let rank = { (button: ProposedSet.Button) -> Int in
      if button.text == refusal { return 0 }
      if button.text == cancel { return 1 }
      return button.text == action ? 3 : 2
    }
    let ranked = made.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    made = ranked.map(\.element)
  }
}
