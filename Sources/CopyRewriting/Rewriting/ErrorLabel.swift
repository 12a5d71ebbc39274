import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// “Payment Problem”, “Invalid Date”, “Confirm Payment”: names what an alert is about, and that something is wrong with it. What that is, only the
/// message tells.
struct ErrorLabel {
  /// The words without the one that says that something is wrong.
  let topic: [Token]
  let title: Passage
  let kind: Kind

  enum Kind {
    /// “Date Error”
    case trouble
    /// The topic itself is at fault: “Invalid Date”.
    case thing
    /// “Confirm Payment”: what is to be done is asked below.
    case consent
  }

  /// Nil where the title says more, or what a button does: “Report Issue” over Report.
  init?(_ title: Passage, above buttons: [Passage], _ trials: Trials) {
    let words = title.wordsAndPlaceholders
    let isCompound = Self.endsVague(title, words)
    guard (isCompound ? 1...1 : 2...Self.longest(title)).contains(words.count), words.allSatisfy({ $0.kind == .word }),
      !title.form.isComplete, title.analysis.terminal != .question, title.analysis.terminal != .period,
      words.allSatisfy({ $0.traits.isDisjoint(with: [.hasDigit, .hasInnerUpper, .isQuoted]) }),
      !title.tokens.contains(where: { $0.kind == .placeholder }),
      !buttons.contains(where: { CopySetView.names($0, title.text(words[0].range)) })
    else { return nil }
    let alone = { (word: Token) in trials.passage(title.text(word.range), as: .alertTitle, like: title) }
    self.title = title
    if title.isEnglish {
      guard let last = words.last, !last.tags.isDisjoint(with: [.noun, .pluralNoun]),
        words.allSatisfy({ $0.tags.isDisjoint(with: [.determiner, .possessive, .auxiliary, .preposition]) })
      else { return nil }
      let isThing = words[0].tags.contains(.adjective) && title.isWord(words[0], of: .problem)
      let isEmpty = isThing && words.count == 2 && Self.nameless.contains(title.text(last.range).lowercased())
      kind = isEmpty ? .trouble : isThing ? .thing : alone(words[0]).whole(.vagueButton) != nil ? .consent : .trouble
      guard kind != .trouble || isEmpty || alone(last).whole(.vagueTitle) != nil else { return nil }
      topic = isEmpty ? [] : kind == .trouble ? words.dropLast() : Array(words.dropFirst())
      guard topic.allSatisfy({ $0.traits.isDisjoint(with: .isName) }) else { return nil }
    } else {
      // “Error de pago” begins with what 결제 오류 ends with.
      let isFirst = Self.beginning.contains(title.locale.languageCode)
      guard isFirst || title.isKorean || Self.ending.contains(title.locale.languageCode),
        let word = isFirst ? words.first : words.last, isCompound || alone(word).isVague
      else {
        return nil
      }
      (topic, kind) = (isFirst ? Array(words.dropFirst()) : words.dropLast(), .trouble)
    }
  }

  /// “Missing Data”: all that is written is some.
  private static let nameless: Set = [
    "data", "details", "entries", "entry", "field", "fields", "info", "information", "input", "value", "values",
  ]
  /// Languages that put what describes a noun behind it.
  private static let beginning: Set = ["de", "es", "fr", "it", "pt"]
  /// 読み込みエラー
  private static let ending: Set = ["ja", "zh"]

  /// “Error de la sincronización”
  private static func longest(_ title: Passage) -> Int { beginning.contains(title.locale.languageCode) ? 4 : 3 }

  /// „Synchronisierungsproblem“: one word, and behind what it is about only that something is wrong.
  private static func endsVague(_ title: Passage, _ words: [Token]) -> Bool {
    guard title.locale.isLanguage("de"), words.count == 1 else { return false }
    let word = title.text(words[0].range).lowercased()
    return (title.lexicon?.terms(in: .vagueTitle) ?? []).contains { term in
      term.text.count > 5 && word.count > term.text.count + 2 && word.hasSuffix(term.text)
    }
  }

  /// “Sync”, “Upload”: names what was to be done.
  var isOfAct: Bool {
    title.isEnglish
      && topic.contains { word in
        !word.tags.isDisjoint(with: [.baseVerb, .presentParticiple])
          || ["ion", "ment"].contains(where: title.text(word.range).lowercased().hasSuffix)
      }
  }

  /// Whether it says that something failed, rather than that there is an error.
  var tellsOfFailure: Bool {
    title.tokens.contains { word in
      word.kind == .word && !topic.contains { $0.start == word.start } && title.isWord(word, of: .problem)
        && !title.isWord(word, of: .errorWord)
    }
  }

  var stems: Set<String> {
    Set(topic.map { MeaningFacts.stem(title.text($0.range).lowercased(), in: title) })
  }
}

