package import CopyModel

/// Sees in a string what the rules ask about: its words, its casing, the mark at its end.
///
/// A workspace for one thread: memory is kept from string to string, and what is returned is valid until the next one.
package final class Analyzer {
  private let tokenizer: Tokenizer
  private let names: NameTable
  private let words = CaseWords.shared
  private let languages = LanguageGuard.shared
  private let output = ByteBuffer(capacity: 256)

  private var copy = Bytes(start: nil, count: 0)
  private var analysis = Analysis(tokens: UnsafeBufferPointer(start: nil, count: 0))
  private var locale = LocaleTag.undetermined
  private var map: (locale: LocaleTag, map: ICU.CaseMap)

  /// - Parameter names: names with a fixed spelling.
  package init(names: NameTable = .shared) throws(ICUError) {
    self.names = names
    tokenizer = Tokenizer(names: names)
    map = (.undetermined, try ICU.CaseMap(locale: "und"))
  }

  /// Analyses `copy`, whose bytes must stay in place until the next call. The form is left for the classifier.
  package func analyze(_ copy: Bytes, locale: LocaleTag) throws(ICUError) -> Analysis {
    (self.copy, self.locale) = (copy, locale)
    let mayBeEnglish = locale.isEnglish || locale == .undetermined
    let tokens = try tokenizer.tokens(of: copy, isEnglish: mayBeEnglish)
    analysis = Analysis(tokens: tokens)
    analysis.isEnglish = mayBeEnglish && languages.isEnglish(copy, tokens, .english)
    analysis.casing = CasingJudge(text: text).casing()
    (analysis.terminal, analysis.terminalRange) = TerminalFinder(copy: copy, tokens: tokens, locale: locale).find()
    for token in tokens where token.countsAsWord && !token.traits.contains(.isSuffix) { analysis.wordCount += 1 }
    return analysis
  }

  private var text: CaseText { CaseText(copy: copy, tokens: analysis.tokens, words: words) }

  /// The copy last analysed in title style; valid until the next call.
  package func titleStyle() throws(ICUError) -> Bytes {
    let style = TitleStyle(text, isShouting: analysis.casing == .upper)
    return try write { style.change($0) }
  }

  /// The copy last analysed in sentence style; valid until the next call.
  package func sentenceStyle() throws(ICUError) -> Bytes {
    let style = SentenceStyle(text, casing: analysis.casing)
    return try write { style.change($0) }
  }

  /// Calls `body` with each token of the copy last analysed that breaks title style.
  package func wordsBreakingTitleStyle(_ body: (Int) -> Void) {
    let style = TitleStyle(text, isShouting: analysis.casing == .upper)
    for index in 0..<analysis.tokens.count where style.change(index) != .keep { body(index) }
  }

  /// Calls `body` with each token of the copy last analysed that breaks sentence style.
  package func wordsBreakingSentenceStyle(_ body: (Int) -> Void) {
    let style = SentenceStyle(text, casing: analysis.casing)
    for index in 0..<analysis.tokens.count where style.change(index) != .keep { body(index) }
  }

  private func write(_ change: (Int) -> CaseChange) throws(ICUError) -> Bytes {
    if map.locale != locale { map = (locale, try ICU.CaseMap(locale: "\(locale)")) }
    let isTailored = locale.isLanguage("tr") || locale.isLanguage("az") || locale.isLanguage("lt")
    let writer = CaseWriter(text: text, names: names, map: map.map, isTailored: isTailored)
    try writer.write(to: output, change)
    return output.bytes
  }
}
