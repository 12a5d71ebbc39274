package import CopyModel

/// Xcode's string catalogs, versions 1.0 to 1.3: all languages of a table in one JSON file.
///
/// Apple calls the format subject to change, so fields that aren't known are passed over whatever the version.
package struct StringCatalogFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "xcstrings", endings: ["xcstrings"], traits: .holdsAllLanguages,
    summary: """
      a string catalog with all its languages, plural, device, and width variants; keys are judged, never edited
      """)

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    var reader = StringCatalogReader(source, path: path, format: about, locale: locale)
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONEscape.written(text) }

  /// Nil for a key that stands for its own text: another key would be another string to the program.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isKey, .isDamaged]) else { return nil }
    let map = catalog.map(of: entry)
    return splices.map { splice in
      let written = escape(splice.text, for: entry)
      let span = catalog.source.span(of: map.textRange(of: splice.range))
      return Edit(span: span, bytes: catalog.source.encode(written), text: written)
    }
  }
}