/// Titles that only say that something is wrong give way to what their message tells or asks.
extension AlertRewriter {
  /// “The card was declined by the bank.” for “Payment Problem” above it.
  mutating func dropErrorLabel() {
    guard let old = view.title, title != nil, let first = message.first,
      let label = ErrorLabel(old, above: view.buttons, trials)
    else { return }
    let asking = message.filter(\.isQuestion)
    // “Add it now?” goes on from what is told.
    let goesOn = asking.count == 1 && asking[0].hasPronoun && !first.isQuestion
    let isTold =
      asking.isEmpty || goesOn ? tells(first, of: label) : asking.count == 1 && mayBeAsked(asking[0])
    guard isTold else { return }
    (title, oldAction) = (nil, nil)
  }

  /// “The code is wrong.” below “Invalid Code”
  func saysOnly(faultOfLabel sentence: SentenceFacts) -> Bool {
    guard let label = view.title.flatMap({ ErrorLabel($0, above: view.buttons, trials) }), label.kind == .thing else {
      return false
    }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let words = copy.tokens.filter { $0.countsAsWord && (MeaningFacts.carries($0) || $0.kind == .number) }
    return words.allSatisfy { word in
      copy.isAny(of: .wrongOrRight, at: word.range)
        || label.stems.contains(MeaningFacts.stem(copy.text(word.range).lowercased(), in: copy))
    }
  }

  private func mayBeAsked(_ question: SentenceFacts) -> Bool {
    question.asks != nil && !question.hasPronoun && question.continues == nil && question.wordCount > 1
      && question.wordCount <= longQuestion && view.buttons.count > 1
  }

  /// Whether a sentence tells in full what the label is about.
  private func tells(_ sentence: SentenceFacts, of label: ErrorLabel) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let facts = MeaningFacts(copy)
    guard !sentence.isInstruction, !sentence.leansOnTitle, !sentence.startsVague, !sentence.isVague,
      !sentence.hasPronoun, !sentence.advises, !sentence.text.contains("\n"), isShort(sentence)
    else { return false }
    if !model.isEnglish {
      let isKnown = model.isKorean ? sentence.isComplete : !copy.has(.recovery)
      // 이체 실패 tells that it wasn’t done, and 이체 오류 only what it is about.
      guard !label.tellsOfFailure || label.stems.isSubset(of: facts.stems) else { return false }
      return isKnown && sentence.wordCount > 2 && facts.denies
    }
    guard sentence.isComplete, label.kind != .consent else { return false }
    let isMeant = label.stems.isSubset(of: facts.stems)
    if label.kind == .thing {
      // “The code has four digits.” says nothing of a fault, and “The code is wrong.” no more of it.
      let saysMore = !matter(of: sentence.text).stems.isSubset(of: label.stems)
      return isMeant && saysMore && (facts.denies || tellsOfThingNow(sentence))
    }
    // “You entered slot 5, which is already taken.” before: what is so now is the fault.
    if isMeant, blames(view.message), tellsOfThingNow(sentence) { return true }
    // What was to be done, and why it wasn’t: the label alone tells the first.
    if label.isOfAct, !isMeant, !isEvent(copy) { return false }
    return facts.denies || message.count == 1
  }

  /// “Couldn’t be reached”, “was declined”: what happened, rather than how something is.
  private func isEvent(_ copy: Passage) -> Bool {
    let isPast = copy.tokens.contains { Self.past.contains(copy.text($0.range).lowercased()) }
    return copy.parses.count == 1 && (isPast && copy.parses[0].isPassiveStatement || tellsFailure(SentenceFacts(copy)))
  }

  /// “You picked a date that …” before, and “The date …” now: what was picked is told of as at fault.
  private func tellsOfThingNow(_ sentence: SentenceFacts) -> Bool {
    let isPerson = { (text: String) in text.lowercased().hasPrefix("you ") || text.lowercased().hasPrefix("you’ve ") }
    return view.message.map { isPerson($0.text.replacing("'", with: "’")) } == true && !isPerson(sentence.text)
  }

  private static let past: Set = ["was", "were", "wasn’t", "weren’t", "been"]

  /// “The map has 3 routes that weren’t saved.” for “You forgot to save!” above it, which says no more than whose fault it is.
  mutating func dropReproach() {
    guard model.isEnglish, blames(view.title), let told = title, !told.isQuestion, let first = message.first,
      first.isComplete, !first.isQuestion, !first.isInstruction, !first.leansOnTitle, !first.hasPronoun,
      first.wordCount <= longQuestion
    else { return }
    let own = MeaningFacts(trials.passage(told.text, as: .alertTitle, like: model))
    let said = MeaningFacts(trials.passage(first.text, as: .alertMessage, like: model))
    let kept = own.stems.count { stem in said.stems.contains { $0 == stem || MeaningFacts.areKin($0, stem) } }
    guard said.denies, own.quantities.isEmpty, kept > 0, kept * 2 >= own.stems.count else { return }
    title = nil
  }

  /// Whether it can be a title, or its first half: “The label couldn’t be printed because …”
  private func isShort(_ sentence: SentenceFacts) -> Bool {
    if sentence.wordCount <= longQuestion { return true }
    let pieces = pieces(of: sentence.text)
    return pieces.count == 2 && pieces[0].wordCount <= longQuestion
  }
}
