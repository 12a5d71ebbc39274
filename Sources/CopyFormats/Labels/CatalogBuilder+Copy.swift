import CopyModel

extension CatalogBuilder {
  /// Adds the text at `range` as `entry`.
  ///
  /// `escapeLength` tells how many bytes an escape at an offset has, or 0. Its first byte keeps the others as text.
  mutating func addCopy(_ range: Range<Int>, _ entry: inout Entry, escapeLength: (Int) -> Int) {
    entry.setRaw(range)
    guard range.contains(where: { escapeLength($0) > 0 }) else {
      entry.value = TextSlice(file: range)
      add(entry)
      return
    }
    beginValue()
    var (verbatim, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      let length = escapeLength(position)
      if length > 0 {
        appendVerbatim(verbatim..<position)
        appendEscape(position..<position + length, standsFor: text.slice(position + 1..<position + length))
        verbatim = position + length
      }
      position += max(length, 1)
    }
    appendVerbatim(verbatim..<range.upperBound)
    endValue(&entry, textEnd: range.upperBound)
    add(entry)
  }

  /// Says of entries that share a key what they translate: the English one, or else the first.
  mutating func pairTranslations() {
    guard catalog.locales.count > 1 else { return }
    var bases: [String: Int] = [:]
    let indices = catalog.entries.indices
    for index in indices {
      let entry = catalog.entries[index]
      let key = catalog.bytes(entry.key).text
      if bases[key] == nil || catalog.locale(of: entry).isEnglish { bases[key] = index }
    }
    for index in indices {
      let entry = catalog.entries[index]
      guard catalog.extras(of: entry)?.source == nil, let base = bases[catalog.bytes(entry.key).text], base != index,
        catalog.entries[base].locale != entry.locale
      else { continue }
      let source = add(EntryExtras(source: catalog.bytes(catalog.entries[base].value).text))
      update(index) { $0.extras = source }
    }
  }

  /// Adds the title of a button, in which a backslash may keep a comma as text.
  mutating func addButton(_ title: Range<Int>, hasEscapes: Bool, _ entry: inout Entry) {
    let text = text
    addCopy(title, &entry) { hasEscapes ? ButtonItem.escapeLength(text, at: $0, limit: title.upperBound) : 0 }
  }

  /// Adds what stands at `entries` as an alert or notification that goes by its number; nothing where there are none.
  mutating func addGroup(_ kind: EntryGroup.Kind, _ entries: Range<Int>) {
    if entries.isEmpty { return }
    add(EntryGroup(name: "\(catalog.groups.count + 1)", kind: kind, entries: entries))
  }

  /// The same for a shape that people paste, in which they don’t write styles.
  mutating func addPastedGroup(_ kind: EntryGroup.Kind, _ entries: Range<Int>, orderIsKnown: Bool) {
    if entries.isEmpty { return }
    var group = EntryGroup(
      name: "\(catalog.groups.count + 1)", kind: kind, entries: entries, orderIsKnown: orderIsKnown)
    group.statesStyles = false
    add(group)
  }

  /// Adds a text as `entry`. Its line breaks stand for the ends of its lines, with what stands before the next.
  mutating func addLines(_ lines: [Range<Int>], _ entry: inout Entry) {
    guard let first = lines.first, let last = lines.last else { return }
    entry.setRaw(first.lowerBound..<last.upperBound)
    if lines.count == 1 {
      entry.value = TextSlice(file: first)
    } else {
      beginValue()
      appendVerbatim(first)
      for (line, next) in zip(lines, lines.dropFirst()) {
        let gap = line.upperBound..<next.lowerBound
        appendEscape(gap, standsFor: hasBlankLine(gap) ? "\n\n".utf8 : "\n".utf8)
        appendVerbatim(next)
      }
      endValue(&entry, textEnd: last.upperBound)
    }
    add(entry)
  }

  /// Whether a line of nothing but white space stands in the gap between two lines.
  private func hasBlankLine(_ gap: Range<Int>) -> Bool {
    let ends = gap.filter { text[$0] == UInt8(ascii: "\n") }
    return zip(ends, ends.dropFirst()).contains { text[$0 + 1..<$1].allSatisfy { $0 <= 0x20 } }
  }
}
