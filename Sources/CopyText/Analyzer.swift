package import CopyModel

/// Sees in a string what the rules ask about: its words, its casing, the mark at its end.
///
/// A workspace for one thread: memory is kept from string to string, and what is returned is valid until the next one.
package final class Analyzer {
  private let tokenizer: Tokenizer
  private let names: NameTable
  private let formClassifier = FormClassifier()
  private let markFormClassifier = MarkFormClassifier()
  private let languages = LanguageGuard.shared
  /// Made when a rule first asks how a sentence is built.
  private lazy var parser = Parser()
  private let output = ByteBuffer(capacity: 256)

  // Of one thread, and touched for each string: a check at each access costs more than the access.
  @exclusivity(unchecked) private var copy = Bytes(start: nil, count: 0)
  @exclusivity(unchecked) private var analysis = Analysis(tokens: UnsafeBufferPointer(start: nil, count: 0))
  @exclusivity(unchecked) private var locale = LocaleTag.undetermined
  // Not every string is asked for these.
  @exclusivity(unchecked) private var knownCasing: Casing?
  @exclusivity(unchecked) private var knownForm: (form: Form, confidence: Float)?
  @exclusivity(unchecked) private var knownParses: [Parse]?
  private var map: (locale: LocaleTag, map: ICU.CaseMap)

  /// - Parameters:
  ///   - names: names with a fixed spelling.
  ///   - memory: what other analyzers of this thread with the same names know of words.
  package init(names: NameTable = .shared, memory: WordMemory = WordMemory()) {
    self.names = names
    tokenizer = Tokenizer(names: names, memory: memory)
    map = (.undetermined, ICU.CaseMap(locale: "und"))
  }

  /// Analyses `copy`, whose bytes must stay in place until the next call.
  package func analyze(_ copy: Bytes, locale: LocaleTag) -> Analysis {
    (self.copy, self.locale) = (copy, locale)
    let mayBeEnglish = locale.isEnglish || locale == .undetermined
    let tokens = tokenizer.tokens(of: copy, isEnglish: mayBeEnglish)
    analysis = Analysis(tokens: tokens)
    analysis.isEnglish = mayBeEnglish && (tokenizer.knowsAllWords || languages.isEnglish(copy, tokens, .english))
    (analysis.terminal, analysis.terminalRange) = TerminalFinder(copy: copy, tokens: tokens, locale: locale).find()
    (analysis.wordCount, analysis.facts) = (tokenizer.wordCount, tokenizer.facts)
    (knownCasing, knownForm, knownParses) = (nil, nil, nil)
    return analysis
  }

  /// How the copy last analysed is cased; worked out when it is first asked for.
  package var casing: Casing {
    if let knownCasing { return knownCasing }
    let casing = CasingJudge(text: text).casing()
    knownCasing = casing
    return casing
  }

  /// What the copy last analysed is as a piece of language, and how sure that is, 0 to 1; worked out when it is first asked
  /// for.
  package var form: (form: Form, confidence: Float) {
    if let knownForm { return knownForm }
    let (tokens, terminal) = (analysis.tokens, analysis.terminal)
    let form = analysis.isEnglish ? englishForm : markFormClassifier.classify(tokens, in: copy, terminal: terminal)
    knownForm = form
    return form
  }

  /// By marks, tags, and clauses; by the parse, and by what is learned of clauses, where these leave it open.
  private var englishForm: (form: Form, confidence: Float) {
    let (tokens, terminal) = (analysis.tokens, analysis.terminal)
    var evidence = formClassifier.evidence(tokens, in: copy, terminal: terminal)
    if terminal == .none, evidence.isOpen, ClauseJoint(tokens).isThere { evidence = .parsedClause }
    if ParsedForm.isAsked(evidence, tokens, terminal: terminal), let parse = parses.first {
      evidence = ParsedForm(parse, tokens, terminal: terminal).evidence(evidence) ?? evidence
    }
    if LearnedForm.isAsked(evidence, tokens, terminal: terminal) {
      let learned = formClassifier.learned(tokens, in: copy, isTitleCased: evidence == .clause)
      evidence = learned?.evidence(evidence, terminal: terminal) ?? evidence
    }
    if terminal == .none, evidence.form == .sentence, PhraseWithClause(tokens, in: copy).isThere { evidence = .noVerb }
    return (evidence.form, evidence.confidence)
  }

  /// The form of the words at `range` of the English copy last analysed, as if no mark ended them.
  package func formOfWords(in range: Range<Int>) -> (form: Form, confidence: Float) {
    let tokens = analysis.tokens
    guard let first = tokens.firstIndex(where: { Int($0.start) >= range.lowerBound }),
      let last = tokens.lastIndex(where: { $0.end <= range.upperBound }), first <= last
    else { return (.none, 1) }
    return formClassifier.classify(UnsafeBufferPointer(rebasing: tokens[first...last]), in: copy, terminal: .none)
  }

  /// How each sentence or fragment of the copy last analysed is built; none but in English, and worked out when it is first
  /// asked for.
  package var parses: [Parse] {
    if let knownParses { return knownParses }
    let parses = analysis.isEnglish ? parser.parses(of: analysis.tokens, in: copy) : []
    knownParses = parses
    return parses
  }

  private var text: CaseText { CaseText(copy: copy, tokens: analysis.tokens) }

  /// The copy last analysed in title style; valid until the next call.
  package func titleStyle() -> Bytes {
    guard analysis.isEnglish else { return write(otherStyle().titleChange) }
    let style = TitleStyle(text, isShouting: casing == .upper)
    return write { style.change($0) }
  }

  /// The copy last analysed in sentence style; valid until the next call.
  package func sentenceStyle() -> Bytes {
    guard analysis.isEnglish else { return write(otherStyle().sentenceChange) }
    let style = SentenceStyle(text, casing: casing)
    return write { style.change($0) }
  }

  /// Calls `body` with each token of the copy last analysed that breaks title style.
  package func wordsBreakingTitleStyle(_ body: (Int) -> Void) {
    guard analysis.isEnglish else { return }
    let style = TitleStyle(text, isShouting: casing == .upper)
    for index in 0..<analysis.tokens.count where style.change(index) != .keep { body(index) }
  }

  /// Calls `body` with each token of the copy last analysed that breaks sentence style.
  package func wordsBreakingSentenceStyle(_ body: (Int) -> Void) {
    guard analysis.isEnglish else { return }
    let style = SentenceStyle(text, casing: casing)
    for index in 0..<analysis.tokens.count where style.change(index) != .keep { body(index) }
  }

  /// The changes that put the copy last analysed into title style; none when it is so already.
  package func titleSplices() -> [Splice] { CaseDiff.splices(from: copy, to: titleStyle()) }

  /// The changes that put the copy last analysed into sentence style; none when it is so already.
  package func sentenceSplices() -> [Splice] { CaseDiff.splices(from: copy, to: sentenceStyle()) }

  /// Names in the copy last analysed that are spelled otherwise than the list has them, and the list’s spelling.
  package func misspelledNames() -> [(range: Range<Int>, spelling: String)] {
    analysis.tokens.compactMap { token in
      guard token.traits.contains(.isMisspelledName), !token.traits.contains(.isQuoted),
        let match = names.match(copy, at: Int(token.start))
      else {
        return nil
      }
      return (Int(token.start)..<match.end, match.spelling.text)
    }
  }

  private func otherStyle() -> OtherLanguageStyle {
    OtherLanguageStyle(text: text, locale: locale, casing: casing)
  }

  private func write(_ change: (Int) -> CaseChange) -> Bytes {
    if map.locale != locale { map = (locale, ICU.CaseMap(locale: "\(locale)")) }
    let isTailored = locale.isLanguage("tr") || locale.isLanguage("az") || locale.isLanguage("lt")
    let writer = CaseWriter(text: text, names: names, map: map.map, isTailored: isTailored)
    writer.write(to: output, change)
    return output.bytes
  }
}

/// What the analysis sees in one string. Tokens are valid until the analyzer takes the next string.
package struct Analysis {
  package var tokens: UnsafeBufferPointer<Token>
  package var terminal: Terminal = .none
  /// The terminal mark, or an empty range at the place where one belongs: behind the last word and its closing marks.
  package var terminalRange: Range<Int> = 0..<0
  /// Whether English rules of case, form and typography may be applied to the value.
  package var isEnglish = false
  /// Words and placeholders.
  package var wordCount = 0
  package var facts: TokenFacts = []

  package init(tokens: UnsafeBufferPointer<Token>) { self.tokens = tokens }
}
