import CopyModel
import Copydesk

/// `copydesk check`
struct CheckCommand {
  private var invocation: Invocation
  private var scope = ReviewScope()
  private var baseline: KnownFindings?

  init(_ invocation: Invocation) {
    self.invocation = invocation
    let format = invocation.format ?? ""
    self.invocation.settings.placesEdits = ReporterRegistry.placingEdits.contains(format)
    self.invocation.settings.measuresSuggestions = ReporterRegistry.measuringSuggestions.contains(format)
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
    let input = try Input(invocation)
    try HouseRuleTrial.run(input.plan)
    try limitScope(input)
    if invocation.showsSettings { return try show(SettingsReport(input.plan).text) }
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
    let output = try invocation.output.map { path throws(FileError) in try Output(path: path) } ?? Output()
    output.write(text)
    try output.close()
    return 0
  }

  private var extent: FileFixer.Extent? {
    invocation.fixing == .none ? nil : invocation.fixesSuggestions ? .suggestions : .safe
  }

  private func runOnFiles(_ input: Input) throws -> Int32 {
    var session = try CheckSession(invocation, input, baseline: baseline)
    session.begin()
    for failure in input.failures { session.fail(failure) }
    session.showProgress(total: input.files.count)
    var covered: Set<UInt64> = []
    for stage in stages(input.bases) {
      try review(input.plan, stage, bases: input.bases, &session) { covered.formUnion($0) }
    }
    if var plan = input.programs {
      plan.add(covered: covered)
      let bases = [String?](repeating: nil, count: plan.files.count)
      try review(plan, Array(bases.indices), bases: bases, &session)
    }
    return try session.end()
  }

  /// The files in the order of their review. Where they are edited, translations come behind all bases, so that they are held
  /// against the words that stay.
  private func stages(_ bases: [String?]) -> [[Int]] {
    guard invocation.fixing == .apply else { return [Array(bases.indices)] }
    return [bases.indices.filter { bases[$0] == nil }, bases.indices.filter { bases[$0] != nil }]
  }

  private func review(
    _ plan: SettingsPlan, _ order: [Int], bases: [String?], _ session: inout CheckSession,
    _ cover: ([UInt64]) -> Void = { _ in }
  ) throws {
    let (files, library) = (plan.files, BaseLibrary())
    try Workers.run(
      count: order.count, jobs: invocation.jobs ?? Processors.count,
      makeState: { PlannedWorkers(plan) { try makeWorker(settings: $0, bases: library) } },
      work: { workers, place, tell in
        let index = order[place]
        return Self.outcome(
          of: files[index], base: bases[index], Result { try workers.worker(for: index) }, tell: tell)
      },
      hear: { session.hear($0) },
      consume: { _, outcome in
        cover(outcome.copyHashes)
        try session.take(outcome)
      })
  }

  private func makeWorker(settings: Settings, bases: BaseLibrary) throws -> FileWorker {
    var settings = settings
    settings.drawsSets = invocation.format == "html"
    let format = invocation.format ?? "human"
    settings.mergesSuggestions = format == "human" && !invocation.tellsEach && !invocation.printsStatistics
    settings.proposes = invocation.fixesSuggestions || ["human", "json"].contains(format)
    return try FileWorker(
      settings: settings, fixing: extent, keepsFiles: invocation.fixing == .diff, bases: bases, scope: scope)
  }

  private static func outcome(
    of path: String, base: String?, _ worker: Result<FileWorker, any Error>, tell: ([Diagnostic]) -> Void
  ) -> FileOutcome {
    switch worker {
    case .success(let worker): return worker.outcome(of: path, base: base, tell: tell)
    case .failure(let error):
      var outcome = FileOutcome(path: path)
      outcome.failure = "\(error)"
      return outcome
    }
  }

  private func runOnStandardInput(_ input: Input) throws -> Int32 {
    let worker = try makeWorker(settings: input.plan[0], bases: BaseLibrary())
    var session = try CheckSession(invocation, input, printsCopy: invocation.fixing == .apply, baseline: baseline)
    session.begin()
    if FileReviewer.isStream(input.standardInputName), invocation.fixing == .none {
      var stream = StandardInputStream(name: input.standardInputName)
      var isFirst = true
      while !session.isAbandoned, let catalog = try stream.next() {
        var outcome = try worker.outcome(of: catalog) { session.hear($0) }
        outcome.summary.files = isFirst ? 1 : 0
        isFirst = false
        try session.take(outcome, isWhole: false)
      }
      session.endFile(input.standardInputName, session.total)
      return try session.end()
    }
    let bytes = try input.readStandardInput()
    let outcome = try worker.outcome(of: bytes, path: input.standardInputName, base: input.bases[0]) {
      session.hear($0)
    }
    if invocation.fixing == .apply { session.printCopy((outcome.change?.new ?? bytes).bytes) }
    try session.take(outcome)
    return try session.end()
  }
}
