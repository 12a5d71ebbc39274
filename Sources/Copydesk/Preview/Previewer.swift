package import CopyModel
package import CopyText

/// Draws the alerts and notifications of one file after the other. One for each thread.
package final class Previewer {
  private let reviewer: FileReviewer
  private let drawer: SetDrawer

  package init(settings: Settings) throws(ICUError) {
    reviewer = try FileReviewer(settings: settings)
    drawer = SetDrawer(ReviewContext(settings: settings))
  }

  /// A card for each set in `bytes`, read as the file `path`, in the order of the file.
  package func cards(_ bytes: ByteBuffer, path: String) throws(ICUError) -> [PreviewCard] {
    let review = try reviewer.review(bytes, path: path)
    return try drawer.cards(of: review.review, review.diagnostics)
  }
}
