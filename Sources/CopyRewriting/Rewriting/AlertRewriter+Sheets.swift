import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Sheets whose buttons ask by themselves what to do.
extension AlertRewriter {
  /// “Firing (Cone 6)” for “Please select what you want to do about the firing (Cone 6).”: what it is about is the title, where the
  /// old one names no more than a kind or asks to choose.
  mutating func takeTopicOfSheet() {
    guard view.isSheet else { return }
    if let old = view.title, let topic = topic(of: SentenceFacts(old)) {
      title = SentenceFacts(trials.passage(topic, as: .alertTitle, like: model))
      hasTopic = true
      return
    }
    guard isLabelOfSheet(view.title) else { return }
    if let only = message.first, message.count == 1, isThing(only) {
      let topic = trials.settled(only.text.trimmingEnd(of: ["."]), as: .alertTitle, like: model)
      title = SentenceFacts(trials.passage(topic, as: .alertTitle, like: model))
      message = []
      hasTopic = true
      return
    }
    for (index, sentence) in message.enumerated() {
      guard let topic = topic(of: sentence) else { continue }
      title = SentenceFacts(trials.passage(topic, as: .alertTitle, like: model))
      message.remove(at: index)
      hasTopic = true
      return
    }
    if message.isEmpty, let object = SheetObject(of: view)?.text {
      title = SentenceFacts(
        trials.passage(trials.settled(object, as: .alertTitle, like: model), as: .alertTitle, like: model))
      hasTopic = true
    }
  }

  /// “Lesson with Ana on May 8” below “What do you want to do?”: no sentence, and all that there is.
  private func isThing(_ only: SentenceFacts) -> Bool {
    guard let old = view.message, old.analysis.terminal == .none,
      view.title.map({ SentenceFacts($0).isOpenChoice }) == true
    else { return false }
    return !only.isQuestion && !only.isOpenChoice && !only.text.contains("\n") && !old.form.isComplete
      && (2...longQuestion).contains(only.wordCount) && topic(of: only) == nil
  }

  /// “Export” over the formats that a sheet offers: what is done, which no button tells.
  func isDeedOfSheet(_ title: SentenceFacts) -> Bool {
    guard view.isSheet, model.isEnglish else { return false }
    let isVerb = { (copy: Passage) in
      copy.tokens.first(where: \.countsAsWord).map { $0.tags.contains(.baseVerb) && $0.tags.dominant == .verb } == true
    }
    return isVerb(trials.passage(title.text, as: .alertTitle, like: model))
      && !view.buttons.contains { !view.isDismissal($0) && isVerb($0) }
  }

  /// “Kiln”, “Auswahl”, “Aktion wählen”
  private func isLabelOfSheet(_ title: Passage?) -> Bool {
    guard let title, title.wordsRange != nil else { return true }
    let facts = SentenceFacts(title)
    return facts.wordCount == 1 && !facts.hasPlaceholder || facts.isVague || facts.isOpenChoice
      || trials.sentences(of: title.text, as: .alertMessage, like: title).allSatisfy(\.isOpenChoice)
  }

  /// “What would you like to do with the boat?”: the buttons below ask that.
  static func asksOfTopic(_ sentence: SentenceFacts, like model: Passage, _ trials: Trials) -> Bool {
    model.role == .alertMessage && named(by: sentence, like: model, trials) != nil
  }

  /// “Boat “Ana”.” of “Choose what to do with the boat “Ana”.”: all that such a sentence says beside its buttons.
  static func plainTopic(of sentence: SentenceFacts, like model: Passage, _ trials: Trials) -> SentenceFacts? {
    guard let text = named(by: sentence, like: model, trials)?.trimmingEnd(of: ["?", "？"]) else { return nil }
    return SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
  }

  private static func named(by sentence: SentenceFacts, like model: Passage, _ trials: Trials) -> String? {
    guard let book = model.book else { return nil }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "sheet-topic"))
    return found.first?.text
  }

  /// What a sentence asks to choose for; nil where it asks for something else.
  private func topic(of sentence: SentenceFacts) -> String? {
    guard let text = Self.named(by: sentence, like: model, trials)?.trimmingEnd(of: [".", "?", "!", "？", "。"]) else {
      return nil
    }
    let words = trials.passage(text, as: .alertTitle, like: model)
    let isSentence = (model.isEnglish || model.isKorean) && words.form.isComplete
    guard (1...longQuestion).contains(words.analysis.wordCount), !isSentence, !isOblique(words)
    else { return nil }
    return trials.settled(text, as: .alertTitle, like: model)
  }

  /// „Kunden“ of „mit dem Kunden“: nobody knows how it ends elsewhere.
  private func isOblique(_ words: Passage) -> Bool {
    guard words.locale.isLanguage("de"), let noun = words.tokens.first(where: \.countsAsWord) else { return false }
    return words.text(noun.range).hasSuffix("n")
  }
}

/// Alerts that offer what their title says there is.
extension AlertRewriter {
  /// “Install?”, “Install it now?”
  private static func lacksObject(_ question: SentenceFacts) -> Bool {
    guard let verb = question.asks else { return false }
    let words = question.text.trimmingEnd(of: ["?"]).lowercased().split(separator: " ")
    return words.count == 1
      || words.count < 4 && words[0] == verb.lowercased() && ["it", "them"].contains(String(words[1]))
  }

  /// “Install firmware 4?” for “Install?” below “Firmware 4 Available”: what is there is what the verb is about.
  mutating func askOfOffer() {
    guard model.isEnglish, let told = title, !told.isQuestion,
      let place = message.firstIndex(where: { $0.isQuestion && Self.lacksObject($0) }),
      let verb = message[place].asks?.lowercased()
    else { return }
    let manner = message[place].text.trimmingEnd(of: ["?"]).split(separator: " ").dropFirst(2)
    let copy = trials.passage(told.text.trimmingEnd(of: [".", "!"]), as: .alertTitle, like: model)
    let low = trials.passage(copy.sentenceStyle().applied(to: copy.bytes), as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: low.trimmedRange, in: low.bytes, low.analysis, with: book.patterns(for: "title-offer"))
    guard let thing = found.first?.text, !thing.lowercased().contains(verb),
      let asked = question(
        ([verb, thing.prefix(1).lowercased() + thing.dropFirst()] + manner.map(String.init)).joined(separator: " "))
    else { return }
    title = asked
    message.remove(at: place)
  }
}
