import CopyModel

/// How new words go into a JSON string that may be an ICU message.
enum JSONMessageEdits {
  static func escaped(_ text: String, for entry: Entry, in branch: MessageBranch = .plural) -> String {
    JSONEscape.written(entry.flags.contains(.isPattern) ? MessageEdits.escaped(text, in: branch) : text)
  }

  /// Nil for a value that holds bytes that are no text, where a splice would take an argument away, and where plain text
  /// would become a message, or a message plain text.
  static func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isKey]),
      MessageEdits.keepKind(splices, of: entry, in: catalog, isMessage: MessageShape.hasBranches)
    else { return nil }
    if entry.flags.contains(.isPattern), !MessageEdits.keepArguments(splices, of: entry, in: catalog) { return nil }
    let (map, isPattern) = (catalog.map(of: entry), entry.flags.contains(.isPattern))
    let branch = MessageBranch(variation: catalog.bytes(entry.variation))
    var edits: [Edit] = []
    for splice in splices {
      let (range, written) = (map.textRange(of: splice.range), escaped(splice.text, for: entry, in: branch))
      guard let bytes = catalog.source.encoded(written),
        !isPattern || MessageEdits.keepsApart(written, at: range, in: catalog.source.text)
      else { return nil }
      edits.append(Edit(span: catalog.source.span(of: range), bytes: bytes, text: written))
    }
    return edits
  }
}
