import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// “The cover is on, remove it first.”: a statement, and behind a comma what to do about it, or another statement. They are two
/// sentences.
struct CommaSplice {
  let trials: Trials
  let model: Passage

  /// Words that open a clause which goes on behind the comma: “When the cover is on, remove it.”
  private static let openers: WordTags = [
    .subordinator, .preposition, .infinitiveMarker, .questionWord, .presentParticiple, .interjection,
  ]

  /// The text in as many sentences as it states and asks for.
  func parted(_ text: String) -> String {
    guard text.contains(", ") || text.contains("，") else { return text }
    let sentences = trials.sentences(of: text, as: .alertMessage, like: model).map { sentence in
      let asked = sentence.isQuestion ? partedBeforeLast(sentence) : sentence
      let halves = model.isEnglish ? parted(asked) : asked
      return halves.text == asked.text ? partedAtPointer(asked) : halves
    }
    return sentences.dropFirst().reduce(sentences.first?.text ?? text) { $0 + $1.gap + $1.text }
  }

  /// “The lamp needs a fuse, would you like to order one?”: a question behind a statement.
  private func partedBeforeLast(_ sentence: SentenceFacts) -> SentenceFacts {
    guard let comma = sentence.text.ranges(of: ", ").last else { return sentence }
    let told = String(sentence.text[..<comma.lowerBound])
    let rest = sentence.text[comma.upperBound...]
    let mark = rest.hasPrefix("¿") ? "¿" : ""
    let last = mark + rest.dropFirst(mark.count).prefix(1).uppercased() + rest.dropFirst(mark.count + 1)
    guard last != rest, case let copy = trials.passage(last, as: .alertMessage, like: model),
      asksAnew(copy), isTold(told)
    else { return sentence }
    var parted = sentence
    parted.text = told + ". " + last
    return parted
  }

  private func asksAnew(_ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    let action = AskedAction.find(in: copy)
    guard words.count > 1, action != nil || copy.has(.continuePhrase) else { return false }
    if let action, words.count < Self.longestBare, asksBare(copy, action) { return true }
    if copy.isEnglish {
      let isDo = copy.bytes.slice(words[0].range).equalsFolded("do")
      return (isDo || !words[0].tags.isDisjoint(with: [.auxiliary, .copula])) && words[1].tags.contains(.subjectPronoun)
    }
    return [copy.first(.confirmationFiller), copy.first(.questionModal)].contains { $0?.start == words[0].start }
  }

  /// “…, leave anyway?”, “…, uscire lo stesso?”, „…, trotzdem beenden?“: a verb without a subject asks by itself.
  private func asksBare(_ copy: Passage, _ action: AskedAction) -> Bool {
    guard let first = copy.wordsRange?.lowerBound, copy.all(.finiteVerb).isEmpty else { return false }
    return action.range.lowerBound == first || copy.locale.isLanguage("de")
  }

  private static let longestBare = 5

