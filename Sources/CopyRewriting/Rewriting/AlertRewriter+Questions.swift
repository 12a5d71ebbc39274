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
      guard let found = announced(sentence), isAnswered(found.question, by: answer, found.isOwnVerb) else {
        continue
      }
      title = found.question
      message.replaceSubrange(index...index, with: found.rest)
      return
    }
    if model.isEnglish, let asked = askedOfObject(answer) { title = asked }
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
  private func announced(_ sentence: SentenceFacts) -> Announcement? {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-question"))
    guard let text = found.first?.text else { return nil }
    let sentences = trials.sentences(of: text, as: .alertMessage, like: model)
    guard let first = sentences.first, let question = question(first.text.trimmingEnd(of: ["?"])) else {
      return nil
    }
    return (question, Array(sentences.dropFirst()), sentences.count > 1)
  }

  /// “Delete the playlist?” for “The playlist will be deleted from all devices.” over Delete: what the title or the button
  /// does, with the object that the message gives it. Verbs that destroy stand for each other, and a yes for them.
  private func askedOfObject(_ answer: Passage) -> SentenceFacts? {
    let own = verb(of: answer)?.lowercased()
    let destroying = Set(model.lexicon?.terms(in: .destructiveVerb).map(\.text) ?? [])
    for sentence in message where !sentence.isQuestion {
      let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
      if let own, let found = ObjectOfVerb.find([own], in: copy) { return question(own + " " + found.object) }
      guard own.map(destroying.contains) ?? isPlain(answer),
        let found = ObjectOfVerb.find(destroying, in: copy, isPassive: true)
      else { continue }
      return question((own ?? found.verb) + " " + found.object)
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

  private func question(_ words: String) -> SentenceFacts? {
    let text = words.prefix(1).uppercased() + words.dropFirst() + "?"
    let copy = trials.passage(text, as: .alertTitle, like: model)
    let asked = SentenceFacts(copy)
    // “Log you out?”
    let isOfPerson = copy.tokens.contains { $0.kind == .word && copy.bytes.slice($0.range).equals("you") }
    return asked.asks != nil && asked.wordCount <= Self.longQuestion && !asked.hasPronoun && !isOfPerson ? asked : nil
  }

  /// Words of a question that can still be a title.
  private static let longQuestion = 12
}

/// What “it” and “them” of a question stand for: “the unsent letters” for “Send them now?” behind “You have unsent letters.”
struct Antecedent {
  private let sentence: Passage
  /// The question, and its one pronoun.
  private let question: Passage
  private let pronoun: Token
  private let isPlural: Bool

  /// Nil where the question has no pronoun, or more than one.
  init?(of question: Passage, in sentence: Passage) {
    let pronouns = question.tokens.filter { token in
      token.kind == .word && ["it", "them"].contains(question.text(token.range).lowercased())
    }
    guard question.isEnglish, pronouns.count == 1, let pronoun = pronouns.first else { return nil }
    (self.sentence, self.question, self.pronoun) = (sentence, question, pronoun)
    isPlural = question.text(pronoun.range).lowercased() == "them"
  }

  /// The question with the noun that the sentence has for it; nil where none agrees.
  var named: String? {
    guard let noun else { return nil }
    return question.text(0..<Int(pronoun.start)) + noun + question.text(pronoun.end..<question.bytes.count)
  }

  /// What the sentence is about, without its article and number: its object first, then its subject.
  private var noun: String? {
    for parse in sentence.parses {
      for relation in [Relation.object, .passiveSubject, .subject, .root] {
        for unit in parse.units.indices where parse.units[unit].relation == relation {
          guard let noun = named(by: unit, in: parse), agrees(parse.units[noun], as: relation) else { continue }
          return words(of: noun, in: parse)
        }
      }
    }
    return nil
  }

  /// The recipe of “the recipe %@”: what is filled in would be said twice.
  private func named(by unit: Int, in parse: Parse) -> Int? {
    guard sentence.tokens[parse.units[unit].token].kind == .placeholder else { return unit }
    return parse.child(of: unit, as: .compound)
  }

  private func agrees(_ unit: Parse.Unit, as relation: Relation) -> Bool {
    sentence.tokens[unit.token].kind == .word && !unit.tags.isDisjoint(with: [.noun, .pluralNoun])
      && unit.tags.contains(.pluralNoun) == isPlural && (relation != .root || unit.tags.dominant != .verb)
  }

  /// Behind the noun “of the map”.
  private func end(of noun: Int, in parse: Parse) -> Int {
    let last = sentence.tokens[parse.units[noun].token]
    guard noun + 1 < parse.units.count else { return last.end }
    let next = sentence.tokens[parse.units[noun + 1].token]
    guard sentence.bytes.slice(next.range).equals("of"),
      let whole = parse.children(of: noun).first(where: { parse.span(of: $0).contains(noun + 1) })
    else { return last.end }
    return sentence.tokens[parse.units[parse.span(of: whole).upperBound].token].end
  }

  /// “the unsent letters” of “your 3 unsent letters”.
  private func words(of noun: Int, in parse: Parse) -> String {
    let last = parse.units[noun].token
    var first = last
    let opening: WordTags = [.determiner, .possessive, .number, .auxiliary, .copula]
    for unit in (parse.span(of: noun).lowerBound..<noun).reversed() {
      let token = sentence.tokens[parse.units[unit].token]
      guard token.kind == .word, token.tags.isDisjoint(with: opening),
        !token.tags.isDisjoint(with: [.adjective, .noun, .pastParticiple])
      else { break }
      first = parse.units[unit].token
    }
    let text = sentence.text(Int(sentence.tokens[first].start)..<end(of: noun, in: parse))
    let startsSentence = sentence.tokens[first].traits.contains(.startsSentence)
    return "the " + (startsSentence ? text.prefix(1).lowercased() + text.dropFirst() : text)
  }
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
        guard verbs.contains(verb), let noun = object(of: unit, in: parse, copy, isPassive),
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
    let (first, last) = (
      copy.tokens[parse.units[span.lowerBound].token], copy.tokens[parse.units[span.upperBound].token]
    )
    var (start, end) = (Int(first.start), last.end)
    if start >= 3, copy.bytes.hasLiteral("“", at: start - 3) { start -= 3 }
    if copy.bytes.hasLiteral("”", at: end) { end += 3 }
    let text = copy.text(start..<end)
    let isPlain =
      first.traits.contains(.startsSentence) && first.traits.isDisjoint(with: [.isName, .hasInnerUpper, .isQuoted])
    return isPlain && start == Int(first.start) ? text.prefix(1).lowercased() + text.dropFirst() : text
  }
}
