import CopyModel

/// Edits of pasted copy, which stays in the shape that it has.
extension PlainTextFormat {
  /// Whether the text has the shape of pasted copy, which its reader said.
  func isPasted(_ catalog: Catalog) -> Bool { catalog.shape != nil }

  /// Writes the pieces alone where that is enough, else the whole value anew; what marks the copy as such may need a
  /// backslash. Each way is read back before it is taken.
  func pastedEdits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let copy = splices.applied(to: catalog.bytes(entry.value))
    guard !copy.contains("\r"), !entry.flags.contains(.isRecovered) else { return nil }
    let map = catalog.map(of: entry)
    let gap = Self.gap(in: catalog.source.text, entry.raw)
    let hidesSigns = Self.hidesSigns(of: entry, in: catalog)
    let ways: [(String) -> String] = [
      { $0.replacing("\n", with: gap) }, { $0.replacing("|", with: "\\|") }, titled, indented,
    ]
    for written in ways {
      let pieces = splices.map { (range: map.textRange(of: $0.range), written: written($0.text)) }
      for changes in [pieces, [(entry.raw, written(copy))]] {
        if hidesSigns, changes.contains(where: { catalog.source.text[$0.0].contains(UInt8(ascii: "\n")) }) { continue }
        guard let edits = catalog.edits(changes), catalog.source.keepsEncoding(after: edits),
          ReadBack(self).holds(changes, of: entry, as: copy, in: catalog)
        else { continue }
        return edits
      }
    }
    return nil
  }

  /// Whether something stands between the lines of the copy that is none of it, and more than layout: `B) `. No edit takes it out.
  private static func hidesSigns(of entry: Entry, in catalog: Catalog) -> Bool {
    let isSign = { (byte: UInt8) in byte > 0x20 && !">\\|'\"".utf8.contains(byte) }
    let raw = catalog.source.text[entry.raw]
    return raw.contains(UInt8(ascii: "\n"))
      && raw.count(where: isSign) > catalog.bytes(entry.value).count(where: isSign)
  }

  /// What stands between two lines of the copy, quotation marks of mail and chats included.
  private static func gap(in text: Bytes, _ range: Range<Int>) -> String {
    guard let feed = text[range].firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    let start = feed > range.lowerBound && text[feed - 1] == UInt8(ascii: "\r") ? feed - 1 : feed
    let rest = text[feed + 1..<range.upperBound].prefix { isBlank($0) || $0 == UInt8(ascii: ">") }
    return text.slice(start..<feed + 1 + rest.count).text
  }

  private func titled(_ text: String) -> String {
    var entry = Entry()
    (entry.role, entry.group) = (.button, 0)
    return escape(text, for: entry)
  }

  private func indented(_ text: String) -> String { text.replacing("\n", with: "\n  ") }

  /// The words of each part in its place; nil where parts would have to come or go.
  func pastedEdits(replacing group: EntryGroup, with set: ProposedSet, in catalog: Catalog) -> [Edit]? {
    let entries = Array(catalog.entries[group.entries])
    let buttons = entries.filter { $0.role == .button || $0.role == .notificationAction }
    guard buttons.count == set.buttons.count, isOrdered(entries, set) else { return nil }
    // A button with a label of its own keeps it: what is better for “Primary” stays primary.
    let titles =
      group.orderIsKnown
      ? set.buttons.map(\.text)
      : buttons.indices.compactMap { index in
        set.buttons.first { $0.origin == index }?.text
      }
    let parts = [set.title, set.message].compactMap(\.self) + titles
    guard entries.count == parts.count else { return nil }
    var edits: [Edit] = []
    for (entry, part) in zip(entries, parts) {
      let old = catalog.bytes(entry.value)
      if old.elementsEqual(part.utf8) { continue }
      guard let made = pastedEdits(for: [Splice(0..<old.count, part)], of: entry, in: catalog) else { return nil }
      edits += made
    }
    return edits.isEmpty ? nil : edits
  }

  /// Whether the parts stand as the set has them: title, message, buttons.
  private func isOrdered(_ entries: [Entry], _ set: ProposedSet) -> Bool {
    let titles: [Role] = [.alertTitle, .notificationTitle]
    let messages: [Role] = [.alertMessage, .notificationBody]
    var rest = entries[...]
    if set.title != nil, !(rest.popFirst().map { titles.contains($0.role) } ?? false) { return false }
    if set.message != nil, !(rest.popFirst().map { messages.contains($0.role) } ?? false) { return false }
    return rest.allSatisfy { $0.role == .button || $0.role == .notificationAction }
  }
}
