import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Makes one coherent alert of a faulty one: an honest title, a message that adds to it, buttons that answer.
///
/// Uses the words of the alert itself, of its key and comment, and of the lexicon’s patterns; where these don’t tell what
/// the alert is about, there is no such alert, and only its parts can be mended.
struct AlertRewriter {
  let trials: Trials
  let view: CopySetView
  let model: Passage
  let book: RewriteBook
  /// The new title; nil until one is found.
  var title: SentenceFacts?
  var message: [SentenceFacts] = []
  /// Codes that stood in the way, for the end of the message.
  var codes: [String] = []
  /// What buttons do by the words of the text.
  var purposes: [String: String] = [:]
  /// The same with the objects: “delete the album and its 9 songs”.
  var actions: [String: String] = [:]
  /// The text only asked whether to go on with what the title says.
  var continues: SentenceFacts.Continuation?
  /// “Êtes-vous sûr ?” is answered by a yes to whatever is announced below it.
  var asksWhetherSure = false
  /// The title was a question or command before, and is a question now.
  var oldAction: String?

  /// Rules that speak of the set as a whole.
  private let rules: [String]
  /// The entries that some finding is about.
  private let faults: Set<Int>
  /// Whether the title may be cut at a clause, whose rest goes to the message.
  let isTitleLong: Bool
  /// Whether some of the old title went to the message, which then says what that said.
  var isCut = false
  /// Whether the title is what a sheet is about, which its message told in asking what to do.
  var hasTopic = false
  /// Whether the message told of something and behind a mark why.
  var isTelegram = false

  init?(_ view: CopySetView, _ findings: [Finding], trials: Trials) {
    guard view.isAlert, let model = view.parts.first, let book = model.book else { return nil }
    (self.view, self.trials, self.model, self.book) = (view, trials, model, book)
    rules = [ButtonCancelAmbiguous.info.id].filter { id in findings.contains { $0.rule == id } }
    faults = Set(findings.map { Int($0.entry) })
    // Who asks for all advice takes notes as well.
    let least: Severity = trials.engine.settings.offered.isEmpty ? .warning : .note
    let isWrong = { (finding: Finding) in finding.rule == ButtonCancelTitle.info.id && finding.severity >= least }
    wrongCancels = Set(findings.filter(isWrong).map { Int($0.entry) })
    reproaches = Set(findings.filter { $0.rule == "tone-accusatory" }.map { Int($0.entry) })
    isTitleLong = findings.contains { $0.rule == TitleTooLong.info.id }
  }

  /// Buttons that should be titled Cancel, as they leave everything as it is.
  let wrongCancels: Set<Int>

  func isAtFault(_ part: Passage) -> Bool { faults.contains(Int(part.entry)) }

  /// Whoever writes a title that nothing is said of wants no other words for it.
  var keepsTitle: Bool {
    !trials.engine.settings.offered.isEmpty && rules.isEmpty && view.title.map(isAtFault) == false
  }

  /// Parts that say whose fault it is.
  private let reproaches: Set<Int>

  func blames(_ part: Passage?) -> Bool { part.map { reproaches.contains(Int($0.entry)) } ?? false }

  /// The new alert; nil where its own words don’t suffice for one.
  mutating func rewritten() -> ProposedSet? {
    let oldTitle = readTitle()
    message = sentences(view.message)
    if let oldTitle { placeTitle(oldTitle) }
    takeTopicOfSheet()
    if !hasTopic { askConditionOfVerb() }
    takeOutEmptyTalk()
    if !hasTopic { askAnew() }
    if title == nil, let untitled = untitledSheet() { return untitled }
    if title == nil { findTitle() }
    guard title != nil else { return nil }
    if !hasTopic { askBetter() }
    takeOutRepetition()
    guard let title = finishedTitle() else { return nil }
    let finished = finishedMessage()
    // Buttons answer one question.
    if self.title?.isQuestion == true, message.contains(where: \.isQuestion) { return nil }
    var rewriter = ButtonsRewriter(self, title: title, message: finished)
    guard var buttons = rewriter.buttons() else { return nil }
    if buttons.isEmpty, view.isWhole { buttons = [.init(book.phrase("ok") ?? "OK", [], origin: nil)] }
    let (head, body) = placed(title, finished)
    return ProposedSet(surface: view.surface, title: head, message: body, buttons: buttons)
  }

