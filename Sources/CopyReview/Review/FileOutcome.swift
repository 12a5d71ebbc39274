package import CopyFiles
package import CopyKernel
package import CopyModel
package import CopyPassage
import CopyText

/// What became of one file of a run.
package struct FileOutcome: Sendable {
  package let path: String
  /// What is to be said of it, where that wasn’t told on the way.
  package var diagnostics: [Diagnostic] = []
  /// How whole alerts and notifications could read.
  package var proposals: [Proposal] = []
  /// How alerts and notifications are shown.
  package var cards: [PreviewCard] = []
  package var summary = Summary()
  /// The file as it was, and as its edits make it; nil where nothing was to be fixed.
  package var change: (old: ByteBuffer, new: ByteBuffer)?
  /// What is to be told of the file beside the report.
  package var remark: String?
  /// What its edits would make of it, where they are counted.
  package fileprivate(set) var edits: FileEdits?
  /// Findings that a baseline knows.
  package var met: [FindingIdentity] = []
  /// Why it couldn’t be read or fixed.
  package var failure: String?
  /// What it has, where a program was read that may have more copy.
  package var copy = KnownCopy()
  /// The languages of its copy, where one alone is asked for.
  package var languages: Set<LocaleTag> = []
  /// The level that makes the status of the run 1.
  package var failOn = Severity.warning

  package init(path: String) { self.path = path }

  /// How many fewer findings there are after its edits, where they are counted.
  package var settled: Int { edits?.settled ?? 0 }

  /// Takes in what its edits are.
  ///
  /// - Parameter failure: why the edits couldn’t be looked for.
  package mutating func take(_ edits: FileEdits?, failure: String? = nil) {
    self.failure = self.failure ?? failure
    guard let edits else { return }
    (change, summary.edits) = (edits.change, edits.count)
    (self.failure, remark) = (self.failure ?? edits.failure, edits.remark)
  }

  fileprivate mutating func take(_ file: FileReview) {
    (summary, met) = (file.summary, file.review.met)
    (proposals, cards) = (file.proposals, file.cards)
    failure = failure ?? file.review.failure.map { "\(path): \($0)" }
  }
}

