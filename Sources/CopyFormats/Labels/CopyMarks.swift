import CopyModel

/// What stands around pasted copy: bullets, bold, quotation marks, the brackets of buttons.
struct CopyMarks {
  let text: Bytes

  init(_ text: Bytes) { self.text = text }

  /// `range` without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(text[start]) { start += 1 }
    while end > start, isSpace(text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The same with line ends.
  func trimmedLines(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start] <= 0x20 { start += 1 }
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: "\r") }

  /// Whether the line is a rule or a fence: `---`, ```` ``` ````.
  func isRule(_ line: Range<Int>) -> Bool {
    guard line.count >= 3, let first = text[line].first else { return false }
    if text.hasLiteral("```", at: line.lowerBound) || isFence(line) { return true }
    let marks: [UInt8] = [
      UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "~"),
    ]
    if first < 0x80 { return marks.contains(first) && text[line].allSatisfy { $0 == first } }
    let drawn: Set<Unicode.Scalar> = ["─", "━", "═", "—", "–", "▬", "‾", "¯", "⎯", "┄", "┈", "·", "•"]
    let scalars = text.slice(line).text.unicodeScalars
    return scalars.count >= 3 && scalars.allSatisfy { $0 == scalars.first } && scalars.first.map(drawn.contains) == true
  }

  /// Whether the line opens or closes a block of code or a quotation: ```` ``` ````, `{quote}`, `{code:title=Copy}`.
  func isFence(_ line: Range<Int>) -> Bool {
    if text.hasLiteral("```", at: line.lowerBound) { return true }
    guard line.count > 3, text[line.lowerBound] == UInt8(ascii: "{"), text[line.upperBound - 1] == UInt8(ascii: "}")
    else { return false }
    let name = text[line.dropFirst().dropLast()].prefix { $0 != UInt8(ascii: ":") }
    return ["quote", "code", "noformat", "panel"].contains(Bytes(rebasing: name).text)
  }

  /// Whether the line is a tag of HTML that holds no copy: `</div>`, `<div class="modal">`, `<DialogActions>`.
  func isTag(_ line: Range<Int>) -> Bool {
    guard line.count > 3, text[line.lowerBound] == UInt8(ascii: "<"), text[line.upperBound - 1] == UInt8(ascii: ">")
    else { return false }
    let inner = text[line.dropFirst().dropLast()]
    guard !inner.contains(UInt8(ascii: "<")), !inner.contains(UInt8(ascii: ">")) else { return false }
    if inner.first == UInt8(ascii: "/") || inner.last == UInt8(ascii: "/") || inner.contains(UInt8(ascii: "=")) {
      return true
    }
    // An element that is closed soon.
    let soon = text[line.upperBound..<min(line.upperBound + 2_000, text.count)]
    return soon.indices.contains {
      text.hasLiteral("</", at: $0) && text[$0 + 2..<text.count].starts(with: inner.prefix { $0.isASCIIWord })
    }
  }

  /// Whether the line says who wrote what follows and when: `Maya  10:42 AM`, `[10:42 AM] Maya`.
  func isStamp(_ line: Range<Int>) -> Bool {
    let longest = 48
    if text[line].first == UInt8(ascii: "["), let close = text[line].firstIndex(of: UInt8(ascii: "]")),
      close + 1 < line.upperBound, isStamp(line.lowerBound + 1..<close)
    {
      let names = text[close + 1..<line.upperBound].split(whereSeparator: isBlank)
      return (1...4).contains(names.count) && names.allSatisfy { $0.first.map { !(0x61...0x7A).contains($0) } ?? false }
    }
    guard line.count <= longest, line.contains(where: { text[$0].isASCIIDigit }) else { return false }
    var words = text[line].split(whereSeparator: { isBlank($0) || Self.isBracket($0) })
    if let last = words.last, words.count > 1, ["am", "pm"].contains(Bytes(rebasing: last).text.lowercased()) {
      words.removeLast()
    }
    // “14 h 07”
    let isSpaced = words.count > 3 && words[words.count - 2].elementsEqual("h".utf8)
    let time = isSpaced ? [words[words.count - 3], words[words.count - 1]] : words.last.map(Self.pieces) ?? []
    let names = words.dropLast(isSpaced ? 3 : 1)
    return words.count <= 5 && (2...3).contains(time.count)
      && time.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }
      && names.allSatisfy { $0.first.map { !(0x61...0x7A).contains($0) } ?? true }
      // What stands behind a label is copy.
      && !names.contains { $0.last == UInt8(ascii: ":") || Bytes(rebasing: $0).holds("：") }
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// `14` and `07` of `14:07` or `14h07`.
  private static func pieces(of time: Slice<Bytes>) -> [Slice<Bytes>] {
    time.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "h") }
  }

  /// Whether a known label stands alone before a colon, with the copy below: “Current copy:”.
  func announces(_ line: Range<Int>) -> Bool {
    guard let length = colonLength(endingAt: line.upperBound, from: line.lowerBound) else { return false }
    let words = text.slice(trimmed(line.dropLast(length)))
    guard let label = CopyLabel(words) else { return CopyLabel.role(words) != nil }
    return !label.isPart
  }

  /// The words of `## Words` or, in a wiki, `h2. Words`; nil for other lines.
  func heading(_ line: Range<Int>) -> Range<Int>? {
    if line.count > 4, text[line.lowerBound] == UInt8(ascii: "h"), (0x31...0x36).contains(text[line.lowerBound + 1]),
      text.hasLiteral(". ", at: line.lowerBound + 2)
    {
      return trimmed(line.lowerBound + 4..<line.upperBound)
    }
    let signs = text[line].prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(signs), signs < line.count, isBlank(text[line.lowerBound + signs]) else { return nil }
    return trimmed(line.lowerBound + signs..<line.upperBound)
  }

  /// The words within a rule: `--- 2 full ---`; nil for other lines.
  func ruledTitle(_ line: Range<Int>) -> Range<Int>? {
    guard let first = text[line].first, "-=~*_".utf8.contains(first) else { return nil }
    let before = text[line].prefix { $0 == first }.count
    let behind = text[line].reversed().prefix { $0 == first }.count
    let inner = line.dropFirst(before).dropLast(behind)
    guard before > 1, behind > 1, let start = inner.first, let end = inner.last, isBlank(text[start]),
      isBlank(text[end])
    else { return nil }
    return trimmed(inner)
  }

  /// Whether the line stands between bars: `| a | b |`.
  func isRow(_ line: Range<Int>) -> Bool {
    line.count > 2 && text[line.lowerBound] == UInt8(ascii: "|") && text[line.upperBound - 1] == UInt8(ascii: "|")
  }

  /// What stands behind a bullet or number; nil for lines without.
  func behindBullet(_ line: Range<Int>) -> Range<Int>? {
    let bullets: [StaticString] = [
      "- ", "* ", "+ ", "• ", "· ", "– ", "◦ ", "‣ ", "→ ", "⇒ ", "➜ ", "▪ ", "● ", "○ ", "■ ", "▸ ", "▾ ", "▶ ", "▼ ",
    ]
    if let bullet = bullets.first(where: { text.hasLiteral($0, at: line.lowerBound) }),
      line.count > bullet.utf8CodeUnitCount
    {
      return trimmed(line.dropFirst(bullet.utf8CodeUnitCount))
    }
    if let rest = behindSection(line) ?? behindBrackets(line) { return rest }
    let digits = text[line].prefix { (0x30...0x39).contains($0) }.count
    let isLetter =
      line.count > 1 && text[line.lowerBound].isASCIILetter && text[line.lowerBound + 1] == UInt8(ascii: ")")
    let end = line.lowerBound + (isLetter ? 1 : digits)
    guard isLetter || (1...2).contains(digits), end + 2 < line.upperBound, isBlank(text[end + 1]),
      text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")")
    else { return nil }
    return trimmed(end + 1..<line.upperBound)
  }

  /// What stands behind a number or letter in brackets: `(1) Leave?`.
  private func behindBrackets(_ line: Range<Int>) -> Range<Int>? {
    guard line.count > 4, text[line.lowerBound] == UInt8(ascii: "("),
      let close = text[line.prefix(4)].firstIndex(of: UInt8(ascii: ")")),
      case let number = text[line.lowerBound + 1..<close], close + 2 < line.upperBound, isBlank(text[close + 1]),
      !number.isEmpty, number.allSatisfy(\.isASCIIDigit) || number.count == 1 && number.allSatisfy(\.isASCIILetter)
    else { return nil }
    return trimmed(close + 1..<line.upperBound)
  }

  /// A label behind the number of a section: `1.2 Title: Leave?`. Other words may begin with such a number.
  private func behindSection(_ line: Range<Int>) -> Range<Int>? {
    let number = text[line].prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    let end = line.lowerBound + number.count
    guard number.count > 2, number.first != UInt8(ascii: "."), number.dropLast().contains(UInt8(ascii: ".")),
      end < line.upperBound, isBlank(text[end])
    else { return nil }
    let rest = trimmed(end..<line.upperBound)
    guard let head = head(rest), head.sign == .colon, CopyLabel(mistyped: text.slice(head.words)) != nil else {
      return nil
    }
    return rest
  }

  // MARK: Emphasis and quotation marks

  /// The length of the emphasis mark at `offset`: `**`, `*`, `__`, `_`, a backtick; 0 for none.
  func emphasis(at offset: Int, limit: Int) -> Int {
    let marks: [StaticString] = ["**", "__", "*", "_", "`"]
    return marks.first { text.hasLiteral($0, at: offset) && offset + $0.utf8CodeUnitCount < limit }?.utf8CodeUnitCount
      ?? 0
  }

  /// Where the emphasis that began with `mark` bytes before `start` ends.
  func emphasisEnd(from start: Int, _ mark: Int, limit: Int) -> Int? {
    let sign = text[start - 1]
    var offset = start
    while offset + mark <= limit {
      if text[offset..<offset + mark].allSatisfy({ $0 == sign }), offset > start { return offset }
      offset += 1
    }
    return nil
  }

  /// `range` without emphasis around all of it, and without what is struck out before it: `~~Sure?~~ Leave?`.
  func bared(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    if let rest = behindStruck(range) { return bared(rest) }
    let mark = emphasis(at: range.lowerBound, limit: range.upperBound)
    guard mark > 0, range.count > 2 * mark,
      emphasisEnd(from: range.lowerBound + mark, mark, limit: range.upperBound) == range.upperBound - mark
    else { return range }
    let inner = range.lowerBound + mark..<range.upperBound - mark
    return trimmed(inner) == inner ? inner : range
  }

  /// `range` without quotation marks around all of it.
  func unquoted(_ range: Range<Int>) -> Range<Int> {
    let pairs: [(StaticString, StaticString)] = [("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」")]
    for (open, close) in pairs where range.count > open.utf8CodeUnitCount + close.utf8CodeUnitCount {
      let inner = range.lowerBound + open.utf8CodeUnitCount..<range.upperBound - close.utf8CodeUnitCount
      let words = text.hasLiteral("«", at: range.lowerBound) ? withoutSpaces(inner) : inner
      guard text.hasLiteral(open, at: range.lowerBound), text.hasLiteral(close, at: inner.upperBound),
        !words.isEmpty, trimmed(words) == words,
        !inner.contains(where: { text.hasLiteral(open, at: $0) || text.hasLiteral(close, at: $0) })
      else { continue }
      return words
    }
    return range
  }

  /// `range` without the space at each end, which may be one that doesn’t break, as French writes it within its marks.
  private func withoutSpaces(_ range: Range<Int>) -> Range<Int> {
    let (spaces, inner): ([StaticString], Range<Int>) = (["\u{A0}", "\u{202F}"], trimmed(range))
    let before = spaces.first { text.hasLiteral($0, at: inner.lowerBound) && inner.count > $0.utf8CodeUnitCount }
    let start = inner.lowerBound + (before?.utf8CodeUnitCount ?? 0)
    let behind = spaces.first {
      inner.upperBound - start > $0.utf8CodeUnitCount
        && text.hasLiteral($0, at: inner.upperBound - $0.utf8CodeUnitCount)
    }
    return trimmed(start..<inner.upperBound - (behind?.utf8CodeUnitCount ?? 0))
  }
}
