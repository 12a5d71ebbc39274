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
      beginPart(label)
      let text = trimmed(textStart..<content.upperBound)
      if !text.isEmpty { block.lines.append(text) }
    case .unknown:
      isPasted = true
    case .none:
      block.lines.append(content)
    }
  }

  private mutating func beginPart(_ label: BlockLabel) {
    if block.labels.contains(label) { isPasted = true }
    block.labels.append(label)
    block.label = label
  }

  private mutating func endPart() {
    defer { block.lines.removeAll(keepingCapacity: true) }
    guard let label = block.label else { return }
    guard label.isList else { return addText(label) }
    // The end of a line ends a button as a comma does.
    for line in block.lines { addButtons(in: line, role: label.role) }
  }

  private mutating func addText(_ label: BlockLabel) {
    var entry = Entry()
    (entry.role, entry.evidence) = (label.role, .explicit)
    builder.addLines(block.lines, &entry)
  }

  private mutating func addButtons(in line: Range<Int>, role: Role) {
    var position = line.lowerBound
    while position < line.upperBound {
      let item = ButtonItem(builder.text, from: position, limit: line.upperBound)
      position = item.next
      if let fault = item.fault { report(fault.message, at: fault.range) }
      guard !item.title.isEmpty else { continue }
      var entry = Entry()
      (entry.role, entry.evidence, entry.style) = (role, .explicit, item.style)
      builder.addButton(item.title, hasEscapes: true, &entry)
    }
  }

  mutating func endBlock() {
    endPart()
    let entries = block.firstEntry..<builder.catalog.entries.count
    let kind = settleKind(of: entries)
    builder.addGroup(kind, entries)
  }

  /// A block is a notification when a part of it can be nothing else. `Title` alone says either.
  private mutating func settleKind(of entries: Range<Int>) -> EntryGroup.Kind {
    let parts = block.labels.map(\.role)
    guard parts.contains(where: { RoleSet.notification.contains($0) }) else { return .alert }
    if parts.contains(.alertMessage) || parts.contains(.button) { isPasted = true }
    for index in entries where builder.catalog.entries[index].role == .alertTitle {
      builder.update(index) { $0.role = .notificationTitle }
    }
    return .notification
  }
}
