import CopyModel

/// A strings file that is a property list in XML or binary form.
enum PropertyListStrings {
  static func read(
    _ source: SourceText, _ kind: PropertyListKind, path: String, format: FormatDescription, locale: LocaleTag
  )
    -> Catalog
  {
    PropertyListSource.read(source, kind, path: path, format: format, locale: locale) { list, builder in
      add(list, to: &builder)
    }
  }

  private static func add(_ list: PropertyList, to builder: inout CatalogBuilder) {
    guard let root = list.nodes.first else { return }
    var (keys, problems) = (KeyTable(), ProblemLimit())
    guard root.kind == .dictionary else {
      return problems.report(.malformed, PropertyListMessage.noDictionary, at: root.place, to: builder)
    }
    var next = list.firstChild(of: 0)
    while let index = next {
      let node = list.nodes[index]
      if node.kind == .string {
        var entry = node.entry
        entry.key = node.key
        keys.append(builder.catalog.bytes(entry.key))
        builder.add(entry)
      } else {
        let key = builder.catalog.bytes(node.key).text
        problems.report(.malformed, PropertyListMessage.noText, at: node.place, key: key, to: builder)
      }
      next = list.sibling(after: index, in: 0)
    }
    for index in keys.repetitions(in: builder.catalog) {
      let entry = builder.catalog.entries[index]
      let key = builder.catalog.bytes(entry.key).text
      problems.report(.duplicateKey, PropertyListMessage.duplicateKey(key), at: entry.raw, key: key, to: builder)
    }
  }
}

/// Reads property lists of each form.
enum PropertyListSource {
  /// A catalogue of what `body` makes of the list.
  static func read(
    _ source: SourceText, _ kind: PropertyListKind, path: String, format: FormatDescription, locale: LocaleTag,
    _ body: (PropertyList, inout CatalogBuilder) -> Void
  ) -> Catalog {
    guard kind == .binary else {
      let document = XMLDocument(source)
      var reader = PropertyListXMLReader(
        document, CatalogBuilder(path: path, source: source, format: format, locale: locale))
      reader.read()
      reader.handOver(to: body)
      return reader.finish()
    }
    // Bytes that are no text are no damage here: the catalogue has no text.
    let nothing = SourceText(ByteBuffer())
    var builder = CatalogBuilder(path: path, source: nothing, format: format, locale: locale)
    let damage = CatalogProblem(.malformed, PropertyListMessage.damaged, at: ByteSpan(offset: 0, length: 0))
    guard var reader = BinaryPropertyList(source.disk.bytes) else {
      builder.add(damage)
      return builder.finish()
    }
    body(reader.read(into: &builder), &builder)
    if reader.isDamaged { builder.add(damage) }
    return builder.finish()
  }
}
