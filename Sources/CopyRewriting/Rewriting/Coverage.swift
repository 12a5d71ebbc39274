import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Whether new copy says all that the old copy said. Each word that carries the matter stands in it, in any form, or the lexicon
/// has another for it, or it is of a class that may go: politeness, apology, outcry, filler, and what is said elsewhere.
struct Coverage {
  private let meaning: SetMeaning
  private let view: CopySetView
  private let trials: Trials
  private let model: Passage
  /// The new title, message, and buttons.
  private let parts: [Passage]
  private let kept: Set<String>
  private let letters: String
  /// Each new word in its letters alone: “dont” is “don’t”.
  private let words: Set<String>

  init(_ meaning: SetMeaning) {
    self.meaning = meaning
    (view, trials, model) = (meaning.view, meaning.trials, meaning.model)
    parts = [meaning.title, meaning.message].compactMap(\.self) + meaning.buttons
    kept = MeaningFacts(parts).stems
    // “Logout” and “Log out”
    letters = SetMeaning.letters(meaning.proposed.parts.joined())
    words = Set(parts.flatMap { part in part.tokens.map { SetMeaning.letters(part.text($0.range)) } })
  }

  var isWhole: Bool { !losesPermanence && !losesWords && !losesObjectOfButton }

  // MARK: Words

  /// Whether of some old sentence a word that carries its matter is gone, and of what patterns make of it as well. Where the grammar
  /// of a language isn’t known, more than half of them.
  private var losesWords: Bool {
    oldParts.contains { part in
      guard !meaning.isLabelGone || part.role != .alertTitle else { return false }
      return SetMeaning.sentences(of: part, above: view.buttons, trials).contains { loses($0, of: part) }
    }
  }

  /// What a notification’s title says that fits any other, its body need not say.
  private var oldParts: [Passage] {
    view.isAlert ? view.texts : meaning.oldTexts.filter { $0.role == .notificationBody }
  }

  private func loses(_ sentence: SentenceFacts, of part: Passage) -> Bool {
    guard !isReplaced(sentence, of: part) else { return false }
    let gone = gone(stems(of: sentence, in: part))
    guard !gone.isEmpty else { return false }
    let better = trials.polished(meaning.withoutAppName(sentence.text, of: part), as: part.role, like: part)
    let copy = trials.passage(better, as: part.role, like: part)
    // “Oops, looks like something went wrong with the loom.” says no more than what is left out of it.
    let facts = SentenceFacts(copy)
    guard !facts.isVague, !facts.startsVague else { return false }
    let still = self.gone(MeaningFacts(copy).stems)
    if isMost(gone, of: stems(of: sentence, in: part), sentence, part),
      isMost(still, of: MeaningFacts(copy).stems, sentence, part)
    {
      return true
    }
    guard model.isEnglish, !isMeantAnyway(sentence, part) else { return false }
    let spelled = trials.passage(trials.spelled(sentence.text, as: part.role, like: part), as: part.role, like: part)
    let lost = still.subtracting(spared(in: copy)).intersection(MeaningFacts(spelled).stems)
    return !lost.isEmpty && !isToldAgain(sentence, part, lacking: still)
  }

  /// Whether its words may go one by one: what somebody asks leave for, an offer that a button makes, and a title that tells nothing of
  /// how things are, but names what is asked about.
  private func isMeantAnyway(_ sentence: SentenceFacts, _ part: Passage) -> Bool {
    if meaning.asksLeave || sentence.isQuestion && sentence.text.contains(" or ") { return true }
    return part.role == .alertTitle && !tellsState(part)
  }

  /// “Terms Changed”, “Harbor Access Needed”: a sentence, or a fragment that ends in what became of its noun.
  private func tellsState(_ title: Passage) -> Bool {
    let words = title.wordsAndPlaceholders
    guard title.form != .question, words.count > 1, let last = words.last else { return false }
    return title.form.isComplete || last.tags.dominant == .adjective || last.tags.contains(.pastParticiple)
  }

