package import CopyModel
import CopyText

/// Checks the copy of one catalogue after the other. One for each thread.
final class CatalogReviewer {
  let context: ReviewContext
  /// What the findings are about, for fingerprints.
  let identifier: FindingIdentifier
  private let single: Copy
  private let probe: Copy
  private var pool: [Copy] = []
  /// What the string or set at hand is reported for.
  private var report = Report()
  private var checklist: Checklist?
  /// Where the catalogue at hand finds its base texts; nil where it is no translation.
  private var translation: Translation?
  private var proposals: [SetProposal] = []
  private(set) lazy var tryOut = TryOut(context)

  init(settings: Settings) throws(ICUError) {
    context = ReviewContext(settings: settings)
    identifier = FindingIdentifier(context)
    single = try context.makeCopy()
    probe = try context.makeCopy()
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
    self.translation = translation
    defer { self.translation = nil }
    let sets = context.sets(in: catalog, roles)
    var isMember = [Bool](repeating: false, count: catalog.entries.count)
    for set in sets where set.members.allSatisfy({ isJudged(catalog.entries[$0], in: catalog) }) {
      let new = try check(set, of: catalog, roles, known: isMember)
      for member in set.members { isMember[member] = true }
      findings += new
    }
    var (missing, ofTables) = ([MissingTranslation](), [Finding]())
    let tables = TranslationTable.tables(of: translation, roles: roles).filter { context.isWanted($0.locale) }
    for table in tables { ofTables += try check(table, adding: &missing) }
    let problem = SetUndeclared.problem(
      in: catalog, roles, sets: sets, settings: context.settings, isTranslation: base != nil)
    let told = ReviewWalk.Told(
      ofSets: findings, ofTables: ofTables, problems: catalog.problems + [problem].compactMap(\.self),
      missing: missing, proposals: proposals, checklist: checklist, languages: tables.compactMap(\.tally))
    return ReviewWalk(
      catalog, roles: roles, sets: sets, isMember: isMember, translation: translation, told: told,
      merges: context.settings.program != nil)
  }

  /// The next piece of what is to be said: some `size` findings, or all that are left.
  func piece(of walk: inout ReviewWalk, size: Int = .max) throws(ICUError) -> Review {
    translation = walk.translation
    defer { translation = nil }
    var findings: [Finding] = []
    while let index = walk.next(isFull: findings.count >= size) {
      var isAtFault = false
      if !walk.isMember[index], isJudged(walk.catalog.entries[index], in: walk.catalog) {
        try load(index, of: walk.catalog, walk.roles, into: single)
        isAtFault = try check(single, walk.roles[index])
      }
      // Of most strings nothing is said.
      if isAtFault || walk.hasMore(about: index) { findings += walk.complete(report.take(), about: index) }
    }
    return walk.piece(findings)
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
    return report.take()
  }

  /// Bytes of the longest copy that rules judge: what is longer is a licence or a page, and nothing an interface shows at once.
  static let longestCopy = 10_000

