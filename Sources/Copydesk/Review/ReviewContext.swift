import CopyModel
import CopyText

/// What one worker needs to review copy: settings, lexicons, the rules that are on. Not shared between threads.
final class ReviewContext {
  let settings: Settings
  /// What the catalogue at hand writes like a name.
  let namesInUse: NamesInUse
  private var inference = RoleInference()
  private var lexicons: [[String]: Lexicon?] = [:]
  private var languages: [LocaleTag: ReviewLanguage] = [:]
  private var last: ReviewLanguage?

  private var wantedLocales: [LocaleTag: Bool] = [:]
  private let configuredRoles: ConfiguredRoles?
  private let names: NameTable
  /// All places to look at strings share what they know of words.
  private var memory = WordMemory()
  private let allowed: AllowedWords?
  /// Measures copy for all languages.
  let judge: SurfaceJudge

  /// `other` has the same words under other settings.
  convenience init(settings: Settings, sharing other: ReviewContext) {
    self.init(settings: settings, names: other.names)
    (lexicons, memory) = (other.lexicons, other.memory)
  }

  convenience init(settings: Settings) { self.init(settings: settings, names: Self.names(settings)) }

  private static func names(_ settings: Settings) -> NameTable {
    if settings.names.isEmpty, settings.projectNames.isEmpty { return .shared }
    let known = settings.projectNames.filter { !settings.names.contains($0) }
    return NameTable(adding: settings.names, known: known.map { ($0, ProjectNames.isOrdinary($0)) })
  }

  private init(settings: Settings, names: NameTable) {
    self.settings = settings
    self.names = names
    configuredRoles = ConfiguredRoles(settings)
    namesInUse = NamesInUse(in: settings.wordsOfRun)
    allowed = AllowedWords(settings.allowed)
    inference.program = settings.program
    judge = SurfaceJudge(settings: settings)
  }

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
    guard let role = settings.role else {
      inference.configured = configuredRoles?.answer(for: catalog)
      return inference.guesses(for: catalog)
    }
    return ContiguousArray(
      catalog.entries.map { RoleGuess($0.role == .unknown ? role : $0.role, .explicit, 1, .declared) })
  }

  /// The entries of the catalogue that the judge is prepared for which belong together.
  func sets(in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) -> [CopySet] {
    var sets = SetBuilder.sets(in: catalog, roles: roles, patterns: settings.sets, program: settings.program).map(
      \.bounded)
    for index in sets.indices { sets[index].platforms = judge.platforms.platforms(of: sets[index]) }
    return sets
  }

  /// What the user says of piped copy, else what the file says, else what the configuration and the project say, else
  /// what the script tells.
  func locale(of entry: Entry, _ catalog: Catalog, _ copy: Bytes) -> LocaleTag {
    let stated = catalog.locale(of: entry)
    let declared = settings.selectsLocale ? stated : settings.locale ?? stated
    if declared != .undetermined { return declared }
    return settings.fallbackLocale ?? settings.developmentLocale ?? LocaleOfCopy.locale(of: copy)
  }

  /// The languages that the copy of `catalog` is in, where the user wants to see one alone; empty otherwise.
  func languages(of catalog: Catalog) -> Set<LocaleTag> {
    guard settings.selectsLocale, settings.locale != nil else { return [] }
    let stated = Set(catalog.locales).subtracting([.undetermined])
    let unstated = catalog.entries.lazy.filter { catalog.locale(of: $0) == .undetermined }
    return stated.union(unstated.map { self.locale(of: $0, catalog, catalog.bytes($0.value)) })
  }

  /// Whether something of `catalog` is to be told, given that the user may want to see one language alone.
  func isWanted(_ catalog: Catalog) -> Bool {
    let languages = languages(of: catalog)
    return languages.isEmpty || languages.contains(where: isWanted)
  }

  /// Whether the entry is to be judged, given that the user may want to see one language alone.
  func isWanted(_ entry: Entry, of catalog: Catalog) -> Bool {
    guard settings.selectsLocale, settings.locale != nil else { return true }
    return isWanted(locale(of: entry, catalog, catalog.bytes(entry.value)))
  }

  /// Whether copy in `locale` is to be judged.
  func isWanted(_ locale: LocaleTag) -> Bool {
    guard settings.selectsLocale, let wanted = settings.locale else { return true }
    if let known = wantedLocales[locale] { return known }
    let answer = LocaleSelection.includes(locale, in: wanted)
    wantedLocales[locale] = answer
    return answer
  }

  /// A new place to look at one string.
  func makeCopy() throws(ICUError) -> Copy { Copy(analyzer: try Analyzer(names: names, memory: memory)) }

  private func makeLanguage(_ locale: LocaleTag) -> ReviewLanguage {
    let lexicon = load(locale)
    return ReviewLanguage(
      owner: self, locale: locale, lexicon: lexicon, settings: settings, allowed: allowed, judge: judge,
      namesInUse: namesInUse,
      rules: RulesInForce(settings: settings, locale: locale, lexicon: lexicon))
  }

  /// Locales with the same words share them.
  private func load(_ locale: LocaleTag) -> Lexicon? {
    let folders = LexiconFallback.shared.folders(for: locale)
    if let known = lexicons[folders] { return known }
    let lexicon = Lexicon.embedded(for: locale)
    lexicons[folders] = .some(lexicon)
    return lexicon
  }
}

/// What copy of one locale is judged by.
final class ReviewLanguage {
  private let owner: ObjectIdentifier
  let locale: LocaleTag
  /// Nil where the language has no words.
  let lexicon: Lexicon?
  let settings: Settings
  // Asked of each string, and so apart from the other settings.
  let guide: Guide
  let caseStyle: CaseStyle?
  /// Finds what the project allows; nil where it allows nothing.
  let allowed: AllowedWords?
  let judge: SurfaceJudge
  let rules: RulesInForce
  /// Read when the first better words are asked for.
  private(set) lazy var book = RewriteBook.embedded(locale.languageCode)
  /// ICU takes its time over them.
  private(set) lazy var scripts = ScriptsOfLocale.scripts(of: locale)
  /// Nil where CLDR has none.
  private(set) lazy var quotationMarks = (try? QuotationMarks(locale)) ?? nil
  /// What the catalogue at hand writes like a name.
  let namesInUse: NamesInUse
  /// Whether the app has surfaces of its own.
  let hasCustomSurfaces: Bool
  /// Whether copy in it is written in Latin letters.
  let usesLatin: Bool

  init(
    owner: ReviewContext, locale: LocaleTag, lexicon: Lexicon?, settings: Settings, allowed: AllowedWords?,
    judge: SurfaceJudge,
    namesInUse: NamesInUse, rules: RulesInForce
  ) {
    self.owner = ObjectIdentifier(owner)
    (self.locale, self.lexicon, self.settings, self.allowed, self.rules) = (locale, lexicon, settings, allowed, rules)
    (self.judge, self.namesInUse) = (judge, namesInUse)
    usesLatin = LocaleOfCopy.usesLatin(locale)
    hasCustomSurfaces = judge.hasCustomSurfaces
    (guide, caseStyle) = (settings.guide, settings.caseStyle)
  }

  /// Whether it is what `context` has for copy in `locale`.
  @inline(__always)
  func isOf(_ context: ReviewContext, _ locale: LocaleTag) -> Bool {
    owner == ObjectIdentifier(context) && self.locale == locale
  }
}