  private func gone(_ stems: Set<String>) -> Set<String> { stems.filter { !isKept($0) } }

  private func isKept(_ stem: String) -> Bool {
    kept.contains(stem) || words.contains(SetMeaning.letters(stem)) || stem.count > 4 && letters.contains(stem)
      || kept.contains { MeaningFacts.areKin($0, stem) }
      // “Unsaved” is not saved.
      || stem.hasPrefix("un") && stem.count > 4 && kept.contains(String(stem.dropFirst(2)))
  }

  private func isMost(_ gone: Set<String>, of stems: Set<String>, _ sentence: SentenceFacts, _ part: Passage) -> Bool {
    gone.count * 2 > stems.count || gone.count * 2 == stems.count && meaning.losesEvent(of: stems, sentence, part)
  }

  /// Words that say nothing of the matter, or what another word of the new copy says.
  private func spared(in copy: Passage) -> Set<String> {
    let empty = Self.empty.flatMap(copy.all)
    let isJudged = parts.contains { part in part.tokens.contains { part.isAny(of: .wrongOrRight, at: $0.range) } }
    let words = copy.tokens.filter { word in
      guard word.kind == .word else { return false }
      if empty.contains(where: { $0.range.overlaps(word.range) }) || Self.isShort(word, in: copy) { return true }
      return isJudged && isJudgment(word, in: copy) || copy.isAny(of: .failureWord, at: word.range)
        || Self.isFuture(word, in: copy) || goesOn(word, in: copy)
    }
    return Set(words.map { MeaningFacts.stem(copy.text($0.range).lowercased(), in: copy) })
  }

  /// “Wrong”, which “isn’t valid” says as well.
  private func isJudgment(_ word: Token, in copy: Passage) -> Bool { copy.isAny(of: .wrongOrRight, at: word.range) }

  /// “Going to”, “want to”
  private static func isFuture(_ word: Token, in copy: Passage) -> Bool {
    guard copy.isAny(of: .wishOrFuture, at: word.range), let next = copy.word(at: word.end) else { return false }
    return copy.isAny(of: ["to"], at: next.range)
  }

  /// “Continuing”, “to proceed”: whatever is asked is gone on with by a yes.
  private func goesOn(_ word: Token, in copy: Passage) -> Bool {
    let verb = VerbForms.english.base(of: copy.text(word.range).lowercased()) ?? copy.text(word.range).lowercased()
    return trials.passage(verb, as: .button, like: model).whole(.continuePhrase) != nil
  }

  /// “Incl.” inside a sentence.
  private static func isShort(_ word: Token, in copy: Passage) -> Bool {
    word.tags.contains(.abbreviation)
      || copy.bytes.hasLiteral(". ", at: word.end) && !copy.sentenceStarts.contains(word.end + 2)
  }

  private static let empty: [TermList] = [
    .confirmationFiller, .apology, .please, .interjection, .humor, .filler, .hedge, .openChoice, .continuePhrase,
    .retryPhrase, .vagueMessage, .vagueTitle, .genericNoun, .errorWord, .interactionVerb, .choiceVerb,
  ]

  /// Whether a title that lacks few of its words is told again: by a statement with most of the others, or by a question that has
  /// its verb, or all but that the thing is there.
  private func isToldAgain(_ sentence: SentenceFacts, _ part: Passage, lacking gone: Set<String>) -> Bool {
    guard part.role == .alertTitle, let first = meaning.says.first else { return false }
    let asked = trials.passage(first.text, as: .alertTitle, like: model)
    guard let action = first.asks == nil ? nil : AskedAction.find(in: asked) else {
      return !first.isQuestion && !first.isInstruction
    }
    if (sentence.text.lowercased() + " ").hasPrefix(action.title.lowercased() + " ") { return true }
    // “Install firmware 4?” for “Firmware 4 Available”
    let copy = trials.passage(sentence.text, as: .alertTitle, like: model)
    let states = copy.tokens.filter { copy.isWord($0, of: .genericModifier) }
    let known = Set(states.map { MeaningFacts.stem(copy.text($0.range).lowercased(), in: copy) })
    let rest = MeaningFacts(copy).stems.subtracting(gone)
    return gone.isSubset(of: known) && rest.isSubset(of: MeaningFacts(asked).stems)
  }

