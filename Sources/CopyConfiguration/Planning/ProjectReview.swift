package import CopyFiles
package import CopyKernel
package import CopyPassage
package import CopyReview

/// Reviews the files of a project side by side, and hands over what is found in their order.
package struct ProjectReview: Sendable {
  /// Bases as they are on disk, or as they are to be.
  private let bases: BaseLibrary
  private let jobs: Int
  private let makeWorker: @Sendable (Settings, BaseLibrary) throws -> FileWorker

  /// - Parameters:
  ///   - drafts: files that are read as they are to be.
  ///   - makeWorker: a worker for some settings, one for each thread.
  package init(
    jobs: Int, drafts: Drafts = Drafts(), _ makeWorker: @escaping @Sendable (Settings, BaseLibrary) throws -> FileWorker
  ) {
    self.jobs = jobs
    self.makeWorker = makeWorker
    bases = BaseLibrary(drafts)
  }

  /// Reviews the files of `plan`, of which each translates the one of `translated`.
  ///
  /// - Parameters:
  ///   - hear: takes diagnostics as they come, those of a file after those of the file before.
  ///   - consume: takes what became of the file at an index.
  package func run(
    _ plan: SettingsPlan, translating translated: [String?], hear: ([Diagnostic]) -> Void,
    consume: (Int, FileOutcome) throws -> Void
  ) throws {
    let files = plan.files
    // Threads that have no file of their own help with that of another.
    let helpers = jobs / max(files.count, 1)
    try Workers.run(
      count: files.count, jobs: jobs,
      makeState: { PlannedWorkers(plan) { try makeWorker($0, bases) } },
      work: { workers, index, tell in
        Self.outcome(
          of: files[index], base: translated[index], Result { try workers.worker(for: index) }, jobs: helpers,
          tell: tell)
      },
      hear: hear, consume: consume)
  }

  private static func outcome(
    of path: String, base: String?, _ worker: Result<FileWorker, any Error>, jobs: Int, tell: ([Diagnostic]) -> Void
  ) -> FileOutcome {
    switch worker {
    case .success(let worker): return worker.outcome(of: path, base: base, jobs: jobs, tell: tell)
    case .failure(let error):
      var outcome = FileOutcome(path: path)
      outcome.failure = FileWorker.failure(error, of: path)
      return outcome
    }
  }
}
