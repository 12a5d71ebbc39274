package import CopyKernel
package import CopyModel
package import CopyPassage
package import CopyRules
package import CopyText

/// Reads passages and has the rules that are on judge them: what one worker needs of settings, lexicons, rules, and
/// services. Not shared between threads.
package final class Engine {
  package let settings: Settings
  /// What the catalogue at hand writes like a name.
  package let namesInUse: NamesInUse
  private var inference = RoleInference()
  private var lexicons: [[String]: Lexicon?] = [:]
  private var languages: [LocaleTag: LanguageInForce] = [:]
  private var last: LanguageInForce?
  private var lastButOne: LanguageInForce?
  private var wantedLocales: [LocaleTag: Bool] = [:]
  private let configuredRoles: ConfiguredRoles?
  private let names: NameTable
  private let memory: WordMemory
  private let analyzers: AnalyzerPool
  private let allowed: AllowedWords?
  /// What the spelling of copy was held against, as far as it was asked for.
  package private(set) var spelling: Set<SpellingSource> = []
  /// Measures copy for all languages.
  package let judge: SurfaceJudge

  /// `other` has the same words under other settings.
  package convenience init(settings: Settings, sharing other: Engine) {
    self.init(settings: settings, names: other.names, memory: other.memory)
    lexicons = other.lexicons
  }

  package convenience init(settings: Settings) {
    self.init(settings: settings, names: Self.names(settings), memory: WordMemory())
  }

  private static func names(_ settings: Settings) -> NameTable {
    if settings.names.isEmpty, settings.projectNames.isEmpty { return .shared }
    let known = settings.projectNames.filter { !settings.names.contains($0) }
    return NameTable(adding: settings.names, known: known.map { ($0, ProjectNames.isOrdinary($0)) })
  }

  private init(settings: Settings, names: NameTable, memory: WordMemory) {
    self.settings = settings
    self.names = names
    self.memory = memory
    analyzers = AnalyzerPool(names: names, memory: memory)
    configuredRoles = ConfiguredRoles(settings.roles, settings.sets)
    namesInUse = NamesInUse(in: settings.wordsOfRun)
    allowed = AllowedWords(settings.allowed)
    inference.program = settings.program
    judge = SurfaceJudge(settings: settings)
  }

  /// The words for copy in `locale`, and what measures it.
  package func language(for locale: LocaleTag) -> PassageLanguage { inForce(for: locale).language }

  /// The words of a language; nil where there are none.
  package func lexicon(for locale: LocaleTag) -> Lexicon? { language(for: locale).words.lexicon }

  /// The rules that are on for copy in `locale`.
  package func rules(for locale: LocaleTag) -> RulesInForce { inForce(for: locale).rules }

  private func inForce(for locale: LocaleTag) -> LanguageInForce {
    // Most copy is in the language of the copy before, or of the one before that: a translation and its base take turns.
    if let last, last.language.words.locale == locale { return last }
    if let lastButOne, lastButOne.language.words.locale == locale {
      swap(&last, &self.lastButOne)
      return lastButOne
    }
    let language = languages[locale] ?? makeLanguage(locale)
    languages[locale] = language
    (last, lastButOne) = (language, last)
    return language
  }

  /// What each entry is for. A role that the user names holds wherever the input itself names none.
  package func roles(in catalog: Catalog, jobs: Int = 1) -> ContiguousArray<RoleGuess> {
    guard let role = settings.role else {
      inference.configured = configuredRoles?.answer(for: catalog)
      return inference.guesses(for: catalog, jobs: jobs)
    }
    return ContiguousArray(
      catalog.entries.map { RoleGuess($0.role == .unknown ? role : $0.role, .explicit, 1, .declared) })
  }

  /// The entries of the catalogue that the judge is prepared for which belong together.
  package func sets(in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) -> [CopySet] {
    let program = catalog.format.isProgram ? settings.setsOfPrograms : settings.program
    var sets = SetBuilder.sets(
      in: catalog, roles: roles, patterns: settings.sets, program: program, words: settings.wordsOfRun
    ).map(\.bounded)
    for index in sets.indices { sets[index].platforms = judge.platforms.platforms(of: sets[index]) }
    return sets
  }

  /// All that calls show the strings of `catalog` as, by their indices; those that have one use are left out.
  package func uses(in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) -> [Int: [RoleGuess]] {
    inference.uses(in: catalog, roles)
  }

  /// The entries of `catalog` that no program shows any more.
  package func unused(in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) -> UnusedStrings {
    UnusedStrings(
      in: catalog, roles, program: settings.program, readings: settings.readings, words: settings.wordsOfRun)
  }

  /// What the entry at `index` is in a set of the program, where other calls show it as something else.
  private func guess(_ guess: RoleGuess, of index: Int, in set: CopySet, isButton: Bool) -> RoleGuess {
    guard guess.isShared, set.call >= 0, let program = settings.program,
      let role = set.role(of: index, isButton: isButton),
      let site = program.sets[Int(set.call)].sites.first(where: { program.sites[$0].role == role })
    else { return guess }
    var own = RoleGuess(role, .source, RoleInference.certain, .call(Int32(site)))
    own.isShared = true
    return own
  }

  /// What the user says of piped copy, else the file, else the configuration and the project, else the script.
  package func locale(of entry: Entry, _ catalog: Catalog, _ copy: Bytes) -> LocaleTag {
    let stated = catalog.locale(of: entry)
    let declared = settings.selectsLocale ? stated : settings.locale ?? stated
    return declared != .undetermined ? declared : localeOfUnnamed ?? LocaleOfCopy.locale(of: copy)
  }

  /// The language of copy that names none; nil where nobody says it.
  package var localeOfUnnamed: LocaleTag? {
    (settings.selectsLocale ? nil : settings.locale) ?? settings.fallbackLocale ?? settings.developmentLocale
  }

  /// The languages that the copy of `catalog` is in, where the user wants to see one alone; empty otherwise.
  package func languages(of catalog: Catalog) -> Set<LocaleTag> {
    guard settings.selectsLocale, settings.locale != nil else { return [] }
    let stated = Set(catalog.locales).subtracting([.undetermined])
    let unstated = catalog.entries.lazy.filter { catalog.locale(of: $0) == .undetermined }
    return stated.union(unstated.map { self.locale(of: $0, catalog, catalog.bytes($0.value)) })
  }

  /// Whether something of `catalog` is to be told, given that the user may want to see one language alone.
  package func isWanted(_ catalog: Catalog) -> Bool {
    let languages = languages(of: catalog)
    return languages.isEmpty || languages.contains(where: isWanted)
  }

  /// Whether the entry is to be judged, given that the user may want to see one language alone.
  package func isWanted(_ entry: Entry, of catalog: Catalog) -> Bool {
    guard settings.selectsLocale, settings.locale != nil else { return true }
    return isWanted(locale(of: entry, catalog, catalog.bytes(entry.value)))
  }

  /// Whether copy in `locale` is to be judged.
  package func isWanted(_ locale: LocaleTag) -> Bool {
    guard settings.selectsLocale, let wanted = settings.locale else { return true }
    if let known = wantedLocales[locale] { return known }
    let answer = LocaleSelection.includes(locale, in: wanted)
    wantedLocales[locale] = answer
    return answer
  }

  // MARK: Passages

  /// What the words of `bytes` are, which `owner` holds in memory. Where they are surely in another language than `locale`,
  /// that one’s rules and words hold; whoever names the language on the command line knows it.
  package func reading(of bytes: Bytes, of owner: AnyObject?, in locale: LocaleTag, hasTerms: Bool = true) -> Reading {
    Reading(
      bytes, of: owner, locale: locale, mayBeOther: settings.locale == nil || settings.selectsLocale,
      hasTerms: hasTerms, analyzers: analyzers, vocabulary: { language(for: $0).words })
  }

  /// Where the entry at `index` of `catalog`, which the judge is prepared for, stands; in `set`, if it is judged so.
  package func place(
    of index: Int, in catalog: Catalog, as guess: RoleGuess, set: CopySet? = nil, isButton: Bool = false
  ) -> PassagePlace {
    let entry = catalog.entries[index]
    let guess = set.map { self.guess(guess, of: index, in: $0, isButton: isButton) } ?? guess
    let locale = locale(of: entry, catalog, catalog.bytes(entry.value))
    var place = PassagePlace(of: entry, at: index, in: catalog, as: guess, locale: locale)
    place.mayBeLimited = place.mayBeLimited || judge.hasCustomSurfaces
    place.platforms = judge.platforms(of: entry, in: catalog, as: guess.role)
    let isProgram = catalog.format.isProgram && !catalog.path.isEmpty
    let hasProgram = isProgram || settings.program?.sites.isEmpty == false
    place.isUncalled = set == nil && !guess.evidence.isSure && hasProgram
    place.isUnseen = hasProgram && (set?.call ?? -1) < 0 && (guess.evidence == .key || guess.evidence == .value)
    if let set { place.join(set) }
    return place
  }

  /// The entry of a catalogue that has `place`, as a passage.
  ///
  /// - Parameters:
  ///   - translation: where its base text is found; nil where none of its catalogue has one.
  ///   - buttons: what stands beneath it.
  package func passage(
    at place: consuming PassagePlace, of catalog: Catalog, _ translation: Translation? = nil,
    above buttons: [Passage] = []
  ) -> Passage {
    let bytes = catalog.bytes(catalog.entries[place.entry].value)
    let reading = reading(of: bytes, of: catalog, in: place.locale)
    guard let translation else { return passage(reading, at: place, above: buttons) }
    let base = translation.base(of: place, in: self)
    place.isExtra = base == nil && translation.isExtra(place.entry) && !isBuilt(place.entry, of: catalog)
    if base != nil { place.endMarks = translation.endMarks }
    return passage(reading, at: place, above: buttons, base: base)
  }

  /// Whether the program asks for a resource, which Android compiles only where some file of the base has it.
  private func isBuilt(_ entry: Int, of catalog: Catalog) -> Bool {
    guard catalog.format.traits.contains(.namesResources), let program = settings.program else { return false }
    return program.mentions(resource: catalog.bytes(catalog.entries[entry].key))
  }

  /// `text` as if it stood at `place`, above `buttons`, and translated `base`.
  package func passage(
    _ text: ByteBuffer, at place: consuming PassagePlace, above buttons: [Passage] = [], base: Passage? = nil
  ) -> Passage {
    let reading = reading(of: text.bytes, of: text, in: place.locale)
    return passage(reading, at: place, above: buttons, base: base)
  }

  /// The text that was read, at `place`.
  package func passage(
    _ reading: Reading, at place: consuming PassagePlace, above buttons: [Passage] = [], base: Passage? = nil,
    forms: [BaseForm] = []
  ) -> Passage {
    Passage(
      reading, at: place, in: language(for: reading.locale), above: buttons, base: base, forms: forms)
  }

  /// `text` as if it stood where `model` does.
  package func passage(_ text: ByteBuffer, like model: Passage) -> Passage {
    passage(text, at: model.place, above: model.buttons, base: model.base)
  }

  private func makeLanguage(_ locale: LocaleTag) -> LanguageInForce {
    let lexicon = load(locale)
    let rules = RulesInForce(settings: settings, locale: locale, lexicon: lexicon)
    let language = PassageLanguage(
      Vocabulary(locale, lexicon: lexicon, allowed: allowed, dictionary: dictionary(for: locale)), settings: settings,
      judge: judge,
      namesInUse: namesInUse, isOn: { rules.isOn($0, for: $1) })
    return LanguageInForce(language, rules)
  }

  /// English has words of its own.
  private func dictionary(for locale: LocaleTag) -> HunspellDictionary? {
    guard settings.usesDictionaries, !locale.isEnglish, locale != .undetermined else { return nil }
    let (dictionary, source) = DictionaryLibrary.shared.dictionary(for: locale)
    spelling.insert(source)
    return dictionary
  }

  /// Takes in what another engine held the spelling of the same copy against.
  package func add(spelling sources: Set<SpellingSource>) { spelling.formUnion(sources) }

  /// Locales with the same words share them.
  private func load(_ locale: LocaleTag) -> Lexicon? {
    let folders = LexiconFallback.shared.folders(for: locale)
    if let known = lexicons[folders] { return known }
    let lexicon = Lexicon.embedded(for: locale)
    lexicons[folders] = .some(lexicon)
    return lexicon
  }
}

