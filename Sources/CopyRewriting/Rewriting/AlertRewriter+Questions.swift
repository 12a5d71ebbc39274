import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Questions for alerts that have answers and ask nothing: “This will erase the disk.” over Cancel and OK.
extension AlertRewriter {
  /// “Reset the values for …” goes on in what is shown below it; where the alert asks for text, nothing is to be confirmed.
  func mayGoOn(_ title: SentenceFacts) -> Bool {
    if view.set.traits?.contains(.hasTextField) == true { return true }
    if ["…", "..."].contains(where: title.text.hasSuffix) { return true }
    return view.message?.first(.textInput).map { view.message?.startsSentence(at: Int($0.start)) == true } ?? false
  }

  /// “Oh oh. Keine Lampen gefunden.”: a cry before what has happened, of so few letters.
  func isCry(_ sentence: SentenceFacts) -> Bool {
    sentence.isOutcry || !model.isEnglish && !model.isKorean && !sentence.isQuestion && sentence.text.count < 12
  }

  /// “Confirm Logout” over “Log out?”: the question says it all.
  mutating func askInsteadOfDull() {
    guard let dull = title, !dull.isQuestion, isDull(dull), let first = message.first, first.isQuestion,
      !message.dropFirst().contains(where: \.isQuestion)
    else { return }
    title = message.removeFirst()
  }

  /// “Register the phone on this network? …  Register the phone?”: what was asked in more words isn’t asked again.
  func withoutSecondQuestions(_ sentences: [SentenceFacts]) -> [SentenceFacts] {
    sentences.enumerated().filter { index, sentence in
      guard let asks = sentence.asks else { return true }
      return !sentences.prefix(index).contains { $0.asks.map { ($0 + " ").hasPrefix(asks + " ") } ?? false }
    }.map(\.element)
  }

  /// “Save the unsaved changes before closing?” for “Save them before closing?”: the question may be the title then.
  mutating func nameWhatIsMeant() {
    for place in message.indices.dropFirst() where message[place].asks != nil && message[place].hasPronoun {
      let question = trials.passage(message[place].text, as: .alertMessage, like: model)
      let sentence = trials.passage(message[place - 1].text, as: .alertMessage, like: model)
      let told = (title.map { [$0] } ?? []) + message[..<(place - 1)]
      let earlier = told.map { told in
        // The capitals of a question are those of names.
        trials.passage(told.isQuestion ? told.text : told.text.lowercased(), as: .alertMessage, like: model)
      }
      guard !message[place].hasNounBeforePronoun,
        let named = Antecedent(of: question, in: sentence, behind: earlier)?.named,
        case let text = Self.withParticleFirst(named)
      else { continue }
      let gap = message[place].gap
      message[place] = SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
      message[place].gap = gap
    }
  }

  /// “Loading the newer map will …” for “Loading it will …” behind “There is a newer map.”
  private func nameWhatIsMeant(by sentence: SentenceFacts, behind other: SentenceFacts) -> SentenceFacts? {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let before = trials.passage(other.text, as: .alertMessage, like: model)
    guard model.isEnglish, copy.tokens.first(where: \.countsAsWord)?.tags.contains(.presentParticiple) == true,
      let text = Antecedent(of: copy, in: before)?.named
    else { return nil }
    return SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
  }

  /// Whether some sentence announces what is asked now.
  mutating func askImplied(_ answer: Passage) -> Bool {
    for (index, sentence) in message.enumerated() where tells(sentence) {
      let named = index > 0 ? nameWhatIsMeant(by: sentence, behind: message[index - 1]) : nil
      guard let found = announced(named ?? sentence) ?? ordered(sentence) ?? recommended(sentence),
        isAnswered(found.question, by: answer, found.isOwnVerb),
        mayGiveWay(to: found.question) || saysNoMore(than: [found.question] + found.rest)
      else {
        continue
      }
      // “Loading it will …” has what it means before it; “this” would have another sentence.
      if named == nil {
        message.remove(at: index)
        let isNext = found.rest.first.map { leans($0, on: found.question) } ?? false
        message.insert(contentsOf: found.rest, at: isNext ? 0 : index)
      }
      let asked = commanded(insteadOf: found.question) ?? found.question
      tellFirst()
      title = asked
      return true
    }
    guard model.isEnglish else { return false }
    // “…, but stay in the harbor” is more than what is asked.
    if askPassive(answer, onlyInTwo: true) || askPassive(answer, inFull: true) { return true }
    guard let asked = askedOfObject(answer) else { return askPassive(answer) }
    guard mayGiveWay(to: asked) else { return false }
    tellFirst()
    title = asked
    return true
  }

