import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// The buttons of a rewritten alert: verbs of its question, Cancel for the way out, in the order of the guidance.
struct ButtonsRewriter {
  let view: CopySetView
  let trials: Trials
  let book: RewriteBook
  let model: Passage
  /// The title of the button that does what the alert asks for.
  let action: String?
  let oldAction: String?
  /// “Order” of “Cancel the order for the barn?”, as a button is titled.
  let cancelled: String?
  let purposes: [String: String]
  let actions: [String: String]
  let isAtFault: (Passage) -> Bool
  let wrongCancels: Set<Int>
  /// The new title and message.
  let texts: [Passage]
  var made: [ProposedSet.Button] = []

  init(_ alert: AlertRewriter, title: String, message: String?) {
    (view, trials, book, model) = (alert.view, alert.trials, alert.book, alert.model)
    (oldAction, purposes, actions) = (alert.oldAction, alert.purposes, alert.actions)
    isAtFault = alert.isAtFault
    wrongCancels = alert.wrongCancels
    texts = [title, message].compactMap(\.self).map { [trials, model] in
      trials.passage($0, as: .alertMessage, like: model)
    }
    var asked: String?
    for text in [title, message].compactMap(\.self) where asked == nil {
      for sentence in trials.sentences(of: text, as: .alertTitle, like: model) where asked == nil {
        asked = sentence.continues == .retry ? alert.book.phrase("retry") : sentence.asks
      }
    }
    cancelled = ButtonsRewriter.head(of: trials.passage(title, as: .alertTitle, like: model))
    let found =
      asked.map { [model] in CopySetView.brief($0, like: model) }
      ?? alert.deedOfConsequence() ?? alert.continues.flatMap { [book] in
        book.phrase($0 == .retry ? "retry" : "continue")
      }
      ?? alert.announcedAction() ?? (alert.retryAnswered == true ? book.phrase("retry") : nil)
    // “Log out” where buttons are written so.
    let button = view.buttons.first ?? model
    action = found.map { [trials] in trials.settled($0, as: .button, like: button) }
  }

  /// Whether some answer can’t be named: then yes and no both stay as they are, for the finding to be told.
  var isUnanswerable: Bool {
    view.buttons.count > 1
      && view.buttons.contains { button in
        view.polarity(of: button, asked: oldAction ?? action) == .affirm && purpose(of: button) == nil
          && affirmation(button) == nil
      }
  }

  /// Nil where a button would have to be guessed.
  mutating func buttons() -> [ProposedSet.Button]? {
    if action == nil, view.closesTwice, !texts.contains(where: \.asks) {
      return [.init(book.phrase("ok") ?? "OK", [], origin: view.buttons.firstIndex { $0.whole(.okButton) != nil })]
    }
    let isUnanswerable = isUnanswerable
    for (index, button) in view.buttons.enumerated() where button.wordsRange != nil {
      let isLeft = isUnanswerable && [.affirm, .refuse].contains(view.polarity(of: button, asked: oldAction ?? action))
      guard let title = isLeft ? button.text : title(for: button).map({ finished($0, for: button) }) else {
        return nil
      }
      made.append(.init(uncut(title, of: button), style(of: button), origin: index))
    }
    addMissing()
    markStyles()
    arrange()
    let titles = Set(made.map(\.text))
    return titles.count == made.count ? made : nil
  }

  // MARK: Titles

  private func title(for button: Passage) -> String? {
    let plain = trials.polished(button.text, as: .button, like: button)
    if view.buttons.count == 1 { return single(button, plain) }
    if let purpose = purpose(of: button) { return purpose }
    if let own = withoutSubject(plain, like: button) { return own }
    if let kept = aroundCancelling(button) { return kept }
    if view.closesSheet(button), !isMentioned(button), let cancel = book.phrase("cancel") { return cancel }
    // 계속하기 is 계속 in another form.
    let asked = button.isKorean ? trials.passage(plain, as: .button, like: button) : button
    switch view.polarity(of: asked, asked: oldAction ?? action) {
    case .affirm: return affirmation(button)
    case .refuse: return isMentioned(button) ? plain : refusal(button, plain)
    case .acknowledge: return acknowledgement(button, plain)
    case .deny, .postpone: return plain
    case .choose: return chosen(button, asked, plain)
    }
  }

  /// What the text says that a button does which only answers: “Tap Yes to save the route, tap No to discard it.”
  func purpose(of button: Passage) -> String? {
    let answers = [TermList.okButton, .yesButton, .noButton].contains { button.whole($0) != nil }
    guard answers, let verb = purposes[button.text] else { return nil }
    let purpose = place(of: button) ?? verb
    let copy = trials.passage(purpose, as: .button, like: button)
    let isDull = copy.whole(.vagueButton) != nil || copy.whole(.continuePhrase) != nil
    return isDull && action != nil && button.whole(.noButton) == nil ? nil : purpose
  }

