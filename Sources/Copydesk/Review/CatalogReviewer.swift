import CopyModel
import CopyText

/// Checks the copy of one catalogue after the other. One for each thread.
final class CatalogReviewer {
  let context: ReviewContext
  /// What the findings are about, for fingerprints.
  let identifier: FindingIdentifier
  private let single: Copy
  private var knownProbe: Copy?
  var pool: [Copy] = []
  // Of one thread, and touched for each string: a check at each access costs more than the access.
  /// What the string or set at hand is reported for.
  @exclusivity(unchecked) var report = Report()
  var checklist: Checklist?
  /// Where the catalogue at hand finds its base texts; nil where none of its strings has one.
  @exclusivity(unchecked) private var translation: Translation?
  var proposals: [SetProposal] = []
  private(set) lazy var tryOut = TryOut(context)
  private(set) lazy var inheritance = Inheritance(context)

  init(settings: Settings) throws(ICUError) {
    context = ReviewContext(settings: settings)
    identifier = FindingIdentifier(context)
    single = try context.makeCopy()
  }

  /// What is to be said of `catalog`, in the order of its text. `base` is what it translates, in a file of its own.
  func review(_ catalog: Catalog, base: BaseCatalog? = nil) throws(ICUError) -> Review {
    var walk = try walk(through: catalog, base: base)
    return try piece(of: &walk)
  }

  /// What is known of `catalog` before its strings are checked one by one; its sets are checked already.
  func walk(through catalog: Catalog, base: BaseCatalog? = nil) throws(ICUError) -> ReviewWalk {
    var findings: [Finding] = []
    checklist = context.settings.asksQuestions ? Checklist() : nil
    proposals = []
    context.namesInUse.begin(catalog)
    context.judge.prepare(for: catalog, projectLanguages: context.settings.projectLanguages)
    var roles = context.roles(in: catalog)
    let translation = Translation(catalog, roles: &roles, base: base)
    self.translation = translation.isIdle ? nil : translation
    defer { self.translation = nil }
    let sets = context.sets(in: catalog, roles)
    var isMember = [Bool](repeating: false, count: catalog.entries.count)
    for set in sets where set.members.allSatisfy({ isJudged(catalog.entries[$0], in: catalog) }) {
      let new = try check(set, of: catalog, roles, known: isMember)
      for member in set.members { isMember[member] = true }
      findings += new
    }
    var (missing, ofTables) = ([MissingTranslation](), [Finding]())
    let isWanted = context.isWanted(catalog)
    let tables = TranslationTable.tables(of: translation, roles: roles).filter {
      $0.locale == .undetermined ? isWanted : context.isWanted($0.locale)
    }
    for table in tables { ofTables += try check(table, adding: &missing) }
    let problem = SetUndeclared.problem(
      in: catalog, roles, sets: sets, settings: context.settings, isTranslation: base != nil)
    // A broken file is told whatever is asked for; what else is wrong with it concerns its own language.
    let problems = (catalog.problems + [problem].compactMap(\.self)).filter {
      isWanted || $0.kind == .malformed || $0.kind == .encoding
    }
    let told = ReviewWalk.Told(
      ofSets: findings, ofTables: ofTables, problems: problems,
      missing: missing, proposals: proposals, checklist: checklist, languages: tables.compactMap(\.tally))
    return ReviewWalk(
      catalog, roles: roles, sets: sets, isMember: isMember, translation: translation, told: told,
      merges: context.settings.program != nil)
  }

  /// The same for a catalogue that may be edited and reviewed again. What was said of its strings `before` is said of
  /// those that stayed as they were.
  func walk(
    through catalog: Catalog, base: BaseCatalog?, before: StringFindings?
  ) throws(ICUError) -> ReviewWalk {
    var walk = try walk(through: catalog, base: base)
    walk.own = [:]
    if let before, let unchanged = before.unchanged(in: walk, context.namesInUse) { walk.known = (before, unchanged) }
    return walk
  }

  /// What was said of each string of `walk` by itself, where that was to be kept.
  func strings(of walk: ReviewWalk) -> StringFindings? {
    walk.own.map { StringFindings(walk, findings: $0, cases: context.namesInUse.ofCatalog) }
  }

  /// The next piece of what is to be said: some `size` findings, or all that are left.
  func piece(of walk: inout ReviewWalk, size: Int = .max) throws(ICUError) -> Review {
    translation = walk.translation.isIdle ? nil : walk.translation
    defer { translation = nil }
    var findings: [Finding] = []
    while let index = walk.next(isFull: findings.count >= size) {
      let own = try ownFindings(at: index, of: walk)
      // Of most strings nothing is said.
      if !own.isEmpty { walk.own?[index] = own }
      if !own.isEmpty || walk.hasMore(about: index) { findings += walk.complete(own, about: index) }
    }
    return walk.piece(findings)
  }

