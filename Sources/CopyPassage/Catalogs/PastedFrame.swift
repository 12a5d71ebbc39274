import CopyModel

/// A frame that somebody drew around copy with the signs of a typewriter or with those for boxes:
///
///     +--------------+
///     | Leave?       |
///     | [Stay] [Go]  |
///     +--------------+
struct PastedFrame {
  /// The signs of the frame, which readers don’t see.
  private(set) var signs: [Range<Int>] = []
  /// What stands within, line by line. The frame fits these words, so they are judged and never edited.
  private(set) var inner: [Range<Int>] = []
  private let text: Bytes

  /// Fewest signs of an edge.
  private static let shortest = 5
  private static let bars: [StaticString] = ["|", "│", "┃", "║"]

  init(_ text: Bytes, _ lines: [Range<Int>]) {
    self.text = text
    let edges = lines.indices.filter { isEdge(lines[$0]) }
    guard edges.count > 1, let first = edges.first, let last = edges.last else { return }
    let rows = (first...last).filter { !edges.contains($0) }
    inner = rows.compactMap { between(lines[$0]) }
    guard !rows.isEmpty, inner.count == rows.count else {
      inner = []
      return
    }
    // Bars within are those of columns.
    if 2 * inner.count(where: { text[$0].contains(UInt8(ascii: "|")) || text.slice($0).text.contains("│") })
      > inner.count
    {
      inner = []
      return
    }
    signs = edges.map { lines[$0] }
    for (row, words) in zip(rows, inner) {
      signs += [lines[row].lowerBound..<words.lowerBound, words.upperBound..<lines[row].upperBound]
    }
  }

  /// Whether nothing but the signs of an edge stands there, a corner first.
  private func isEdge(_ line: Range<Int>) -> Bool {
    guard let sign = text[line].first(where: { $0 > 0x20 }), sign == 0xE2 || "+.".utf8.contains(sign) else {
      return false
    }
    let words = text.slice(line).text.filter { !$0.isWhitespace }
    guard words.count >= Self.shortest, let first = words.first else { return false }
    let isDrawn = { (letter: Character) in letter.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) } }
    return words.allSatisfy { "+-=_.".contains($0) || isDrawn($0) } && (first == "+" || first == "." || isDrawn(first))
  }

  /// What stands between the bars at both ends; nil where one is missing.
  private func between(_ line: Range<Int>) -> Range<Int>? {
    let whole = text.trimmed(line)
    guard let open = Self.bars.first(where: { text.hasLiteral($0, at: whole.lowerBound) }),
      case let end = whole.upperBound - open.utf8CodeUnitCount, end > whole.lowerBound, text.hasLiteral(open, at: end)
    else { return nil }
    return text.trimmed(whole.lowerBound + open.utf8CodeUnitCount..<end)
  }
}

extension Bytes {
  /// `range` without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { self[$0] > 0x20 } ?? range.upperBound
    let end = range.last { self[$0] > 0x20 }.map { $0 + 1 } ?? start
    return start..<end
  }
}