  /// “Open Settings” for “Tap OK to open Settings”: a verb and a name are a title.
  private func place(of button: Passage) -> String? {
    guard let action = actions[button.text] else { return nil }
    let copy = trials.passage(action, as: .alertMessage, like: model)
    let words = copy.wordsAndPlaceholders
    if let whole = withObject(words, of: copy, like: button) { return whole }
    guard words.count == 2, words[1].kind == .word, words[1].traits.contains(.startsUpper) else { return nil }
    return action.prefix(1).uppercased() + action.dropFirst()
  }

  /// Keep Order and Cancel Order under “Cancel the order?”, where Cancel could mean either.
  private func aroundCancelling(_ button: Passage) -> String? {
    if let thing = cancelledBesides(button) { return book.phrase("keep", ["thing": thing]) }
    guard let action, action == book.phrase("cancel"), let cancelled else { return nil }
    let polarity = view.polarity(of: button, asked: action)
    if view.isCancel(button) || button.whole(.noButton) != nil || polarity == .refuse {
      return book.phrase("keep", ["thing": cancelled])
    }
    let isYes = polarity == .affirm
    // 예약 취소
    return isYes ? (model.isKorean ? cancelled + " " + action : action + " " + cancelled) : nil
  }

  /// “Booking” for Back beside Cancel Booking, where Cancel could mean either as well.
  func cancelledBesides(_ button: Passage) -> String? {
    guard let cancel = book.phrase("cancel"), button.isEnglish, view.closesSheet(button) || view.isCancel(button)
    else { return nil }
    let others = view.buttons.filter { $0.entry != button.entry }.map { $0.text.split(separator: " ") }
    let acts = others.filter { $0.count == 2 && $0[0].lowercased() == cancel.lowercased() }
    guard acts.count == 1 else { return nil }
    return acts[0][1].prefix(1).uppercased() + acts[0][1].dropFirst()
  }

  /// “Keep” where the new text names it.
  private func isMentioned(_ button: Passage) -> Bool {
    button.whole(.noButton) == nil && texts.contains { ButtonMention.first(of: button, in: $0) != nil }
  }

  /// One button closes an alert that informs, or stands beside Cancel under a question.
  private func single(_ button: Passage, _ plain: String) -> String? {
    // 건너뛰기 under “계속하시겠습니까?” goes on in its own way.
    if let action, goesOn(action), hasOwnDeed(button) { return plain }
    if let action, !view.isCancel(button) {
      // “Supprimer” over “effacer” has the verb of the title.
      return isVerbOfTitle(button) ? chosen(button, button, plain) : action
    }
    // Others that aren’t known may stand beside it.
    let isOpen = !view.isWhole || view.set.traits?.contains(.isOpen) == true
    if isOpen, button.whole(.okMisspelling) == nil { return plain }
    // What nobody complains of stays: Done may be a title of other bars as well.
    let isDone = button.whole(.closeButton) != nil && button.whole(.dismissButton) == nil
    let isOwn = button.whole(.dismissButton) == nil && button.whole(.vagueButton) == nil
    // “Cool!”, “Bummer”
    let isTalk = [TermList.approval, .interjection].contains { button.whole($0) != nil }
    if button.isEnglish, isTalk { return book.phrase("ok") }
    if !isAtFault(button), isDone || isOwn { return plain }
    let closes: [TermList] = [
      .okButton, .okMisspelling, .yesButton, .noButton, .dismissButton, .closeButton, .vagueButton,
    ]
    if closes.contains(where: { button.whole($0) != nil }) || button.has(.interjection) { return book.phrase("ok") }
    let isShout = button.analysis.terminal == .exclamation && button.analysis.wordCount == 1
    return isShout ? book.phrase("ok") : plain
  }

  /// The verb of the question; else what the button itself says behind its yes, else what grants what another turns down.
  private func affirmation(_ button: Passage) -> String? {
    if let own = ownWords(of: button) {
      // “Yes, kill it” under “Stop the print?”, which asked to kill it before.
      guard let action, own.lowercased() == oldAction?.lowercased(), isReworded(to: action) else { return own }
      return action
    }
    if let action { return action }
    let denial = view.buttons.lazy.compactMap { other in other.whole(.denyButton).flatMap { other.term($0)?.better } }
    return denial.first
  }

  /// Cancel; where nothing is asked any more, what only closes.
  private func refusal(_ button: Passage, _ plain: String) -> String? {
    if view.isCancel(button) { return plain }
    // Where no list has Later, it isn’t told from No.
    let isTold = button.whole(.noButton) != nil || button.whole(.okButton) != nil
    if !isTold, model.lexicon?.terms(in: .deferButton).isEmpty != false { return plain }
    let isNo = button.whole(.noButton) != nil
    if isNo, let action, OwnRefusal.acts(action, in: texts) { return OwnRefusal.title(action, like: model) ?? plain }
    guard view.buttons.contains(where: view.isCancel) else {
      // “No Thanks” beside Later is an answer of its own.
      let isPutOff = view.buttons.contains { $0.whole(.deferButton) != nil }
      return isPutOff ? contrary(to: button) ?? plain : denial(of: button) ?? book.phrase("cancel")
    }
    // “Don’t Save” is an answer of its own; elsewhere than in English, not to delete is to cancel.
    let keeps = model.lexicon?.terms(in: .harmlessButton).contains { $0.text == action?.lowercased() } ?? false
    return keeps ? action.flatMap { OwnRefusal.title($0, like: model) } : contrary(to: button)
  }