  /// What is said of the string at `index` by itself.
  private func ownFindings(at index: Int, of walk: borrowing ReviewWalk) throws(ICUError) -> [Finding] {
    if walk.isMember[index] || !isJudged(walk.catalog.entries[index], in: walk.catalog) { return [] }
    if let known = walk.knownFindings(at: index) { return known }
    try load(index, of: walk.catalog, walk.roles, into: single)
    return try check(single, isWeak: walk.roles[index].isWeak) ? report.take() : []
  }

  /// The rules about all strings of a language.
  private func check(
    _ table: TranslationTable, adding missing: inout [MissingTranslation]
  ) throws(ICUError) -> [Finding] {
    let locale = context.settings.selectsLocale ? table.locale : context.settings.locale ?? table.locale
    var table = table
    table.lexicon = context.language(for: locale).lexicon
    for one in context.rules(for: locale).tables {
      report.begin(one.active, entry: 0, isWeakRole: false)
      try one.rule.check(table, &report)
    }
    missing += report.takeMissing().map { MissingTranslation(finding: $0, locale: locale) }
    var findings = report.take()
    try inheritance.mark(&findings, about: table)
    return findings
  }

  /// Bytes of the longest copy that rules judge: what is longer is a licence or a page, and nothing an interface shows at once.
  static let longestCopy = 10_000

  private func isJudged(_ entry: Entry, in catalog: Catalog) -> Bool {
    entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) && entry.value.count <= Self.longestCopy
      && context.isWanted(entry, of: catalog)
  }

  func load(_ index: Int, of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, into copy: Copy)
    throws(ICUError)
  {
    let entry = catalog.entries[index]
    let bytes = catalog.bytes(entry.value)
    try copy.load(
      bytes, entry: index, role: roles[index].role, style: entry.style, locale: locale(of: entry, catalog, bytes),
      in: context)
    copy.note(entry, of: catalog, role: roles[index])
    try translation?.pair(copy, in: context)
  }

  func locale(of entry: Entry, _ catalog: Catalog, _ bytes: Bytes) -> LocaleTag {
    context.locale(of: entry, catalog, bytes)
  }

  /// The text rules, on one string; their fixes are tried on a copy of it. Says whether anything was found.
  func check(_ copy: Copy, isWeak: Bool) throws(ICUError) -> Bool {
    try copy.check(isWeak: isWeak, &report)
    if report.findings.isEmpty { return false }
    var silenced = report.silenced
    try report.update { findings throws(ICUError) in
      try complete(&findings, copy)
      EditGate(copy).pass(&findings, withdrawn: &silenced)
      guard findings.contains(where: { !$0.fixes.isEmpty }) else { return }
      try FixCheck.check(&findings, silenced: silenced, of: copy.bytes) { value throws(ICUError) in
        try judge(value, like: copy)
      }
    }
    try inheritance.mark(&report, about: copy)
    return !report.findings.isEmpty
  }

  /// Adds what patterns make of the copy to those of `findings` that have no better words of their own.
  private func complete(_ findings: inout [Finding], _ copy: Copy) throws(ICUError) {
    for index in findings.indices where findings[index].fixes.isEmpty {
      let (rule, offset) = (findings[index].rule, findings[index].range.lowerBound)
      for candidate in PatternTexts.answering(rule, at: offset, in: copy) {
        let settled = try tryOut.settled(candidate.text, as: copy.role, like: copy)
        guard !settled.isEmpty, let splice = Splice(from: copy.bytes, to: Array(settled.utf8)),
          let fix = Fix([splice], isSafe: candidate.isSafe)
        else { continue }
        findings[index].fixes.append(fix)
      }
    }
  }

  /// What is found in each language that is held against a base.
  func languages(of review: Review) -> [LanguageTally] {
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
  func fits(of value: String, at index: Int, set: CopySet?, in review: Review) -> ([Fit], [Expansion]) {
    let (catalog, guess) = (review.catalog, review.roles[index])
    guard context.judge.mayShow(guess.role) else { return ([], []) }
    let (bytes, entry) = (ByteBuffer(Array(value.utf8)), catalog.entries[index])
    do {
      let probe = try probe()
      try load(index, of: catalog, review.roles, into: probe)
      try probe.load(bytes.bytes, like: probe, in: context)
      if let set { probe.join(set) }
      probe.note(entry, of: catalog, role: guess)
      let fits = try context.judge.fits(probe)
      return (fits, try context.judge.expansions(of: probe, fits.first))
    } catch {
      // ICU lacks something that it had a moment ago; the suggestion stands without its figures.
      return ([], [])
    }
  }

  func judge(_ value: ByteBuffer, like copy: Copy) throws(ICUError) -> RuleTally {
    let probe = try probe()
    try probe.load(value.bytes, like: copy, in: context)
    var report = Report(.counts)
    try probe.check(isWeak: false, &report)
    return RuleTally(report.findings)
  }

  /// Where better words are tried; most strings need none.
  private func probe() throws(ICUError) -> Copy {
    if let knownProbe { return knownProbe }
    let probe = try context.makeCopy()
    knownProbe = probe
    return probe
  }
}
