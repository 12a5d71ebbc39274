import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What a title and a message may not leave out, or put elsewhere.
extension SetMeaning {
  /// “Try another ticket?” or “The ticket isn’t valid.” for “Your ticket was refused”: where other words take the place of what
  /// happened, half of those that told it are the event. “You forgot to moor” may go for what came of it.
  func losesEvent(of stems: Set<String>, _ sentence: SentenceFacts, _ part: Passage) -> Bool {
    view.isAlert && model.isEnglish && part.role == .alertTitle && sentence.isComplete && !sentence.isQuestion
      && stems.count > 1 && !part.tokens.contains { part.isAny(of: ["you", "you’ve", "you've"], at: $0.range) }
  }

  /// “관리자에게 문의바랍니다.”: a Korean title that only asks people for something tells of nothing; what is to be entered, or is all
  /// that was said, does.
  var requestsAlone: Bool {
    guard model.isKorean, view.isAlert, let title, Self.letters(title.text) != Self.letters(view.title?.text ?? ""),
      !title.has(.textInput), !title.has(.problem), let last = title.koreanSentences.last
    else { return false }
    let isWish = last.words.last.map { $0.text.contains("바랍니다") || $0.text.contains("바래요") } ?? false
    let isAll = view.message.map { $0.koreanSentences.count < 2 } ?? true
    return isWish || !isAll && last.closing?.form.kind == .requests
  }

  /// “In doubt, press Cancel.”: which button to use is no news, and no title that the old copy hasn’t.
  var namesButton: Bool {
    guard view.isAlert, let title, title.text != view.title?.text else { return false }
    return ButtonReference.all(in: title, to: view.buttons).contains { !$0.verb.isEmpty }
  }

  /// “Done”, “Copied!”
  static func tellsDeed(_ title: Passage) -> Bool {
    title.isEnglish && title.tokens.first { $0.countsAsWord }?.tags.contains(.pastParticiple) == true
  }

  /// Whether a sentence stands in the place of a title that only said that something is wrong.
  static func isLabelGone(_ title: Passage?, _ view: CopySetView, _ trials: Trials) -> Bool {
    guard view.isAlert, let title, let old = view.title, letters(title.text) != letters(old.text),
      title.form.isComplete || title.asks || !title.isEnglish
    else { return false }
    guard let label = ErrorLabel(old, above: view.buttons, trials) else { return false }
    return label.kind != .consent || title.asks
  }

  var asksLeave: Bool { says.first?.asks == "Allow" }

  /// “Permission Required” above what somebody asks leave for.
  func saysNoMore(_ title: Passage) -> Bool {
    if AlertRewriter.endsInLeave(title.text) { return true }
    let own = MeaningFacts(trials.passage(title.text.lowercased(), as: .alertMessage, like: model)).stems
    let kept = MeaningFacts([self.title, message].compactMap(\.self)).stems.union(AlertRewriter.leave)
    return own.isSubset(of: kept)
  }

  /// “If this goes on, restart the app.”: what holds at times only is no title of its own.
  func opensCondition(_ title: Passage) -> Bool {
    guard !title.asks, let first = title.tokens.first(where: \.countsAsWord) else { return false }
    if title.isEnglish, ["if", "unless"].contains(title.text(first.range).lowercased()) { return true }
    return title.all(.condition).contains { $0.start == first.start }
  }

  /// “Good news!” before what a notification tells, “Open HarborPal to see it.” behind it.
  static func greets(_ sentence: SentenceFacts, in part: Passage, _ trials: Trials) -> Bool {
    guard part.role == .notificationBody else { return false }
    if NotificationRewriter.opensOwnApp(sentence, like: part, trials) { return true }
    guard sentence.wordCount < 4, !sentence.hasPlaceholder else { return false }
    return NotificationTitleGeneric.isGeneric(trials.passage(sentence.text, as: .notificationTitle, like: part))
  }

  /// “Fortfahren?” as a title: nobody can tell in what.
  var asksOnlyToGoOn: Bool {
    guard view.isAlert, let title, title.asks else { return false }
    return title.whole(.continuePhrase) != nil
  }