  /// “Discard: the letter is thrown away.” only tells what a button does.
  private func tells(_ sentence: SentenceFacts) -> Bool {
    !sentence.isQuestion && !sentence.isVague && !view.buttons.contains { sentence.text.hasPrefix($0.text + ":") }
  }

  /// An old title that tells something comes before the rest of the message, when a question takes its place.
  mutating func tellFirst() {
    if let old = title, old.isComplete, !old.isQuestion { message.insert(old, at: 0) }
  }

  /// Whether the old title may go for a question: “Settings in Conflict” says what nothing else says.
  func mayGiveWay(to question: SentenceFacts) -> Bool {
    guard let old = title, !old.isComplete, !old.isQuestion, old.wordCount > 1, !isDull(old) else { return true }
    let stems = { [trials, model] (text: String) in
      MeaningFacts(trials.passage(text, as: .alertMessage, like: model)).stems
    }
    let rest = ([question] + message).reduce(into: Set<String>()) { $0.formUnion(stems($1.text)) }
    let own = stems(old.text)
    let kept = own.count { stem in rest.contains(stem) || rest.contains { MeaningFacts.areKin($0, stem) } }
    return kept * 2 > own.count
  }

  /// “End the meeting for everyone?” for “End Meeting” over “This will end the meeting for everyone.”
  mutating func askAnnounced() {
    guard model.isEnglish, let old = title, !old.isQuestion, let answer,
      !message.contains(where: { $0.asks != nil })
    else { return }
    for (index, sentence) in message.enumerated() where tells(sentence) {
      guard let found = announced(sentence), let action = found.question.asks, isCommand(old, action),
        found.rest.isEmpty || names(found.question, all: old), isPlain(answer) || CopySetView.names(answer, action)
      else { continue }
      title = found.question
      message.replaceSubrange(index...index, with: found.rest)
      return
    }
  }

  /// “Close the harbor for the night?” has each word of “Close Harbor”.
  func names(_ question: SentenceFacts, all title: SentenceFacts) -> Bool {
    let stems = { [trials, model] (text: String) in
      MeaningFacts(trials.passage(text, as: .alertTitle, like: model)).stems
    }
    let asked = stems(question.text)
    // “Eliminazione” and “eliminare” are one deed in two forms.
    let isKin = { (stem: String, other: String) in
      !model.isEnglish && min(stem.count, other.count) > 3 && (stem.hasPrefix(other) || other.hasPrefix(stem))
    }
    return stems(title.text).allSatisfy { stem in asked.contains(stem) || asked.contains { isKin(stem, $0) } }
  }

  /// “Harbor Closure”, “Close and Move”: a topic, or verbs without what they are about, over answers to a question that nobody asks.
  /// A statement is told before what is asked.
  var asksNothing: Bool {
    guard model.isEnglish, let title, title.asks == nil, !title.isQuestion,
      // “Paint North Pier” over Paint says more than what the message has of it.
      plainAnswer != nil || answeringVerb.map({ !isCommand(title, $0) }) ?? false,
      !message.contains(where: { $0.asks != nil || $0.isQuestion && $0.continues == nil && !$0.isVague })
    else { return false }
    if title.isComplete { return !title.isInstruction }
    // “Confirm Deletion”: what is to be deleted the message tells.
    if isDull(title) { return true }
    let words = trials.passage(title.text, as: .alertTitle, like: model).tokens.filter { $0.countsAsWord }
    let isJoint = { (word: Token) in !word.tags.isDisjoint(with: [.coordinator, .particle]) }
    let isVerb = { (word: Token) in word.tags.contains(.baseVerb) || isJoint(word) }
    // “Initialize Patch”: behind a verb another one is a noun, if nothing joins them.
    let areVerbs = words.allSatisfy(isVerb) && (words.count == 1 || words.contains(where: isJoint))
    return words.first.map { $0.tags.dominant != .verb } ?? false || areVerbs
  }

