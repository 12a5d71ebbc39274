package import CopyModel

extension PlainTextFormat {
  /// Writes the pieces alone where that is enough, else the whole value anew. Plain text has no delimiters, so new
  /// words can become a separator, a style or a part's name where they meet the old ones; each way is read back
  /// before it is taken. Nil when the copy can't stand there, such as a line break in a button.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if entry.flags.contains(.isRecovered) { return nil }
    let copy = splices.applied(to: catalog.bytes(entry.value))
    let map = catalog.map(of: entry)
    if isPasted(catalog) { return pastedEdits(for: splices, of: entry, in: catalog) }
    // White space before one of several lines would be read as how they are laid out.
    let startsBlank = { (text: Bytes) in text.first.map(isBlank) ?? false }
    let becomesBlank = copy.utf8.first.map(isBlank) ?? false
    if entry.group < 0, becomesBlank, !startsBlank(catalog.bytes(entry.value)) { return nil }
    let pieces = splices.map { (range: map.textRange(of: $0.range), written: escape($0.text, for: entry)) }
    for changes in [pieces, [(entry.raw, escape(copy, for: entry))]] {
      guard readsBack(changes, as: copy, entry: entry, in: catalog) else { continue }
      let source = catalog.source
      let edits = changes.map { change in
        Edit(span: source.span(of: change.range), bytes: source.encode(change.written), text: change.written)
      }
      return source.keepsEncoding(after: edits) ? edits : nil
    }
    return nil
  }

  /// Whether the surroundings of the entry, changed, give `copy` in its place and all else as before.
  private func readsBack(
    _ changes: [ReadBack.Change], as copy: String, entry: Entry, in catalog: Catalog
  ) -> Bool {
    let text = catalog.source.text
    if entry.group < 0, CopyLine.isPlain(catalog.bytes(entry.value)), isPlain(copy) { return true }
    let context = surroundings(of: entry, in: text)
    // A line that follows another can start no block, whatever it says; white space before one of several is none of the copy.
    let isIndented = context.range.lowerBound < entry.raw.lowerBound
    let prefix = (context.followsLine || isIndented) && entry.group < 0 ? "-\n" : ""
    let changed = ByteBuffer(prefix.utf8)
    changed.append(context.range, of: text, with: changes)
    guard hasKinds(of: text.slice(context.range), changed.bytes.slice(from: prefix.utf8.count)) else { return false }
    let result = read(SourceText(piece: changed, at: .start), path: "", locale: catalog.locale)
    return entry.group < 0
      ? isPlain(result, lines: prefix.isEmpty ? 1 : 2, copy: copy)
      : isBlock(result, like: catalog.groups[Int(entry.group)], of: catalog, copy: copy, at: entry.raw)
  }

  private func isPlain(_ copy: String) -> Bool {
    let bytes = ByteBuffer(copy.utf8)
    return withExtendedLifetime(bytes) { CopyLine.isPlain(bytes.bytes) }
  }

  /// Whether the lines are of the same kinds, so that the text as a whole isn’t taken for another shape.
  private func hasKinds(of old: Bytes, _ new: Bytes) -> Bool {
    let kinds = { (text: Bytes) in PastedText(text).lines.map(\.kind).filter { $0 != .text && $0 != .blank } }
    return kinds(old) == kinds(new)
  }

  private func isPlain(_ result: Catalog, lines: Int, copy: String) -> Bool {
    guard result.groups.isEmpty, result.entries.count == lines, let line = result.entries.last else { return false }
    return result.bytes(line.value).elementsEqual(copy.utf8)
  }

  private func isBlock(
    _ result: Catalog, like group: EntryGroup, of catalog: Catalog, copy: String, at place: Range<Int>
  ) -> Bool {
    guard result.groups.count == 1, result.entries.count == group.entries.count else { return false }
    return zip(result.entries, catalog.entries[group.entries]).allSatisfy { new, old in
      guard new.role == old.role, new.style == old.style else { return false }
      let value = result.bytes(new.value)
      return old.raw == place ? value.elementsEqual(copy.utf8) : value.equals(catalog.bytes(old.value))
    }
  }

  /// The lines that decide how the entry is read: its block, or the line alone.
  func surroundings(of entry: Entry, in text: Bytes) -> (range: Range<Int>, followsLine: Bool) {
    var (start, end) = (
      text.lineStart(before: entry.raw.lowerBound), text.lineFeed(from: entry.raw.upperBound)
    )
    guard entry.group >= 0 else {
      return (start..<min(end + 1, text.count), start > 0 && !isBlankLine(endingAt: start - 1, in: text))
    }
    while start > 0, !isBlankLine(endingAt: start - 1, in: text) { start = text.lineStart(before: start - 1) }
    while end < text.count, !isBlankLine(endingAt: text.lineFeed(from: end + 1), in: text) {
      end = text.lineFeed(from: end + 1)
    }
    return (start..<min(end + 1, text.count), false)
  }

  private func isBlankLine(endingAt end: Int, in text: Bytes) -> Bool {
    text[text.lineStart(before: end)..<end].allSatisfy { isBlank($0) || $0 == UInt8(ascii: "\r") }
  }

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
      let start = text.lineStart(before: entry.raw.lowerBound)
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
    switch button.style.shown.subtracting(.cancel) {
    case .destructive: return title + (CopyLabel.isSpoken(title) ? " [destructive]" : "!")
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
