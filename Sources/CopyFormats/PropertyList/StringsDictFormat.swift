package import CopyModel

/// `.stringsdict` files: property lists with variants of a text by number, width, and device.
package struct StringsDictFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "stringsdict", endings: ["stringsdict"], traits: .handsNumberToForms, lacks: .controlCharacters,
    summary: "variants by number, width, and device")

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    // Old-style text is XML that is malformed from its start, and told so.
    let kind = PropertyListKind(of: source.disk.bytes) == .binary ? PropertyListKind.binary : .xml
    return PropertyListSource.read(source, kind, path: path, format: about, locale: locale) { list, builder in
      var reader = StringsDictReader(list)
      reader.read(into: &builder)
    }
  }

  package func escape(_ text: String, for entry: Entry) -> String { XMLEscape.written(text) ?? text }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    XMLEdits(of: entry, in: catalog).edits(for: splices)
  }
}
