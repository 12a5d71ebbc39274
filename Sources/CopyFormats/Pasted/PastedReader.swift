import CopyModel

/// Reads copy in the shapes that people paste into alerts, notifications, and lines by themselves.
///
/// Labels say what a part is. Without them a row of buttons makes an alert of the lines above it. What belongs to nothing is
/// a string by itself, and nothing that is read stops the rest.
struct PastedReader: ~Copyable {
  var builder: CatalogBuilder
  private let pasted: PastedText
  private var group = PastedGroup()
  /// Lines that may yet become parts of an alert.
  private var pending: [CopyLine] = []
  /// Strings by themselves that stand among the parts of the group at hand.
  private var loose: [Range<Int>] = []
  private var languages: [(tag: LocaleTag, copy: Range<Int>)] = []
  private var followsBlank = true

  init(_ pasted: PastedText, _ builder: consuming CatalogBuilder) {
    self.pasted = pasted
    self.builder = builder
  }

  consuming func finish() -> Catalog { builder.finish() }

  mutating func read() {
    if !pasted.pairs.isEmpty { return readPairs() }
    var index = 0
    while index < pasted.lines.count {
      if pasted.isTable(at: index) {
        close()
        index = readTable(at: index)
        continue
      }
      read(pasted.lines[index], at: index)
      followsBlank = pasted.lines[index].kind == .blank
      index += 1
    }
    close()
    builder.catalog.shape = pasted.description
  }

  private mutating func readPairs() {
    builder.catalog.shape = pasted.description
    for (key, value) in pasted.pairs {
      var entry = Entry()
      entry.key = TextSlice(file: key)
      // What stands for another character is no copy, so it is judged and never edited.
      if pasted.text[value].contains(UInt8(ascii: "\\")) { entry.flags = .isRecovered }
      builder.addLines([value], &entry)
    }
  }

  private mutating func read(_ line: CopyLine, at index: Int) {
    if case .language(let tag) = line.kind, pasted.hasLanguages {
      if languages.isEmpty { close() }
      languages.append((tag, line.copy))
      return
    }
    if line.kind != .blank { addLanguages() }
    switch line.kind {
    case .blank, .rule: break
    case .heading:
      close()
      // “Alert: sign out” is about the lines below.
      if !names(line, .alertTitle) || !goesOn(behind: index) { pending = [line] }
    case .label(let label?): begin(label, line)
    case .bareLabel(let label) where pasted.hasBareLabels: begin(label, line)
    case .remark: group.endPart()
    case .named(.alertTitle) where !group.isOpen && goesOn(behind: index):
      close()
      pending = [line]
    case .named(let role) where role != .alertTitle: add(line, as: role)
    case .buttons(let isSure) where isButtons(line, isSure): add(buttons: line)
    case .text where !line.buttons.isEmpty:
      addText(line)
      add(buttons: line)
    case .label(nil) where group.isOpen && !isDeeper(line):
      group.endPart()
      if !line.copy.isEmpty { loose.append(line.copy) }
    default: addText(line)
    }
  }

  /// Whether another line follows the one at `index` at once.
  private func goesOn(behind index: Int) -> Bool {
    index + 1 < pasted.lines.count && pasted.lines[index + 1].kind != .blank
  }

  private func isDeeper(_ line: CopyLine) -> Bool { line.indent > group.indent && !followsBlank }

  private func isButtons(_ line: CopyLine, _ isSure: Bool) -> Bool {
    if group.isOpen { return isSure }
    return isSure ? !pending.isEmpty : followsBlank && (1...3).contains(pending.count)
  }

  // MARK: Labelled parts

  private mutating func begin(_ label: CopyLabel, _ line: CopyLine) {
    if group.isOpen, !group.takes(label, behindBlank: followsBlank) { closeGroup() }
    if !group.isOpen, label.isButton, case .named? = pending.first?.kind {
      makeAlert(of: pending)
    } else if !group.isOpen {
      endPending(before: label)
    }
    group.begin(label, indent: line.indent, isNewParagraph: followsBlank)
    if case .bareLabel = line.kind { return }
    if !line.copy.isEmpty { group.add(line.copy) }
  }

