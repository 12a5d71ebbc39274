import CopyModel

/// What stands around pasted copy: bullets, bold, quotation marks, the brackets of buttons.
struct CopyMarks {
  private let text: Bytes

  init(_ text: Bytes) { self.text = text }

  /// `range` without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(text[start]) { start += 1 }
    while end > start, isSpace(text[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: "\r") }

  /// Whether the line is a rule or a fence: `---`, ```` ``` ````.
  func isRule(_ line: Range<Int>) -> Bool {
    guard line.count >= 3, let first = text[line].first else { return false }
    if text.hasLiteral("```", at: line.lowerBound) { return true }
    let marks: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "=")]
    return marks.contains(first) && text[line].allSatisfy { $0 == first }
  }

  /// Whether the line is a tag of HTML that holds no copy: `</div>`, `<div class="modal">`.
  func isTag(_ line: Range<Int>) -> Bool {
    guard line.count > 3, text[line.lowerBound] == UInt8(ascii: "<"), text[line.upperBound - 1] == UInt8(ascii: ">")
    else { return false }
    let inner = text[line.dropFirst().dropLast()]
    guard !inner.contains(UInt8(ascii: "<")), !inner.contains(UInt8(ascii: ">")) else { return false }
    return inner.first == UInt8(ascii: "/") || inner.contains(UInt8(ascii: "="))
  }

  /// The words of `## Words`; nil for other lines.
  func heading(_ line: Range<Int>) -> Range<Int>? {
    let signs = text[line].prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(signs), signs < line.count, isBlank(text[line.lowerBound + signs]) else { return nil }
    return trimmed(line.lowerBound + signs..<line.upperBound)
  }

  /// Whether the line stands between bars: `| a | b |`.
  func isRow(_ line: Range<Int>) -> Bool {
    line.count > 2 && text[line.lowerBound] == UInt8(ascii: "|") && text[line.upperBound - 1] == UInt8(ascii: "|")
  }

  /// What stands behind a bullet or number; nil for lines without.
  func behindBullet(_ line: Range<Int>) -> Range<Int>? {
    let bullets: [StaticString] = ["- ", "* ", "+ ", "• ", "· ", "– ", "◦ ", "‣ "]
    if let bullet = bullets.first(where: { text.hasLiteral($0, at: line.lowerBound) }),
      line.count > bullet.utf8CodeUnitCount
    {
      return trimmed(line.dropFirst(bullet.utf8CodeUnitCount))
    }
    let digits = text[line].prefix { (0x30...0x39).contains($0) }.count
    let isLetter =
      line.count > 1 && text[line.lowerBound].isASCIILetter && text[line.lowerBound + 1] == UInt8(ascii: ")")
    let end = line.lowerBound + (isLetter ? 1 : digits)
    guard isLetter || (1...2).contains(digits), end + 2 < line.upperBound, isBlank(text[end + 1]),
      text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")")
    else { return nil }
    return trimmed(end + 1..<line.upperBound)
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

  /// `range` without emphasis around all of it.
  func bared(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
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
      guard text.hasLiteral(open, at: range.lowerBound), text.hasLiteral(close, at: inner.upperBound),
        trimmed(inner) == inner,
        !inner.contains(where: { text.hasLiteral(open, at: $0) || text.hasLiteral(close, at: $0) })
      else { continue }
      return inner
    }
    return range
  }

  // MARK: Signs behind a label

  /// The length of the colon at `offset`, ASCII or full-width; 0 for none.
  func colonLength(at offset: Int, limit: Int) -> Int {
    if text[offset] == UInt8(ascii: ":") { return 1 }
    return offset + 3 <= limit && text.hasLiteral("：", at: offset) ? 3 : 0
  }

  /// The length of the colon that ends at `end`; nil for none.
  func colonLength(endingAt end: Int, from start: Int) -> Int? {
    if end > start, text[end - 1] == UInt8(ascii: ":") { return 1 }
    return end - 3 >= start && text.hasLiteral("：", at: end - 3) ? 3 : nil
  }

  /// Where the tab, or the arrow, dash, or equals sign between spaces at `offset` begins and ends.
  func arrow(at offset: Int, in line: Range<Int>) -> (start: Int, end: Int)? {
    let signs: [StaticString] = [" → ", " -> ", " => ", " = ", " - ", " – ", " — ", "\t"]
    guard offset > line.lowerBound, let sign = signs.first(where: { text.hasLiteral($0, at: offset) }) else {
      return nil
    }
    let end = offset + sign.utf8CodeUnitCount
    return end < line.upperBound ? (offset, end) : nil
  }

  /// Up to three words of letters, as a label has.
  func looksLikeLabel(_ words: Range<Int>) -> Bool {
    let parts = text[words].split(separator: UInt8(ascii: " "))
    let isLetters = text[words].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "#") || $0 >= 0x80 || (0x30...0x39).contains($0)
        || (0x61...0x7A).contains($0 | 0x20)
    }
    return isLetters && (1...3).contains(parts.count) && parts.contains { $0.count > 1 }
  }

  // MARK: Buttons

  /// The buttons of a row that is nothing else: `[Cancel] [Delete]`, `(Cancel) (Delete)`, `**Cancel** **Delete**`. Not sure
  /// of `Cancel | Delete`.
  func buttonRow(_ line: Range<Int>) -> (items: [Range<Int>], isSure: Bool)? {
    for (open, close, least) in Self.brackets {
      if let items = items(in: line, open, close), items.count >= least { return (items, true) }
    }
    if let items = parted(line), items.count > 1, items.allSatisfy({ $0.count <= Self.longestButton }) {
      return (items, false)
    }
    return nil
  }

  private static let longestButton = 48

  /// The marks around a button, and how many buttons there must be, where one may be something else.
  private static let brackets: [(StaticString, StaticString, Int)] = [
    ("[", "]", 1), ("(", ")", 2), ("<", ">", 2), ("**", "**", 2), ("`", "`", 2), ("「", "」", 2), ("【", "】", 1),
  ]

  private func items(in line: Range<Int>, _ open: StaticString, _ close: StaticString) -> [Range<Int>]? {
    var (items, position) = ([Range<Int>](), line.lowerBound)
    while position < line.upperBound {
      guard text.hasLiteral(open, at: position) else { return nil }
      let start = min(position + open.utf8CodeUnitCount, line.upperBound)
      guard let end = (start..<line.upperBound).first(where: { text.hasLiteral(close, at: $0) }) else { return nil }
      let item = trimmed(start..<end)
      guard !item.isEmpty, item.count <= Self.longestButton, !item.contains(where: { text.hasLiteral(open, at: $0) })
      else { return nil }
      items.append(item)
      position = end + close.utf8CodeUnitCount
      guard position <= line.upperBound else { return nil }
      while position < line.upperBound, isBetween(text[position]) { position += 1 }
    }
    // `[x]` and `[ ]` are boxes to tick.
    return items.count == 1 && items[0].count < 2 ? nil : items
  }

  /// A text, and the row of buttons behind it: `Leave? [Stay] [Leave]`, `Leave? (Stay / Leave)`; nil for others.
  func rowBehind(_ line: Range<Int>) -> (text: Range<Int>, items: [Range<Int>])? {
    guard let last = text[line].last, last == UInt8(ascii: "]") || last == UInt8(ascii: ")") else { return nil }
    let opening = last == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "(")
    guard let start = line.dropFirst(2).first(where: { text[$0] == opening && isBlank(text[$0 - 1]) }) else {
      return nil
    }
    let (before, row) = (trimmed(line.lowerBound..<start), start..<line.upperBound)
    let inner = row.dropFirst().dropLast()
    let items = opening == UInt8(ascii: "[") ? buttonRow(row)?.items ?? parted(inner) : parted(inner)
    guard let items, items.count > 1, items.allSatisfy({ $0.count <= Self.longestButton }) else { return nil }
    return (withoutDash(before), items)
  }

  private func withoutDash(_ range: Range<Int>) -> Range<Int> {
    let dashes: [StaticString] = [" —", " –", " -"]
    let dash = dashes.first {
      text[range].count > 4 && text.hasLiteral($0, at: range.upperBound - $0.utf8CodeUnitCount)
    }
    return dash.map { trimmed(range.dropLast($0.utf8CodeUnitCount)) } ?? range
  }

  private func isBetween(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ",")
  }

  /// The buttons of a line behind a label: a row of them, or what bars or slashes part; nil for one, and for a list between
  /// commas.
  func parts(of line: Range<Int>, isList: Bool) -> [Range<Int>]? {
    if let row = buttonRow(line), row.isSure { return row.items }
    let hasComma = isList && line.contains { ButtonItem.commaLength(text, at: $0) > 0 }
    return hasComma ? nil : parted(line)
  }

  /// The pieces between bars or slashes that stand between spaces; nil where there is none.
  func parted(_ range: Range<Int>) -> [Range<Int>]? {
    let signs: [StaticString] = [" | ", " / ", " · ", "\t"]
    var (items, start, offset) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while offset < range.upperBound {
      guard let sign = signs.first(where: { text.hasLiteral($0, at: offset) }),
        offset + sign.utf8CodeUnitCount <= range.upperBound
      else {
        offset += 1
        continue
      }
      items.append(trimmed(start..<offset))
      offset += sign.utf8CodeUnitCount
      start = offset
    }
    guard !items.isEmpty else { return nil }
    items.append(trimmed(start..<range.upperBound))
    return items.allSatisfy { !$0.isEmpty } ? items : nil
  }
}