/// A language with the rules that are on for copy in it.
private final class LanguageInForce {
  let language: PassageLanguage
  let rules: RulesInForce

  init(_ language: PassageLanguage, _ rules: RulesInForce) {
    self.language = language
    self.rules = rules
  }
}

extension Engine {
  /// Asks the rules for its role about `passage`; of two on the same words the stronger speaks.
  package func check(_ passage: Passage, isWeak: Bool, _ report: inout Report) {
    rules(for: passage.locale).check(passage, isWeak: isWeak, &report)
    Precedence.apply(to: &report)
  }

  /// The rules about the whole, on a set whose parts were judged into `report` already.
  package func check(_ view: CopySetView, isWeak: Bool, _ report: inout Report) {
    guard let first = view.parts.first else { return }
    let isSure = view.parts.allSatisfy(\.roleEvidence.isSure)
    for one in rules(for: first.locale).sets where one.active.holds(on: view.set.platforms) {
      let before = report.findings.count
      report.begin(one.active, entry: first.entry, isWeakRole: isWeak, isSureRole: isSure)
      one.rule.check(view, &report)
      if view.parts.contains(where: { !$0.unsureLists.isDisjoint(with: one.active.lists) }) {
        report.quieten(from: before) { _ in true }
      }
    }
    Precedence.apply(to: &report)
  }
}
