import CopyEngine
import CopyFiles
package import CopyFormats
package import CopyKernel
package import CopyModel
package import CopyPassage
import CopyProgram
package import CopyText

/// Reviews one file or piece of text after the other. One for each thread.
package final class FileReviewer {
  package let reviewer: CatalogReviewer
  private let stet: StetSieve?
  private let sieves: [any FindingSieve]
  private let programs: [ProgramFormat]
  private lazy var drawer = SetDrawer(reviewer.engine)
  /// Whether bytes are UTF-8 whatever encoding they declare, as editors hand text over.
  private let readsText: Bool

  /// The first of a run, which makes sure that there is a Unicode library to ask.
  package convenience init(
    settings: Settings, scope: ReviewScope = ReviewScope(), readsText: Bool = false
  ) throws(ICUError) {
    try ICU.open()
    self.init(further: settings, scope: scope, readsText: readsText)
  }

  /// One more of a run, for another thread.
  init(further settings: Settings, scope: ReviewScope = ReviewScope(), readsText: Bool = false) {
    self.readsText = readsText
    reviewer = CatalogReviewer(settings: settings)
    stet = settings.heedsStet ? StetSieve(reviewer.engine) : nil
    sieves = scope.sieves(reviewer.engine)
    programs = settings.programs
  }

  /// Reviews `bytes` as the file `path`; its name chooses the format, plain copy where it chooses none.
  /// `base` is what it translates, where that stands in a file of its own.
  package func review(_ bytes: ByteBuffer, path: String, base: BaseCatalog? = nil) -> FileReview {
    let format = format(of: path, holding: bytes)
    return review(read(bytes, path: path, as: format), format: format, base: base)
  }

  /// The same for a file that may be edited and reviewed again. What was said of its strings `before` is said of those
  /// that stayed as they were.
  func review(
    _ bytes: ByteBuffer, path: String, base: BaseCatalog?, before: StringFindings?
  ) -> FileReview {
    let format = format(of: path, holding: bytes)
    let catalog = read(bytes, path: path, as: format)
    return review(reviewer.walk(through: catalog, base: base, before: before), format)
  }

  /// The bytes of a file of `format` as text.
  package func source(_ bytes: ByteBuffer, _ format: any CatalogFormat) -> SourceText {
    readsText ? SourceText(bytes) : format.source(bytes)
  }

  /// The same piece by piece: calls `tell` with diagnostics that follow each other, none of which is kept.
  /// - Parameters:
  ///   - isEdited: whether all findings are kept, since the file may be edited and reviewed again.
  ///   - jobs: how many threads may judge a long file.
  package func review(
    _ bytes: ByteBuffer, path: String, base: BaseCatalog? = nil, isEdited: Bool = false, jobs: Int = 1,
    tell: ([Diagnostic]) -> Void
  ) -> FileReview {
    let format = format(of: path, holding: bytes)
    let catalog = read(bytes, path: path, as: format)
    return review(catalog, format: format, base: base, isEdited: isEdited, jobs: jobs, tell: tell)
  }

  private func read(_ bytes: ByteBuffer, path: String, as format: any CatalogFormat) -> Catalog {
    CatalogReader.read(source(bytes, format), path: path, as: format, isCopy: reviewer.engine.settings.role != nil)
  }

  private func format(of path: String, holding bytes: ByteBuffer) -> any CatalogFormat {
    CatalogReader.format(of: path, holding: bytes, among: programs)
  }

  /// Reviews a catalogue that was read already, such as a piece of a stream.
  package func review(
    _ catalog: Catalog, format: any CatalogFormat, base: BaseCatalog? = nil
  ) -> FileReview {
    review(reviewer.walk(through: catalog, base: base), format)
  }

  private func review(_ walk: consuming ReviewWalk, _ format: any CatalogFormat) -> FileReview {
    var (walk, builder) = (walk, DiagnosticBuilder?.none)
    var (review, diagnostics) = next(of: &walk, size: .max, &builder, format)
    review.strings = reviewer.strings(of: walk)
    var file = FileReview(review: review, format: format)
    file.diagnostics = diagnostics
    addRooms(to: &file)
    file.summary.addWithLanguages(diagnostics, known: review.known)
    file.cards = cards(of: review, diagnostics)
    return file
  }

  /// Findings of a piece. What is to be said of a long file takes more memory than the file.
  static let pieceSize = 256

  /// The same piece by piece. What is returned holds the last of them alone, or all findings where it `isEdited`.
  package func review(
    _ catalog: Catalog, format: any CatalogFormat, base: BaseCatalog? = nil, isEdited: Bool = false, jobs: Int = 1,
    tell: ([Diagnostic]) -> Void
  ) -> FileReview {
    // The lines of a file are found once, and not at all where nothing is to be said.
    var (walk, builder) = (reviewer.walk(through: catalog, base: base, jobs: jobs), DiagnosticBuilder?.none)
    if isEdited { walk.own = [:] }
    let isWhole =
      !walk.isInOrder || reviewer.engine.settings.drawsSets || stet?.needsWhole(of: catalog) ?? false
      || sieves.contains { $0.needsWhole(of: catalog) }
    if jobs > 1, !isWhole, sieves.isEmpty, walk.hasParts { return review(walk, format, jobs: jobs, tell: tell) }
    var (file, met, failure, findings) = (FileReview?.none, [FindingIdentity](), String?.none, [Finding]())
    repeat {
      let (piece, diagnostics) = next(of: &walk, size: isWhole ? .max : Self.pieceSize, &builder, format)
      var told = FileReview(review: piece, format: format, after: file?.summary)
      addRooms(to: &told)
      told.summary.addWithLanguages(diagnostics, known: piece.known)
      met += piece.met
      failure = failure ?? piece.failure
      if isEdited { findings += piece.findings }
      if !diagnostics.isEmpty { tell(diagnostics) }
      (told.review.met, told.review.failure) = (met, failure)
      if isWhole { told.cards = cards(of: piece, diagnostics) }
      file = told
    } while !walk.isDone
    guard var file else { preconditionFailure("a walk has one piece at least") }
    if isEdited { (file.review.findings, file.review.strings) = (findings, reviewer.strings(of: walk)) }
    return file
  }

  /// Says how the parts of each first proposal fit, as people see it.
  private func addRooms(to file: inout FileReview) {
    guard reviewer.engine.settings.mergesSuggestions, file.review.catalog.format.isText else { return }
    for (index, found) in file.review.proposals.enumerated() where found.rank == 1 {
      file.proposals[index].rooms = reviewer.rooms(of: found, in: file.review)
    }
  }

  /// The alerts and notifications as they are shown, if the settings ask for them.
  private func cards(of review: Review, _ diagnostics: [Diagnostic]) -> [PreviewCard] {
    guard reviewer.engine.settings.drawsSets else { return [] }
    return drawer.cards(of: review, diagnostics).filter(\.hasRemarks)
  }

  /// The same of a long file in parts, which several threads judge.
  private func review(
    _ walk: ReviewWalk, _ format: any CatalogFormat, jobs: Int, tell: ([Diagnostic]) -> Void
  ) -> FileReview {
    let (settings, parts) = (reviewer.engine.settings, walk.parts())
    var file = FileReview(review: walk.whole, format: format)
    Workers.run(
      count: parts.count, jobs: jobs,
      makeState: { PartWorker(walk, format, settings) },
      work: { worker, index, tell in worker.judge(parts[index], tell: tell) },
      hear: { (diagnostics: [Diagnostic]) in
        file.summary.addWithLanguages(diagnostics, known: nil)
        tell(diagnostics)
      },
      consume: { (_, spelling: Set<SpellingSource>) in reviewer.engine.add(spelling: spelling) })
    return file
  }

  /// Findings of the next piece, and what is to be said of them.
  func next(
    of walk: inout ReviewWalk, size: Int, _ builder: inout DiagnosticBuilder?, _ format: any CatalogFormat
  ) -> (Review, [Diagnostic]) {
    var piece = reviewer.piece(of: &walk, size: size)
    stet?.sift(&piece)
    if !sieves.isEmpty {
      let found = reviewer.languages(of: piece)
      for sieve in sieves { sieve.sift(&piece) }
      piece.known = found.without(reviewer.languages(of: piece))
    }
    walk.keepProposals(of: &piece)
    if piece.findings.isEmpty, piece.problems.isEmpty, piece.missing.isEmpty { return (piece, []) }
    var one = builder ?? DiagnosticBuilder(piece, format: format, reviewer: reviewer)
    defer { builder = one }
    return (piece, one.diagnostics(of: piece))
  }
}

