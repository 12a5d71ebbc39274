package import CopyModel

extension PlainTextFormat {
  /// Writes the pieces alone where that is enough, else the whole value anew. Plain text has no delimiters, so new
  /// words can become a separator, a style or a part's name where they meet the old ones; each way is read back
  /// before it is taken. Nil when the copy can't stand there, such as a line break in a button.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let copy = splices.applied(to: catalog.bytes(entry.value))
    let map = catalog.map(of: entry)
    if isPasted(catalog) { return pastedEdits(for: splices, of: entry, in: catalog) }
    let pieces = splices.map { (range: map.textRange(of: $0.range), text: escape($0.text, for: entry)) }
    for changes in [pieces, [(entry.raw, escape(copy, for: entry))]] {
      guard readsBack(changes, as: copy, entry: entry, in: catalog) else { continue }
      let source = catalog.source
      let edits = changes.map { Edit(span: source.span(of: $0.range), bytes: source.encode($0.text), text: $0.text) }
      return source.keepsEncoding(after: edits) ? edits : nil
    }
    return nil
  }

  /// Whether the surroundings of the entry, changed, give `copy` in its place and all else as before.
  private func readsBack(
    _ changes: [(range: Range<Int>, text: String)], as copy: String, entry: Entry, in catalog: Catalog
  ) -> Bool {
    let text = catalog.source.text
    let context = surroundings(of: entry, in: text)
    // A line that follows another can start no block, whatever it says.
    let prefix = context.followsLine && entry.group < 0 ? "-\n" : ""
    let changed = ByteBuffer(prefix.utf8)
    var position = context.range.lowerBound
    for change in changes {
      changed.append(text.slice(position..<change.range.lowerBound))
      changed.append(contentsOf: change.text.utf8)
      position = change.range.upperBound
    }
    changed.append(text.slice(position..<context.range.upperBound))
    guard hasKinds(of: text.slice(context.range), changed.bytes.slice(from: prefix.utf8.count)) else { return false }
    let result = read(SourceText(piece: changed, at: .start), path: "", locale: catalog.locale)
    return entry.group < 0
      ? isPlain(result, lines: prefix.isEmpty ? 1 : 2, copy: copy)
      : isBlock(result, like: catalog.groups[Int(entry.group)], of: catalog, copy: copy, at: entry.raw)
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
      lineStart(before: entry.raw.lowerBound, in: text), lineEnd(from: entry.raw.upperBound, in: text)
    )
    guard entry.group >= 0 else {
      return (start..<min(end + 1, text.count), start > 0 && !isBlankLine(endingAt: start - 1, in: text))
    }
    while start > 0, !isBlankLine(endingAt: start - 1, in: text) { start = lineStart(before: start - 1, in: text) }
    while end < text.count, !isBlankLine(endingAt: lineEnd(from: end + 1, in: text), in: text) {
      end = lineEnd(from: end + 1, in: text)
    }
    return (start..<min(end + 1, text.count), false)
  }

  private func lineStart(before offset: Int, in text: Bytes) -> Int {
    text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func lineEnd(from offset: Int, in text: Bytes) -> Int {
    guard offset < text.count else { return text.count }
    return text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
  }

  private func isBlankLine(endingAt end: Int, in text: Bytes) -> Bool {
    text[lineStart(before: end, in: text)..<end].allSatisfy { isBlank($0) || $0 == UInt8(ascii: "\r") }
  }
}