  private func isJudged(_ entry: Entry, in catalog: Catalog) -> Bool {
    entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) && entry.value.count <= Self.longestCopy
      && context.isWanted(catalog.locale(of: entry))
  }

  private func load(_ index: Int, of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, into copy: Copy)
    throws(ICUError)
  {
    let entry = catalog.entries[index]
    let bytes = catalog.bytes(entry.value)
    try copy.load(
      bytes, entry: index, role: roles[index].role, style: entry.style, locale: locale(of: entry, catalog, bytes),
      in: context)
    copy.note(entry, of: catalog, roleConfidence: roles[index].confidence)
    try translation?.pair(copy, in: context)
  }

  func locale(of entry: Entry, _ catalog: Catalog, _ bytes: Bytes) -> LocaleTag {
    context.locale(of: entry, catalog, bytes)
  }

  /// The text rules, on one string; their fixes are tried on a copy of it. Says whether anything was found.
  private func check(_ copy: Copy, _ guess: RoleGuess) throws(ICUError) -> Bool {
    try context.judge(copy, isWeak: guess.isWeak, &report)
    if report.findings.isEmpty { return false }
    let silenced = report.silenced
    try report.update { findings throws(ICUError) in
      try complete(&findings, copy)
      guard findings.contains(where: { !$0.fixes.isEmpty }) else { return }
      try FixCheck.check(&findings, silenced: silenced, of: copy.bytes) { value throws(ICUError) in
        try judge(value, like: copy)
      }
    }
    return true
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

  /// How `value`, in the place of the entry at `index`, would fit the surfaces of its role.
  func fits(of value: String, at index: Int, in review: Review) -> ([Fit], [Expansion]) {
    let (catalog, guess) = (review.catalog, review.roles[index])
    guard context.judge.mayShow(guess.role) else { return ([], []) }
    let (bytes, entry) = (ByteBuffer(Array(value.utf8)), catalog.entries[index])
    do {
      try load(index, of: catalog, review.roles, into: probe)
      try probe.load(bytes.bytes, like: probe, in: context)
      if let set = review.sets.first(where: { $0.members.contains(index) }) { probe.join(set) }
      probe.note(entry, of: catalog, roleConfidence: guess.confidence)
      let fits = try context.judge.fits(probe)
      return (fits, try context.judge.expansions(of: probe, fits.first))
    } catch {
      // ICU lacks something that it had a moment ago; the suggestion stands without its figures.
      return ([], [])
    }
  }

  private func judge(_ value: ByteBuffer, like copy: Copy) throws(ICUError) -> RuleTally {
    try probe.load(value.bytes, like: copy, in: context)
    var report = Report()
    try context.judge(probe, isWeak: false, &report)
    return RuleTally(report.findings)
  }

  /// The text rules on each part, then the rules about the whole.
  private func check(
    _ set: CopySet, of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, known: [Bool]
  ) throws(ICUError) -> [Finding] {
    var report = Report()
    let view = try makeView(of: set, in: catalog, roles)
    // A button may be part of several alerts.
    for copy in view.parts where !known[copy.entry] {
      if try check(copy, roles[copy.entry]) { report.add(self.report.take()) }
    }
    let isWeak = view.parts.contains { roles[$0.entry].isWeak }
    report.remark = context.settings.program.flatMap { $0.place(ofSet: Int(set.call)) }.map {
      "The program shows this at \($0)."
    }
    report.calls = SetCalls(set, isTranslation: view.parts.contains(where: \.isTranslation))
    try context.judge(view, isWeak: isWeak, &report)
    ask(about: view, in: catalog)
    let findings = try checked(AnswerRewriting(view).completed(report.take()), about: view)
    guard context.settings.proposes, !isWeak else { return findings }
    return try propose(for: view, findings)
  }

  /// `findings` without those fixes that bring another rule to speak.
  private func checked(_ findings: [Finding], about view: CopySetView) throws(ICUError) -> [Finding] {
    guard findings.contains(where: { !$0.fixes.isEmpty }) else { return findings }
    var checked: [Finding] = []
    for var finding in findings {
      guard !finding.fixes.isEmpty, let copy = view.parts.first(where: { $0.entry == finding.entry }) else {
        checked.append(finding)
        continue
      }
      let before = RuleTally(findings.lazy.filter { $0.entry == finding.entry })
      var kept: [Fix] = []
      for fix in finding.fixes {
        let value = fix.splices.applied(toBytes: copy.bytes)
        if try judge(value, like: copy).isNoMore(than: before) { kept.append(fix) }
      }
      finding.fixes = kept
      checked.append(finding)
    }
    return checked
  }

  /// Rewrites the whole set where something is to be said of it. Where its own words don’t suffice, the title’s finding
  /// says what is missing.
  private func propose(for view: CopySetView, _ findings: [Finding]) throws(ICUError) -> [Finding] {
    guard !findings.isEmpty else { return findings }
    let rewriting = SetRewriting(view, findings, tryOut: tryOut)
    if let proposed = try rewriting.proposal() {
      proposals.append(SetProposal(set: view.set, proposed: proposed))
      return findings
    }
    return try rewriting.noted(findings)
  }

  private func ask(about view: CopySetView, in catalog: Catalog) {
    guard checklist != nil, let text = view.texts.first ?? view.firstPart else { return }
    let path = catalog.extras(of: catalog.entries[text.entry])?.path ?? catalog.path
    for rule in RuleRegistry.checklist where rule.concerns(view) {
      checklist?.add(rule, Checklist.Subject(path: path, group: view.set.name, text: text.text))
    }
  }

  private func makeView(of set: CopySet, in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) throws(ICUError)
    -> CopySetView
  {
    let members = set.members
    while pool.count < members.count { pool.append(try context.makeCopy()) }
    var views: [Int: Copy] = [:]
    for (copy, member) in zip(pool, members) {
      try load(member, of: catalog, roles, into: copy)
      copy.joinSet()
      copy.join(set)
      views[member] = copy
    }
    let view = CopySetView(
      set: set, title: set.title.flatMap { views[$0] }, message: set.message.flatMap { views[$0] },
      buttons: set.buttons.compactMap { views[$0] })
    for text in [view.title, view.message] { text?.joinSet(above: view.buttons) }
    return view
  }
}

/// How a set could read.
struct SetProposal: Sendable {
  let set: CopySet
  let proposed: ProposedSet
}

/// A catalogue with all that is to be said of it.
package struct Review: Sendable {
  package let catalog: Catalog
  package let roles: ContiguousArray<RoleGuess>
  package let sets: [CopySet]
  /// What is told of its copy.
  package internal(set) var findings: [Finding]
  /// What is told of the file itself.
  package internal(set) var problems: [CatalogProblem]
  /// Findings that are not told because a baseline knows them; all of them where one is made.
  package internal(set) var met: [FindingIdentity] = []
  /// Why not all could be done that was asked for.
  package internal(set) var failure: String?
  /// How whole sets could read; empty unless the settings ask for it.
  let proposals: [SetProposal]
  /// The questions to ask about its sets; nil when nobody asked for them.
  package let checklist: Checklist?
  /// What the catalogue translates; nil where it is no translation.
  let base: BaseCatalog?
  /// What stands in the base alone.
  package internal(set) var missing: [MissingTranslation]
  /// How many strings of each language were held against a base.
  let languages: [LanguageTally]
  /// Whether it is all that is to be said, and no piece of it.
  let isWhole: Bool
}
