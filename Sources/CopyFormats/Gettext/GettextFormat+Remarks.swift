package import CopyModel

extension GettextFormat {
  /// A line for translators at the head of the message: tools rewrite what they extract from programs, and keep these.
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let text = catalog.source.text
    var start = catalog.lineStart(of: entry.raw.lowerBound)
    while start > 0, !text.hasLiteral("msgid ", at: start) || isPlural(start, text) {
      start = catalog.lineStart(of: start - 1)
    }
    guard text.hasLiteral("msgid", at: start) else { return nil }
    // Up to the first line of the message: its context, and comments.
    while start > 0 {
      let above = catalog.lineStart(of: start - 1)
      let isComment = text[above] == UInt8(ascii: "#") && !text.hasLiteral("#~", at: above)
      guard isComment || text.hasLiteral("msgctxt", at: above) else { break }
      start = above
    }
    return catalog.insertion(of: "# \(words)\(catalog.lineEnd)", at: start)
  }

  private func isPlural(_ start: Int, _ text: Bytes) -> Bool { text.hasLiteral("msgid_plural", at: start) }
}
