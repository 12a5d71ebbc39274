package import CopyModel

/// One JSON object a line, for pipelines: `value`, and what else is known about the string.
package struct JSONLinesFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "jsonl", endings: ["jsonl"], traits: [.isStream, .statesSets],
    summary: "one object a line with `value`, and optionally `id`, `key`, `comment`, `role`, `locale`, `group`")

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
    var reader = JSONLinesReader(builder, endedGroups: GroupMemory(capacity: .max))
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONEscape.written(text) }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    // Behind the quotation mark that ends the value.
    guard entry.comment.isEmpty, entry.raw.upperBound < catalog.source.text.count else { return nil }
    return catalog.insertion(of: ",\"comment\":\"\(words)\"", at: entry.raw.upperBound + 1)
  }
}
