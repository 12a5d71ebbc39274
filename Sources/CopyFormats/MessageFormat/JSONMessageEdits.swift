import CopyModel

/// How new words go into a JSON string that may be an ICU message.
enum JSONMessageEdits {
  static func escaped(_ text: String, for entry: Entry) -> String {
    JSONEscape.written(entry.flags.contains(.isPattern) ? MessageEdits.escaped(text) : text)
  }

  /// Nil for a value that holds bytes that are no text, and where a splice would take an argument away.
  static func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isKey]) else { return nil }
    if entry.flags.contains(.isPattern), !MessageEdits.keepArguments(splices, of: entry, in: catalog) { return nil }
    let (map, isPattern) = (catalog.map(of: entry), entry.flags.contains(.isPattern))
    var edits: [Edit] = []
    for splice in splices {
      let (range, written) = (map.textRange(of: splice.range), escaped(splice.text, for: entry))
      guard let bytes = catalog.source.encoded(written),
        !isPattern || MessageEdits.keepsApart(written, at: range, in: catalog.source.text)
      else { return nil }
      edits.append(Edit(span: catalog.source.span(of: range), bytes: bytes, text: written))
    }
    return edits
  }
}
