import CopyModel

/// Blocks, line by line.
extension PlainTextReader {
  mutating func beginBlock(indent: Int) {
    block.indent = indent
    block.firstEntry = builder.catalog.entries.count
    block.labels.removeAll(keepingCapacity: true)
    block.label = nil
  }

  mutating func readBlockLine(_ line: Range<Int>, _ content: Range<Int>) {
    let isDeeper = content.lowerBound - line.lowerBound > block.indent
    switch isDeeper ? .none : BlockLabel.match(builder.text, content) {
    case .known(let label, let textStart):
      endPart()
      beginPart(label, words: content.lowerBound..<textStart)
      let text = trimmed(textStart..<content.upperBound)
      if !text.isEmpty { block.lines.append(text) }
    case .unknown(let words):
      endPart()
      block.label = nil
      let name = builder.text.slice(words).text
      report(
        "No part is called “\(name)”. Write \(BlockLabel.englishNames), or indent the line to go on with the part "
          + "above it.", at: words)
    case .none:
      block.lines.append(content)
    }
  }

  private mutating func beginPart(_ label: BlockLabel, words: Range<Int>) {
    if block.labels.contains(where: { $0.label == label }) {
      report("This part stands twice. Leave a blank line between two alerts or notifications.", at: words)
    } else {
      block.labels.append((label, words))
    }
    block.label = label
  }

  private mutating func endPart() {
    defer { block.lines.removeAll(keepingCapacity: true) }
    guard let label = block.label else { return }
    guard label.isList else { return addText(label) }
    // The end of a line ends a button as a comma does.
    for line in block.lines { addButtons(in: line, role: label.role) }
  }

  /// Adds a title, message or the like. Its line breaks stand for the ends of its lines.
  private mutating func addText(_ label: BlockLabel) {
    guard let first = block.lines.first, let last = block.lines.last else { return }
    var entry = Entry()
    (entry.role, entry.evidence) = (label.role, .explicit)
    entry.setRaw(first.lowerBound..<last.upperBound)
    if block.lines.count == 1 {
      entry.value = TextSlice(file: first)
    } else {
      builder.beginValue()
      builder.appendVerbatim(first)
      for (line, next) in zip(block.lines, block.lines.dropFirst()) {
        builder.appendEscape(line.upperBound..<next.lowerBound, standsFor: CollectionOfOne(UInt8(ascii: "\n")))
        builder.appendVerbatim(next)
      }
      builder.endValue(&entry, textEnd: last.upperBound)
    }
    builder.add(entry)
  }

  private mutating func addButtons(in line: Range<Int>, role: Role) {
    var position = line.lowerBound
    while position < line.upperBound {
      let item = ButtonItem(builder.text, from: position, limit: line.upperBound)
      position = item.next
      if let fault = item.fault { report(fault.message, at: fault.range) }
      if !item.title.isEmpty { addButton(item, role: role) }
    }
  }

  private mutating func addButton(_ item: ButtonItem, role: Role) {
    var entry = Entry()
    (entry.role, entry.evidence, entry.style) = (role, .explicit, item.style)
    entry.setRaw(item.title)
    let text = builder.text
    if text[item.title].contains(UInt8(ascii: "\\")) {
      builder.beginValue()
      appendTitle(item.title)
      builder.endValue(&entry, textEnd: item.title.upperBound)
    } else {
      entry.value = TextSlice(file: item.title)
    }
    builder.add(entry)
  }

  private mutating func appendTitle(_ title: Range<Int>) {
    let text = builder.text
    var (verbatim, position) = (title.lowerBound, title.lowerBound)
    while position < title.upperBound {
      let length = ButtonItem.escapeLength(text, at: position, limit: title.upperBound)
      if length > 0 {
        builder.appendVerbatim(verbatim..<position)
        builder.appendEscape(position..<position + length, standsFor: text.slice(position + 1..<position + length))
        verbatim = position + length
      }
      position += max(length, 1)
    }
    builder.appendVerbatim(verbatim..<title.upperBound)
  }

  mutating func endBlock() {
    endPart()
    let entries = block.firstEntry..<builder.catalog.entries.count
    let kind = settleKind(of: entries)
    guard !entries.isEmpty else { return }
    builder.add(EntryGroup(name: "\(builder.catalog.groups.count + 1)", kind: kind, entries: entries))
  }

  /// A block is a notification when a part of it can be nothing else. `Title` alone says either.
  private func settleKind(of entries: Range<Int>) -> EntryGroup.Kind {
    let parts = block.labels.map(\.label.role)
    guard parts.contains(where: { RoleSet.notification.contains($0) }) else { return .alert }
    for (label, words) in block.labels where label.role == .alertMessage || label.role == .button {
      report("A notification has no such part. Use Notification title, Body, Actions, Preview.", at: words)
    }
    for index in entries where builder.catalog.entries[index].role == .alertTitle {
      builder.update(index) { $0.role = .notificationTitle }
    }
    return .notification
  }
}
