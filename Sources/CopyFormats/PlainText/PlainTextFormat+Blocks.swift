package import CopyModel

extension PlainTextFormat {
  /// Writes the block anew, with the labels that it has; read back, it must be what was meant.
  package func edits(replacing group: EntryGroup, with set: ProposedSet, in catalog: Catalog) -> [Edit]? {
    let entries = catalog.entries[group.entries]
    guard let first = entries.first else { return nil }
    if isPasted(catalog) { return pastedEdits(replacing: group, with: set, in: catalog) }
    let text = catalog.source.text
    let range = surroundings(of: first, in: text).range
    let roles: [Role] =
      group.kind == .notification
      ? [.notificationTitle, .notificationBody, .notificationAction] : [.alertTitle, .alertMessage, .button]
    guard entries.allSatisfy({ roles.contains($0.role) && range.contains($0.raw.lowerBound) }) else { return nil }
    let block = lines(of: set, roles, entries: Array(entries), in: catalog, range)
    guard readsBack(block, as: set, kind: group.kind, locale: catalog.locale) else { return nil }
    guard let bytes = catalog.source.encoded(block) else { return nil }
    return [Edit(span: catalog.source.span(of: range), bytes: bytes, text: block)]
  }

  private func lines(
    of set: ProposedSet, _ roles: [Role], entries: [Entry], in catalog: Catalog, _ range: Range<Int>
  ) -> String {
    let text = catalog.source.text
    let isCRLF = text.slice(range).contains(UInt8(ascii: "\r"))
    let label = { (role: Role) -> String in self.label(for: role, entries, text, range) }
    var lines: [String] = []
    for (role, part) in zip(roles, [set.title, set.message]) {
      if let part { lines.append(label(role) + escape(part, for: entries[0])) }
    }
    if !set.buttons.isEmpty { lines.append(label(roles[2]) + set.buttons.map(written).joined(separator: ", ")) }
    let end = isCRLF ? "\r\n" : "\n"
    let isEnded = text.slice(range).last == UInt8(ascii: "\n")
    return lines.joined(separator: end) + (isEnded ? end : "")
  }

  /// What stands before the part’s text, or the usual name in the language of the block.
  private func label(for role: Role, _ entries: [Entry], _ text: Bytes, _ range: Range<Int>) -> String {
    if let entry = entries.first(where: { $0.role == role }) {
      let start = text[..<entry.raw.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return text.slice(start..<entry.raw.lowerBound).text
    }
    let isEnglish = text.slice(range).first.map { $0 < 0x80 } ?? true
    let name = BlockLabel.all.first { $0.role == role && ($0.name.utf8Start[0] < 0x80) == isEnglish }
    return "\(name?.name ?? "Title"): "
  }

  private func written(_ button: ProposedSet.Button) -> String {
    var entry = Entry()
    (entry.role, entry.group) = (.button, 0)
    let title = escape(button.text, for: entry)
    switch button.style.subtracting([.declared, .cancel]) {
    case .destructive: return title + "!"
    case .default: return title + "*"
    default: return title
    }
  }

  private func readsBack(_ block: String, as set: ProposedSet, kind: EntryGroup.Kind, locale: LocaleTag) -> Bool {
    let buffer = ByteBuffer(Array(block.utf8))
    let result = read(SourceText(buffer), path: "", locale: locale)
    let parts = [set.title, set.message].compactMap(\.self) + set.buttons.map(\.text)
    guard result.groups.count == 1, result.groups[0].kind == kind, result.problems.isEmpty else { return false }
    return result.entries.map { result.bytes($0.value).text } == parts
  }
}
