import CopyEngine
import CopyFormats
import CopyKernel
import CopyModel
import CopyPassage

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
