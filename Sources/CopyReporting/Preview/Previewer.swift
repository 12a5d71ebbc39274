import CopyEngine
package import CopyModel
package import CopyPassage
package import CopyReview
package import CopyText

/// What is drawn of one file.
package struct Preview: Sendable {
  /// A card for each set, in the order of the file.
  package let cards: [PreviewCard]
  /// What the file has for programs.
  package let copy: KnownCopy
}

/// Draws the alerts and notifications of one file after the other. One for each thread.
package final class Previewer {
  private let reviewer: FileReviewer
  private let drawer: SetDrawer
  private let baseLanguage: LocaleTag?

  package init(settings: Settings) throws(ICUError) {
    reviewer = try FileReviewer(settings: settings)
    drawer = SetDrawer(Engine(settings: settings))
    baseLanguage = settings.fallbackLocale
  }

  /// The sets in `bytes`, read as the file `path`, which translates `base`.
  package func preview(_ bytes: ByteBuffer, path: String, base: BaseCatalog?) -> Preview {
    let file = reviewer.review(bytes, path: path, base: base)
    return Preview(
      cards: drawer.cards(of: file.review, file.diagnostics),
      copy: KnownCopy(file.review.catalog, base: baseLanguage))
  }
}
