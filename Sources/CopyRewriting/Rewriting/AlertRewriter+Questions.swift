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
    guard let dull = title, !dull.isQuestion, isDull(dull), message.count == 1, message[0].isQuestion else { return }
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
      guard !message[place].hasNounBeforePronoun, let text = Antecedent(of: question, in: sentence)?.named else {
        continue
      }
      let gap = message[place].gap
      message[place] = SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
      message[place].gap = gap
    }
  }

  /// “Click Yes to delete the album and its 9 songs”: what a button does by the text’s own words becomes the question.
  mutating func askExplained() {
    guard model.isEnglish, !message.contains(where: { $0.asks != nil }), let answer = plainAnswer,
      let action = actions[answer.text], action.contains(" "), let question = question(action)
    else { return }
    message.insert(question, at: 0)
  }

  /// What a sentence announces becomes the title, as the question that the buttons answer.
  mutating func askImplied() {
    guard !message.contains(where: { $0.asks != nil }), let answer else { return }
    for (index, sentence) in message.enumerated() where !sentence.isQuestion && !sentence.isVague {
      guard let found = announced(sentence) ?? ordered(sentence),
        isAnswered(found.question, by: answer, found.isOwnVerb)
      else {
        continue
      }
      message.replaceSubrange(index...index, with: found.rest)
      if let old = title, old.isComplete, !old.isQuestion { message.insert(old, at: 0) }
      title = found.question
      return
    }
    guard model.isEnglish else { return }
    if let asked = askedOfObject(answer) { title = asked } else { askPassive(answer) }
  }

  /// “End the meeting for everyone?” for “End Meeting” over “This will end the meeting for everyone.”
  mutating func askAnnounced() {
    guard model.isEnglish, let old = title, !old.isQuestion, let answer,
      !message.contains(where: { $0.asks != nil })
    else { return }
    for (index, sentence) in message.enumerated() where !sentence.isQuestion && !sentence.isVague {
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
    return stems(title.text).isSubset(of: stems(question.text))
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
    let words = trials.passage(title.text, as: .alertTitle, like: model).tokens.filter { $0.countsAsWord }
    let isVerb = { (word: Token) in !word.tags.isDisjoint(with: [.baseVerb, .coordinator, .particle]) }
    return words.first.map { $0.tags.dominant != .verb } ?? false || words.allSatisfy(isVerb)
  }

  // MARK: The answer

  /// The one button that doesn’t leave everything as it is, beside one that does.
  private var answer: Passage? {
    let others = view.buttons.filter { button in
      !view.isDismissal(button) && ![.refuse, .postpone].contains(view.polarity(of: button, asked: nil))
    }
    return others.count == 1 && others.count < view.buttons.count ? others[0] : nil
  }

  /// The same, where it only says yes.
  private var plainAnswer: Passage? { answer.flatMap { isPlain($0) ? $0 : nil } }

  /// The verb of a button that says what it does.
  var answeringVerb: String? {
    guard let answer, !isPlain(answer), let first = answer.tokens.first(where: \.countsAsWord),
      first.tags.contains(.baseVerb)
    else { return nil }
    return answer.text(first.range)
  }

  func isPlain(_ button: Passage) -> Bool {
    // 계속하기 is 계속 in another form.
    let copy =
      button.isKorean
      ? trials.passage(trials.polished(button.text, as: .button, like: button), as: .button, like: button) : button
    return [.okButton, .okMisspelling, .yesButton, .vagueButton, .continuePhrase].contains { copy.whole($0) != nil }
  }

  /// Whether `button` does what is asked: by its own verb, or as the yes to what people can do, or to what the app announces.
  private func isAnswered(_ question: SentenceFacts, by button: Passage, _ isOwn: Bool) -> Bool {
    guard let action = question.asks else { return false }
    if model.isKorean {
      let isYes = isPlain(button) || view.polarity(of: button, asked: action) == .affirm
      return isYes && isDestructive(action) || button.text == action
    }
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

  typealias Announcement = (question: SentenceFacts, rest: [SentenceFacts], isOwnVerb: Bool)

  /// The question, and what follows; the verb is the person’s own in “If you close the window, …”, the app’s in “This will …”.
  func announced(_ sentence: SentenceFacts, by rule: String = "title-question") -> Announcement? {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: rule))
    guard let text = found.first?.text else { return nil }
    let sentences = trials.sentences(of: text, as: .alertMessage, like: model)
    guard let first = sentences.first, let question = question(first.text.trimmingEnd(of: ["?"])) else {
      return nil
    }
    return (question, Array(sentences.dropFirst()), sentences.count > 1)
  }

  /// “Subscribe to continue?” for “Subscribe to continue.”: an order without an object is what the app does for a yes; what people
  /// have to do with their hands has one.
  private func ordered(_ sentence: SentenceFacts) -> Announcement? {
    guard model.isEnglish, sentence.isInstruction else { return nil }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let words = copy.tokens.filter { $0.countsAsWord }
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
    for sentence in message where !sentence.isQuestion {
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
    if isPlain(answer) { return title?.asks ?? oldAction }
    guard let first = answer.tokens.first(where: \.countsAsWord), first.tags.contains(.baseVerb) else { return nil }
    let verb = answer.text(first.range)
    return (title?.asks ?? oldAction).map { $0.lowercased() == verb.lowercased() } ?? true ? verb : nil
  }

  func question(_ words: String) -> SentenceFacts? {
    let text = words.prefix(1).uppercased() + words.dropFirst() + "?"
    let copy = trials.passage(text, as: .alertTitle, like: model)
    let asked = SentenceFacts(copy)
    // “Log you out?”
    let second = copy.tokens.filter(\.countsAsWord).dropFirst().first
    let isOfPerson = second.map { copy.bytes.slice($0.range).equals("you") } ?? false
    return asked.asks != nil && asked.wordCount <= Self.longQuestion && !asked.hasPronoun && !isOfPerson ? asked : nil
  }

  /// Words of a question that can still be a title.
  static let longQuestion = 12
}

