import CopyModel

/// Reads plain lines and blocks into a catalogue.
struct PlainTextReader: ~Copyable {
  var builder: CatalogBuilder
  var block = Block()
  /// Whether a block has what plain blocks don’t, so that the text is to be read as pasted copy.
  var isPasted = false

  /// What is known of the block at hand.
  struct Block {
    /// White space before the first line; a line that stands deeper continues the part above it.
    var indent = 0
    var firstEntry = 0
    /// Names seen, to notice one that comes twice or does not fit.
    var labels: [BlockLabel] = []
    /// The part at hand.
    var label: BlockLabel?
    /// Lines of the part at hand, without white space around them; none of them empty.
    var lines: [Range<Int>] = []
    /// Blocks read so far, and whether one of them has a single part: blank lines may part what belongs together.
    var count = 0
    var hasLonely = false
  }

  /// Whether the text has another line than the first.
  private let hasLines: Bool
  private var hasPlainLines = false

  init(_ builder: consuming CatalogBuilder) {
    let text = builder.text
    let first = text.firstIndex { $0 > 0x20 } ?? text.count
    hasLines = text.slice(from: text.lineEnd(from: first)).contains { $0 > 0x20 }
    self.builder = builder
  }

  consuming func finish() -> Catalog { builder.finish() }

  mutating func read() {
    enum Place { case outside, amongLines, inBlock }
    var (place, lines) = (Place.outside, LineCursor(builder.text))
    while let line = lines.next() {
      let content = trimmed(line)
      if content.isEmpty {
        if place == .inBlock { endBlock() }
        place = .outside
      } else if place == .inBlock {
        readBlockLine(line, content)
      } else if case .known = BlockLabel.match(builder.text, content), place == .outside || mayFollow(content) {
        if place == .amongLines { isPasted = true }
        place = .inBlock
        beginBlock(indent: content.lowerBound - line.lowerBound)
        readBlockLine(line, content)
      } else {
        place = .amongLines
        addLine(line)
      }
    }
    if place == .inBlock { endBlock() }
    // Lines beside blocks may be words about them.
    if hasPlainLines, block.count > 0 { isPasted = true }
  }

  /// Whether a label below another line begins a block: it does where a second one follows.
  private func mayFollow(_ content: Range<Int>) -> Bool {
    var lines = LineCursor(builder.text.slice(from: content.upperBound))
    _ = lines.next()
    guard let next = lines.next() else { return false }
    let start = content.upperBound
    if case .known = BlockLabel.match(builder.text, trimmed(start + next.lowerBound..<start + next.upperBound)) {
      return true
    }
    return false
  }

  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, isBlank(builder.text[start]) { start += 1 }
    while end > start, isBlank(builder.text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// A plain line is copy as it stands, white space included; before one of several lines that is how they are laid out.
  private mutating func addLine(_ line: Range<Int>) {
    hasPlainLines = true
    var (entry, line) = (Entry(), line)
    if hasLines { line = line.dropFirst(builder.text[line].prefix(while: isBlank).count) }
    entry.value = TextSlice(file: line)
    entry.setRaw(line)
    builder.add(entry)
  }

  func report(_ message: String, at range: Range<Int>) {
    builder.add(CatalogProblem(.malformed, message, at: builder.catalog.source.span(of: range)))
  }
}

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
      let marks = CopyMarks(builder.text)
      if marks.plainTitle(item.title).title != item.title || marks.bared(item.title) != item.title { isPasted = true }
      var entry = Entry()
      (entry.role, entry.evidence, entry.style) = (role, .explicit, item.style)
      builder.addButton(item.title, hasEscapes: true, &entry)
    }
  }

  mutating func endBlock() {
    endPart()
    block.count += 1
    block.hasLonely = block.hasLonely || block.labels.count == 1
    if block.hasLonely, block.count > 1 { isPasted = true }
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