  /// “Se hundirán 6 barcos. Esta acción no se puede deshacer.”: what points back opens a sentence of its own.
  private func partedAtPointer(_ sentence: SentenceFacts) -> SentenceFacts {
    guard let book = model.book, !sentence.isQuestion else { return sentence }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "comma-splice"))
    guard let text = found.first?.text else { return sentence }
    // “In the harbor, you can’t sail.” is one sentence.
    if model.isEnglish, let comma = sentence.text.ranges(of: ", ").last,
      !isTold(String(sentence.text[..<comma.lowerBound]))
    {
      return sentence
    }
    var parted = sentence
    parted.text = text
    return parted
  }

  private func isTold(_ text: String) -> Bool {
    let copy = trials.passage(text + ".", as: .alertMessage, like: model)
    guard let first = copy.tokens.first(where: \.countsAsWord), copy.analysis.wordCount > 2 else { return false }
    if !copy.isEnglish { return !copy.all(.condition).contains { $0.start == first.start } }
    // “Approx.” ends no sentence, and parts what is read of one.
    let verbs: WordTags = [.auxiliary, .copula, .thirdPersonVerb, .pastVerb]
    return copy.tokens.contains { !$0.tags.isDisjoint(with: verbs) }
      && first.tags.isDisjoint(with: Self.openers.subtracting(.presentParticiple))
  }

  private func parted(_ sentence: SentenceFacts) -> SentenceFacts {
    let halves = sentence.text.split(separator: ", ", maxSplits: 1).map(String.init)
    guard halves.count == 2, !halves[1].contains(","), states(halves[0]) else { return sentence }
    let order = halves[1].prefix(1).uppercased() + halves[1].dropFirst()
    guard order != halves[1], tellsToDo(order) || statesAnew(order) else { return sentence }
    var parted = sentence
    parted.text = halves[0] + ". " + order
    return parted
  }

  private func states(_ text: String) -> Bool {
    guard let (copy, parse, words) = sentence(text), parse.mood == .declarative, parse.subject != nil else {
      return false
    }
    return copy.analysis.wordCount > 2 && words[0].tags.isDisjoint(with: Self.openers)
  }

  private func tellsToDo(_ text: String) -> Bool {
    // “The lock is closed, please wait.”
    if text.hasPrefix("Please "), case let rest = text.dropFirst("Please ".count), let first = rest.first {
      return sentence(first.uppercased() + rest.dropFirst())?.parse.mood == .imperative
    }
    guard let (copy, parse, words) = sentence(text), parse.mood == .imperative, words[0].tags.contains(.baseVerb) else {
      return false
    }
    // “Pick some other time”, but not “lock problems”.
    let objects: WordTags = [.article, .possessive, .determiner, .objectPronoun]
    return copy.analysis.wordCount > 1 && words[0].tags.dominant == .verb
      || words.count > 1 && !words[1].tags.isDisjoint(with: objects)
  }

  /// “You already have 5.”: a subject that only a sentence begins with, and a verb with a tense right behind it.
  private func statesAnew(_ text: String) -> Bool {
    guard let (copy, parse, words) = sentence(text), parse.mood == .declarative else { return false }
    // “You’ll be sent to another pier.”
    let opensWithBoth = words[0].tags.contains(.subjectPronoun) && copy.text(words[0].range).contains("’")
    if opensWithBoth, words.count > 2 { return words[0].tags.isDisjoint(with: .questionWord) }
    guard let subject = parse.subject, let verb = parse.finiteVerb, parse.span(of: subject).lowerBound == 0,
      subject < verb
    else { return false }
    let openers: WordTags = [.subjectPronoun, .article, .possessive, .determiner]
    // “Which”, “all of which”: no sentence of its own.
    return copy.analysis.wordCount > 2 && !words[0].tags.isDisjoint(with: openers)
      && words[0].tags.isDisjoint(with: Self.openers) && !words.contains { $0.tags.contains(.questionWord) }
  }

  /// A text that is one sentence, with its parse and its words.
  private func sentence(_ text: String) -> (copy: Passage, parse: Parse, words: [Token])? {
    let copy = trials.passage(text.hasSuffix(".") ? text : text + ".", as: .alertMessage, like: model)
    let words = copy.wordsAndPlaceholders
    guard copy.parses.count == 1, !words.isEmpty else { return nil }
    return (copy, copy.parses[0], words)
  }
}

extension Trials {
  /// `text` polished, with two statements for one that has a comma between them: “Sorry, we couldn’t open the lid, it is hot.” has one
  /// comma less when it is polished, and each of its halves can be said better then.
  func polishedInSentences(
    _ text: String, as role: Role, like model: Passage, rules: [String] = []
  ) -> String {
    let polished = polished(text, as: role, like: model, rules: rules)
    let parted = CommaSplice(trials: self, model: model).parted(polished)
    return parted == polished ? polished : self.polished(parted, as: role, like: model, rules: rules)
  }
}
