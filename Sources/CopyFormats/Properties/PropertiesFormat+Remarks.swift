package import CopyModel

extension PropertiesFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let start = catalog.lineStart(of: entry.key.isInArena ? entry.raw.lowerBound : entry.key.start)
    return catalog.insertion(of: "# \(words)\(catalog.lineEnd)", at: start)
  }
}