  /// “The following bowls will be fired:” goes on in a list that code fills in behind it. It ends its part, and what stood below it
  /// stands there still.
  var movesHeadOfList: Bool {
    if let old = view.title, Self.opensList(old) {
      let isBelow = (view.message?.wordsRange == nil) == (message == nil)
      return !isBelow || !(title.map(Self.opensList) ?? false)
    }
    guard let old = view.message, Self.opensList(old) else { return false }
    return !(message.map(Self.opensList) ?? false)
  }

  /// Whether copy ends in a colon. “Error:” has nothing to list.
  private static func opensList(_ copy: Passage) -> Bool {
    guard let last = copy.text.unicodeScalars.last(where: { $0 != " " && $0 != "\n" }) else { return false }
    return (last == ":" || last == "：") && copy.analysis.wordCount > 2 && !copy.isVague
  }

  /// Whether words are gone that tell what is lost, and that it is: “If you leave, they will be lost.”
  var losesLoss: Bool {
    guard view.isAlert, model.isEnglish else { return false }
    let kept = MeaningFacts([title, message].compactMap(\.self) + buttons).stems
    let isKept = ["lose", "discard", "delete", "erase"].contains { kept.contains(MeaningFacts.stem($0, in: model)) }
    return !isKept
      && view.texts.contains { text in
        text.tokens.contains { ["lose", "lost"].contains(text.text($0.range).lowercased()) }
      }
  }

  /// Whether nothing says any more that it can be tried again.
  var losesRetry: Bool {
    // “Please” and “later” alone say nothing of it.
    let holds = { (copy: Passage) in copy.all(.retryPhrase).contains { copy.text($0.range).contains(" ") } }
    guard view.texts.contains(where: holds), !([title, message].compactMap(\.self) + buttons).contains(where: holds)
    else { return false }
    // “Try Again” itself needs no words above it, and notifications act by a tap.
    return view.isAlert && !buttons.contains { $0.whole(.retryPhrase) != nil }
  }

  /// „Export abbrechen?“ over Abbrechen and Fortfahren: another question, which the buttons answered, is gone.
  var asksToCancel: Bool {
    guard view.isAlert, let title, title.asks,
      let cancel = buttons.first(where: { $0.whole(.cancelButton) != nil }),
      Self.letters(title.text).contains(Self.letters(cancel.text))
    else { return false }
    let asked = view.texts.flatMap { trials.sentences(of: $0.text, as: $0.role, like: $0) }.count(where: \.isQuestion)
    return asked > says.count(where: \.isQuestion)
  }

  /// “macOS” of “macOS Update Pending”, which nothing in the new copy says.
  var losesName: Bool {
    let letters = Self.letters(proposed.parts.joined())
    guard view.isAlert, model.isEnglish else { return false }
    let isOnlyTitle = { (sentence: SentenceFacts) in
      view.title.map { Self.isUnknownName($0) && $0.text == sentence.text } ?? false
    }
    return said.contains { sentence in
      if isOnlyTitle(sentence) { return false }
      let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
      return copy.tokens.contains { token in
        token.kind == .word && token.traits.contains([.hasInnerUpper, .hasLower])
          && !letters.contains(Self.letters(copy.text(token.range)))
      }
    }
  }

  /// “삭제하시겠습니까?”, where the old copy or nothing at all tells what is deleted.
  var losesObject: Bool {
    guard view.isAlert, model.isKorean, let title, let first = says.first, first.isQuestion, first.wordCount == 1,
      let verb = first.asks, namesVerbThatDestroys(verb)
    else { return false }
    // “이 기록이 모든 기기에서 삭제됩니다.” behind it tells what.
    let rest = MeaningFacts(message).stems.subtracting(MeaningFacts(title).stems)
    return rest.isEmpty
  }

  /// “Choose your Backups?” of “your Backups Folder”: the name goes on where it was written.
  var cutsName: Bool {
    guard model.isEnglish, let title, title.casing != .title,
      let last = title.tokens.last(where: \.countsAsWord), last.traits.contains(.startsUpper),
      !last.traits.contains(.startsSentence)
    else { return false }
    let word = title.text(last.range)
    let places = view.texts.flatMap { text in
      text.tokens.filter { text.text($0.range) == word }.map { (text, text.word(at: $0.end)) }
    }
    return !places.isEmpty
      && places.allSatisfy { text, next in
        guard let next, next.kind == .word, text.casing != .title else { return false }
        return next.traits.contains(.startsUpper) && !next.traits.contains(.startsSentence)
      }
  }