  /// The question that the alert asks, or should ask, as its title.
  private mutating func askAnew() {
    nameWhatIsMeant()
    nameByTitle()
    askOfTopic()
    nameTopic()
    takeOutOffers()
    askKept()
    askConsent()
    askWhatIsTold()
    askWhatStarts()
    askCondition()
    askWithObject()
    askExplained()
    tellExplained()
    dropLabel()
    dropErrorLabel()
    dropReproach()
    dropOldCommand()
    dropTopic()
    if title == nil || title?.isQuestion == true && title?.wordCount == 1 || asksNothing { askImplied() }
    askToldInTitle()
    askAnnounced()
    askContinued()
    askOfOffer()
  }

  private mutating func askBetter() {
    askInsteadOfTopic()
    askInsteadOfStatement()
    askInFull()
    askCommand()
    askInsteadOfDull()
  }

  // MARK: Reading

  mutating func sentences(_ part: Passage?) -> [SentenceFacts] {
    guard let part, part.wordsRange != nil else { return [] }
    let text = withoutTails(part)
    let cut = ExplanationCut(withRefusalsSaid(text), buttons: view.buttons)
    purposes.merge(cut.purposes) { first, _ in first }
    actions.merge(cut.actions) { first, _ in first }
    let own = text.role == .alertMessage ? withoutTitle(cut.text) : cut.text
    let parted = CommaSplice(trials: trials, model: text).parted(own)
    let told = toldInFull(withoutApology(parted, of: text), like: text)
    isTelegram = isTelegram || told.isTelegram && text.role == .alertMessage
    let isKept = part.role == .alertTitle && keepsTitle
    let polished =
      isKept ? told.text : trials.polishedInSentences(told.text, as: text.role, like: text, rules: rules)
    let sentences = trials.sentences(of: polished, as: text.role, like: text)
    if sentences.count == 1 { return sentences }
    // Beside others a fragment passes for a sentence; by itself it is asked for a verb.
    var whole: [SentenceFacts] = []
    for sentence in sentences {
      let better =
        sentence.isComplete && !sentence.startsVague
        ? "" : trials.polished(sentence.text, as: text.role, like: text)
      var said = better.isEmpty ? [sentence] : trials.sentences(of: better, as: text.role, like: text)
      if !said.isEmpty { said[0].gap = sentence.gap }
      whole += said
    }
    return whole
  }

  /// The sentences of the old title, empty where it says nothing.
  private mutating func readTitle() -> [SentenceFacts]? {
    guard let old = view.title, old.wordsRange != nil else { return nil }
    oldAction = AskedAction.find(in: old)?.title
    if let (rest, code) = withoutCode(old) {
      codes.append(code)
      return cut(sentences(trials.passage(rest, as: .alertTitle, like: old)))
    }
    if let code = ErrorCode.main(of: old), case let text = SentenceFacts.code(code, in: old), !isWord(text) {
      codes.append(text)
    }
    if isSignAlone(old) {
      codes.append(old.text(old.trimmedRange))
      return nil
    }
    // “Proceed?” asks for nothing that a button could be named after.
    if old.isVague { oldAction = nil }
    asksWhetherSure = old.isVague && old.analysis.terminal == .question
    if old.isVague || ErrorCode.main(of: old) != nil || old.whole(.apology) != nil { return nil }
    // „Fortfahren?“ needs to be told in what.
    if !model.isEnglish, old.asks, old.whole(.continuePhrase) != nil {
      continues = .goOn
      return nil
    }
    return cut(sentences(old))
  }

  /// “Exception” of “Network Exception” is no code by which anybody could look it up.
  private func isWord(_ code: String) -> Bool {
    trials.passage(code, as: .alertTitle, like: model).whole(.errorWord) != nil
  }

