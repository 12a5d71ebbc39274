package import CopyModel

/// Something that knows how wide text is: the table, or a font that is shaped.
package protocol TextRuler: AnyObject {
  /// The width of all of `text` on one line, in points.
  func width(of text: Bytes, in font: TextFont, locale: LocaleTag) -> Double

  /// Stores the width of each cluster in points at the place of its first byte, and 0 at all other places of the text.
  func clusters(of text: Bytes, in font: TextFont, locale: LocaleTag, into widths: UnsafeMutablePointer<Float>)
}

/// Measures by the table that is part of the program.
package final class TableRuler: TextRuler, Sendable {
  package static let shared = TableRuler()

  package func width(of text: Bytes, in font: TextFont, locale: LocaleTag) -> Double {
    TextMeasure.width(of: text, in: font)
  }

  package func clusters(of text: Bytes, in font: TextFont, locale: LocaleTag, into widths: UnsafeMutablePointer<Float>)
  {
    TextMeasure.clusters(of: text, in: font, into: widths)
  }
}