/// A file with all that is to be said of it.
package struct FileReview: Sendable {
  package fileprivate(set) var review: Review
  package let format: any CatalogFormat
  /// Empty where they were told piece by piece.
  package fileprivate(set) var diagnostics: [Diagnostic] = []
  /// The alerts and notifications that something is said of, as they are shown; empty unless the settings ask for it.
  package fileprivate(set) var cards: [PreviewCard] = []
  package fileprivate(set) var proposals: [Proposal]

  /// What it adds to the run’s numbers.
  package fileprivate(set) var summary: Summary

  /// Before anything is said of `review`.
  ///
  /// - Parameter summary: the numbers of the pieces before it.
  fileprivate init(review: Review, format: any CatalogFormat, after summary: Summary? = nil) {
    (self.review, self.format) = (review, format)
    proposals = review.proposals.isEmpty ? [] : Self.proposals(of: review, format)
    self.summary = summary ?? Self.summary(of: review, format)
  }

  private static func summary(of review: Review, _ format: any CatalogFormat) -> Summary {
    var summary = Summary()
    // Most programs have no copy of their own.
    summary.files = format.about.isProgram && review.catalog.entries.isEmpty ? 0 : 1
    summary.strings = review.catalog.entries.count
    summary.checklist = review.checklist
    let language = review.catalog.readLanguage.flatMap { try? ICU.LocaleNames.englishName("\($0)") }
    let shapes = [review.catalog.shape, language.map { "\($0), by its words" }].compactMap(\.self)
    summary.shape = shapes.isEmpty ? nil : shapes.joined(separator: "; as ")
    for guess in review.roles where guess.evidence == .guess { summary.guesses[guess.role, default: 0] += 1 }
    summary.languages = review.languages
    return summary
  }

  private static func proposals(of review: Review, _ format: any CatalogFormat) -> [Proposal] {
    let lines = LineIndex(review.catalog.source)
    return review.proposals.map { ProposalBuilder($0, in: review, format: format).proposal(lines) }
  }
}

