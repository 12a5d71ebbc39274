package import CopyText

extension Settings {
  /// What widths are measured with, for one thread.
  package var ruler: any TextRuler {
    if fonts.isEmpty { return TableRuler.shared }
    do {
      return try FontRuler(fonts)
    } catch {
      // The same bytes were opened when the font was named.
      preconditionFailure("a font can’t be opened a second time: \(error)")
    }
  }
}