  private mutating func add(buttons line: CopyLine) {
    if !group.isOpen { makeAlert(of: pending) }
    for button in line.buttons { group.add(button: button) }
  }

  private mutating func addText(_ line: CopyLine) {
    let copy = CopyMarks(pasted.text).bared(line.whole)
    if group.isOpen, !followsBlank || group.isWaiting {
      // A row of buttons has ended its alert.
      if group.goesOn { return group.add(line.kind == .text ? copy : line.whole) }
    }
    if group.isOpen { closeGroup() }
    var text = line
    text.copy = copy
    pending.append(text)
  }

  /// Makes the parts of an alert of lines without labels: the first of them is its title.
  private mutating func makeAlert(of lines: [CopyLine]) {
    let most = 5
    var parts = lines.suffix(lines.count > most ? 2 : most)
    // “Dialog 2 - Sign out”, “The copy:”
    if let first = parts.first, parts.count > 1, text(first).last == UInt8(ascii: ":") || names(first, .alertTitle) {
      parts = parts.dropFirst()
    }
    for line in lines.dropLast(parts.count) where line.kind != .heading { addEntry(line.copy) }
    pending = []
    for (index, line) in parts.enumerated() {
      if index < 2 {
        group.begin(index == 0 ? .title : .message, indent: line.indent, isNewParagraph: false)
      }
      group.add(line.copy)
    }
  }

  // MARK: Ends

  private mutating func close() {
    addLanguages()
    closeGroup()
    if let bullets = bulletedButtons() {
      makeAlert(of: pending.dropLast(bullets.count))
      for bullet in bullets { group.add(button: bullet.copy) }
      closeGroup()
    }
    for line in pending where line.kind != .heading { addEntry(line.copy) }
    pending = []
  }

  /// The bullets below a heading that say what buttons do.
  private func bulletedButtons() -> [CopyLine]? {
    let bullets = Array(pending.reversed().prefix { $0.isBullet }.reversed())
    let longest = 24
    guard pending.first?.kind == .heading, (1...3).contains(bullets.count), bullets.count < pending.count,
      bullets.allSatisfy({ $0.copy.count <= longest })
    else { return nil }
    return bullets
  }

  /// Lines above a labelled part: what announces it is no copy.
  private mutating func endPending(before label: CopyLabel) {
    group.isElsewhere = pending.last.map { CopyLabel.isElsewhere(pasted.text.slice($0.copy)) } ?? false
    for (index, line) in pending.enumerated() where line.kind != .heading {
      let isLast = index == pending.count - 1
      if isLast, label.rank == 0, !followsBlank || announces(line) { continue }
      if announces(line) && text(line).last == UInt8(ascii: ":") { continue }
      addEntry(line.copy)
    }
    pending = []
  }

  /// Whether the words before a colon name copy with `role`: `Alert: sign out`.
  private func names(_ line: CopyLine, _ role: Role) -> Bool {
    let (text, marks) = (pasted.text, CopyMarks(pasted.text))
    let end = line.copy.first { text[$0] == UInt8(ascii: ":") || marks.arrow(at: $0, in: line.copy) != nil }
    return end.map { CopyLabel.role(text.slice(line.copy.lowerBound..<$0)) == role } ?? false
  }

  /// “Alert 1”, “here is the copy:”
  private func announces(_ line: CopyLine) -> Bool {
    guard let last = text(line).last else { return true }
    let words = text(line).split(separator: UInt8(ascii: " ")).count
    return last == UInt8(ascii: ":") || (0x30...0x39).contains(last) && words <= 3
  }

  private func text(_ line: CopyLine) -> Bytes { pasted.text.slice(line.whole) }