extension Summary {
  /// Counts what was found, in each language as well.
  fileprivate mutating func addWithLanguages(_ diagnostics: [Diagnostic], known: [LanguageTally]?) {
    add(diagnostics)
    for tally in known ?? [] {
      if let index = languages.firstIndex(where: { $0.locale == tally.locale }) { languages[index].addKnown(tally) }
    }
    for index in languages.indices {
      let name = "\(languages[index].locale)"
      for diagnostic in diagnostics where diagnostic.locale == name { languages[index].add(diagnostic) }
    }
  }
}

/// Judges parts of a long file. One for each thread.
final class PartWorker {
  private let reviewer: FileReviewer
  private let format: any CatalogFormat
  private var builder: DiagnosticBuilder?

  /// - Parameter walk: the way through the file, on which roles and sets are known.
  init(_ walk: ReviewWalk, _ format: any CatalogFormat, _ settings: Settings) {
    (reviewer, self.format) = (FileReviewer(further: settings), format)
    reviewer.reviewer.prepare(for: walk.catalog)
  }

  /// Tells what is to be said of a part, and returns what the spelling of its copy was held against.
  func judge(_ part: ReviewWalk, tell: ([Diagnostic]) -> Void) -> Set<SpellingSource> {
    var part = part
    repeat {
      let (_, diagnostics) = reviewer.next(of: &part, size: FileReviewer.pieceSize, &builder, format)
      if !diagnostics.isEmpty { tell(diagnostics) }
    } while !part.isDone
    return reviewer.reviewer.engine.spelling
  }
}