  /// “Don’t keep the drafts?”: whoever says yes doesn’t know to what.
  var asksNotTo: Bool {
    guard model.isEnglish, let title, title.analysis.terminal == .question,
      let first = title.tokens.first(where: \.countsAsWord), title.text != view.title?.text
    else { return false }
    return first.tags.contains(.negative) && title.text(first.range).lowercased().hasPrefix("do")
      && title.word(at: first.end)?.tags.contains(.baseVerb) == true
  }

  /// “Allow for this connection?” in place of “Allow AI Access”: the verb is the same, and what is allowed is gone.
  var losesObjectOfTitle: Bool {
    guard view.isAlert, model.isEnglish, let title, title.asks, let old = view.title else { return false }
    let words = title.wordsAndPlaceholders
    let before = old.tokens.filter(\.countsAsWord)
    if describesOtherwise(before, of: old, words) { return true }
    guard words.count > 1, before.count > 1, words[1].tags.contains(.preposition),
      words[1].tags.isDisjoint(with: .particle), before[1].tags.isDisjoint(with: .preposition)
    else { return false }
    return title.text(words[0].range).lowercased() == old.text(before[0].range).lowercased()
  }

  /// Whether nothing says any more what it is about, or that it can be tried again.
  var losesMatter: Bool { losesObjectOfTitle || losesRetry || losesWhatFailed }

  /// “The harbor has been told.” in place of “Something went wrong with your booking. The harbor has been told.”: what it was
  /// about is gone, however little was said of it.
  private var losesWhatFailed: Bool {
    guard model.isEnglish, view.isAlert, let old = view.message else { return false }
    let kept = MeaningFacts([title, message].compactMap(\.self))
    return trials.sentences(of: old.text, as: .alertMessage, like: old).contains { sentence in
      guard sentence.isVague || sentence.startsVague, let joint = sentence.text.firstRange(of: " with ") else {
        return false
      }
      let thing = MeaningFacts(trials.passage(String(sentence.text[joint.upperBound...]), as: .text, like: old)).stems
      return thing.isEmpty ? !kept.denies : thing.isDisjoint(with: kept.stems)
    }
  }

  /// “Delete all your sails?” in place of “Delete Test Sails”: which of them is gone, and not all are meant.
  private func describesOtherwise(_ before: [Token], of old: Passage, _ words: [Token]) -> Bool {
    guard let title, Self.letters(title.text) != Self.letters(old.text), before.count > 2, let verb = words.first,
      before[0].tags.contains(.baseVerb),
      title.text(verb.range).lowercased() == old.text(before[0].range).lowercased(),
      let head = before.last?.range, MeaningFacts(title).lowWords.contains(old.text(head).lowercased())
    else { return false }
    let kept = MeaningFacts([title, message].compactMap(\.self)).stems
    let describing = before.dropFirst().dropLast().filter { $0.tags.isDisjoint(with: Self.pointing) }
    return describing.contains { word in
      let own = MeaningFacts(trials.passage(old.text(word.range), as: .text, like: model)).stems
      return !own.isEmpty && own.isDisjoint(with: kept)
    }
  }

  /// “The”, “your”, “this” tell which without a word of their own.
  private static let pointing: WordTags = [.article, .possessive, .determiner, .preposition, .coordinator]

  private func namesVerbThatDestroys(_ verb: String) -> Bool {
    let verbs = model.lexicon?.terms(in: .destructiveVerb) ?? []
    return verbs.contains { verb.hasPrefix($0.text.trimmingEnd(of: ["*"])) }
  }

  /// “2.3” of “Tap Yes to install version 2.3”: the sentence may go, and the number may not.
  static func counts(explainedIn view: CopySetView, _ trials: Trials) -> Set<String> {
    var counts: Set<String> = []
    for part in view.texts {
      for action in ExplanationCut(part, buttons: view.buttons).actions.values {
        counts.formUnion(MeaningFacts(trials.passage(action, as: .alertMessage, like: part)).quantities)
      }
    }
    return counts
  }
}