  /// Turn On for the plain answer below “Settings in Conflict” and “Turning on the pump will turn off the lamp.”: what a sentence
  /// announces, where the title says something else.
  func announcedAction() -> String? {
    guard model.isEnglish, title?.isQuestion == false, let answer = plainAnswer,
      !message.contains(where: { $0.isQuestion || $0.asks != nil })
    else { return nil }
    let actions = message.compactMap { sentence -> String? in
      guard let found = announced(sentence), isAnswered(found.question, by: answer, found.isOwnVerb) else { return nil }
      return found.question.asks
    }
    return actions.count == 1 ? actions[0] : nil
  }

  // MARK: What is answered

  /// Whether `button` does what is asked: by its own verb, or as the yes to what people can do, or to what the app announces.
  private func isAnswered(_ question: SentenceFacts, by button: Passage, _ isOwn: Bool) -> Bool {
    guard let action = question.asks else { return false }
    if !model.isEnglish {
      let isYes = isPlain(button) || view.polarity(of: button, asked: action) == .affirm
      let isMeant = isDestructive(action) || !model.isKorean && (continues == .goOn || asksWhetherSure)
      return isYes && isMeant || button.text.lowercased() == action.lowercased()
    }
    if !isPlain(button) {
      if CopySetView.names(button, action) { return true }
      // Exit is Quit in better words.
      let better = trials.polished(button.text, as: .button, like: button)
      return CopySetView.names(trials.passage(better, as: .button, like: button), action)
    }
    let verb = action.lowercased()
    if verb == oldAction?.lowercased() { return true }
    return isOwn ? VerbFrames.english.isAct(verb) : VerbFrames.english.isAnnounced(verb)
  }

  /// “초기화”, in a language whose verbs end otherwise in each form.
  private func isDestructive(_ action: String) -> Bool {
    let (verbs, word) = (model.lexicon?.terms(in: .destructiveVerb) ?? [], action.lowercased())
    return verbs.contains { word.hasPrefix($0.text.trimmingEnd(of: ["*"])) }
  }

  // MARK: What is announced

  typealias Announcement = (question: SentenceFacts, rest: [SentenceFacts], isOwnVerb: Bool)

