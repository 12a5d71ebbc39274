package import CopyModel

extension StringsFormat {
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let text = catalog.source.text
    guard PropertyListKind(of: text) == .text else { return nil }
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    // A key with escapes is not known by its place, but mostly stands on the line of its value.
    var start = entry.key.isInArena ? entry.raw.lowerBound : entry.key.start
    if entry.key.isInArena { start = text.skipBlanks(from: catalog.lineStart(of: start)) }
    if !entry.key.isInArena, start > 0, text[start - 1] == .quote || text[start - 1] == .apostrophe { start -= 1 }
    // Line comments are one comment together, which a block would cut off.
    let isContinued = !entry.comment.isEmpty && followsLineComment(start, in: catalog)
    let block = "/* \(words) */"
    return catalog.insertion(ofLine: isContinued ? "// \(words)" : block, above: start, inline: block + " ")
  }

  private func followsLineComment(_ offset: Int, in catalog: Catalog) -> Bool {
    let start = catalog.lineStart(of: offset)
    guard start > 0 else { return false }
    let above = start > 1 && catalog.source.text[start - 2] == .carriageReturn ? start - 2 : start - 1
    return catalog.source.text.hasLiteral(
      "//", at: catalog.source.text.skipBlanks(from: catalog.lineStart(of: above)))
  }
}
