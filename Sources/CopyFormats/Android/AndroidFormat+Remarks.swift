package import CopyModel

extension AndroidFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    // Two hyphens can’t stand in a comment of XML.
    let words = words.replacing("--", with: "—")
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let place = entry.raw.lowerBound
    guard
      let start = [catalog.last("<string", before: place), catalog.last("<item", before: place)].compactMap(\.self)
        .max()
    else { return nil }
    let comment = "<!-- \(words) -->"
    return catalog.insertion(ofLine: comment, above: start, inline: comment)
  }
}
