package import CopyModel

/// Interface Builder’s documents: `.xib` and `.storyboard`, which hold the base copy of what they show.
package struct NibFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "xib", endings: ["xib", "storyboard"], traits: .showsItsCopy, lacks: .controlCharacters,
    summary: "Interface Builder’s documents; the element tells what a text is for")

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let document = XMLDocument(source)
    let builder = CatalogBuilder(path: path, source: document.source, format: about, locale: locale)
    var reader = NibReader(document, builder)
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String {
    XMLAttributeEdits.written(text, in: .quote) ?? text
  }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard let attribute = XMLAttributeEdits(of: entry, in: catalog) else {
      return XMLEdits(of: entry, in: catalog).edits(for: splices)
    }
    return attribute.edits(for: splices)
  }
}
