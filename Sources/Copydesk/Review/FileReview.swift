package import CopyFormats
package import CopyModel
import CopyProgram
package import CopyText

/// Reviews one file or piece of text after the other. One for each thread.
package final class FileReviewer {
  let reviewer: CatalogReviewer
  private let sieves: [any FindingSieve]
  private let programs: [ProgramFormat]
  private lazy var drawer = SetDrawer(reviewer.context)
  /// Whether bytes are UTF-8 whatever encoding they declare, as editors hand text over.
  private let readsText: Bool

  package init(settings: Settings, scope: ReviewScope = ReviewScope(), readsText: Bool = false) throws(ICUError) {
    self.readsText = readsText
    reviewer = try CatalogReviewer(settings: settings)
    sieves = scope.sieves(reviewer.context)
    programs =
      settings.covered.map { covered in
        ProgramDialect.allCases.map { ProgramFormat($0, wrappers: settings.wrappers, covered: covered) }
      } ?? []
  }

  /// Reviews `bytes` as the file `path`; its name chooses the format, plain copy where it chooses none.
  /// `base` is what it translates, where that stands in a file of its own.
  package func review(_ bytes: ByteBuffer, path: String, base: BaseCatalog? = nil) throws(ICUError) -> FileReview {
    let format = programs.first { $0.claims(path: path) } ?? Self.format(of: path)
    return try review(Self.read(source(bytes, format), path: path, as: format), format: format, base: base)
  }

  /// The bytes of a file of `format` as text.
  func source(_ bytes: ByteBuffer, _ format: any CatalogFormat) -> SourceText {
    readsText ? SourceText(bytes) : format.source(bytes)
  }

  /// Reads `bytes` as the file `path` would be.
  package static func read(_ bytes: ByteBuffer, path: String) -> Catalog {
    let format = format(of: path)
    return read(format.source(bytes), path: path, as: format)
  }

  /// The same for text that an editor hands over, which is UTF-8 whatever it declares.
  package static func read(text: ByteBuffer, path: String) -> Catalog {
    read(SourceText(text), path: path, as: format(of: path))
  }

  private static func read(_ source: SourceText, path: String, as format: any CatalogFormat) -> Catalog {
    format.read(source, path: path, locale: format.locale(ofPath: path) ?? LocaleOfPath.locale(of: path))
  }

  /// Whether a file found in a folder holds copy, by its path. Streams and text are read when named.
  package static func isCatalog(path: String) -> Bool {
    FormatRegistry.format(forPath: path).map { !($0 is JSONLinesFormat) && !($0 is ProgramFormat) } ?? false
  }

  /// Whether a file named by the user can be read.
  package static func isReadable(_ path: String) -> Bool {
    FormatRegistry.format(forPath: path) != nil || path.lowercased().hasSuffix(".txt")
  }

  /// Whether the file is read line by line, as it comes.
  package static func isStream(_ path: String) -> Bool { FormatRegistry.format(forPath: path) is JSONLinesFormat }

  /// The format that the name chooses; plain copy where it chooses none.
  package static func format(of path: String) -> any CatalogFormat {
    FormatRegistry.format(forPath: path) ?? PlainTextFormat()
  }

  /// Reviews a catalogue that was read already, such as a piece of a stream.
  package func review(
    _ catalog: Catalog, format: any CatalogFormat, base: BaseCatalog? = nil
  ) throws(ICUError) -> FileReview {
    var review = try reviewer.review(catalog, base: base)
    for sieve in sieves { sieve.sift(&review) }
    let diagnostics = DiagnosticBuilder.diagnostics(of: review, format: format, reviewer: reviewer)
    return FileReview(
      review: review, format: format, diagnostics: diagnostics,
      cards: reviewer.context.settings.drawsSets
        ? try drawer.cards(of: review, diagnostics).filter(\.hasRemarks) : [],
      proposals: review.proposals.map { ProposalBuilder($0, in: review, format: format).proposal })
  }
}

/// A file with all that is to be said of it.
package struct FileReview: Sendable {
  package let review: Review
  package let format: any CatalogFormat
  package let diagnostics: [Diagnostic]
  /// The alerts and notifications that something is said of, as they are shown; empty unless the settings ask for it.
  package let cards: [PreviewCard]
  package let proposals: [Proposal]

  /// The edits that keep the meaning, as far as they can be made at once.
  package var safeEdits: [Edit] { FixPlan(self, extent: .safe).edits }

  private var languages: [LanguageTally] {
    review.languages.map { tally in
      var tally = tally
      for diagnostic in diagnostics where diagnostic.locale == "\(tally.locale)" { tally.add(diagnostic) }
      return tally
    }
  }

  /// What it adds to the run’s numbers.
  package var summary: Summary {
    var summary = Summary()
    // Most programs have no copy of their own.
    summary.files = format is ProgramFormat && review.catalog.entries.isEmpty ? 0 : 1
    summary.strings = review.catalog.entries.count
    summary.add(diagnostics)
    summary.checklist = review.checklist
    summary.languages = languages
    return summary
  }
}
