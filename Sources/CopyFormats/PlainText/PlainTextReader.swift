import CopyModel

/// Reads plain lines and blocks into a catalogue.
struct PlainTextReader: ~Copyable {
  var builder: CatalogBuilder
  var block = Block()

  /// What is known of the block at hand.
  struct Block {
    /// White space before the first line; a line that stands deeper continues the part above it.
    var indent = 0
    var firstEntry = 0
    /// Names seen, each with its range, to notice one that comes twice or does not fit.
    var labels: [(label: BlockLabel, words: Range<Int>)] = []
    /// The part at hand; nil behind a name that nobody knows.
    var label: BlockLabel?
    /// Lines of the part at hand, without white space around them; none of them empty.
    var lines: [Range<Int>] = []
  }

  init(_ builder: consuming CatalogBuilder) { self.builder = builder }

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
      } else if place == .outside, case .known = BlockLabel.match(builder.text, content) {
        place = .inBlock
        beginBlock(indent: content.lowerBound - line.lowerBound)
        readBlockLine(line, content)
      } else {
        place = .amongLines
        addLine(line)
      }
    }
    if place == .inBlock { endBlock() }
  }

  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, isBlank(builder.text[start]) { start += 1 }
    while end > start, isBlank(builder.text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// A plain line is copy as it stands, white space included.
  private func addLine(_ line: Range<Int>) {
    var entry = Entry()
    entry.value = TextSlice(file: line)
    entry.setRaw(line)
    builder.add(entry)
  }

  func report(_ message: String, at range: Range<Int>) {
    builder.add(CatalogProblem(.malformed, message, at: builder.catalog.source.span(of: range)))
  }
}
