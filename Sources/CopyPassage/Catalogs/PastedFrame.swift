import CopyFormats
import CopyModel

/// A frame that somebody drew around copy with the signs of a typewriter or with those for boxes:
///
///     +--------------+
///     | Leave?       |
///     | [Stay] [Go]  |
///     +--------------+
///
/// Of frames side by side the first is read.
struct PastedFrame {
  /// The signs of the frame, which readers don’t see.
  private(set) var signs: [Range<Int>] = []
  /// What stands within, line by line. The frame fits these words, so they are judged and never edited.
  private(set) var inner: [Range<Int>] = []
  /// Whether others stand beside it.
  private(set) var isFirst = false
  private let text: Bytes

  /// Fewest signs of an edge.
  private static let shortest = 5
  private static let bars: [StaticString] = ["|", "│", "┃", "║"]

  init(_ text: Bytes, _ lines: [Range<Int>]) {
    self.text = text
    let edges = lines.indices.filter { isEdge(lines[$0]) }
    guard edges.count > 1, let first = edges.first, let last = edges.last else { return }
    let rows = (first...last).filter { !edges.contains($0) }
    isFirst = edges.allSatisfy { frames(in: lines[$0]) > 1 }
    let found = rows.compactMap { between(lines[$0]) }
    guard !rows.isEmpty, found.count == rows.count, isFirst || !areColumns(found) else { return }
    signs = edges.flatMap { around(title(of: lines[$0]), in: lines[$0]) }
    for (row, words) in zip(rows, found) { signs += around(words, in: lines[row]) + bars(within: words) }
    inner = edges.compactMap { title(of: lines[$0]) } + found
  }

  /// Whether bars stand within most rows: these are of a table.
  private func areColumns(_ rows: [Range<Int>]) -> Bool {
    2 * rows.count { !bars(within: $0).isEmpty } > rows.count
  }

  private func around(_ words: Range<Int>?, in line: Range<Int>) -> [Range<Int>] {
    words.map { [line.lowerBound..<$0.lowerBound, $0.upperBound..<line.upperBound] } ?? [line]
  }

  /// Whether nothing but the signs of an edge stands there, a corner first, or a title among them: `┌─ Leave? ─┐`.
  private func isEdge(_ line: Range<Int>) -> Bool {
    guard let sign = text[line].first(where: { $0 > 0x20 }), sign == 0xE2 || "+.-=_".utf8.contains(sign) else {
      return false
    }
    if title(of: line) != nil { return true }
    let words = text.slice(line).text.filter { !$0.isWhitespace }
    return words.count >= Self.shortest && words.allSatisfy(Self.isOfEdge) && words.contains { $0 != "." }
  }

  private static func isOfEdge(_ letter: Character) -> Bool {
    "+-=_.".contains(letter) || letter.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }

  /// The words within an edge of box signs, which begin behind a corner and end before one.
  private func title(of line: Range<Int>) -> Range<Int>? {
    let (words, corners) = (text.slice(line).text, "┌╭╔┏+")
    let bare = words.drop(while: \.isWhitespace)
    guard let corner = bare.first, corners.contains(corner), let end = bare.last(where: { !$0.isWhitespace }),
      Self.isOfEdge(end), case let inner = bare.drop(while: { Self.isOfEdge($0) || $0.isWhitespace }), !inner.isEmpty,
      let last = inner.lastIndex(where: { !Self.isOfEdge($0) && !$0.isWhitespace }),
      bare.contains("─") || bare.contains("━") || bare.contains("═") || bare.contains("--")
    else { return nil }
    let start = line.lowerBound + words.utf8.distance(from: words.startIndex, to: inner.startIndex)
    return start..<start + inner[...last].utf8.count
  }

  /// How many frames begin in an edge: those that blanks part.
  private func frames(in line: Range<Int>) -> Int {
    guard title(of: line) == nil else { return 1 }
    let pieces = text[line].split { $0 <= 0x20 }
    return pieces.allSatisfy { $0.count >= Self.shortest } ? pieces.count : 1
  }

  /// What stands between the bars at both ends, or at those of the first of several frames; nil where one is missing.
  private func between(_ line: Range<Int>) -> Range<Int>? {
    let whole = text.trimmed(line)
    guard let open = Self.bars.first(where: { text.hasLiteral($0, at: whole.lowerBound) }),
      case let start = whole.lowerBound + open.utf8CodeUnitCount,
      case let end = whole.upperBound - open.utf8CodeUnitCount, end >= start, text.hasLiteral(open, at: end)
    else { return nil }
    let close = isFirst ? (start..<end).first { text.hasLiteral(open, at: $0) } : nil
    return text.trimmed(start..<(close ?? end))
  }

  /// The bars that part the buttons of a frame: `|  Stay  |  Leave  |`.
  private func bars(within words: Range<Int>) -> [Range<Int>] {
    words.compactMap { offset in
      guard offset > words.lowerBound, text[offset - 1] == UInt8(ascii: " ") else { return nil }
      let bar = Self.bars.first { text.hasLiteral($0, at: offset) }
      return bar.map { offset..<offset + $0.utf8CodeUnitCount }
    }
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
