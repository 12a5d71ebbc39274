package import CopyModel

/// One JSON object a line, for pipelines: `value`, and what else is known about the string.
package struct JSONLinesFormat: CatalogFormat {
  package init() {}

  package var name: String { "jsonl" }

  package func claims(fileName: String) -> Bool { fileName.lowercased().hasSuffix(".jsonl") }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let builder = CatalogBuilder(path: path, source: source, formatName: name, locale: locale)
    var reader = JSONLinesReader(builder, endedGroups: GroupMemory(capacity: .max))
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONEscape.written(text) }
}
