import CopyModel

/// What the parts and lines that were read become.
extension PastedReader {
  mutating func add(_ part: PastedGroup.Part) {
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
      (entry.role, entry.evidence) = (role, pasted.isGuess ? .guess : .explicit)
      add(part.lines, &entry)
    }
  }

  /// Adds the lines of a text, in which an apostrophe may be doubled as files of settings have it.
  private mutating func add(_ lines: [Range<Int>], _ entry: inout Entry) {
    let text = pasted.text
    guard lines.count == 1, CopyMarks(text).doublesApostrophes(in: lines[0]) else {
      return builder.addLines(lines, &entry)
    }
    builder.addCopy(lines[0], &entry) {
      text.hasLiteral("''", at: $0) && $0 + 2 <= lines[0].upperBound ? 2 : 0
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
    let (title, style) = marks.plainTitle(marks.bared(item.title))
    var entry = Entry()
    entry.style = item.style.union(style)
    (entry.role, entry.evidence) = (role, pasted.isGuess ? .guess : .explicit)
    if label == .destructiveButton { entry.style.formUnion([.destructive, .declared]) }
    builder.addButton(marks.unquoted(title), hasEscapes: label.isList, &entry)
  }

  /// Adds a string by itself whose label says what it is for. Among the parts of an alert it parts nothing.
  mutating func add(_ line: CopyLine, as role: Role) {
    if group.isOpen, !followsBlank {
      group.endPart()
      return loose.append((line, role))
    }
    close()
    addEntry(line.copy, as: role)
  }

  /// Adds a line by itself. What stands behind a word that nobody knows is no copy for sure where others are labelled, so it
  /// is judged and never edited.
  mutating func addLine(_ line: CopyLine, _ role: Role = .unknown) {
    if line.kind == .heading { return }
    let isProperty = line.kind == .label(nil) && !pasted.knowsLabels
    if line.kind == .text || isProperty, role == .unknown, pasted.isTalk || pasted.marksCopy, !isCopyByItself(line) {
      hasAsides = true
      // A sentence that nobody says to somebody is judged all the same, and never edited.
      if pasted.isTyped, line.kind == .text, CopyMarks(pasted.text).endsSentence(line.copy) {
        addEntry(line.copy, .isRecovered, guess: .text)
      }
      return
    }
    if line.isBullet, role != .unknown { return addEntry(line.copy, as: role) }
    let isNamed = line.kind == .label(nil) && pasted.knowsLabels && !line.words.isEmpty
    guard isNamed, let colon = line.whole.first(where: { $0 >= line.words.upperBound }) else {
      let isPoint = line.isBullet && (pasted.isList || pasted.hasPoints)
      // A list may hold anything.
      return addEntry(line.copy, guess: isPoint ? .text : .unknown)
    }
    let marks = CopyMarks(pasted.text)
    let sign = marks.trimmed(colon..<line.whole.upperBound)
    let value = marks.trimmed(
      sign.dropFirst(max(1, marks.colonLength(at: sign.lowerBound, limit: sign.upperBound))))
    if !value.isEmpty { addEntry(value, .isRecovered, guess: .text) }
  }

  /// Adds a string by itself that its label says little of.
  mutating func addGuess(_ line: CopyLine, _ role: Role) {
    if group.isOpen { closeGroup() }
    close()
    addEntry(line.copy, line.isKept ? .isRecovered : [], guess: role)
  }

  /// Whether quotation marks say of the line that it is copy.
  private func isCopyByItself(_ line: CopyLine) -> Bool { pasted.marksQuotes && line.copy != line.whole }

  mutating func addEntry(
    _ range: Range<Int>, as role: Role = .unknown, _ flags: EntryFlags = [], guess: Role = .unknown
  ) {
    var entry = Entry()
    entry.flags = flags
    if guess != .unknown { (entry.role, entry.evidence) = (guess, .guess) }
    if role != .unknown { (entry.role, entry.evidence) = (role, .explicit) }
    builder.addLines([range], &entry)
  }

  /// Reads the table that begins at `index`, and returns the index of the line behind it.
  mutating func readTable(at index: Int) -> Int {
    let isWiki = pasted.isWiki(at: index)
    let isHeadless = pasted.namesParts(at: index)
    let hasRule = !isWiki && !isHeadless && !pasted.isBareTable(at: index)
    var (end, rows) = (index + (hasRule ? 2 : 1), [MarkdownRow(pasted.text, pasted.lines[index].whole)])
    if isWiki { rows[0].removeEmpty() }
    while end < pasted.lines.count, pasted.text[pasted.lines[end].whole].contains(UInt8(ascii: "|")) {
      if !pasted.isTableRule(pasted.lines[end]) { rows.append(MarkdownRow(pasted.text, pasted.lines[end].whole)) }
      end += 1
    }
    CopyTable(rows.map(\.cells), in: builder.text, hasHeader: !isHeadless, teller: pasted.teller)
      .add(to: &builder)
    return end
  }
}
