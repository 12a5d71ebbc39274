import CopyModel

/// A part of an alert in one of several languages.
struct TranslatedPart {
  let tag: LocaleTag
  let label: CopyLabel
  let copy: Range<Int>

  /// The buttons of the part, or else all of it.
  func titles(in text: Bytes) -> [Range<Int>] {
    let marks = CopyMarks(text)
    let titles = label.isButton ? marks.titles(in: copy, isList: label.isList) : nil
    return titles?.map { marks.bared($0) } ?? [copy]
  }
}

/// Lines that say which language they are in.
extension PastedReader {
  /// Keeps the line with the others in its way, until all languages are read; false for a line that names none.
  mutating func addTranslation(_ line: CopyLine) -> Bool {
    if case .language(let tag) = line.kind {
      // Another line in the same language begins the next string.
      if line.isBase || languages.contains(where: { $0.tag == tag }) { addLanguages() }
      if languages.isEmpty { close() }
      languages.append((tag, line.copy, line.isBase))
      return true
    }
    guard case .label(let label?) = line.kind, let tag = line.language else { return false }
    if translated.isEmpty { close() }
    // Another title in the same language begins the next alert.
    if label.rank == 0, translated.contains(where: { $0.tag == tag && $0.label.rank == 0 }) { addLanguages() }
    translated.append(TranslatedPart(tag: tag, label: label, copy: line.copy))
    return true
  }

  /// Lines with languages in front of them: the English one is what the others translate, or else the first.
  mutating func addLanguages() {
    addTranslatedParts()
    guard !languages.isEmpty else { return }
    let base = languages.first(where: \.isBase) ?? languages.first { $0.tag.isEnglish } ?? languages[0]
    for (tag, copy, _) in languages where !copy.isEmpty {
      var entry = Entry()
      entry.locale = builder.localeIndex(tag)
      if tag != base.tag {
        entry.extras = builder.add(EntryExtras(source: builder.text.slice(base.copy).text))
      }
      builder.addLines([copy], &entry)
    }
    languages = []
  }

  /// The same for whole alerts: each language has its own, whose parts translate those of the base in their order.
  private mutating func addTranslatedParts() {
    let parts = translated
    translated = []
    guard let base = parts.first(where: { $0.tag.isEnglish })?.tag ?? parts.first?.tag else { return }
    var tags: [LocaleTag] = []
    for part in parts where !tags.contains(part.tag) { tags.append(part.tag) }
    for tag in tags { add(parts.filter { $0.tag == tag }, translating: parts.filter { $0.tag == base && tag != base }) }
  }

  private mutating func add(_ parts: [TranslatedPart], translating base: [TranslatedPart]) {
    let isNotification = parts.contains { $0.label.isOfNotification }
    let first = builder.catalog.entries.count
    let sources = Dictionary(grouping: base, by: \.label)
    var ranks: [CopyLabel: Int] = [:]
    for part in parts {
      let rank = ranks[part.label, default: 0]
      ranks[part.label] = rank + 1
      if part.copy.isEmpty { continue }
      var entry = Entry()
      (entry.role, entry.evidence) = (part.label.role(inNotification: isNotification), .explicit)
      entry.locale = builder.localeIndex(part.tag)
      let source = sources[part.label]?.dropFirst(rank).first
      let text = pasted.text
      let titles = part.titles(in: text)
      let others = source?.titles(in: text) ?? []
      for (index, title) in titles.enumerated() {
        var title = (range: title, entry: entry)
        if others.count == titles.count {
          title.entry.extras = builder.add(EntryExtras(source: builder.text.slice(others[index]).text))
        }
        builder.addLines([title.range], &title.entry)
      }
    }
    let entries = first..<builder.catalog.entries.count
    // Nobody translates the buttons of an alert without writing them.
    guard parts.contains(where: \.label.isButton), Set(parts.map(\.label.rank)).count > 1 else { return }
    builder.addPastedGroup(isNotification ? .notification : .alert, entries, orderIsKnown: false)
  }
}
