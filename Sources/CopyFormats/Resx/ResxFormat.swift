package import CopyModel

/// Resources of .NET and Windows: `.resx`, `.resw`.
package struct ResxFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "resx",
    endings: [.named("resx"), FileEnding("resw", isNamedByLanguage: true, standsInFolderOfLanguage: true)],
    lacks: .controlCharacters, system: (.windows, "resources of .NET"),
    summary: "texts of .NET and Windows; images and sizes are passed over")

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let document = XMLDocument(source)
    let builder = CatalogBuilder(path: path, source: document.source, format: about, locale: locale)
    var reader = ResxReader(document, builder)
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { XMLEscape.written(text) ?? text }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    XMLEdits(of: entry, in: catalog).edits(for: splices)
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let end: StaticString = "</value>"
    guard entry.comment.isEmpty, let start = catalog.first(end, from: entry.raw.upperBound) else { return nil }
    let comment = "<comment>\(words)</comment>"
    return catalog.insertion(
      of: catalog.lineEnd + catalog.indentation(of: start) + comment, at: start + end.utf8CodeUnitCount)
  }
}
