import CopyModel

/// Alerts as people write them below each other without any labels: a title, what it says, and short lines that answer.
///
/// Nobody says so, hence what is read so is a guess.
extension PastedText {
  /// The lines with the buttons of such alerts marked, and what stands above each; nil where the text is anything else.
  static func framed(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine]? {
    let shown = lines.indices.filter { lines[$0].kind != .blank }
    guard shown.allSatisfy({ isPlain(lines[$0]) }) else { return nil }
    var (read, frames, isMarked) = (lines, [[Int]()], false)
    for index in shown {
      if let head = head(lines[index], at: index, in: lines, text) {
        (read[index].kind, read[index].copy, isMarked) = (head.kind, head.copy, true)
        frames.append([])
      } else {
        frames[frames.count - 1].append(index)
      }
    }
    frames.removeAll(where: \.isEmpty)
    // Blank lines part them where nothing else does.
    if !isMarked { frames = paragraphs(shown, in: lines, text) ?? frames }
    let found = frames.map { buttons(of: $0, in: lines, text, isLone: frames.count == 1) }
    guard found.contains(where: { $0 != nil }), 2 * found.count(where: { $0 != nil }) >= frames.count else {
      return nil
    }
    for index in found.compactMap(\.self).joined() {
      if case .text = lines[index].kind { read[index].buttons = [lines[index].copy] }
      read[index].kind = .buttons(isSure: true)
    }
    return read
  }

  private static func isPlain(_ line: CopyLine) -> Bool {
    switch line.kind {
    case .text: !line.isBullet && line.buttons.isEmpty
    case .rule, .heading, .buttons(isSure: false), .label(nil): true
    default: false
    }
  }

  /// What parts two alerts: a rule, a heading, `--- 2 full ---`, `ALERT 2 – Full`, or `BEFORE` above what follows it.
  private static func head(
    _ line: CopyLine, at index: Int, in lines: [CopyLine], _ text: Bytes
  ) -> (kind: CopyLine.Kind, copy: Range<Int>)? {
    if line.kind == .rule || line.kind == .heading { return (line.kind, line.copy) }
    if let title = CopyMarks(text).ruledTitle(line.whole) { return (.rule, title) }
    let name = line.whole.lowerBound..<line.whole.lowerBound + text[line.whole].prefix { $0 != UInt8(ascii: " ") }.count
    let rest = text[line.whole].dropFirst(name.count).drop { $0 == UInt8(ascii: " ") }
    if rest.first?.isASCIIDigit == true, CopyLabel.surface(text.slice(name)) != nil { return (.rule, line.whole) }
    let isAbove = index + 1 < lines.count && lines[index + 1].kind == .text
    let isBelow = index == 0 || lines[index - 1].kind == .blank
    guard isAbove, isBelow, let label = CopyLabel(text.slice(line.whole)), label == .text || label == .option else {
      return nil
    }
    return (.rule, line.whole)
  }

  /// Paragraphs, where each is an alert by itself.
  private static func paragraphs(_ shown: [Int], in lines: [CopyLine], _ text: Bytes) -> [[Int]]? {
    let groups = shown.reduce(into: [[Int]]()) { groups, index in
      if index > 0, lines[index - 1].kind != .blank, !groups.isEmpty {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    guard groups.count > 1, groups.allSatisfy({ buttons(of: $0, in: lines, text, isLone: false) != nil }) else {
      return nil
    }
    return groups
  }

  /// The lines of a frame that are its buttons: below a title and what it says, or with an answer among them.
  private static func buttons(of frame: [Int], in lines: [CopyLine], _ text: Bytes, isLone: Bool) -> [Int]? {
    let (most, highest) = (3, 4)
    let isRow = frame.last.map { lines[$0].kind == .buttons(isSure: false) } ?? false
    let last = isRow ? [frame[frame.count - 1]] : frame.reversed().prefix { isButton(lines[$0], text) }.reversed()
    let above = frame.dropLast(last.count)
    guard (1...most).contains(last.count), (1...highest).contains(above.count), let body = above.last,
      above.allSatisfy({ lines[$0].kind == .text || lines[$0].kind == .label(nil) })
    else { return nil }
    let asks = above.count > 1 && above.first.map { ends(lines[$0], with: "?", text) } == true
    let isTold = isSentence(lines[body], text) || asks
    let titles = isRow ? lines[last[0]].buttons : last.map { lines[$0].whole }
    if titles.contains(where: { CopyLabel.isAnswer(text.slice($0)) }), isTold || !isLone { return last }
    guard isTold, above.count > 1, let title = above.first, !endsFlat(lines[title], text) else { return nil }
    return titles.count > 1 || !isLone ? last : nil
  }

  private static func isButton(_ line: CopyLine, _ text: Bytes) -> Bool {
    let (longest, marks): (Int, [StaticString]) = (30, [".", "?", ":", "。", "？", "！", "：", "…", ","])
    guard line.kind == .text, line.whole.count <= longest else { return false }
    return !marks.contains { ends(line, with: $0, text) }
      && text[line.whole].split(separator: UInt8(ascii: " ")).count <= 3
  }

  private static func isSentence(_ line: CopyLine, _ text: Bytes) -> Bool {
    let marks: [StaticString] = [".", "!", "?", "。", "！", "？"]
    return marks.contains { ends(line, with: $0, text) }
  }

  private static func endsFlat(_ line: CopyLine, _ text: Bytes) -> Bool {
    ends(line, with: ".", text) || ends(line, with: "。", text)
  }

  private static func ends(_ line: CopyLine, with mark: StaticString, _ text: Bytes) -> Bool {
    let start = line.whole.upperBound - mark.utf8CodeUnitCount
    return start >= line.whole.lowerBound && text.hasLiteral(mark, at: start)
  }
}
