import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Alerts that keep their build: each part says what it said, in better words.
extension AlertRewriter {
  /// Title and message by themselves, and buttons that answer as before.
  mutating func mended() -> ProposedSet? {
    oldAction = view.title.flatMap { AskedAction.find(in: $0)?.title }
    let title = better(view.title).map(endedAsBase)
    let message = better(view.message)
    if title == "" || message == "" { return nil }
    if asksTwice(title, message) { return nil }
    var rewriter = ButtonsRewriter(self, title: title ?? message ?? "", message: message)
    guard let buttons = rewriter.buttons() else { return nil }
    return ProposedSet(surface: view.surface, title: title, message: message, buttons: buttons)
  }

  /// Buttons answer one question.
  private func asksTwice(_ title: String?, _ message: String?) -> Bool {
    guard let title, let message, trials.passage(title, as: .alertTitle, like: model).asks else { return false }
    return trials.sentences(of: message, as: .alertMessage, like: model).contains(where: \.isQuestion)
  }

  /// The words of a part as patterns and single words mend them; where a name would lose its capital, with no more than
  /// what is safe, and else as they are.
  private func better(_ part: Passage?) -> String? {
    guard let part, part.wordsRange != nil else { return nil }
    let polished =
      part.role == .alertMessage
      ? trials.polishedInSentences(part.text, as: part.role, like: part)
      : trials.polished(part.text, as: part.role, like: part)
    for text in [
      trials.settled(polished, as: part.role, like: part), trials.settled(part.text, as: part.role, like: part),
    ]
    where keepsNames(text, of: part) { return text }
    return part.text
  }

  private func keepsNames(_ text: String, of part: Passage) -> Bool {
    let (old, new) = (MeaningFacts(view.texts), MeaningFacts(trials.passage(text, as: part.role, like: part)))
    return old.names.isDisjoint(with: new.lowWords.subtracting(old.lowWords))
  }
}

/// Alerts that are none: news, and choices among ways to go on.
extension AlertRewriter {
  /// The news in one sentence, with the button that takes it back where there is one.
  mutating func shownInPlace() -> ProposedSet? {
    // What a title tells beside its message may be more than that; grammar tells in English and Korean alone.
    if view.texts.count > 1, !model.isEnglish, !model.isKorean { return nil }
    let title = sentences(view.title).filter { !$0.isVague }
    let told = sentences(view.message) + title
    let news = told.first { sentence in
      // What another one says in full is no news of its own.
      if told.contains(where: { tells($0, all: sentence) }) { return false }
      // “To add a lamp, …” tells how.
      return sentence.isComplete && !sentence.isQuestion && !sentence.isVague && !sentence.text.hasPrefix("To ")
    }
    guard let news else { return nil }
    let text = trials.settled(news.text, as: .alertMessage, like: model)
    let buttons = view.buttons.enumerated().filter { $0.element.whole(.undoButton) != nil }
      .map { index, button in
        ProposedSet.Button(trials.polished(button.text, as: .button, like: button), [], origin: index)
      }
    return ProposedSet(surface: .inPlace, title: nil, message: text, buttons: buttons)
  }

  /// The same choice as an action sheet: what destroys first, Cancel last.
  mutating func asActionSheet() -> ProposedSet? {
    guard view.buttons.contains(where: view.isCancel) else { return nil }
    let title = sentences(view.title), message = sentences(view.message)
    var buttons: [ProposedSet.Button] = []
    for (index, button) in view.buttons.enumerated() {
      let polished = trials.polished(button.text, as: .button, like: button)
      let text = ButtonObject(view: view, trials: trials, texts: view.texts).kept(polished, of: button)
      var style = view.style(of: button).shown
      if view.isCancel(button) {
        style.insert(.cancel)
      } else if view.namesDestruction(button) {
        style.insert(.destructive)
      }
      buttons.append(.init(text, style, origin: index))
    }
    return ProposedSet(
      surface: .actionSheet, title: joined(title), message: joined(message), buttons: buttons.orderedAsSheet)
  }

  /// A sheet whose title and message only ask to choose: the buttons ask that by themselves.
  func untitledSheet() -> ProposedSet? {
    let asksOnly = view.message.map { message in
      trials.sentences(of: message.text, as: .alertMessage, like: message).allSatisfy(\.isOpenChoice)
    }
    guard view.isSheet, message.isEmpty, codes.isEmpty, view.title != nil, asksOnly ?? true else { return nil }
    var rewriter = ButtonsRewriter(self, title: "", message: nil)
    guard let buttons = rewriter.buttons(), buttons.count > 1 else { return nil }
    return ProposedSet(surface: .actionSheet, title: nil, message: nil, buttons: buttons)
  }