  /// “E1042” over what failed: a sign that no word tells from a code.
  private func isSignAlone(_ title: Passage) -> Bool {
    let sign = title.text(title.trimmedRange)
    guard model.isEnglish, ErrorCode.main(of: title) == nil, title.analysis.wordCount == 1,
      sign.first?.isLetter == true, sign == sign.uppercased(), sign.filter(\.isNumber).count > 2
    else { return false }
    return sign.hasPrefix("E") || MeaningFacts(view.message).denies
  }

  /// A long sentence as two, where the lexicon knows how: “…, so …”.
  private mutating func cut(_ sentences: [SentenceFacts]) -> [SentenceFacts] {
    guard isTitleLong, let first = sentences.first else { return sentences }
    let pieces = pieces(of: first.text)
    if pieces.isEmpty { return sentences }
    isCut = true
    return pieces + sentences.dropFirst()
  }

  /// A sentence as the lexicon cuts it; empty where it doesn’t.
  func pieces(of sentence: String, by rule: String = "title-cut") -> [SentenceFacts] {
    let copy = trials.passage(sentence, as: .alertTitle, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: rule))
    guard let text = found.first?.text else { return [] }
    let pieces = trials.sentences(of: text, as: .alertTitle, like: model)
    return pieces.contains(where: lacksVerb) ? [] : pieces
  }

  /// “The photo was not.” of “The answer was saved, but the photo was not.”
  private func lacksVerb(_ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertTitle, like: model)
    guard model.isEnglish, let last = copy.tokens.last(where: \.countsAsWord) else { return false }
    let isOpen = !last.tags.isDisjoint(with: [.auxiliary, .copula, .negative])
    return isOpen && last.tags.isDisjoint(with: [.noun, .pluralNoun])
  }

  /// The first sentence stays the title, others come before the message. A single word is kept for later.
  private mutating func placeTitle(_ sentences: [SentenceFacts]) {
    let telling = sentences.filter { !$0.isVague && !$0.greets && !(view.isSheet && $0.isOpenChoice) }
    guard let first = telling.first(where: { !isCry($0) }) ?? telling.first else { return }
    // “Whoa there!” above what happened calls, and tells nothing.
    if first.isOutcry, message.contains(where: { !$0.isVague && !$0.isOutcry }) { return }
    let rest = sentences.filter { $0.text != first.text && !isCry($0) }
    message = rest + message.filter { sentence in !rest.contains { $0.text == sentence.text } }
    // What the title said beyond its first sentence is said by the message now.
    isCut = isCut || !rest.isEmpty
    let isAsked = model.isEnglish || message.contains(where: \.isQuestion)
    let isSingleWord =
      first.wordCount == 1 && !first.isQuestion && isAsked && !isDeedOfSheet(first) || isBareNoun(first)
    if !isSingleWord { title = first }
  }

  /// A Korean title of a few syllables that names only the topic.
  private func isBareNoun(_ sentence: SentenceFacts) -> Bool {
    model.isKorean && !sentence.isComplete && sentence.text.utf8.count <= 4 * 3
  }

  // MARK: The message

  /// Sentences that say nothing of the matter.
  private mutating func takeOutEmptyTalk() {
    var kept: [SentenceFacts] = []
    for sentence in message {
      if let code = sentence.code {
        codes.append(code)
      } else if let continuation = sentence.continues {
        continues = continuation
      } else if view.isSheet, sentence.isOpenChoice {
        continue
      } else if sentence.isOpenChoice || offersButtons(sentence), hasNews(besides: sentence), view.buttons.count > 1 {
        continue
      } else if sentence.isOutcry, message.count > 1 {
        // “Bummer!” behind what happened.
        continue
      } else if !sentence.isVague || sentence.asks != nil {
        kept.append(sentence)
      }
    }
    message = kept
  }

  /// Whether a title or another sentence tells something.
  private func hasNews(besides question: SentenceFacts) -> Bool {
    title?.isComplete == true
      || offersButtons(question) && message.contains { $0.text != question.text && $0.wordCount > 1 && !$0.isQuestion }
  }

  private func offersButtons(_ sentence: SentenceFacts) -> Bool {
    ButtonOffer.holds(sentence, above: view.buttons, trials)
  }
}
