package import CopyEngine
package import CopyKernel
package import CopyModel
package import CopyPassage
package import CopyRewriting
package import CopyRules
import CopyText

/// Checks the copy of one catalogue after the other. One for each thread.
package final class CatalogReviewer {
  package let engine: Engine
  /// What the findings are about, for fingerprints.
  let identifier: FindingIdentifier
  // Of one thread, and touched for each string: a check at each access costs more than the access.
  /// What the string or set at hand is reported for.
  @exclusivity(unchecked) package var report = Report()
  package var checklist: Checklist?
  /// Where the catalogue at hand finds its base texts; nil where none of its strings has one.
  @exclusivity(unchecked) private var translation: Translation?
  /// What the texts of the catalogue at hand do alike.
  @exclusivity(unchecked) private var house = HouseHabits.none
  package var proposals: [SetProposal] = []
  package private(set) lazy var trials = Trials(engine)
  package private(set) lazy var inheritance = Inheritance(engine)

  init(settings: Settings) {
    engine = Engine(settings: settings)
    identifier = FindingIdentifier(engine)
  }

  /// What is to be said of `catalog`, in the order of its text. `base` is what it translates, in a file of its own.
  package func review(_ catalog: Catalog, base: BaseCatalog? = nil) -> Review {
    var walk = walk(through: catalog, base: base)
    return piece(of: &walk)
  }

  /// Gets ready to judge strings of `catalog`.
  func prepare(for catalog: Catalog) {
    engine.namesInUse.begin(catalog)
    engine.judge.prepare(for: catalog, projectLanguages: engine.settings.projectLanguages)
  }

  /// What is known of `catalog` before its strings are checked one by one; its sets are checked already.
  func walk(through catalog: Catalog, base: BaseCatalog? = nil, jobs: Int = 1) -> ReviewWalk {
    var findings: [Finding] = []
    checklist = engine.settings.asksQuestions ? Checklist() : nil
    proposals = []
    prepare(for: catalog)
    var roles = engine.roles(in: catalog, jobs: jobs)
    let translation = Translation(catalog, roles: &roles, base: base)
    self.translation = translation.isIdle ? nil : translation
    house = HouseHabits(of: catalog, roles, in: engine.settings.wordsOfRun)
    defer { self.translation = nil }
    let isWanted = engine.isWanted(catalog)
    let tables = tables(of: translation, roles, isWanted)
    let foreign = tables.reduce(into: ForeignTexts()) { $0.formUnion($1.foreign) }
    var sets = engine.sets(in: catalog, roles)
    var uses = UsesOfCatalog(engine.uses(in: catalog, roles))
    var isMember = [Bool](repeating: false, count: catalog.entries.count)
    let unused = engine.unused(in: catalog, roles)
    for index in sets.indices where sets[index].call < 0 && !sets[index].isDeclared {
      sets[index].isUnseen = isUnseen(sets[index], unused)
    }
    for set in sets where set.members.allSatisfy({ isJudged(catalog.entries[$0], in: catalog) }) {
      if isUnseen(set, unused) || set.members.contains(where: foreign.contains) || set.isAskedElsewhere { continue }
      findings += check(set, of: catalog, roles, known: isMember, &uses)
      for member in set.members { isMember[member] = true }
    }
    var missing: [MissingTranslation] = []
    let ofTables = check(tables, besides: findings, unused, adding: &missing)
    removeUnseen(from: &missing, translating: translation.pairing.base)
    let problem = SetUndeclared.problem(
      in: catalog, roles, sets: sets, settings: engine.settings, isTranslation: base != nil)
    let problems = marked(catalog.problems, translating: translation.pairing.base) + [problem].compactMap(\.self)
    let seen = seen(problems.filter { isTold($0, of: catalog, isWanted) }, in: catalog, unused)
    let told = ReviewWalk.Told(
      ofSets: findings, ofTables: ofTables, problems: seen,
      missing: missing, proposals: proposals, checklist: checklist, languages: tables.compactMap(\.tally), uses: uses,
      foreign: foreign)
    return ReviewWalk(
      catalog, roles: roles, sets: sets, isMember: isMember, unused: unused, translation: translation, house: house,
      told: told, merges: engine.settings.program != nil)
  }

  /// Whether part of a set that keys alone put together is gone, or what shows it is never called.
  private func isUnseen(_ set: CopySet, _ unused: UnusedStrings) -> Bool {
    if set.members.contains(where: unused.mayContain) { return true }
    return set.call < 0 ? set.members.contains(where: unused.contains) : set.members.allSatisfy(unused.contains)
  }

  /// The same for a catalogue that may be edited and reviewed again. What was said of its strings `before` is said of
  /// those that stayed as they were.
  func walk(
    through catalog: Catalog, base: BaseCatalog?, before: StringFindings?
  ) -> ReviewWalk {
    var walk = walk(through: catalog, base: base)
    walk.own = [:]
    if let before, let unchanged = before.unchanged(in: walk, engine.namesInUse) { walk.known = (before, unchanged) }
    return walk
  }

  /// What was said of each string of `walk` by itself, where that was to be kept.
  func strings(of walk: ReviewWalk) -> StringFindings? {
    walk.own.map { StringFindings(walk, findings: $0, names: engine.namesInUse) }
  }

  /// The next piece of what is to be said: some `size` findings, or all that are left.
  package func piece(of walk: inout ReviewWalk, size: Int = .max) -> Review {
    translation = walk.translation.isIdle ? nil : walk.translation
    house = walk.house
    defer { translation = nil }
    var findings: [Finding] = []
    while let index = walk.next(isFull: findings.count >= size) {
      let own = ownFindings(at: index, of: walk)
      // Of most strings nothing is said.
      if !own.isEmpty { walk.own?[index] = own }
      if !own.isEmpty || walk.hasMore(about: index) { findings += walk.complete(own, about: index) }
    }
    return walk.piece(findings)
  }

  /// What is said of the string at `index` by itself.
  private func ownFindings(at index: Int, of walk: borrowing ReviewWalk) -> [Finding] {
    guard isJudged(walk.catalog.entries[index], in: walk.catalog), !walk.unused.hides(index),
      !walk.foreign.contains(index)
    else { return [] }
    if let uses = walk.uses.roles[index] { return findings(at: index, shownAs: uses, of: walk) }
    if walk.isMember[index] { return [] }
    if let known = walk.knownFindings(at: index) { return known }
    let passage = passage(of: index, in: walk.catalog, walk.roles)
    let isDoubtful = walk.unused.mayContain(index) || passage.isExtra && !isLookedUp(passage)
    return check(passage, isWeak: walk.roles[index].isWeak, isDoubtful: isDoubtful) ? report.take() : []
  }

  /// Whether the program asks for a text that the base lacks. What nothing asks for, and the base has lost, nobody sees.
  private func isLookedUp(_ copy: Passage) -> Bool {
    guard let program = engine.settings.program else { return false }
    return program.mentions(literal: copy.key) || program.mentions(resource: copy.key)
  }

  /// Bytes of the longest copy that rules judge: what is longer is a licence or a page, and nothing an interface shows at once.
  static let longestCopy = 5_000

  private func isJudged(_ entry: Entry, in catalog: Catalog) -> Bool {
    entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) && entry.value.count <= Self.longestCopy
      && engine.isWanted(entry, of: catalog) && !Self.isMark(catalog.bytes(entry.value))
      && !LicenceText.isOne(catalog.bytes(entry.value))
      // The app’s name is what it is.
      && !PropertyListKey.isName(catalog.bytes(entry.key))
  }

  /// `crwdns1:0crwdne1:0`: numbers between which Crowdin puts the text when translators see it in the app.
  private static func isMark(_ value: Bytes) -> Bool { value.hasLiteral("crwdns", at: 0) }

  /// The string at `index`, beside its base text; as part of `set`, above `buttons`, if it is judged so.
  package func passage(
    of index: Int, in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, set: CopySet? = nil,
    isButton: Bool = false, above buttons: [Passage] = []
  ) -> Passage {
    passage(at: engine.place(of: index, in: catalog, as: roles[index], set: set, isButton: isButton), catalog, buttons)
  }

  /// The string at `index` where nothing stands around it, as `guess` has it.
  func passage(of index: Int, in catalog: Catalog, as guess: RoleGuess) -> Passage {
    passage(at: engine.place(of: index, in: catalog, as: guess), catalog)
  }

  /// What stands at `place`, with what its file tells of the place.
  private func passage(at place: consuming PassagePlace, _ catalog: Catalog, _ buttons: [Passage] = []) -> Passage {
    place.house = house
    return engine.passage(at: place, of: catalog, translation, above: buttons)
  }

  package func locale(of entry: Entry, _ catalog: Catalog, _ bytes: Bytes) -> LocaleTag {
    engine.locale(of: entry, catalog, bytes)
  }

  /// The text rules, on one string; their fixes are tried on a copy of it. Says whether anything was found. Of what perhaps
  /// nobody sees (`isDoubtful`) what is loud is a note, and notes are left out.
  package func check(_ copy: Passage, isWeak: Bool, isDoubtful: Bool = false) -> Bool {
    (report.isGuess, report.isUnseen) = (copy.roleEvidence == .guess, isDoubtful)
    engine.check(copy, isWeak: isWeak, &report)
    if report.findings.isEmpty { return false }
    report.quieten(from: 0) { SpokenCopy.hides($0.rule, in: copy) }
    if neverShows(copy) {
      _ = report.take()
      return false
    }
    var silenced = report.silenced
    report.update { findings in
      addHidden(&findings, copy)
      complete(&findings, copy)
      EditGate(copy).pass(&findings, withdrawn: &silenced)
      guard findings.contains(where: { !$0.fixes.isEmpty }) else { return }
      // Most fixes keep the meaning by what they are.
      lazy var meaning = TextMeaning(copy)
      FixCheck.check(&findings, silenced: silenced, of: copy.bytes) { value, fix in
        let probe = engine.passage(value, like: copy)
        let keeps = fix.keepsMeaning || fix.mendsPlaceholders || meaning.brokenLaw(probe) == nil
        return keeps ? judge(probe, isUnseen: isDoubtful) : nil
      }
    }
    inheritance.mark(&report, about: copy)
    return !report.findings.isEmpty
  }

  /// “many” of English: a form that no number takes. Of a language that ICU doesn’t know it says “other” alone.
  private func neverShows(_ copy: Passage) -> Bool {
    guard let form = copy.pluralForm, copy.declaredLocale != .undetermined else { return false }
    let rules = ICU.PluralRules(locale: "\(copy.declaredLocale)")
    return rules.categories != ICU.PluralCategories(.other) && !rules.uses(form)
  }

  /// What is found in each language that is held against a base.
  package func languages(of review: Review) -> [LanguageTally] {
    review.languages.map { language in
      var tally = LanguageTally(locale: language.locale)
      for finding in review.findings where locale(of: finding, in: review.catalog) == tally.locale {
        tally.add(rule: finding.rule)
      }
      for missing in review.missing where missing.locale == tally.locale { tally.add(rule: missing.finding.rule) }
      return tally
    }
  }

  private func locale(of finding: Finding, in catalog: Catalog) -> LocaleTag {
    let entry = catalog.entries[finding.entry]
    return locale(of: entry, catalog, catalog.bytes(entry.value))
  }

  /// How `value`, in the place of the entry at `index`, would fit the surfaces of its role.
  /// `set` is the one that it is in.
  package func fits(of value: String, at index: Int, set: CopySet?, in review: Review) -> ([Fit], [Expansion]) {
    let (catalog, guess) = (review.catalog, review.roles[index])
    guard engine.judge.mayShow(guess.role) else { return ([], []) }
    let bytes = ByteBuffer(Array(value.utf8))
    var place = engine.place(of: index, in: catalog, as: guess)
    if let set { place.show(in: set) }
    let probe = engine.displayed(bytes, at: place)
    let fits = engine.judge.fits(probe)
    return (fits, engine.judge.expansions(of: probe, fits.first))
  }

  package func judge(_ value: ByteBuffer, like copy: Passage) -> RuleTally {
    judge(engine.passage(value, like: copy))
  }

  private func judge(_ probe: Passage, isUnseen: Bool = false) -> RuleTally {
    var report = Report(.counts)
    report.isUnseen = isUnseen
    engine.check(probe, isWeak: false, &report)
    return RuleTally(report.findings)
  }
}