  // MARK: Titles

  /// Whether a sentence of the old title gives way to one of the same matter in other words.
  private func isReplaced(_ sentence: SentenceFacts, of part: Passage) -> Bool {
    // “Burn now?” is asked in other words.
    if sentence.asks != nil, sentence.wordCount <= 2, meaning.says.contains(where: { $0.asks != nil }) { return true }
    guard part.role == .alertTitle else { return false }
    if meaning.asksLeave, meaning.saysNoMore(part) { return true }
    // “Transfer” is a topic: the question names what is done.
    guard sentence.wordCount == 1 else { return false }
    // “Done” says less than what is done.
    let isAnew =
      meaning.says.first.map { first in
        first.asks != nil || !model.isEnglish && first.isQuestion || first.isComplete && first.hasPlaceholder
          || view.isSheet && meaning.proposed.title != nil
      } ?? false
    let tells = SetMeaning.tellsDeed(part) || SetMeaning.isUnknownName(part)
    return isAnew || (tells || SetMeaning.isKnownNoun(part)) && meaning.says.first?.isComplete == true
  }

  /// The stems of a sentence; that a title is a warning is none of its matter.
  private func stems(of sentence: SentenceFacts, in part: Passage) -> Set<String> {
    let copy = trials.passage(sentence.text, as: part.role, like: part)
    let stems = MeaningFacts(copy).stems
    guard part.role == .alertTitle, stems.count > 1, let label = copy.tokens.last(where: \.countsAsWord),
      copy.isWord(label, of: .labelNoun)
    else { return stems }
    return stems.subtracting([MeaningFacts.stem(copy.text(label.range).lowercased(), in: copy)])
  }

  // MARK: Permanence

  /// “Forever”, “for good”, “can’t be undone”: whatever else says so, the new copy says it.
  private var losesPermanence: Bool {
    meaning.oldTexts.contains { $0.has(.permanence) } && !parts.contains { $0.has(.permanence) }
  }

  // MARK: Buttons

  /// “Send without the log”, “Pair by cable”: what a button says behind its verb and nothing else says.
  private var losesObjectOfButton: Bool {
    let texts = [meaning.title, meaning.message].compactMap(\.self)
    return zip(meaning.proposed.buttons, meaning.buttons).contains { button, passage in
      guard let old = button.origin.map({ view.buttons[$0] }), view.polarity(of: old, asked: nil) == .choose else {
        return false
      }
      return Self.isCut(old, to: passage, beside: texts)
    }
  }

  /// Whether a button lost words behind its verb that say what is done, or what isn’t, and that the texts don’t say either.
  static func isCut(_ old: Passage, to new: Passage, beside texts: [Passage]) -> Bool {
    guard old.isEnglish else { return false }
    let stems = MeaningFacts(texts + [new]).stems
    let asked = (texts.prefix(1) + [new]).map { $0.text.lowercased().replacing("'", with: "’") }
    return old.tokens.filter(\.countsAsWord).dropFirst().contains { word in
      let low = old.text(word.range).lowercased()
      if word.tags.contains(.negative) || old.isAny(of: .limitingWord, at: word.range) {
        return !asked.contains { $0.contains(low.replacing("'", with: "’")) }
      }
      guard MeaningFacts.carries(word), word.tags.dominant != .adverb, word.tags.isDisjoint(with: .particle) else {
        return false
      }
      let stem = MeaningFacts.stem(low, in: old)
      return !stems.contains { $0 == stem || MeaningFacts.areKin($0, stem) }
    }
  }
}