  private mutating func closeGroup() {
    guard group.isOpen else { return }
    let (parts, surplus) = group.settled()
    let first = builder.catalog.entries.count
    for part in parts { add(part) }
    if group.isSet {
      let entries = first..<builder.catalog.entries.count
      builder.addPastedGroup(
        group.isNotification ? .notification : .alert, entries, orderIsKnown: !group.hasSingleButtons)
    }
    // What stands behind a name that nobody knows may be no copy: it is judged and never edited.
    for range in loose { addEntry(range, .isRecovered) }
    for range in surplus { addEntry(range) }
    (loose, group) = ([], PastedGroup())
  }

  // MARK: Entries

  private mutating func add(_ part: PastedGroup.Part) {
    let role =
      group.isElsewhere && !part.label.isButton ? .text : part.label.role(inNotification: group.isNotification)
    if part.label.isButton {
      for line in part.lines {
        if part.isRow {
          addButton(ButtonItem(title: line, next: line.upperBound), part.label, role)
        } else {
          addButtons(in: line, part.label, role)
        }
      }
    } else if !part.lines.isEmpty {
      var entry = Entry()
      (entry.role, entry.evidence) = (role, .explicit)
      builder.addLines(part.lines, &entry)
    }
  }

  private mutating func addButtons(in line: Range<Int>, _ label: CopyLabel, _ role: Role) {
    let marks = CopyMarks(pasted.text)
    let row = marks.parts(of: line, isList: label.isList)
    if let row {
      for item in row { addButton(ButtonItem(title: marks.bared(item), next: item.upperBound), label, role) }
      return
    }
    var position = line.lowerBound
    while position < line.upperBound {
      var item = ButtonItem(pasted.text, from: position, limit: line.upperBound)
      // A comma parts buttons only where there may be several, and a fault in styles is copy.
      if !label.isList && item.next < line.upperBound || item.fault != nil {
        item = ButtonItem(title: line, next: line.upperBound)
      }
      position = item.next
      if !item.title.isEmpty { addButton(item, label, role) }
    }
  }

  private mutating func addButton(_ item: ButtonItem, _ label: CopyLabel, _ role: Role) {
    let marks = CopyMarks(pasted.text)
    var entry = Entry()
    (entry.role, entry.evidence, entry.style) = (role, .explicit, item.style)
    if label == .destructiveButton { entry.style.formUnion([.destructive, .declared]) }
    builder.addButton(marks.unquoted(marks.bared(item.title)), hasEscapes: label.isList, &entry)
  }

  /// Adds a string by itself whose label says what it is for.
  private mutating func add(_ line: CopyLine, as role: Role) {
    close()
    var entry = Entry()
    if role != .unknown { (entry.role, entry.evidence) = (role, .explicit) }
    builder.addLines([line.copy], &entry)
  }

  private mutating func addEntry(_ range: Range<Int>, _ flags: EntryFlags = []) {
    var entry = Entry()
    entry.flags = flags
    builder.addLines([range], &entry)
  }

  /// Lines with languages in front of them: the English one is what the others translate, or else the first.
  private mutating func addLanguages() {
    guard !languages.isEmpty else { return }
    let base = languages.first { $0.tag.isEnglish } ?? languages[0]
    for (tag, copy) in languages where !copy.isEmpty {
      var entry = Entry()
      entry.locale = builder.localeIndex(tag)
      if tag != base.tag {
        entry.extras = builder.add(EntryExtras(source: pasted.text.slice(base.copy).text))
      }
      builder.addLines([copy], &entry)
    }
    languages = []
  }

  /// Reads the table that begins at `index`, and returns the index of the line behind it.
  private mutating func readTable(at index: Int) -> Int {
    var (end, rows) = (index + 2, [MarkdownRow(pasted.text, pasted.lines[index].whole)])
    while end < pasted.lines.count, pasted.text[pasted.lines[end].whole].contains(UInt8(ascii: "|")) {
      rows.append(MarkdownRow(pasted.text, pasted.lines[end].whole))
      end += 1
    }
    CopyTable(rows.map(\.cells), in: pasted.text, hasHeader: true).add(to: &builder)
    return end
  }
}
