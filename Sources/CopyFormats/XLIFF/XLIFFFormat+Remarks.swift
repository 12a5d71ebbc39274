package import CopyModel

extension XLIFFFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let note = "<note>\(words)</note>"
    let (place, old) = (entry.raw.lowerBound, catalog.last("<trans-unit", before: entry.raw.lowerBound))
    if let old, let end = catalog.first("</trans-unit", from: place), old < end {
      // Notes come behind the texts.
      let start = catalog.lineStart(of: end)
      let indentation = catalog.indentation(of: end) + "  "
      let isOwnLine = catalog.source.text[start..<end].allSatisfy(\.isBlank)
      return isOwnLine
        ? catalog.insertion(of: indentation + note + catalog.lineEnd, at: start) : catalog.insertion(of: note, at: end)
    }
    return edits(noting: note, inUnitBefore: place, in: catalog)
  }

  /// XLIFF 2 has notes in front of the segments.
  private func edits(noting note: String, inUnitBefore place: Int, in catalog: Catalog) -> [Edit]? {
    guard let unit = catalog.last("<unit", before: place),
      let end = catalog.first(">", from: unit), end < place
    else { return nil }
    if let notes = catalog.last("</notes>", before: place), notes > unit {
      return catalog.insertion(of: note, at: notes)
    }
    let indentation = catalog.indentation(of: unit) + "  "
    return catalog.insertion(of: "\(catalog.lineEnd)\(indentation)<notes>\(note)</notes>", at: end + 1)
  }
}