/// What a sentence says that something is done to: “the quiz” for submit, in “after submitting the quiz”; “the playlist” for
/// delete, in “The playlist will be deleted”.
enum ObjectOfVerb {
  /// Words of an object that still fits a title.
  private static let longest = 8

  /// The first of `verbs` that has an object, and that as it stands in `copy`, a capital that only started the sentence taken
  /// back; nil where there is none.
  static func find(_ verbs: Set<String>, in copy: Passage, isPassive: Bool = false) -> (verb: String, object: String)? {
    for parse in copy.parses {
      for unit in parse.units.indices {
        let verb = base(of: parse.units[unit], in: copy)
        // “Songs on it will not be deleted.”
        guard verbs.contains(verb), !parse.isDenied(unit), let noun = object(of: unit, in: parse, copy, isPassive),
          let text = text(of: noun, in: parse, copy)
        else { continue }
        return (verb, text)
      }
    }
    return nil
  }

  private static func base(of unit: Parse.Unit, in copy: Passage) -> String {
    let word = copy.text(copy.tokens[unit.token].range).lowercased()
    return VerbForms.english.base(of: word) ?? word
  }

  /// What is done already isn’t asked for.
  private static func object(of verb: Int, in parse: Parse, _ copy: Passage, _ isPassive: Bool) -> Int? {
    let tags = parse.units[verb].tags
    if !isPassive, let object = parse.child(of: verb, as: .object) {
      return tags.contains(.baseVerb) || tags.contains(.presentParticiple) ? object : nil
    }
    guard let subject = parse.child(of: verb, as: .passiveSubject), let will = parse.child(of: verb, as: .auxiliary)
    else { return nil }
    return copy.bytes.slice(copy.tokens[parse.units[will].token].range).equals("will") ? subject : nil
  }

  private static func text(of noun: Int, in parse: Parse, _ copy: Passage) -> String? {
    let pronouns: WordTags = [.objectPronoun, .subjectPronoun, .questionWord]
    let span = parse.span(of: noun)
    guard parse.units[noun].tags.isDisjoint(with: pronouns), span.count <= longest else { return nil }
    // “14 drafts”: the number is theirs, wherever it hangs.
    var opening = span.lowerBound
    if opening > 0, copy.tokens[parse.units[opening - 1].token].kind == .number { opening -= 1 }
    let (first, last) = (copy.tokens[parse.units[opening].token], copy.tokens[parse.units[span.upperBound].token])
    var (start, end) = (Int(first.start), last.end)
    if start >= 3, copy.bytes.hasLiteral("“", at: start - 3) { start -= 3 }
    if copy.bytes.hasLiteral("”", at: end) { end += 3 }
    let text = copy.text(start..<end)
    let isPlain =
      first.traits.contains(.startsSentence) && first.traits.isDisjoint(with: [.isName, .hasInnerUpper, .isQuoted])
    return isPlain && start == Int(first.start) ? text.prefix(1).lowercased() + text.dropFirst() : text
  }
}
