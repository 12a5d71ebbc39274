import CopyModel
import CopyText

/// What one worker needs to review copy: settings, lexicons, the rules that are on. Not shared between threads.
final class ReviewContext {
  let settings: Settings
  private var inference = RoleInference()
  private var lexicons: [String: Lexicon?] = [:]
  private var rules: [LocaleTag: RulesInForce] = [:]
  private var lastLocale: (LocaleTag, Lexicon?, RulesInForce)?

  init(settings: Settings) { self.settings = settings }

  /// The words of a language; nil where there are none.
  func lexicon(for locale: LocaleTag) -> Lexicon? { entry(for: locale).1 }

  /// The rules that are on for copy in `locale`.
  func rules(for locale: LocaleTag) -> RulesInForce { entry(for: locale).2 }

  /// What each entry is for. A role that the user names holds wherever the input itself names none.
  func roles(in catalog: Catalog) -> ContiguousArray<RoleGuess> {
    guard let role = settings.role else { return inference.guesses(for: catalog) }
    return ContiguousArray(
      catalog.entries.map { RoleGuess($0.role == .unknown ? role : $0.role, .explicit, 1, .declared) })
  }

  /// A new place to look at one string.
  func makeCopy() throws(ICUError) -> Copy { Copy(analyzer: try Analyzer()) }

  private func entry(for locale: LocaleTag) -> (LocaleTag, Lexicon?, RulesInForce) {
    if let last = lastLocale, last.0 == locale { return last }
    let lexicon = load(locale.languageCode)
    let rules = self.rules[locale] ?? RulesInForce(settings: settings, locale: locale, lexicon: lexicon)
    self.rules[locale] = rules
    lastLocale = (locale, lexicon, rules)
    return (locale, lexicon, rules)
  }

  private func load(_ language: String) -> Lexicon? {
    if let known = lexicons[language] { return known }
    let lexicon = Lexicon.embedded(language)
    lexicons[language] = .some(lexicon)
    return lexicon
  }
}

/// The rules that are on for one locale, by role.
struct RulesInForce {
  private let textByRole: [[(ActiveRule, any TextRule)]]
  let sets: [(ActiveRule, any SetRule)]
  private let files: [(ActiveRule, any FileRule)]

  init(settings: Settings, locale: LocaleTag, lexicon: Lexicon?) {
    let active = RuleRegistry.all.compactMap { rule -> ActiveRule? in
      let (level, isForced) = settings.level(of: rule.info)
      guard level != .off, rule.info.languages.include(locale, lexicon: lexicon) else { return nil }
      return ActiveRule(
        rule: rule, id: rule.info.id, level: level, isForced: isForced, dependsOnRole: rule.info.roles != .all)
    }
    textByRole = Role.allCases.map { role in
      active.compactMap { active in
        guard active.rule.info.roles.contains(role), let rule = active.rule as? any TextRule else { return nil }
        return (active, rule)
      }
    }
    sets = active.compactMap { active in (active.rule as? any SetRule).map { (active, $0) } }
    files = active.compactMap { active in (active.rule as? any FileRule).map { (active, $0) } }
  }

  /// The rule that names problems of a kind; nil where it is off.
  func file(for kind: CatalogProblem.Kind) -> ActiveRule? { files.first { $0.1.kind == kind }?.0 }

  func text(for role: Role) -> [(ActiveRule, any TextRule)] { textByRole[Int(role.rawValue)] }
}
