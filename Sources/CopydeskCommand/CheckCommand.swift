import CopyConfiguration
import CopyFiles
import CopyKernel
import CopyModel
import CopyPassage
import CopyReporting
import CopyReview

/// `copydesk check`
struct CheckCommand {
  private var invocation: Invocation
  private var scope = ReviewScope()
  private var baseline: KnownFindings?
  /// What was chosen where the run asks.
  private var chosen: ChosenEdits?

  init(_ invocation: Invocation) {
    self.invocation = invocation
    let format = invocation.format ?? ""
    self.invocation.settings.placesEdits = ReporterRegistry.placingEdits.contains(format)
    self.invocation.settings.measuresSuggestions = ReporterRegistry.measuringSuggestions.contains(format)
    self.invocation.settings.completesSuggestions = ReporterRegistry.completingSuggestions.contains(format)
  }

  /// The status of the run.
  mutating func run() throws -> Int32 {
    if let unknown = invocation.settings.unknownRules.first {
      let nearest = RuleCatalogue.nearest(to: unknown, distance: Nearest.name)
      throw UsageError("no rule is called “\(unknown)”" + (nearest.map { "; is it \($0)?" } ?? ". See copydesk rules"))
    }
    if invocation.fixesSuggestions, invocation.fixing == .none {
      throw UsageError("--suggestions goes with --fix or --diff")
    }
    if invocation.printsStatistics, !ReporterRegistry.counting.contains(invocation.format ?? "human") {
      throw UsageError("--statistics goes with --format human or json")
    }
    try InteractiveFix.check(invocation)
    // Keys come from standard input then, so that no path means the folder at hand.
    if invocation.asks, invocation.operands.isEmpty { invocation.operands = ["."] }
    let input = try Input(invocation)
    try HouseRuleTrial.run(input.plan)
    try limitScope(input)
    if invocation.showsSettings { return try show(SettingsReport(input.plan).text) }
    if invocation.asks { return try runAsking(input) }
    return input.readsStandardInput ? try runOnStandardInput(input) : try runOnFiles(input)
  }

  /// Finds out what is known or unchanged, before anything is read.
  private mutating func limitScope(_ input: Input) throws {
    baseline = try invocation.baseline.map(KnownFindings.init)
    scope.baseline = baseline?.prints
    guard let revision = invocation.revision else { return }
    guard !input.readsStandardInput else { throw UsageError("--since compares files; standard input has no past") }
    scope.comparison = try GitComparison(with: revision, files: input.files + (input.programs?.files ?? []))
  }

  private func show(_ text: String) throws -> Int32 {
    let output = try Output(path: invocation.output, .text)
    output.write(text)
    try output.close()
    return 0
  }

  private var extent: FileFixer.Extent {
    chosen.map { .chosen($0) } ?? (invocation.fixesSuggestions ? .suggestions : .safe)
  }

  /// Asks what to write, and then writes it as all other edits are written.
  private mutating func runAsking(_ input: Input) throws -> Int32 {
    var asking = InteractiveFix(invocation, input, scope)
    let choosing = try asking.decide()
    try asking.writeAllowed(choosing)
    chosen = choosing.chosen
    // What was allowed holds from here on.
    return try runOnFiles(choosing.allowed.isEmpty ? input : Input(invocation))
  }

  private func runOnFiles(_ input: Input) throws -> Int32 {
    var planner = makePlanner(input)
    var plan = invocation.fixing == .none ? EditPlan() : try planner.made()
    let unmade = chosen.map { plan.unmade($0, input.files, input.programs?.files ?? []) } ?? []
    if isApplied { plan.write(catalogs: input.files, programs: input.programs?.files ?? []) }
    var session = try CheckSession(invocation, input, baseline: baseline)
    session.begin()
    for failure in input.failures { session.fail(failure) }
    session.tellUnbuilt(input.unbuilt)
    for path in unmade {
      session.fail("“\(path)” has changed meanwhile and was left as it is; run again to choose anew")
    }
    session.showProgress(total: input.files.count)
    var catalogs = input.plan
    if isApplied, let index = plan.index { catalogs.add(index) }
    let drafts = isApplied ? plan.drafts : Drafts()
    var starts = (catalogs: [FileStart](), programs: [FileStart]())
    var known = KnownCopy()
    let isBase = Set(input.bases.compactMap(\.self))
    try review(catalogs, bases: input.bases, drafts, &session) { index, outcome in
      known.add(outcome.copy)
      if isCounted { starts.catalogs.append(FileStart(outcome, isNeeded: isBase.contains(outcome.path))) }
      outcome.take(plan.catalogs[index], failure: plan.failures[outcome.path])
    }
    if var programs = input.programs {
      programs.add(covered: known)
      let bases = [String?](repeating: nil, count: programs.files.count)
      try review(programs, bases: bases, drafts, &session) { index, outcome in
        if isCounted { starts.programs.append(FileStart(outcome, isNeeded: true)) }
        outcome.take(plan.programs[index], failure: plan.failures[outcome.path])
      }
    }
    if isCounted {
      planner = makePlanner(input, after: starts)
      session.settled = planner.settled(by: try planner.made())
    }
    return try session.end()
  }

