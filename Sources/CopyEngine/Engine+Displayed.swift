package import CopyModel
package import CopyPassage

extension Engine {
  /// `text` at `place` as it is measured, which no rule asks about.
  package func displayed(_ text: ByteBuffer, at place: PassagePlace) -> DisplayedText {
    DisplayedText(reading(of: text.bytes, of: text, in: place.locale, hasTerms: false), at: place)
  }
}