  /// The question, and what follows; the verb is the person’s own in “If you close the window, …”, the app’s in “This will …”.
  func announced(_ sentence: SentenceFacts, by rule: String = "title-question") -> Announcement? {
    let copy = trials.passage(inPlainFuture(sentence.text), as: .alertMessage, like: model)
    // “Si vende la barca, se borrarán las rutas.”: what comes of it isn’t what is asked.
    if !model.isEnglish, !model.isKorean, OpeningCase(trials, like: model).parts(of: copy) != nil { return nil }
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: rule))
    guard let text = found.first?.text ?? deed(in: copy, by: rule) else { return nil }
    let sentences = trials.sentences(of: text, as: .alertMessage, like: model)
    guard let first = sentences.first, let question = question(first.text.trimmingEnd(of: ["?", "？"])) else {
      return nil
    }
    return (question, Array(sentences.dropFirst()), sentences.count > 1)
  }

  /// “Subscribe to continue?” for “Subscribe to continue.”: an order without an object is what the app does for a yes; what people
  /// have to do with their hands has one.
  private func ordered(_ sentence: SentenceFacts) -> Announcement? {
    guard model.isEnglish, sentence.isInstruction else { return nil }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let words = copy.wordsAndPlaceholders
    guard let to = words.firstIndex(where: { $0.tags.contains(.infinitiveMarker) && $0.start > words[0].start }),
      words[1..<to].allSatisfy({ $0.tags.contains(.particle) }), to + 1 < words.count,
      copy.all(.continuePhrase).contains(where: {
        $0.start == words[to + 1].start && Int($0.end) == copy.wordsRange?.upperBound
      }), let question = question(sentence.text.trimmingEnd(of: [".", "!"]))
    else { return nil }
    return (question, [], false)
  }

  /// “Delete the playlist?” for “The playlist will be deleted from all devices.” over Delete: what the title or the button
  /// does, with the object that the message gives it. Verbs that destroy stand for each other, and a yes for them.
  private func askedOfObject(_ answer: Passage) -> SentenceFacts? {
    let own = verb(of: answer)?.lowercased()
    let destroying = Set(model.lexicon?.terms(in: .destructiveVerb).map(\.text) ?? [])
    let fails = message.contains(where: tellsFailure)
    for sentence in message where !sentence.isQuestion && (sentence.isVague || tells(sentence)) {
      // “The oar couldn’t be lent. Choose another oar.” has its news in what went wrong, “The shed has been locked. Open it with the
      // key.” in what happened.
      if sentence.isInstruction, fails || message.first.map({ $0.isComplete && tells($0) && !$0.orders }) ?? false {
        continue
      }
      let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
      if let own, let found = ObjectOfVerb.find([own], in: copy) { return question(own, of: found.object) }
      guard own.map(destroying.contains) ?? isPlain(answer),
        let found = ObjectOfVerb.find(destroying, in: copy, isPassive: true)
      else { continue }
      return question(own ?? found.verb, of: found.object)
    }
    return nil
  }

  /// “Load the map again?” of “load again”: an adverb stands behind the object, a particle as well as before it.
  private func question(_ verb: String, of object: String) -> SentenceFacts? {
    let words = verb.split(separator: " ")
    let last = trials.passage(verb, as: .button, like: model).tokens.last
    guard words.count == 2, last?.tags.contains(.particle) == false else { return question(verb + " " + object) }
    return question(words[0] + " " + object + " " + words[1])
  }

  /// The verb of a title that is nothing else, or of the button.
  private func verb(of answer: Passage) -> String? {
    if isPlain(answer) { return title?.asks ?? oldAction ?? repeatedVerb(of: answer) }
    guard let first = answer.tokens.first(where: \.countsAsWord), first.tags.contains(.baseVerb) else { return nil }
    let verb = answer.text(first.range)
    return (title?.asks ?? oldAction).map { $0.lowercased() == verb.lowercased() } ?? true ? verb : nil
  }

  /// “Submit” of Submit under “Submit?”: a verb that says nothing by itself, and of what the message tells.
  private func repeatedVerb(of answer: Passage) -> String? {
    guard let title = view.title, title.analysis.wordCount == 1, answer.analysis.wordCount == 1,
      let word = title.words.first, word.tags.contains(.baseVerb),
      title.text(word.range).lowercased() == answer.text.lowercased()
    else { return nil }
    return title.text(word.range)
  }

  func question(_ words: String) -> SentenceFacts? {
    let mark = ["ja", "zh"].contains(model.locale.languageCode) ? "？" : "?"
    let copy = trials.passage(words.prefix(1).uppercased() + words.dropFirst() + mark, as: .alertTitle, like: model)
    let asked = SentenceFacts(copy)
    // “Log you out?”, and “Perform a reset?”, which has no verb for a button.
    let words = copy.wordsAndPlaceholders.prefix(2)
    let isOdd = words.contains { copy.isAny(of: ["you"], at: $0.range) || copy.isAny(of: .lightVerb, at: $0.range) }
    return asked.asks != nil && asked.wordCount <= longQuestion && !asked.hasPronoun && !isOdd ? asked : nil
  }
}
