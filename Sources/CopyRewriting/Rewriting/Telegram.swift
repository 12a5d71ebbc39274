import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// “Landing failed: no wind”: what has failed, and behind a mark why, as telegrams have it.
struct Telegram {
  /// “Landing failed.”
  let event: String
  /// “There is no wind.”
  let cause: String

  private static let marks = [": ", " - ", " – ", " — "]
  private static let wordsOfEvent = 2...8
  private static let wordsOfCause = 2...12

  init?(_ sentence: String, as role: Role, like model: Passage, _ trials: Trials) {
    guard model.isEnglish, let halves = Self.halves(of: sentence) else { return nil }
    let told = trials.passage(halves.event + ".", as: role, like: model)
    let facts = SentenceFacts(told)
    guard Self.wordsOfEvent.contains(facts.wordCount), !facts.isVague, !facts.startsVague, !facts.isQuestion,
      facts.code == nil, !Self.announces(told)
    else { return nil }
    let fragment = FragmentMeaning(trials, like: model)
    let known = Self.told(halves.cause, by: fragment)
    let fails = MeaningFacts(told).denies
    let isOpen = Self.endsInVerb(told)
    guard fails || isOpen && (known != nil || told.form.isComplete) else { return nil }
    guard let why = known ?? (halves.isBracket ? nil : Self.closed(halves.cause, isOpen, like: model, trials)) else {
      return nil
    }
    (event, cause) = (told.text, why)
  }

  /// “The wind is too weak (2 kn).” for “wind too weak (2 kn)”: what the bracket adds stays behind what it belongs to.
  private static func told(_ cause: String, by fragment: FragmentMeaning) -> String? {
    if let whole = fragment.sentence(for: cause, by: ["fragment", "cause"]) { return whole }
    guard cause.hasSuffix(")"), let cut = parts(of: String(cause.dropLast()), at: " (") else { return nil }
    return fragment.sentence(for: cut.0, by: ["fragment", "cause"]).map {
      $0.trimmingEnd(of: ["."]) + " (" + cut.1 + ")."
    }
  }

  /// What stands before and behind the first mark that parts them, or before and in brackets at the end.
  private static func halves(of sentence: String) -> (event: String, cause: String, isBracket: Bool)? {
    let text = sentence.trimmingEnd(of: [".", "!"])
    let cuts = marks.compactMap { parts(of: text, at: $0) }
    // “Landing failed: wind too weak (2 kn)” has its cause behind the colon.
    if text.hasSuffix(")"), cuts.isEmpty, let cut = parts(of: String(text.dropLast()), at: " (") {
      return (cut.0, cut.1, true)
    }
    return cuts.min { $0.0.count < $1.0.count }.map { ($0.0, $0.1, false) }
  }

  private static func parts(of text: String, at mark: String) -> (String, String)? {
    let (letters, sought) = (Array(text), Array(mark))
    guard letters.count > sought.count,
      let place = (1...letters.count - sought.count).first(where: { start in
        letters[start..<start + sought.count].elementsEqual(sought)
      })
    else { return nil }
    let before = String(letters[..<place]).trimmingEnd(of: [])
    let behind = String(letters[(place + sought.count)...]).trimmingStart()
    let isWhole = SetRewriting.isBalanced(ProposedSet(title: before, message: behind, buttons: []))
    return before.isEmpty || behind.isEmpty || !isWhole ? nil : (before, behind)
  }

  /// “Harbor error: …”, “because: …”: names no event, and only says that something follows.
  private static func announces(_ told: Passage) -> Bool {
    guard let last = told.tokens.last(where: \.countsAsWord) else { return true }
    if told.isWord(last, of: .errorWord) || told.isWord(last, of: .labelNoun) { return true }
    // “Not sold in: …”, “The following boats couldn’t be found: …”
    let open: WordTags = [.preposition, .determiner, .coordinator, .infinitiveMarker]
    if !last.tags.isDisjoint(with: open), last.tags.isDisjoint(with: .particle) { return true }
    let points = { (word: Token) in ["following", "these", "those"].contains(told.text(word.range).lowercased()) }
    if told.tokens.contains(where: points) { return true }
    return ["reason", "because", "details", "problem", "message"].contains(told.text(last.range).lowercased())
  }

