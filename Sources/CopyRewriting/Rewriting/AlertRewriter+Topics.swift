import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Titles that only name what the alert is about, while its message asks or tells.
extension AlertRewriter {
  /// “Start the bilge pump?” for “Start?” under “Bilge Pump”: what the verb alone asks for is done to what the alert is about.
  mutating func askOfTopic() {
    guard model.isEnglish, view.buttons.count > 1, title == nil || title?.isComplete == false, let old = view.title,
      let topic = Self.thing(old), message.count(where: \.isQuestion) == 1,
      let place = message.firstIndex(where: { $0.isQuestion && $0.asks != nil && !$0.hasPronoun }),
      case let question = trials.passage(message[place].text, as: .alertTitle, like: model),
      let action = AskedAction.find(in: question), question.wordsRange == action.range,
      VerbFrames.english.isAct(action.title.lowercased()), !isKin(topic, action.title), !isLeave(action.title),
      let asked = self.question(action.title.lowercased() + " the " + topic)
    else { return }
    message[place] = asked
    title = nil
  }

  /// “Payment” of pay, “Deletion” of delete, “Logout” of log out: the deed itself.
  private func isKin(_ topic: String, _ verb: String) -> Bool {
    if SetMeaning.letters(topic) == SetMeaning.letters(verb) { return true }
    let stem = MeaningFacts.stem(verb.lowercased(), in: model)
    return facts(of: topic).stems.contains { MeaningFacts.areKin($0, stem) || $0.hasPrefix(stem.prefix(4)) }
  }

  /// Allow, whose object is what somebody may do.
  private func isLeave(_ verb: String) -> Bool {
    model.lexicon?.terms(in: .denyButton).contains { $0.better?.lowercased() == verb.lowercased() } ?? false
  }

  /// “bilge pump” of “Bilge Pump”: one thing, by nouns alone.
  private static func thing(_ title: Passage) -> String? {
    let words = title.wordsAndPlaceholders
    guard (1...2).contains(words.count), !title.isVague, !title.form.isComplete, title.analysis.terminal == .none,
      words.allSatisfy({
        $0.kind == .word && $0.tags.dominant == .noun && $0.tags.isDisjoint(with: [.pluralNoun, .properNoun])
      }),
      words.allSatisfy({ $0.traits.isDisjoint(with: [.isName, .mayBeName, .hasInnerUpper, .hasDigit]) })
    else { return nil }
    return title.text(title.trimmedRange).lowercased()
  }

  /// “Rent the boat until noon?” for “Boat Rental”: what the message asks is what the buttons answer. What became of something
  /// is told before anything is asked.
  mutating func askInsteadOfTopic() {
    guard let topic = title, !topic.isComplete, !topic.isQuestion, topic.asks == nil,
      !topic.hasPlaceholder, !mayGoOn(topic), view.buttons.count > 1,
      let place = message.firstIndex(where: \.isQuestion), message.count(where: \.isQuestion) == 1
    else { return }
    let question = message[place]
    guard question.asks != nil, !question.hasPronoun, question.wordCount <= longQuestion,
      !model.isEnglish
        ? names(question, all: topic)
        : question.wordCount > 2 && !tellsResult(trials.passage(topic.text, as: .alertTitle, like: model))
          || question.wordCount > 1 && tells(allOf: topic, besides: place)
          || manner(of: question)?.isEmpty == false && namesUnsaved(topic)
    else { return }
    title = question
    message.remove(at: place)
  }

  /// “Continue by boat?” for “Trip Paused” above “The trip was paused in the canal. Continue by boat?”: what else the message tells has
  /// each word of the title.
  private func tells(allOf topic: SentenceFacts, besides question: Int) -> Bool {
    let told = message.indices.filter { $0 != question && message[$0].isComplete && !message[$0].leansOnTitle }
    let said = told.reduce(into: Set<String>()) { $0.formUnion(matter(of: message[$1].text).stems) }
    let own = MeaningFacts(trials.passage(topic.text.lowercased(), as: .alertMessage, like: model)).stems
    return own.count > 1 && own.isSubset(of: said)
  }

  /// “Unsaved Chart” above “The chart hasn’t been saved. Leave anyway?”
  private func namesUnsaved(_ topic: SentenceFacts) -> Bool {
    let saving = MeaningFacts.stem("save", in: model)
    return facts(of: topic.text.lowercased()).stems.contains("un" + saving)
      && message.contains { !$0.isQuestion && facts(of: $0.text).stems.contains(saving) }
  }

