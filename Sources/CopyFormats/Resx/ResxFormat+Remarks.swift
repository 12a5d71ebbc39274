package import CopyModel

extension ResxFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let end: StaticString = "</value>"
    guard entry.comment.isEmpty, let start = catalog.first(end, from: entry.raw.upperBound) else { return nil }
    let comment = "<comment>\(words)</comment>"
    return catalog.insertion(
      of: catalog.lineEnd + catalog.indentation(of: start) + comment, at: start + end.utf8CodeUnitCount)
  }
}