  /// “Scan aborted”
  private static func endsInVerb(_ told: Passage) -> Bool {
    let last = told.tokens.last(where: \.countsAsWord)
    return last?.tags.isDisjoint(with: [.pastVerb, .pastParticiple]) == false
  }

  /// The cause as a sentence, where it is one. “%@” alone is one behind a verb; behind a noun, it may be a name.
  private static func closed(
    _ cause: String, _ isOpen: Bool, like model: Passage, _ trials: Trials
  ) -> String? {
    let text = cause.prefix(1).uppercased() + cause.dropFirst() + "."
    let copy = trials.passage(text, as: .alertMessage, like: model)
    if copy.analysis.wordCount == 0 {
      return isOpen && copy.tokens.contains { $0.kind == .placeholder } ? cause : nil
    }
    let facts = SentenceFacts(copy)
    return wordsOfCause.contains(facts.wordCount) && (facts.isComplete || facts.isInstruction) ? text : nil
  }
}

/// What a fragment of a message means: “The disk is full.” for “disk full”.
struct FragmentMeaning {
  private let trials: Trials
  private let model: Passage

  init(_ trials: Trials, like model: Passage) { (self.trials, self.model) = (trials, model) }

  /// Nil where the patterns of no rule of `rules` know it.
  func sentence(for fragment: String, by rules: [String]) -> String? {
    guard let book = model.book else { return nil }
    let copy = trials.passage(fragment, as: .alertMessage, like: model)
    for rule in rules {
      let found = Rewriter.rewrites(
        of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: rule))
      if let text = found.first?.text { return text.prefix(1).uppercased() + text.dropFirst() }
    }
    return nil
  }
}

extension AlertRewriter {
  /// “Landing failed. There is no wind.” for “Landing failed: no wind”, “The file is too large.” for “File too large”, and whether it
  /// was a telegram.
  func toldInFull(_ text: String, like part: Passage) -> (text: String, isTelegram: Bool) {
    let all = trials.sentences(of: text, as: part.role, like: part)
    guard part.isEnglish, let first = all.first, !first.isQuestion else { return (text, false) }
    let fragments = FragmentMeaning(trials, like: part)
    let telegram = Telegram(first.text, as: part.role, like: part, trials)
    let isTitled = part.role != .alertMessage || part.casing == .title
    let opening = telegram.map { $0.event + " " + $0.cause }
    let whole = opening ?? (isTitled ? nil : fragments.sentence(for: first.text, by: ["fragment"]))
    let rest = all.dropFirst().map { sentence in
      let isShort = Self.isShortFragment(sentence)
      return isShort ? fragments.sentence(for: sentence.text, by: ["fragment", "cause"]) : nil
    }
    guard whole != nil || rest.contains(where: { $0 != nil }) else { return (text, false) }
    let behind = zip(rest, all.dropFirst()).reduce("") { $0 + $1.1.gap + ($1.0 ?? $1.1.text) }
    return ((whole ?? first.text) + behind, telegram != nil)
  }

  private static func isShortFragment(_ sentence: SentenceFacts) -> Bool {
    !sentence.isComplete && !sentence.isQuestion && !sentence.isInstruction && (2...6).contains(sentence.wordCount)
  }

  /// What failed is the title, and why the message, whether it is a sentence or not.
  mutating func takeEventOfTelegram() -> Bool {
    guard isTelegram, message.count > 1, let first = message.first, !first.isVague,
      !message.contains(where: { $0.asks != nil })
    else { return false }
    if first.isComplete, !first.isInstruction {
      title = first
      message.removeFirst()
    } else if let event = titleFromEvent() {
      title = event[0]
      message.replaceSubrange(0..<1, with: event.dropFirst())
    } else {
      let text = trials.settled(first.text.trimmingEnd(of: ["."]), as: .alertTitle, like: model)
      title = SentenceFacts(trials.passage(text, as: .alertTitle, like: model))
      message.removeFirst()
    }
    return true
  }
}
