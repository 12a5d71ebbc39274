import CopyConfiguration
import CopyFiles
import CopyKernel
import CopyModel
import CopyPassage
import CopyReview

/// `copydesk baseline`
struct BaselineCommand {
  private var invocation: Invocation
  private let path: String

  init(_ invocation: Invocation) {
    self.invocation = invocation
    path = invocation.baseline ?? Baseline.fileName
  }

  /// The status: 2 where some file could not be reviewed, and nothing is written then.
  mutating func run() throws -> Int32 {
    guard let action = invocation.operands.first, action == "write" || action == "prune" else {
      throw UsageError("baseline takes write or prune, and the paths to review")
    }
    invocation.operands.removeFirst()
    if invocation.operands.isEmpty { invocation.operands = ["."] }
    let old = action == "write" ? try Baseline.readIfPresent(path) : try Baseline.read(path)
    let (tally, failures) = try review()
    guard failures.isEmpty else {
      for failure in failures { StandardError.complain(failure) }
      StandardError.complain("\(path) was left as it is")
      return 2
    }
    let new = action == "write" ? tally.updated(old) : Baseline(Set(old.findings).subtracting(tally.gone(of: old)))
    try new.write(to: path)
    if !invocation.isQuiet { try tell(old, new) }
    return 0
  }

  private func review() throws -> (BaselineTally, failures: [String]) {
    let input = try Input(invocation)
    guard !input.readsStandardInput else { throw UsageError("a baseline is made of files; standard input has no name") }
    var (tally, failures) = (BaselineTally(), input.failures)
    var known = KnownCopy()
    let take = { (outcome: FileOutcome) in
      known.add(outcome.copy)
      tally.take(outcome)
      if let failure = outcome.failure { failures.append(failure) }
      failures += outcome.diagnostics.filter(\.isMalformed).map(\.complaint)
    }
    review(input.plan, bases: input.bases, take)
    if var plan = input.programs {
      plan.add(covered: known)
      review(plan, bases: Array(repeating: nil, count: plan.files.count), take)
    }
    return (tally, failures)
  }

  private func review(_ plan: SettingsPlan, bases: [String?], _ take: (FileOutcome) -> Void) {
    let (files, scope, library) = (plan.files, ReviewScope.collecting, BaseLibrary())
    Workers.run(
      count: files.count, jobs: invocation.jobs ?? Processors.count,
      makeState: { PlannedWorkers(plan) { try FileWorker(settings: $0, bases: library, scope: scope) } },
      work: { workers, index in
        Self.outcome(of: files[index], base: bases[index], Result { try workers.worker(for: index) })
      },
      consume: { _, outcome in take(outcome) })
  }

  private static func outcome(of path: String, base: String?, _ worker: Result<FileWorker, any Error>) -> FileOutcome {
    do {
      return try worker.get().outcome(of: path, base: base)
    } catch {
      var outcome = FileOutcome(path: path)
      outcome.failure = "\(error)"
      return outcome
    }
  }

  /// How the baseline changed: new debt must not slip in unseen.
  private func tell(_ old: Baseline, _ new: Baseline) throws {
    let (before, after) = (Set(old.findings), Set(new.findings))
    let count = after.count == 1 ? "1 finding" : "\(after.count) findings"
    let output = Output()
    output.write(
      "\(path): \(count), \(after.subtracting(before).count) new, \(before.subtracting(after).count) gone\n")
    try output.close()
  }
}

extension Diagnostic {
  /// Where and what, on one line.
  fileprivate var complaint: String {
    "\(path)\(place.map { ":\($0.line):\($0.column)" } ?? ""): \(message)"
  }
}

/// The baseline of a run, and where it came from.
struct KnownFindings {
  let path: String
  let baseline: Baseline
  let prints: Set<Fingerprint>

  init(path: String) throws {
    self.path = path
    baseline = try Baseline.read(path)
    prints = Set(baseline.findings.map(\.fingerprint))
  }

  /// What to say when `gone` of its findings are not there any more.
  func remark(gone: Int) -> String {
    let subject = gone == 1 ? "1 finding of \(path) is" : "\(gone) findings of \(path) are"
    return "\(subject) gone. To forget what is gone: copydesk baseline prune --baseline \(path)"
  }
}