  /// “Don’t Replace” for the No between Yes and Cancel: it does something else than Cancel, or there would be none.
  private func contrary(to button: Passage) -> String? {
    // Above “Cancel the boat trip?”, Cancel may be what No refuses.
    guard button.isEnglish, button.text.lowercased() == "no", oldAction != book.phrase("cancel"),
      !texts.contains(where: asksForPart)
    else { return nil }
    return action.flatMap { book.phrase("not", ["verb": $0]) }
  }

  /// “Tie only this rope?”: No ties them all.
  private func asksForPart(_ copy: Passage) -> Bool {
    guard let asked = copy.wholeSentences.last, copy.analysis.terminal == .question else { return false }
    return copy.tokens.contains { asked.contains(Int($0.start)) && copy.isAny(of: ["only", "just"], at: $0.range) }
  }

  /// Don’t Allow under “Allow?”, Decline under “Accept?”: somebody else has asked, and is told. What only leaves the answer out
  /// comes before what does more, as Block does.
  private func denial(of button: Passage) -> String? {
    guard let action else { return nil }
    let denials = model.lexicon?.terms(in: .denyButton).filter { $0.better == action } ?? []
    // « Ne pas autoriser »: where somebody asks for leave, No is kept as an answer, and Cancel would leave the question open.
    if !button.isEnglish { return denials.isEmpty ? nil : OwnRefusal.title(action, like: model) }
    let own = book.phrase("not", ["verb": action])?.lowercased()
    guard let denial = denials.first(where: { $0.text == own }) ?? denials.first else { return nil }
    return denial.text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// OK, and Close or Done beside a button that does more, and whatever leaves all as it is; one word alone takes the text away.
  private func acknowledgement(_ button: Passage, _ plain: String) -> String? {
    if wrongCancels.contains(Int(button.entry)), view.buttons.count == 2 { return book.phrase("cancel") }
    // “Take Me Back” beside “I’m Safe” agrees to nothing.
    if button.whole(.dismissButton) != nil, view.buttons.count > 1 { return plain }
    return button.whole(.closeButton) != nil && button.analysis.wordCount == 1 ? plain : book.phrase("ok")
  }

  /// Verb, or verb and object, of a title that is too long.
  func shortened(_ title: String, like button: Passage) -> String {
    let copy = trials.passage(title, as: .button, like: button)
    guard copy.isEnglish, copy.analysis.wordCount > 3, let first = copy.tokens.first, first.tags.contains(.baseVerb)
    else {
      return title
    }
    let joints: WordTags = [.coordinator, .preposition, .infinitiveMarker, .subordinator]
    let cut = copy.tokens.first {
      $0.start > first.start && !$0.tags.isDisjoint(with: joints) && $0.tags.isDisjoint(with: .particle)
    }
    guard let cut, !joinsActs(cut, in: copy), !makes(copy) else { return title }
    let kept = copy.text(0..<Int(cut.start)).trimmingEnd(of: [","])
    return kept.split(separator: " ").count <= 3 ? kept : title
  }

  /// “Mark Below as Dry”: what it is made belongs to the verb.
  private func makes(_ button: Passage) -> Bool {
    button.tokens.contains { button.isAny(of: ["as"], at: $0.range) }
  }

  /// “Deactivate and activate here”: the second act is no detail of the first one.
  private func joinsActs(_ joint: Token, in button: Passage) -> Bool {
    joint.tags.contains(.coordinator) && button.word(at: joint.end)?.tags.dominant == .verb
  }

  /// The noun that the verb of a question is about, without what describes it; nil where it is a name or has none.
  private static func head(of question: Passage) -> String? {
    guard let action = AskedAction.find(in: question) else { return nil }
    if question.isKorean { return object(before: action, in: question) }
    guard question.isEnglish else { return nil }
    let ends: WordTags = [.preposition, .subordinator, .coordinator, .auxiliary]
    let object = question.tokens.drop { Int($0.start) < action.range.upperBound }
      // “Booking LX4-7719”: what tells one from the others is no part of what it is.
      .prefix { token in
        token.kind == .space
          || token.kind == .word && token.tags.isDisjoint(with: ends) && !token.traits.contains(.hasDigit)
      }
    guard let noun = object.last(where: { $0.kind == .word }), !noun.tags.isDisjoint(with: [.noun, .pluralNoun]),
      noun.traits.isDisjoint(with: [.isQuoted, .isName]), noun.tags.dominant != .adverb
    else { return nil }
    let word = question.text(noun.range)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// 예약 of “진료 예약을 취소하시겠습니까?”
  private static func object(before action: AskedAction, in question: Passage) -> String? {
    let word = question.tokens.last { $0.kind == .word && $0.end <= action.range.lowerBound }.map {
      question.text($0.range)
    }
    guard let word, let particle = word.last, ["을", "를"].contains(particle), word.count > 2 else { return nil }
    return String(word.dropLast())
  }
}
