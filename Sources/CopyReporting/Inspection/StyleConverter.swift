import CopyEngine
package import CopyModel
import CopyPassage
package import CopyText

/// Puts copy into title style or sentence style, line by line.
package final class StyleConverter {
  package enum Style: String, Sendable { case title, sentence }

  private let engine: Engine
  private let style: Style
  private let locale: LocaleTag

  package init(to style: Style, locale: LocaleTag = .english) throws(ICUError) {
    try ICU.open()
    engine = Engine(settings: Settings())
    self.style = style
    self.locale = locale
  }

  /// The line in the style; as it is where the style’s rules don’t apply.
  package func convert(_ line: Bytes) -> String {
    // Nothing of it is kept beyond this call, nor are the bytes.
    let reading = engine.reading(of: line, of: nil, in: locale)
    guard reading.analysis.isEnglish else { return line.text }
    return (style == .title ? reading.titleStyle() : reading.sentenceStyle()).applied(to: line)
  }
}