  /// A sheet that has a message alone keeps to that: its buttons are what it is about.
  func placed(_ title: String, _ message: String?) -> (title: String?, message: String?) {
    guard view.isSheet, view.title?.wordsRange == nil else { return (title, message) }
    let isSpaced = model.isSpaced
    let whole = [title, message].compactMap(\.self).joined(separator: isSpaced ? " " : "")
    return (nil, trials.settled(whole, as: .alertMessage, like: model))
  }

  private func joined(_ sentences: [SentenceFacts]) -> String? {
    sentences.isEmpty ? nil : sentences.dropFirst().reduce(sentences[0].text) { $0 + $1.gap + $1.text }
  }
}

/// The words as they are shown: polished, put together, with their marks.
extension AlertRewriter {
  func finishedTitle() -> String? {
    guard let title else { return nil }
    if keepsTitle, title.text == view.title?.text { return title.text }
    let text = openedUp(withoutFiller(trials.polished(title.text, as: .alertTitle, like: model)))
    return text.isEmpty ? nil : lowered(endedAsBase(trials.settled(text, as: .alertTitle, like: model)))
  }

  /// “Log out of the boat?” for “Logout of the boat?”: a verb and its particle are two words.
  private func openedUp(_ title: String) -> String {
    let copy = trials.passage(title, as: .alertTitle, like: model)
    guard copy.isEnglish, let action = AskedAction.find(in: copy),
      let verb = copy.tokens.first(where: { Int($0.start) == action.range.lowerBound }),
      let parts = AskedAction.parts(of: verb, in: copy)
    else { return title }
    return [Splice(verb.range, parts.joined(separator: " "))].applied(to: copy.bytes)
  }

  /// “The settings couldn’t be saved.” for “The Settings couldn’t be saved.”: a sentence has no capitals but those that the copy
  /// had, whatever else a word could name.
  private func lowered(_ title: String) -> String {
    let copy = trials.passage(title, as: .alertTitle, like: model)
    guard copy.isEnglish, copy.form.isComplete || copy.form == .question else { return title }
    let old = MeaningFacts(view.texts)
    let splices = copy.tokens.compactMap { token -> Splice? in
      guard token.kind == .word, token.traits.contains(.startsUpper), !token.traits.contains(.startsSentence) else {
        return nil
      }
      let low = copy.text(token.range).lowercased()
      // “CSS” is mended as such.
      if token.traits.contains(.hasInnerUpper) { return nil }
      let isKnownLow = old.lowWords.contains(low) && !old.names.contains(low)
      return isKnownLow || joinsOthers(token) ? Splice(token.range, low) : nil
    }
    return splices.isEmpty ? title : splices.applied(to: copy.bytes)
  }

  /// “Leave The ride?”: beside low words no name begins with “the”.
  private func joinsOthers(_ token: Token) -> Bool {
    token.tags.dominant == .function && !token.tags.isDisjoint(with: [.article, .preposition, .coordinator])
  }

  /// A title whose base is a fragment is one, whatever mark it had: “Falscher Dateityp”. Grammar is known in English and Korean
  /// alone.
  func endedAsBase(_ title: String) -> String {
    guard let old = view.title, !old.isEnglish, !old.isKorean, old.analysis.terminal != .period, let base = old.base,
      base.isEnglish, !base.form.isComplete
    else { return title }
    return title.trimmingEnd(of: [".", "。"])
  }

  /// “Quit?” of “Are you sure you want to quit?”: one word that asks all there is to ask.
  private func withoutFiller(_ text: String) -> String {
    let copy = trials.passage(text, as: .alertTitle, like: model)
    guard model.isEnglish, let filler = copy.first(.confirmationFiller), copy.startsSentence(at: Int(filler.start)),
      let action = AskedAction.find(in: copy), action.range.lowerBound >= Int(filler.end)
    else { return text }
    let rest = copy.text(action.range.lowerBound..<copy.trimmedRange.upperBound)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }

  func finishedMessage() -> String? {
    var texts = message.map { (gap: $0.gap, text: $0.text) }
    if let code = codes.first, let phrase = book.phrase("error-code", ["code": code]) { texts.append((" ", phrase)) }
    guard !texts.isEmpty else { return nil }
    var joined = ""
    for (gap, text) in texts {
      joined += (joined.isEmpty ? "" : gap) + (trials.settled(text, as: .alertMessage, like: model))
    }
    return joined
  }
}