  /// “Leave this shared album?” for “Leave?” above “Are you sure you want to leave this shared album?”: of two questions for the same
  /// the one that says more.
  mutating func askInFull() {
    askInFullOfTold()
    guard let short = title, short.isQuestion, message.count(where: \.isQuestion) == 1,
      let place = message.firstIndex(where: \.isQuestion), case let full = message[place], !full.hasPronoun,
      full.continues == nil, full.wordCount > short.wordCount, full.wordCount <= longQuestion,
      !short.hasPlaceholder || full.hasPlaceholder, names(full, all: short) || isAnswered(full, besides: short)
    else { return }
    title = full
    message.remove(at: place)
  }

  /// “Reserve the berth for noon?” for “Take it?” over Reserve: the button answers the one, and not the other.
  private func isAnswered(_ full: SentenceFacts, besides short: SentenceFacts) -> Bool {
    guard let answer, !isPlain(answer), let asks = full.asks, let other = short.asks else { return false }
    return CopySetView.names(answer, asks) && !CopySetView.names(answer, other)
      && (short.hasPronoun || short.wordCount == 1)
  }

  /// “Empty both sheds?” for “Empty all?” above “This empties both sheds.”
  private mutating func askInFullOfTold() {
    guard model.isEnglish, let short = title, short.isQuestion, let asks = short.asks, short.wordCount < 3,
      !short.hasPlaceholder, !message.contains(where: \.isQuestion)
    else { return }
    for (index, sentence) in message.enumerated() where !sentence.isQuestion {
      guard let found = announced(sentence), found.question.asks == asks,
        found.question.wordCount > short.wordCount, !facts(of: found.question.text).stems.isEmpty
      else { continue }
      title = found.question
      message.replaceSubrange(index...index, with: found.rest)
      return
    }
  }

  /// “이 작업을 실행하면 모든 씨앗이 삭제되며 …” above 계속: what the title announces is what is asked.
  mutating func askContinued() {
    guard model.isKorean, continues == .goOn, let told = title, !told.isQuestion else { return }
    title = nil
    message.insert(told, at: 0)
    askImplied()
    if title == nil { title = message.removeFirst() }
  }

  /// “The boat couldn’t be painted.” for “Paint Boat” over OK alone, which reads as if that were still to be done.
  mutating func dropOldCommand() {
    guard model.isEnglish, view.isWhole, view.buttons.count == 1, let command = title, !command.isComplete,
      !command.isQuestion, command.isInstruction, !mayGoOn(command), let first = message.first, first.isComplete,
      tellsFailure(first), tellsDeed(first, of: command)
    else { return }
    title = nil
  }

  /// “Couldn’t”, “could not be”: what was to be done wasn’t. What there is none of is no failure.
  func tellsFailure(_ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let modals = ["could", "couldn’t", "can’t", "cannot"]
    let isModal = copy.tokens.contains { modals.contains(copy.text($0.range).lowercased()) }
    return isModal && MeaningFacts(copy).denies
  }

  /// Whether a sentence has each word of a title, or one made of the same verb.
  private func tellsDeed(_ sentence: SentenceFacts, of title: SentenceFacts) -> Bool {
    let said = MeaningFacts(trials.passage(sentence.text, as: .alertMessage, like: model)).stems
    let named = MeaningFacts(trials.passage(title.text, as: .alertTitle, like: model)).stems
    return named.count > 1
      && named.allSatisfy { stem in said.contains(stem) || said.contains { MeaningFacts.areKin($0, stem) } }
  }

  /// “The deposit is due.” says more than “Deposit Reminder”.
  mutating func dropLabel() {
    guard let label = title, let old = view.title, label.text == old.text || view.texts.count > 1,
      case let copy = trials.passage(label.text, as: .alertTitle, like: model), isLabel(copy), !copy.has(.errorWord),
      let first = message.first,
      first.isComplete || first.isQuestion, !first.isInstruction, !first.leansOnTitle, !first.startsVague,
      first.wordCount <= longQuestion
    else { return }
    title = nil
  }

  /// “Deposit Reminder”: behind what it is about stands only that it is an alert.
  func isLabel(_ title: Passage) -> Bool {
    let words = title.wordsAndPlaceholders
    guard title.isEnglish, words.count > 1, let last = words.last, last.kind == .word, last.tags.dominant == .noun,
      !title.form.isComplete, title.analysis.terminal == .none
    else { return false }
    // “Delete Alert” over Delete says what is done; “Delete the alert” does anyway.
    return title.isWord(last, of: .labelNoun) && !isNamed(title.text(words[0].range))
      && words.allSatisfy { $0.tags.isDisjoint(with: [.determiner, .possessive]) }
  }
}

