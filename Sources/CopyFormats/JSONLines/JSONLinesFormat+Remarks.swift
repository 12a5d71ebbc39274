package import CopyModel

extension JSONLinesFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    // Behind the quotation mark that ends the value.
    guard entry.comment.isEmpty, entry.raw.upperBound < catalog.source.text.count else { return nil }
    return catalog.insertion(of: ",\"comment\":\"\(words)\"", at: entry.raw.upperBound + 1)
  }
}
