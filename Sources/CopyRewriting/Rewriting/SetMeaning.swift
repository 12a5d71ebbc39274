import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Holds a proposal for a whole alert or notification to the laws of meaning.
struct SetMeaning {
  let view: CopySetView
  let trials: Trials
  let model: Passage
  let proposed: ProposedSet
  /// The new title and message, and the new buttons.
  let title: Passage?
  let message: Passage?
  let buttons: [Passage]
  /// The old title and message, of a notification as others may read them.
  let oldTexts: [Passage]
  /// The sentences of the old title and message that say something of the matter, and those of the new ones.
  let said: [SentenceFacts]
  let says: [SentenceFacts]
  /// Whether a title that only said that something is wrong is gone.
  let isLabelGone: Bool
  /// The counts in what the old text said that its buttons do.
  private let explained: Set<String>

  init?(_ proposed: ProposedSet, insteadOf view: CopySetView, trials: Trials) {
    guard let model = view.parts.first else { return nil }
    (self.proposed, self.view, self.trials, self.model) = (proposed, view, trials, model)
    let isNotification = view.set.kind == .notification
    func passage(_ text: String, _ role: Role) -> Passage { trials.passage(text, as: role, like: model) }
    title = proposed.title.map { text in
      passage(text, isNotification ? .notificationTitle : .alertTitle)
    }
    message = proposed.message.map { text in
      passage(text, isNotification ? .notificationBody : .alertMessage)
    }
    buttons = proposed.buttons.map { passage($0.text, .button) }
    oldTexts = SetRewriting.publicTexts(of: view, trials)
    var said: [SentenceFacts] = []
    isLabelGone = Self.isLabelGone(title, view, trials)
    for part in oldTexts where !isLabelGone || part.role != .alertTitle {
      said += Self.sentences(of: part, above: view.buttons, trials)
    }
    var says: [SentenceFacts] = []
    for part in [title, message].compactMap(\.self) {
      says += trials.sentences(of: part.text, as: part.role, like: model)
    }
    self.says = says
    explained = Self.counts(explainedIn: view, trials)
    let isPresupposed = { (sentence: SentenceFacts) in
      says.first.map { AlertRewriter.isPresupposed(sentence, by: $0, model, trials) } ?? false
    }
    self.said = said.filter { !isPresupposed($0) }
  }

  /// The sentences of `part` that say something of the matter.
  static func sentences(
    of part: Passage, above buttons: [Passage], _ trials: Trials
  ) -> [SentenceFacts] {
    let explains = part.role == .alertMessage || part.role == .alertTitle
    let rest = explains ? ExplanationCut(part, buttons: buttons).text : part.text
    return trials.sentences(of: rest, as: part.role, like: part).filter {
      !$0.isVague && !$0.startsVague && !$0.isOutcry && $0.continues == nil && $0.code == nil && !$0.isOpenChoice
        && !($0.isQuestion && AlertRewriter.asksOfTopic($0, like: part, trials)) && !greets($0, in: part, trials)
        && !ButtonOffer.holds($0, above: buttons, trials)
    }.map { sentence in
      AlertRewriter.plainTopic(of: sentence, like: part, trials) ?? OpeningCase(trials, like: part).rest(of: sentence)
        ?? sentence
    }
  }

  /// The first law that the new copy breaks; nil where it keeps them all.
  func brokenLaw() -> MeaningLaw? {
    var old: [Passage] = []
    for sentence in said {
      // What somebody asks leave for isn’t missing: “Access is required to …”
      let text = asksLeave ? unblamed(sentence).replacing(" required", with: " needed") : unblamed(sentence)
      // “You will loose it” means what is meant by its slip.
      let meant = trials.spelled(text, as: .alertMessage, like: model)
      old.append(trials.passage(meant, as: .alertMessage, like: model))
    }
    if let law = wording(MeaningFacts(old), MeaningFacts([title, message].compactMap(\.self))) { return law }
    if !Coverage(self).isWhole || losesReason || losesLoss || losesObject || losesMatter { return .content }
    if asksToCancel { return .answer }
    if view.isAlert, let law = answering() { return law }
    if lacksAntecedent || lacksNoun || hasOtherAntecedent { return .antecedent }
    if repeatsTitle() { return .repetition }
    return isAdviceAlone || requestsAlone || asksOnlyToGoOn || namesButton ? .event : nil
  }