/// Reads and reviews files, one after the other. One for each thread.
package final class FileWorker {
  private let reviewer: FileReviewer
  private let failOn: Severity
  /// The base language where the configuration names one.
  private let baseLanguage: LocaleTag?
  private let notesCopy: Bool
  private let bases: BaseLibrary
  private let drafts: Drafts
  private let countsEdits: Bool

  /// - Parameters:
  ///   - bases: where the bases of translations are read and kept, one for the run.
  ///   - drafts: files that are read as they are to be.
  ///   - scope: what of the findings is wanted.
  ///   - countsEdits: whether each outcome tells what safe edits would settle.
  package init(
    settings: Settings, bases: BaseLibrary = BaseLibrary(), drafts: Drafts = Drafts(),
    scope: ReviewScope = ReviewScope(), countsEdits: Bool = false
  ) throws {
    (self.bases, self.drafts, self.countsEdits) = (bases, drafts, countsEdits)
    reviewer = try FileReviewer(settings: settings, scope: scope)
    (failOn, baseLanguage) = (settings.failOn ?? .warning, settings.fallbackLocale)
    notesCopy = settings.program != nil && settings.covered == nil
  }

  /// What becomes of the file at `path`, which translates the one at `base`.
  package func outcome(of path: String, base: String? = nil) -> FileOutcome {
    var diagnostics: [Diagnostic] = []
    var outcome = outcome(of: path, base: base) { diagnostics += $0 }
    outcome.diagnostics = diagnostics
    return outcome
  }

  /// The same where `tell` gets what is to be said, piece by piece: the report of a long file is larger than the file.
  ///
  /// - Parameter jobs: how many threads may judge a long file.
  package func outcome(
    of path: String, base: String? = nil, jobs: Int = 1, tell: ([Diagnostic]) -> Void
  ) -> FileOutcome {
    do {
      return try outcome(of: drafts.read(path), path: path, base: base, jobs: jobs, tell: tell)
    } catch {
      var outcome = FileOutcome(path: path)
      outcome.failure = Self.failure(error, of: path)
      return outcome
    }
  }

  /// What to say of an error while the file at `path` was reviewed or mended.
  package static func failure(_ error: any Error, of path: String) -> String {
    error is ICUError ? "Can’t check “\(path)”: \(error)" : "\(error)"
  }

  /// The same for bytes at hand, taken for the file `path`.
  package func outcome(
    of bytes: ByteBuffer, path: String, base: String? = nil, jobs: Int = 1, tell: ([Diagnostic]) -> Void
  ) -> FileOutcome {
    let base = base.flatMap(bases.base)
    let review = reviewer.review(bytes, path: path, base: base, isEdited: countsEdits, jobs: jobs, tell: tell)
    var outcome = FileOutcome(path: path)
    outcome.take(review)
    if countsEdits, review.summary.fixable > 0 {
      outcome.edits = edits(of: bytes, path: path, base: base, .safe, after: review)
    }
    outcome.copy = copy(of: review)
    outcome.languages = reviewer.reviewer.engine.languages(of: review.review.catalog)
    outcome.summary.spelling = reviewer.reviewer.engine.spelling.sorted()
    outcome.failOn = failOn
    return outcome
  }

  /// Reviews a piece of a stream.
  package func outcome(of catalog: Catalog, tell: ([Diagnostic]) -> Void) -> FileOutcome {
    let review = reviewer.review(catalog, format: CatalogReader.format(of: catalog.path), tell: tell)
    var outcome = FileOutcome(path: catalog.path)
    outcome.take(review)
    outcome.failOn = failOn
    return outcome
  }

  /// What edits make of the file at `path`, which translates the one at `base`.
  package func edits(of path: String, base: String?, _ extent: FileFixer.Extent) throws -> FileEdits {
    try edits(of: drafts.read(path), path: path, base: base, extent)
  }

  /// The same for bytes at hand, taken for the file `path`.
  package func edits(
    of bytes: ByteBuffer, path: String, base: String?, _ extent: FileFixer.Extent
  ) -> FileEdits {
    let base = base.flatMap(bases.base)
    let first = reviewer.review(bytes, path: path, base: base, before: nil)
    return edits(of: bytes, path: path, base: base, extent, after: first)
  }

  private func edits(
    of bytes: ByteBuffer, path: String, base: BaseCatalog?, _ extent: FileFixer.Extent, after first: FileReview
  ) -> FileEdits {
    let fixed = FileFixer(reviewer, extent: extent, base: base).fixed(bytes, path: path, after: first)
    return FileEdits(
      fixed, of: bytes, failure: fixed.failure.map { "\(path): \($0)" }, copy: copy(of: fixed.review))
  }

  private func copy(of file: FileReview) -> KnownCopy {
    notesCopy ? KnownCopy(file.review.catalog, base: baseLanguage) : KnownCopy()
  }
}

/// What a run learns of a baseline, file by file: which of its findings are still there, and which are gone.
package struct BaselineTally {
  /// Findings that were met.
  package private(set) var met: Set<FindingIdentity> = []
  /// Files that were reviewed, by their stable names.
  private var files: Set<String> = []
  private let paths = StablePaths()

  package init() {}

  package mutating func take(_ outcome: FileOutcome) {
    guard outcome.failure == nil else { return }
    files.insert(paths.name(of: outcome.path))
    met.formUnion(outcome.met)
  }

  /// Those of `baseline` that are not there any more: their file was reviewed, or is gone.
  package func gone(of baseline: Baseline) -> [FindingIdentity] {
    var exists: [String: Bool] = [:]
    return baseline.findings.filter { finding in
      if met.contains(finding) { return false }
      if files.contains(finding.path) { return true }
      let isThere = exists[finding.path] ?? paths.exists(finding.path)
      exists[finding.path] = isThere
      return !isThere
    }
  }

  /// All that was met, and what `old` knows of files that were not reviewed.
  package func updated(_ old: Baseline) -> Baseline {
    let gone = Set(gone(of: old))
    return Baseline(met.union(old.findings.filter { !gone.contains($0) }))
  }
}

extension StablePaths {
  /// Whether the file with this stable name is there.
  fileprivate func exists(_ name: String) -> Bool {
    let here = AbsolutePath("x")
    let folder = root(of: here) ?? here.folder ?? here
    return name == "-" || FileStatus.exists(at: AbsolutePath(name, from: folder.text).text)
  }
}
