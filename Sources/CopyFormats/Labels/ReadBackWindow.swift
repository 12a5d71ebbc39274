import CopyModel

/// The lines around a place that tell how it is read, with the head of the table that they stand in.
struct ReadBackWindow {
  /// How many paragraphs are taken at each side, and how many bytes at most.
  enum Reach: CaseIterable {
    case own, near, far

    var paragraphs: Int {
      switch self {
      case .own: 1
      case .near: 3
      case .far: .max
      }
    }

    var bytes: Int {
      switch self {
      case .own: 1 << 8
      case .near: 1 << 12
      case .far: 1 << 14
      }
    }
  }

  private(set) var head = 0..<0
  private(set) var lines: Range<Int>
  private let text: Bytes

  /// Nil where the place is too long to be read twice for an edit, or a head too far away.
  init?(_ text: Bytes, around place: Range<Int>, _ reach: Reach, of format: any CatalogFormat) {
    guard place.count <= Reach.far.bytes else { return nil }
    self.text = text
    // A record may hold many languages; where a line holds hundreds of other strings, each edit would read them all.
    let isTable = format.about.endings.contains { $0.name == "csv" }
    guard let line = text.line(around: place, within: isTable ? Reach.far.bytes : Reach.near.bytes) else { return nil }
    lines = line
    if isTable {
      guard takeRecords(reach) else { return nil }
    } else if text[lines].contains(UInt8(ascii: "|")), reach == .own, let top = tableTop {
      head = top
    } else {
      takeParagraphs(reach)
    }
  }

  /// Behind the line feed of the line that holds `offset`.
  private func lineEnd(from offset: Int) -> Int { min(text.lineFeed(from: offset) + 1, text.count) }

  private func isBlank(_ line: Range<Int>) -> Bool { text[line].allSatisfy { $0 <= 0x20 } }

  /// Goes on to both sides until enough blank lines have been passed.
  private mutating func takeParagraphs(_ reach: Reach) {
    var (start, blanks) = (lines.lowerBound, 0)
    while start > 0, blanks < reach.paragraphs {
      let line = text.lineStart(before: start - 1)..<start
      if lines.lowerBound - line.lowerBound > reach.bytes { break }
      if isBlank(line) { blanks += 1 }
      start = line.lowerBound
    }
    var end = lines.upperBound
    blanks = 0
    while end < text.count, blanks < reach.paragraphs {
      let line = end..<lineEnd(from: end)
      if line.upperBound - lines.upperBound > reach.bytes { break }
      if isBlank(line) { blanks += 1 }
      end = line.upperBound
    }
    lines = start..<end
  }

  /// The first record, and behind it the lines of the place, or lines around them.
  private mutating func takeRecords(_ reach: Reach) -> Bool {
    if reach != .own { takeParagraphs(reach) }
    var (end, isQuoted) = (0, false)
    while end < text.count, end < Reach.near.bytes, isQuoted || text[end] != UInt8(ascii: "\n") {
      if text[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
      end += 1
    }
    guard end < text.count, text[end] == UInt8(ascii: "\n") else { return false }
    if lines.lowerBound <= end { lines = 0..<lines.upperBound } else { head = 0..<end + 1 }
    return true
  }

  /// The first two lines of the table of Markdown that the lines stand in, where they are none of these themselves.
  private var tableTop: Range<Int>? {
    let farthest = 1 << 16
    var start = lines.lowerBound
    while start > 0, lines.lowerBound - start < farthest {
      let line = text.lineStart(before: start - 1)..<start
      guard text[line].contains(UInt8(ascii: "|")) else { break }
      start = line.lowerBound
    }
    let top = start..<lineEnd(from: lineEnd(from: start))
    return top.upperBound <= lines.lowerBound ? top : nil
  }
}

extension Bytes {
  /// The lines that hold `place`, with the last one’s line feed; nil where they begin or end further away than `limit` bytes.
  fileprivate func line(around place: Range<Int>, within limit: Int) -> Range<Int>? {
    let (floor, ceiling) = (Swift.max(0, place.lowerBound - limit), Swift.min(count, place.upperBound + limit))
    let feed = UInt8(ascii: "\n")
    let start = self[floor..<place.lowerBound].lastIndex(of: feed).map { $0 + 1 } ?? (floor == 0 ? 0 : nil)
    let end = self[place.upperBound..<ceiling].firstIndex(of: feed).map { $0 + 1 } ?? (ceiling == count ? count : nil)
    guard let start, let end else { return nil }
    return start..<end
  }
}
