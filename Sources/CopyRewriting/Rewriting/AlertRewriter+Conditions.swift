import CopyModel
import CopyPassage
import CopyText

/// Korean questions of one word behind what comes of it.
extension AlertRewriter {
  /// “저장하지 않고 나가시겠습니까?” above “글이 사라집니다.” for “저장하지 않고 나가면 글이 사라집니다. 나가시겠습니까?”: the
  /// condition has what the verb of the question lacks.
  mutating func askCondition() {
    guard model.isKorean,
      let place = message.firstIndex(where: { $0.isQuestion && $0.wordCount == 1 && $0.asks != nil }),
      place > 0, let (complement, rest) = Self.parts(of: message[place - 1].text, around: message[place].text)
    else { return }
    let asked = trials.passage(complement + " " + message[place].text, as: .alertTitle, like: model)
    var told = SentenceFacts(trials.passage(rest, as: .alertMessage, like: model))
    told.gap = message[place - 1].gap
    guard asked.analysis.wordCount <= Self.longestCondition else { return }
    message.replaceSubrange(place - 1...place, with: [SentenceFacts(asked), told])
    if title.map({ $0.wordCount == 1 && !$0.isQuestion }) ?? false { title = nil }
  }

  private static let longestCondition = 6

  /// “배를 삭제하시겠습니까?” for “배 삭제” above “삭제하시겠습니까?”: the title has what the verb of the question lacks.
  mutating func askWithObject() {
    guard model.isKorean, let topic = title ?? view.title.map({ SentenceFacts($0) }), !topic.isQuestion,
      !topic.isComplete,
      let place = message.firstIndex(where: { $0.isQuestion && $0.wordCount == 1 && $0.asks != nil }),
      let verb = message[place].asks, topic.text.hasSuffix(" " + verb), let object = object(of: topic)
    else { return }
    message[place] = SentenceFacts(trials.passage(object + " " + message[place].text, as: .alertTitle, like: model))
    title = nil
  }

  /// 배를 of “배 삭제”
  private func object(of topic: SentenceFacts) -> String? {
    let copy = trials.passage(topic.text, as: .alertTitle, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-object"))
    return found.first?.text.trimmingEnd(of: ["."])
  }

  /// What stands before the verb of a condition, and what follows from it; nil where the question has another verb.
  private static func parts(of sentence: String, around question: String) -> (complement: String, rest: String)? {
    let words = sentence.split(separator: " ").map(String.init)
    guard let verb = words.firstIndex(where: { stem(of: $0).map(question.hasPrefix) ?? false }), verb > 0,
      verb + 1 < words.count
    else { return nil }
    return (words[..<verb].joined(separator: " "), words[(verb + 1)...].joined(separator: " "))
  }

  /// 나가 of 나가면 and 나가시면.
  private static func stem(of word: String) -> String? {
    let bare = word.trimmingEnd(of: [","])
    for ending in ["시면", "면"] where bare.hasSuffix(ending) {
      let stem = String(bare.dropLast(ending.count))
      return stem.isEmpty ? nil : stem
    }
    return nil
  }
}

/// Questions of one verb behind what comes of it, in languages whose verbs have their object behind them.
extension AlertRewriter {
  /// “¿Abandonar la ruta?” above “No podrá recuperarla.” for “Si abandona la ruta, no podrá recuperarla. ¿Abandonar?”: the condition
  /// has the object that the verb of the question lacks.
  mutating func askConditionOfVerb() {
    guard ["es", "fr", "it", "pt"].contains(model.locale.languageCode),
      let place = message.firstIndex(where: { $0.isQuestion && $0.wordCount == 1 }), place > 0,
      let (object, rest) = object(of: message[place], in: message[place - 1])
    else { return }
    let verb = message[place].text.filter { $0.isLetter || $0 == "-" }
    let asked = message[place].text.replacing(verb, with: verb + " " + object)
    var told = SentenceFacts(trials.passage(rest, as: .alertMessage, like: model))
    told.gap = message[place - 1].gap
    message.replaceSubrange(
      place - 1...place, with: [SentenceFacts(trials.passage(asked, as: .alertTitle, like: model)), told])
  }

  /// What stands behind the verb of the question in a condition, and what follows from it.
  private func object(of question: SentenceFacts, in sentence: SentenceFacts) -> (object: String, rest: String)? {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    guard let (clause, rest) = OpeningCase(trials, like: model).parts(of: copy), !rest.isEmpty,
      let verb = copy.tokens.first(where: { $0.end <= clause.upperBound && isForm(copy.text($0.range), of: question) }),
      case let object = copy.text(verb.end..<clause.upperBound).trimmingStart(), !object.isEmpty
    else { return nil }
    return (object, rest.prefix(1).uppercased() + rest.dropFirst())
  }

  /// “Abandona” of “abandonar”: the same but for the ending.
  private func isForm(_ word: String, of question: SentenceFacts) -> Bool {
    let infinitive = question.text.lowercased().filter(\.isLetter)
    // “-are” of Italian, “-ar” of Spanish.
    let stem = infinitive.dropLast(model.locale.isLanguage("it") ? 3 : 2)
    return stem.count > 2 && word.lowercased().hasPrefix(stem)
  }
}

/// What comes of saying yes.
extension AlertRewriter {
  /// What a sentence announces becomes the title, as the question that the buttons answer.
  mutating func askImplied() {
    guard !message.contains(where: { $0.asks != nil }), let answer else { return }
    if message.isEmpty, let only = title, only.isComplete, !only.isQuestion, continues == .goOn || !actions.isEmpty {
      return askTold(only, answer)
    }
    let told = message
    message = told.map(withoutGoingOn)
    if !askImplied(answer) { message = told }
  }

  /// “Drain the pond?” for “The pond will be drained. Tap Yes to go on.” as a title: all that there was to tell announces what is asked.
  private mutating func askTold(_ only: SentenceFacts, _ answer: Passage) {
    (title, message) = (nil, [only])
    if !askImplied(answer) { (title, message) = (only, []) }
  }

  /// “Leave the lesson?” above “Your progress since bar 16 won’t be counted.” for both in one title that is too long: what it announces
  /// is asked, and what comes of it told below.
  mutating func askToldInTitle() {
    guard model.isEnglish, let told = title, told.isComplete, !told.isQuestion, !told.hasPlaceholder,
      isTitleLong || announced(told) != nil, let answer, !message.contains(where: { $0.asks != nil || $0.isQuestion })
    else { return }
    let before = message
    (title, message) = (nil, [told] + before)
    if !askImplied(answer) || message.isEmpty { (title, message) = (told, before) }
  }

  /// OK in a language whose list of harmless buttons has it, and which no style makes the way back.
  func isForeignYes(_ button: Passage) -> Bool {
    !model.isEnglish && button.whole(.okButton) != nil && !view.style(of: button).contains(.cancel)
  }

  /// “All oars will be sold.” for “If you continue, all oars will be sold.”: the question will have said so.
  private func withoutGoingOn(_ sentence: SentenceFacts) -> SentenceFacts {
    if !model.isEnglish { return OpeningCase(trials, like: model).rest(of: sentence) ?? sentence }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-going-on"))
    guard let text = found.first?.text else { return sentence }
    var plain = SentenceFacts(trials.passage(text, as: .alertMessage, like: model))
    plain.gap = sentence.gap
    return plain
  }
}
