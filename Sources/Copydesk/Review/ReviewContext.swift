import CopyModel
import CopyText

/// What one worker needs to review copy: settings, lexicons, the rules that are on. Not shared between threads.
final class ReviewContext {
  let settings: Settings
  private var inference = RoleInference()
  private var lexicons: [String: Lexicon?] = [:]
  private var languages: [LocaleTag: ReviewLanguage] = [:]
  private var last: ReviewLanguage?

  init(settings: Settings) { self.settings = settings }

  /// The words and rules for copy in `locale`.
  func language(for locale: LocaleTag) -> ReviewLanguage {
    if let last, last.locale == locale { return last }
    let language = languages[locale] ?? makeLanguage(locale)
    languages[locale] = language
    last = language
    return language
  }

  /// The words of a language; nil where there are none.
  func lexicon(for locale: LocaleTag) -> Lexicon? { language(for: locale).lexicon }

  /// The rules that are on for copy in `locale`.
  func rules(for locale: LocaleTag) -> RulesInForce { language(for: locale).rules }

  /// What each entry is for. A role that the user names holds wherever the input itself names none.
  func roles(in catalog: Catalog) -> ContiguousArray<RoleGuess> {
    guard let role = settings.role else { return inference.guesses(for: catalog) }
    return ContiguousArray(
      catalog.entries.map { RoleGuess($0.role == .unknown ? role : $0.role, .explicit, 1, .declared) })
  }

  /// A new place to look at one string.
  func makeCopy() throws(ICUError) -> Copy { Copy(analyzer: try Analyzer()) }

  private func makeLanguage(_ locale: LocaleTag) -> ReviewLanguage {
    let lexicon = load(locale.languageCode)
    return ReviewLanguage(
      locale: locale, lexicon: lexicon, settings: settings,
      rules: RulesInForce(settings: settings, locale: locale, lexicon: lexicon))
  }

  private func load(_ language: String) -> Lexicon? {
    if let known = lexicons[language] { return known }
    let lexicon = Lexicon.embedded(language)
    lexicons[language] = .some(lexicon)
    return lexicon
  }
}

/// What copy of one locale is judged by.
final class ReviewLanguage {
  let locale: LocaleTag
  /// Nil where the language has no words.
  let lexicon: Lexicon?
  let settings: Settings
  let rules: RulesInForce

  init(locale: LocaleTag, lexicon: Lexicon?, settings: Settings, rules: RulesInForce) {
    (self.locale, self.lexicon, self.settings, self.rules) = (locale, lexicon, settings, rules)
  }
}