extension AlertRewriter {
  /// “Merge Conflict”: what could be a verb stands before what went wrong.
  func namesFault(_ title: SentenceFacts) -> Bool {
    let copy = trials.passage(title.text, as: .alertTitle, like: model)
    let words = copy.wordsAndPlaceholders
    guard copy.isEnglish, words.count > 1, let last = words.last, last.tags.contains(.noun) else { return false }
    let determiners: WordTags = [.article, .possessive, .determiner]
    return words.allSatisfy { $0.tags.isDisjoint(with: determiners) }
      && ([.problem, .errorWord].contains { list in copy.all(list).contains { $0.range.overlaps(last.range) } }
        || ["conflict", "timeout", "failure"].contains(copy.text(last.range).lowercased()))
  }
}

/// Questions about what is announced as done to something.
extension AlertRewriter {
  /// “Send the parcel to the mill?” for “The parcel will be sent to the mill. Send?”: the verb alone asks for what was told.
  mutating func askWhatIsTold() {
    guard model.isEnglish,
      let place = message.firstIndex(where: { $0.isQuestion && $0.asks != nil && manner(of: $0) != nil }), place > 0,
      let manner = manner(of: message[place]),
      let found = announced(message[place - 1], by: "title-passive") ?? announced(message[place - 1]),
      case let polished = trials.polished(found.question.text, as: .alertTitle, like: model),
      [found.question.asks, SentenceFacts(trials.passage(polished, as: .alertTitle, like: model)).asks].contains(
        message[place].asks),
      let asked = question(polished.trimmingEnd(of: ["?"]) + manner)
    else { return }
    message.replaceSubrange(place - 1...place, with: [asked] + found.rest)
  }

  /// “Dredge the canal now?” for “Dredging the canal takes an hour. Start now?”: what starts was told.
  mutating func askWhatStarts() {
    guard model.isEnglish,
      let place = message.firstIndex(where: { ["Start", "Begin"].contains($0.asks) && manner(of: $0) != nil }),
      let manner = manner(of: message[place])
    else { return }
    let deeds = message[..<place].indices.compactMap { index -> (Int, AnnouncedDeed)? in
      let copy = trials.passage(message[index].text, as: .alertMessage, like: model)
      return AnnouncedDeed(copy, onlySubject: true).map { (index, $0) }
    }
    guard deeds.count == 1, let (index, deed) = deeds.first, let asked = question(deed.question + manner) else {
      return
    }
    message[index] = SentenceFacts(trials.passage(deed.rest, as: .alertMessage, like: model))
    message.remove(at: place)
    message.insert(asked, at: 0)
  }

  /// “ anyway” of “Send anyway?”, nothing of “Send?”; nil for questions that say more.
  private func manner(of question: SentenceFacts) -> String? {
    let copy = trials.passage(question.text, as: .alertTitle, like: model)
    guard let action = AskedAction.find(in: copy) else { return nil }
    let words = copy.tokens.filter { $0.countsAsWord && Int($0.start) >= action.range.upperBound }
    guard action.range.lowerBound == copy.wordsRange?.lowerBound, words.count < 2,
      words.allSatisfy({ $0.tags.dominant == .adverb })
    else { return nil }
    return words.first.map { " " + copy.text($0.range) } ?? ""
  }

  /// “Send the request to the harbor?” for “The request will be sent to the harbor.” over OK: what the app announces as done to
  /// something, where no verb of the buttons tells.
  /// - Parameters:
  ///   - onlyInTwo: Whether more must be announced than what is asked then.
  ///   - inFull: Whether the question must say that it is for good, as the sentence does, which would have to be said again otherwise.
  mutating func askPassive(_ answer: Passage, onlyInTwo: Bool = false, inFull: Bool = false) -> Bool {
    for (index, sentence) in message.enumerated() where !sentence.isQuestion && !sentence.isVague {
      if inFull, !trials.passage(sentence.text, as: .alertMessage, like: model).has(.permanence) { continue }
      guard let found = announced(sentence, by: "title-passive"), let action = found.question.asks,
        isPlain(answer) ? VerbFrames.english.isAnnounced(action.lowercased()) : CopySetView.names(answer, action),
        !onlyInTwo || !found.rest.isEmpty, mayGiveWay(to: found.question)
      else { continue }
      message.replaceSubrange(index...index, with: found.rest)
      tellFirst()
      title = found.question
      return true
    }
    return false
  }
}
