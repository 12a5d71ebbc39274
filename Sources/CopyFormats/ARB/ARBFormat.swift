package import CopyModel

/// Application resource bundles, Flutter’s catalogues: JSON with ICU messages, and what is said of each under `@key`.
package struct ARBFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "arb", endings: [.named("arb")], traits: .demandsOther, example: "app_de.arb",
    summary: "Flutter’s catalogs, ICU messages branch by branch, `@key` descriptions as comments")

  /// `app_de.arb`, `intl_pt_BR.arb`, `de.arb`.
  package func locale(ofPath path: String) -> LocaleTag? {
    let stem = PathName.stem(of: path)
    return LocaleName.tag(stem) ?? LocaleName.suffix(of: stem) ?? LocaleName.folder(of: path)
  }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    var reader = ARBReader(source, path: path, format: about, locale: locale)
    reader.run()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONMessageEdits.escaped(text, for: entry) }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    JSONMessageEdits.edits(for: splices, of: entry, in: catalog)
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let document = JSONDocument(catalog.source)
    guard document.isObject, let key = document.key(of: catalog.bytes(entry.key), inObjectAt: 0) else { return nil }
    let indentation = catalog.indentation(of: document.tape[key].range.lowerBound)
    let name = ByteBuffer(Array("@".utf8) + catalog.bytes(entry.key))
    if let metadata = document.key(of: name.bytes, inObjectAt: 0) {
      return catalog.remark(
        words, as: "description", separator: ": ", inObjectAt: metadata + 1, of: document, indentation + "  ")
    }
    let written = catalog.source.text.slice(document.tape[key].range).text
    let member = "\"@\(written)\": {\"description\": \"\(words)\"}"
    return catalog.insertion(
      of: ",\(catalog.lineEnd)\(indentation)\(member)", at: document.tape[key + 1].written.upperBound)
  }
}