  /// “Choose a boat to continue.” for “Unable to continue”: what is wanted is all that stood in the way.
  private func asksForChoice(_ title: Passage) -> Bool {
    guard let first = title.tokens.first(where: \.countsAsWord), let old = view.message,
      trials.sentences(of: old.text, as: .alertMessage, like: old).count == 1
    else { return false }
    let asks = ["choose", "select", "pick", "enter", "add", "accept", "agree"]
    guard asks.contains(title.text(first.range).lowercased()) else { return false }
    // “Select a boat.” is all that there was under “Error”.
    let isAll = view.title?.isVague == true && Self.letters(old.text).hasSuffix(Self.letters(title.text))
    return isAll || title.all(.continuePhrase).contains { Int($0.end) == title.wordsRange?.upperBound }
  }

  // MARK: Words

  private func wording(_ old: MeaningFacts, _ new: MeaningFacts) -> MeaningLaw? {
    let all = MeaningFacts(oldTexts)
    if !Set(old.quantities).isSubset(of: new.quantities) { return .quantity }
    if !explained.isSubset(of: new.quantities + MeaningFacts(buttons).quantities) { return .quantity }
    if !Self.keeps(
      MeaningFacts(oldTexts + view.buttons).codes, MeaningFacts([title, message].compactMap(\.self) + buttons).codes)
    {
      return .code
    }
    if tearsTag { return .code }
    if old.denies != new.denies, old.denies || !all.denies { return .negation }
    if losesName || cutsName { return .name }
    let low = all.names.intersection(new.lowWords.subtracting(all.lowWords))
    if !low.isEmpty, !low.isSubset(of: NameKeeping.strays(in: view, trials)) { return .name }
    let isCut = [title, message].compactMap(\.self).contains { Self.isCut($0.text) }
    let hasCut = isCut || says.contains { $0.isBare } && !said.contains { $0.isBare }
    if title?.analysis.terminal == .colon, view.title?.analysis.terminal != .colon { return .clause }
    if hasLoneMark || asksNotTo || leavesOpen || movesHeadOfList || title.map(isUneven) ?? false { return .clause }
    let isUneven = !new.articles.subtracting(all.articles).allSatisfy(Self.fits)
    return hasCut || isUneven || new.startsLow && !all.startsLow ? .clause : nil
  }

  /// Whether the message is gone that gives one of several reasons: nobody knows which of them the title stands over.
  private var losesReason: Bool {
    guard view.set.traits?.contains(.choosesMessage) == true, view.message != nil, let old = view.title else {
      return false
    }
    return proposed.message == nil && !old.isVague
  }

  /// Whether nothing is lost and nothing is said more often. What title and message said alike is said once.
  private static func keeps(_ old: [String], _ new: [String]) -> Bool {
    Set(old) == Set(new) && Set(new).allSatisfy { code in new.count { $0 == code } <= old.count { $0 == code } }
  }

  /// “An update is available for.”: a mark behind words that went on in something filled in.
  private var leavesOpen: Bool {
    guard model.isEnglish else { return false }
    let open = view.texts.filter { $0.analysis.terminal == .none }.compactMap(Self.lastPreposition)
    return !open.isEmpty
      && [title, message].compactMap(\.self).contains { part in
        part.analysis.terminal == .period && Self.lastPreposition(of: part).map(open.contains) ?? false
      }
  }

  private static func lastPreposition(of copy: Passage) -> String? {
    guard let last = copy.tokens.last(where: { $0.countsAsWord }), last.kind == .word,
      last.tags.contains(.preposition), last.tags.isDisjoint(with: [.particle, .adverb])
    else { return nil }
    return copy.text(last.range).lowercased()
  }

  /// “There was an preparing your letter.”: what was cut when it was written makes no title.
  private func isUneven(_ title: Passage) -> Bool {
    Self.letters(title.text) != Self.letters(view.title?.text ?? "")
      && !MeaningFacts(title).articles.allSatisfy(Self.fits)
  }

  /// “Settings ▸”: the rest of a path is gone.
  private static func isCut(_ text: String) -> Bool {
    text.unicodeScalars.last { $0 != " " }.map { "▸>›→,".unicodeScalars.contains($0) } ?? false
  }

