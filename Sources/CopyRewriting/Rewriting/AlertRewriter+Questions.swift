import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Questions for alerts that have answers and ask nothing: “This will erase the disk.” over Cancel and OK.
extension AlertRewriter {
  /// “Save the unsaved changes before closing?” for “Save them before closing?”: the question may be the title then.
  mutating func nameWhatIsMeant() throws(ICUError) {
    for place in message.indices.dropFirst() where message[place].asks != nil && message[place].hasPronoun {
      let question = try trials.passage(message[place].text, as: .alertMessage, like: model)
      let sentence = try trials.passage(message[place - 1].text, as: .alertMessage, like: model)
      guard !message[place].hasNounBeforePronoun, let text = Antecedent(of: question, in: sentence)?.named else {
        continue
      }
      let gap = message[place].gap
      message[place] = SentenceFacts(try trials.passage(text, as: .alertMessage, like: model))
      message[place].gap = gap
    }
  }

  /// “Click Yes to delete the album and its 9 songs”: what a button does by the text’s own words becomes the question.
  mutating func askExplained() throws(ICUError) {
    guard model.isEnglish, !message.contains(where: { $0.asks != nil }), let answer = plainAnswer,
      let action = actions[answer.text], action.contains(" "), let question = try question(action)
    else { return }
    message.insert(question, at: 0)
  }

  /// What a sentence announces becomes the title, as the question that the buttons answer.
  mutating func askImplied() throws(ICUError) {
    guard !message.contains(where: { $0.asks != nil }), let answer else { return }
    for (index, sentence) in message.enumerated() where !sentence.isQuestion && !sentence.isVague {
      guard let found = try announced(sentence), isAnswered(found.question, by: answer, found.isOwnVerb) else {
        continue
      }
      title = found.question
      message.replaceSubrange(index...index, with: found.rest)
      return
    }
    if model.isEnglish, let asked = try askedOfObject(answer) { title = asked }
  }

  // MARK: The answer

  /// The one button that doesn’t leave everything as it is, beside one that does.
  private var answer: Passage? {
    let others = view.buttons.filter { !view.isDismissal($0) }
    return others.count == 1 && others.count < view.buttons.count ? others[0] : nil
  }

  /// The same, where it only says yes.
  private var plainAnswer: Passage? { answer.flatMap { isPlain($0) ? $0 : nil } }

  private func isPlain(_ button: Passage) -> Bool {
    [.okButton, .okMisspelling, .yesButton, .vagueButton, .continuePhrase].contains { button.whole($0) != nil }
  }

  /// Whether `button` does what is asked: by its own verb, or as the yes to what people can do, or to what the app announces.
  private func isAnswered(_ question: SentenceFacts, by button: Passage, _ isOwn: Bool) -> Bool {
    guard let action = question.asks else { return false }
    if model.isKorean { return isPlain(button) && isDestructive(action) || button.text == action }
    if !isPlain(button) { return CopySetView.names(button, action) }
    let verb = action.lowercased()
    if verb == oldAction?.lowercased() { return true }
    return isOwn ? VerbFrames.english.isAct(verb) : VerbFrames.english.isAnnounced(verb)
  }

  /// “초기화”, in a language whose verbs end otherwise in each form.
  private func isDestructive(_ action: String) -> Bool {
    model.lexicon?.terms(in: .destructiveVerb).contains { action.hasPrefix($0.text.trimmingEnd(of: ["*"])) } ?? false
  }

  // MARK: What is announced

  private typealias Announcement = (question: SentenceFacts, rest: [SentenceFacts], isOwnVerb: Bool)

  /// The question, and what follows; the verb is the person’s own in “If you close the window, …”, the app’s in “This will …”.
  private func announced(_ sentence: SentenceFacts) throws(ICUError) -> Announcement? {
    let copy = try trials.passage(sentence.text, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-question"))
    guard let text = found.first?.text else { return nil }
    let sentences = try trials.sentences(of: text, as: .alertMessage, like: model)
    guard let first = sentences.first, let question = try question(first.text.trimmingEnd(of: ["?"])) else {
      return nil
    }
    return (question, Array(sentences.dropFirst()), sentences.count > 1)
  }

  /// “Delete the playlist?” for “The playlist will be deleted from all devices.” over Delete: what the title or the button
  /// does, with the object that the message gives it. Verbs that destroy stand for each other, and a yes for them.
  private func askedOfObject(_ answer: Passage) throws(ICUError) -> SentenceFacts? {
    let own = verb(of: answer)?.lowercased()
    let destroying = Set(model.lexicon?.terms(in: .destructiveVerb).map(\.text) ?? [])
    for sentence in message where !sentence.isQuestion {
      let copy = try trials.passage(sentence.text, as: .alertMessage, like: model)
      if let own, let found = ObjectOfVerb.find([own], in: copy) { return try question(own + " " + found.object) }
      guard own.map(destroying.contains) ?? isPlain(answer),
        let found = ObjectOfVerb.find(destroying, in: copy, isPassive: true)
      else { continue }
      return try question((own ?? found.verb) + " " + found.object)
    }
    return nil
  }

  /// The verb of a title that is nothing else, or of the button.
  private func verb(of answer: Passage) -> String? {
    if isPlain(answer) { return title?.asks ?? oldAction }
    guard let first = answer.tokens.first(where: \.countsAsWord), first.tags.contains(.baseVerb) else { return nil }
    let verb = answer.text(first.range)
    return (title?.asks ?? oldAction).map { $0.lowercased() == verb.lowercased() } ?? true ? verb : nil
  }

  private func question(_ words: String) throws(ICUError) -> SentenceFacts? {
    let text = words.prefix(1).uppercased() + words.dropFirst() + "?"
    let copy = try trials.passage(text, as: .alertTitle, like: model)
    let asked = SentenceFacts(copy)
    // “Log you out?”
    let isOfPerson = copy.tokens.contains { $0.kind == .word && copy.bytes.slice($0.range).equals("you") }
    return asked.asks != nil && asked.wordCount <= Self.longQuestion && !asked.hasPronoun && !isOfPerson ? asked : nil
  }

  /// Words of a question that can still be a title.
  private static let longQuestion = 12
}