  private func makePlanner(
    _ input: Input, after starts: (catalogs: [FileStart], programs: [FileStart])? = nil
  ) -> EditPlanner {
    EditPlanner(
      input.plan, bases: input.bases, programs: input.programs, extent, scope: scope,
      jobs: invocation.jobs ?? Processors.count, after: starts)
  }

  private var isApplied: Bool { invocation.fixing == .apply }

  /// Whether the last line tells what `--fix` would settle.
  private var isCounted: Bool {
    invocation.fixing == .none && !invocation.isQuiet && (invocation.format ?? "human") == "human"
  }

  private func review(
    _ plan: SettingsPlan, bases: [String?], _ drafts: Drafts, _ session: inout CheckSession,
    _ take: (Int, inout FileOutcome) -> Void
  ) throws {
    let review = ProjectReview(jobs: invocation.jobs ?? Processors.count, drafts: drafts) {
      try makeWorker(settings: $0, bases: $1, drafts)
    }
    try review.run(plan, translating: bases, hear: { session.hear($0) }) { index, outcome in
      var outcome = outcome
      take(index, &outcome)
      try session.take(outcome)
    }
  }

  private func makeWorker(settings: Settings, bases: BaseLibrary, _ drafts: Drafts = Drafts()) throws -> FileWorker {
    var settings = settings
    settings.drawsSets = invocation.format == "html"
    let format = invocation.format ?? "human"
    settings.mergesSuggestions = format == "human" && !invocation.tellsEach && !invocation.printsStatistics
    settings.proposes = invocation.fixesSuggestions || ["human", "json"].contains(format)
    return try FileWorker(settings: settings, bases: bases, drafts: drafts, scope: scope, countsEdits: isCounted)
  }

  private func runOnStandardInput(_ input: Input) throws -> Int32 {
    let worker = try makeWorker(settings: input.plan[0], bases: BaseLibrary())
    var session = try CheckSession(invocation, input, printsCopy: invocation.fixing == .apply, baseline: baseline)
    session.begin()
    for failure in input.failures { session.fail(failure) }
    if CatalogReader.isStream(input.standardInputName), invocation.fixing == .none {
      var stream = StandardInputStream(name: input.standardInputName)
      var isFirst = true
      while !session.isAbandoned, let catalog = try stream.next() {
        var outcome = worker.outcome(of: catalog) { session.hear($0) }
        if isCounted, outcome.summary.fixable > 0 {
          session.settled += worker.edits(of: catalog.source.disk, path: catalog.path, base: nil, extent).settled
        }
        outcome.summary.files = isFirst ? 1 : 0
        isFirst = false
        try session.take(outcome, isWhole: false)
      }
      session.endFile(input.standardInputName, session.total)
      return try session.end()
    }
    return try runOn(input.readStandardInput(), input, worker, &session)
  }

  private func runOn(
    _ bytes: ByteBuffer, _ input: Input, _ worker: FileWorker, _ session: inout CheckSession
  ) throws -> Int32 {
    let (path, base) = (input.standardInputName, input.bases[0])
    let edits = invocation.fixing != .none ? worker.edits(of: bytes, path: path, base: base, extent) : nil
    let shown = isApplied ? edits?.change?.new ?? bytes : bytes
    var outcome = worker.outcome(of: shown, path: path, base: base) { session.hear($0) }
    if isApplied { session.printCopy(shown.bytes) }
    if invocation.fixing != .none { outcome.take(edits) }
    if isCounted { session.settled = outcome.settled }
    try session.take(outcome)
    return try session.end()
  }
}
