package import CopyModel

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
  /// Findings that a baseline knows.
  package var met: [FindingIdentity] = []
  /// Why it couldn’t be read or fixed.
  package var failure: String?
  /// Hashes of its keys and texts, where a program was read that may have more copy.
  package var copyHashes: [UInt64] = []
  /// The languages of its copy, where one alone is asked for.
  package var languages: Set<LocaleTag> = []
  /// The level that makes the status of the run 1.
  package var failOn = Severity.warning

  package init(path: String) { self.path = path }

  fileprivate mutating func take(_ file: FileReview) {
    (summary, met) = (file.summary, file.review.met)
    (proposals, cards) = (file.proposals, file.cards)
    failure = failure ?? file.review.failure.map { "\(path): \($0)" }
  }
}

/// Reads, reviews, and if asked fixes files, one after the other. One for each thread.
package final class FileWorker {
  private let reviewer: FileReviewer
  private let extent: FileFixer.Extent?
  private let keepsFiles: Bool
  private let writes: Bool
  private let failOn: Severity
  private let hashesCopy: Bool
  private let bases: BaseLibrary

  /// - Parameters:
  ///   - bases: where the bases of translations are read and kept, one for the run.
  ///   - extent: nil in a run that fixes nothing.
  ///   - keepsFiles: whether files stay as they are and edits are only shown, so that all is still to be said.
  ///   - writes: whether edits go into the file. What is said is then true of the file as it is on disk.
  ///   - scope: what of the findings is wanted.
  package init(
    settings: Settings, fixing extent: FileFixer.Extent?, keepsFiles: Bool = false, writes: Bool = false,
    bases: BaseLibrary = BaseLibrary(), scope: ReviewScope = ReviewScope()
  ) throws {
    self.bases = bases
    reviewer = try FileReviewer(settings: settings, scope: scope)
    (self.extent, self.keepsFiles, self.writes) = (extent, keepsFiles, writes)
    failOn = settings.failOn ?? .warning
    hashesCopy = settings.program != nil && settings.covered == nil
  }

  /// What becomes of the file at `path`, which translates the one at `base`. The files themselves are only read unless
  /// the worker writes.
  package func outcome(of path: String, base: String? = nil) -> FileOutcome {
    var diagnostics: [Diagnostic] = []
    var outcome = outcome(of: path, base: base) { diagnostics += $0 }
    outcome.diagnostics = diagnostics
    return outcome
  }

  /// The same where `tell` gets what is to be said, piece by piece: the report of a long file is larger than the file.
  package func outcome(of path: String, base: String? = nil, tell: ([Diagnostic]) -> Void) -> FileOutcome {
    do {
      return try outcome(of: FileReader.read(path), path: path, base: base, tell: tell)
    } catch {
      var outcome = FileOutcome(path: path)
      outcome.failure = "\(error)"
      return outcome
    }
  }

  /// The same for bytes at hand, taken for the file `path`.
  package func outcome(
    of bytes: ByteBuffer, path: String, base: String? = nil, tell: ([Diagnostic]) -> Void
  ) throws -> FileOutcome {
    let base = base.flatMap(bases.base)
    var (outcome, current, edits) = (FileOutcome(path: path), bytes, 0)
    if let extent {
      do {
        let fixed = try FileFixer(reviewer, extent: extent, base: base).fix(bytes, path: path)
        if writes, fixed.edits > 0 { outcome.remark = try Self.write(fixed.bytes, over: bytes, path) }
        (current, edits) = fixed
        if edits > 0 { outcome.change = (bytes, current) }
      } catch let failure as FileFixer.Failure {
        outcome.failure = "\(path): \(failure)"
      } catch let failure as FileError {
        outcome.failure = "\(failure)"
      }
    }
    let review = try reviewer.review(keepsFiles ? bytes : current, path: path, base: base, tell: tell)
    outcome.take(review)
    outcome.summary.edits = edits
    if hashesCopy { outcome.copyHashes = review.review.catalog.copyHashes }
    outcome.languages = reviewer.reviewer.context.languages(of: review.review.catalog)
    outcome.failOn = failOn
    return outcome
  }

  private static func write(_ new: ByteBuffer, over old: ByteBuffer, _ path: String) throws(FileError) -> String? {
    let remark = AtomicFile.remark(beforeWriting: path)
    try AtomicFile.write(new.bytes, to: path, expecting: old.bytes)
    return remark
  }

  /// Reviews a piece of a stream.
  package func outcome(of catalog: Catalog, tell: ([Diagnostic]) -> Void) throws -> FileOutcome {
    let review = try reviewer.review(catalog, format: FileReviewer.format(of: catalog.path), tell: tell)
    var outcome = FileOutcome(path: catalog.path)
    outcome.take(review)
    outcome.failOn = failOn
    return outcome
  }
}

extension FileFixer.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .changedElsewhere(let key):
      "left as it is, because its edits would have changed more than they should (near the key “\(key)”)"
    }
  }
}