  /// Whether “a” and “an” stand before the sound that they want.
  private static func fits(_ pair: String) -> Bool {
    let words = pair.split(separator: " ")
    guard words.count == 2, let wanted = IndefiniteArticle.before(String(words[1])) else { return true }
    return wanted == words[0]
  }

  // MARK: Sentences

  /// Whether a sentence of the new message has no word of the matter that the new title lacks: “The %@ couldn’t be checked.”
  /// under “The table couldn’t be checked.” What stood so before is none of its faults.
  private func repeatsTitle() -> Bool {
    guard view.isAlert, let title, let message else { return false }
    let said = MeaningFacts(title)
    let isNew = Self.letters(title.text) != Self.letters(view.title?.text ?? "")
    let destroys = Set((model.lexicon?.terms(in: .destructiveVerb) ?? []).map { MeaningFacts.stem($0.text, in: model) })
    for sentence in trials.sentences(of: message.text, as: .alertMessage, like: model) {
      let again = MeaningFacts(trials.passage(sentence.text, as: .alertMessage, like: model))
      guard again.denies == said.denies, !again.stems.isEmpty else { continue }
      // What is filled in below a title that stays is more than the title says.
      if !isNew, sentence.hasPlaceholder, title.form != .question,
        !title.tokens.contains(where: { $0.kind == .placeholder })
      {
        continue
      }
      if isTold(said, by: again, isQuestion: sentence.isQuestion, destroys) { return true }
      guard isNew, sentence.isComplete, !sentence.isQuestion else { continue }
      let isSame = Set(again.quantities).isSubset(of: said.quantities)
      if isSame, again.stems.isSubset(of: said.stems) { return true }
      // “%@ is not a valid port (1–65535)” says the whole title, “The port isn’t valid.”, once more.
      let isNearlySame = said.stems.count > 1 && again.stems.count - said.stems.count < 2
      if title.form != .question, isNearlySame, said.stems.isSubset(of: again.stems) { return true }
    }
    return false
  }

  /// Whether a sentence tells or asks about the event of the title, with more around it: “Couldn’t Print the Label” over “The app
  /// was unable to print a label for this box.”, “Remove Old Labels” over “Delete all old labels?” What stood so before
  /// is at fault as well: whoever writes the alert anew says it once.
  private func isTold(
    _ said: MeaningFacts, by again: MeaningFacts, isQuestion: Bool, _ destroys: Set<String>
  ) -> Bool {
    guard model.isEnglish, !again.isConditional, said.denies != isQuestion, said.stems.count > (said.denies ? 0 : 1)
    else { return false }
    var matter = said.stems
    // Two words for taking away are one.
    if !destroys.isDisjoint(with: again.stems) { matter.subtract(destroys) }
    return !matter.isEmpty && matter.isSubset(of: again.stems)
  }

  static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether a title that tells what to do stands where a failure was told.
  private var isAdviceAlone: Bool {
    // „Versuchen Sie es erneut“ tells of nothing.
    if let title, view.isAlert, title.whole(.retryPhrase) != nil, !title.asks { return true }
    if let title, opensCondition(title), title.text != view.title?.text { return true }
    // „Versuche es erneut.“: what helps is known in other languages, and what is no more than that.
    if let title, !model.isEnglish, !model.isKorean, title.text != view.title?.text {
      // „Geben Sie einen Namen ein.“: what is missing is all that there is to say.
      if said.count == 1, unblamedElsewhere(said[0]) != nil { return false }
      return title.has(.recovery) && !title.has(.problem) && !title.asks
    }
    guard model.isEnglish, view.isAlert, let title, let first = says.first, first.isInstruction || first.advises,
      !MeaningFacts(title).denies
    else { return false }
    // “Enter a name.”: what is missing is all that there is to say.
    if said.count == 1, title.first(.textInput).map({ title.startsSentence(at: Int($0.start)) }) == true {
      return false
    }
    if said.count == 1, asksForChoice(title) { return false }
    // A title that stays is as good as it was.
    if let old = view.title, Self.letters(old.text).hasSuffix(Self.letters(title.text)) { return false }
    return view.texts.contains { $0.has(.problem) || $0.has(.errorWord) }
  }
}
