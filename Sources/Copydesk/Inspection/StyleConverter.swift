package import CopyModel
package import CopyText

/// Puts copy into title style or sentence style, line by line.
package final class StyleConverter {
  package enum Style: String, Sendable { case title, sentence }

  private let copy: Copy
  private let context: ReviewContext
  private let style: Style
  private let locale: LocaleTag

  package init(to style: Style, locale: LocaleTag = .english) throws(ICUError) {
    context = ReviewContext(settings: Settings())
    copy = try context.makeCopy()
    (self.style, self.locale) = (style, locale)
  }

  /// The line in the style; as it is where the style’s rules don’t apply.
  package func convert(_ line: Bytes) throws(ICUError) -> String {
    try copy.load(line, entry: 0, role: .unknown, style: [], locale: locale, in: context)
    guard copy.isEnglish else { return line.text }
    return try (style == .title ? copy.titleStyle() : copy.sentenceStyle()).applied(to: line)
  }
}
