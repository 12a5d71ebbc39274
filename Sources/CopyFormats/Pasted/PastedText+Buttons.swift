import CopyModel

/// Buttons that stand below each other, told by what stands above them.
extension PastedText {
  /// The last short lines of a paragraph, or of the text, as buttons, where a question or a sentence stands above and one is an
  /// answer: so frames of design tools are pasted.
  static func withButtons(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    var read = lines
    let rows = lines.indices.filter { mayBeRow(at: $0, in: lines) }
    // Where one of several rows answers, so do the others.
    if rows.contains(where: { isAnswered(lines[$0], text) }) {
      for index in rows where isAnswered(lines[index], text) || isAlike(index, rows, lines, text) {
        read[index].kind = .buttons(isSure: true)
      }
    }
    let shown = lines.indices.filter { lines[$0].kind != .blank }
    let blocks = paragraphs(of: lines).map(Array.init).filter { $0.count < shown.count }
    for block in blocks { for index in buttons(of: block, in: lines, text) { markButton(index, &read) } }
    if read.contains(where: { $0.kind == .buttons(isSure: true) }) {
      for block in blocks { for index in loneButton(of: block, in: read, text) { markButton(index, &read) } }
    }
    for index in buttons(of: shown, in: read, text) { markButton(index, &read) }
    for paragraph in paragraphs(of: read) where isRow(paragraph, read, text) {
      for index in paragraph { markButton(index, &read) }
    }
    for index in notes(in: read, text) {
      (read[index].kind, read[index].words) = (.text, read[index].whole.lowerBound..<read[index].whole.lowerBound)
      read[index].copy = read[index].whole
    }
    return read
  }

  /// “Note: This can’t be undone.” between a title and its buttons: the message, and no note about the copy.
  private static func notes(in lines: [CopyLine], _ text: Bytes) -> [Int] {
    lines.indices.compactMap { row in
      guard lines[row].kind == .buttons(isSure: true), let note = lines[..<row].lastIndex(where: { $0.kind != .blank }),
        lines[note].kind == .remark, !lines[note].words.isEmpty, endsSentence(lines[note].whole, text),
        let title = lines[..<note].lastIndex(where: { $0.kind != .blank }), lines[title].kind == .text
      else { return nil }
      return note
    }
  }

  /// Whether a row stands at the end of a paragraph, or before a rule or the points of a list, and a text or two above it.
  private static func mayBeRow(at index: Int, in lines: [CopyLine]) -> Bool {
    let most = 4
    guard lines[index].kind == .buttons(isSure: false), index > 0 else { return false }
    let next = index + 1 < lines.count ? lines[index + 1] : nil
    let isLast = next.map { $0.kind == .blank || $0.kind == .rule || $0.isBullet && !lines[index].isBullet } ?? true
    let above = lines[..<index].reversed().prefix { $0.kind == .text || $0.kind == .rule }.count { $0.kind == .text }
    return isLast && (1...most).contains(above)
  }

  /// Whether an answer is among the titles of a row.
  private static func isAnswered(_ row: CopyLine, _ text: Bytes) -> Bool {
    row.buttons.contains { CopyLabel.isAnswer(text.slice($0)) }
  }

  /// Whether a row of titles has the signs between them that another one has, which answers.
  private static func isAlike(_ index: Int, _ rows: [Int], _ lines: [CopyLine], _ text: Bytes) -> Bool {
    let isBarred = { (index: Int) in text[lines[index].whole].contains(UInt8(ascii: "|")) }
    return isBarred(index) && rows.contains { $0 != index && isBarred($0) && isAnswered(lines[$0], text) }
  }

  /// The answer below a title and a sentence, in a paragraph beside alerts that have their buttons.
  private static func loneButton(of block: [Int], in lines: [CopyLine], _ text: Bytes) -> [Int] {
    guard (3...4).contains(block.count), let last = block.last, isTitle(lines[last], text), !lines[last].isBullet,
      CopyLabel.isAnswer(text.slice(lines[last].copy)),
      block.dropLast().allSatisfy({ lines[$0].kind == .text && lines[$0].buttons.isEmpty && !lines[$0].isBullet }),
      !endsSentence(lines[block[0]].copy, text) || text[lines[block[0]].whole].last == UInt8(ascii: "?"),
      endsSentence(lines[block[block.count - 2]].copy, text)
    else { return [] }
    return [last]
  }

  /// Whether the paragraph is nothing but bullets that are titles of buttons, one of them an answer, below a text.
  private static func isRow(_ paragraph: Range<Int>, _ lines: [CopyLine], _ text: Bytes) -> Bool {
    guard (2...3).contains(paragraph.count), paragraph.lowerBound > 1, case let above = lines[paragraph.lowerBound - 2],
      above.kind == .text, !above.isBullet
    else { return false }
    return paragraph.allSatisfy { lines[$0].isBullet && isTitle(lines[$0], text) }
      && paragraph.contains { CopyLabel.isAnswer(text.slice(lines[$0].copy)) }
  }

  /// The lines with those marked that are nothing but two or three titles in quotation marks, below a text.
  static func quotedRows(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    let (marks, longest) = (CopyMarks(text), 40)
    var (read, hasText) = (lines, false)
    for index in lines.indices where lines[index].kind == .text && lines[index].buttons.isEmpty {
      let line = lines[index]
      if hasText, line.signs.contains(.quote), let items = marks.quotedRow(line.whole),
        items.allSatisfy({ $0.count <= longest && !endsSentence($0, text) })
      {
        (read[index].kind, read[index].buttons) = (.buttons(isSure: true), items)
      }
      hasText = true
    }
    return read
  }

  private static func markButton(_ index: Int, _ lines: inout [CopyLine]) {
    (lines[index].kind, lines[index].buttons) = (.buttons(isSure: true), [lines[index].copy])
  }

  private static func buttons(of shown: [Int], in lines: [CopyLine], _ text: Bytes) -> [Int] {
    let most = 3
    let last = Array(shown.reversed().prefix { isTitle(lines[$0], text) }.prefix(most + 1))
    guard (1...most).contains(last.count), (1...5).contains(shown.count - last.count),
      last.contains(where: { CopyLabel.isAnswer(text.slice(lines[$0].copy)) }),
      let above = shown.dropLast(last.count).last, lines[above].kind == .text,
      last.count > 1 || lines[last[0]].isBullet && shown.count > 2,
      shown.dropLast(last.count).allSatisfy({ lines[$0].isBullet == lines[above].isBullet }),
      last.allSatisfy({ lines[$0].isBullet == lines[last[0]].isBullet }),
      lines[last[0]].isBullet || !lines[above].isBullet,
      endsSentence(lines[above].copy, text) || shown.count > last.count + 1 && last.count > 1
    else { return [] }
    return last
  }

  /// Whether a line may be the title of a button: up to three words, without a mark behind them.
  private static func isTitle(_ line: CopyLine, _ text: Bytes) -> Bool {
    let longest = 24
    guard line.kind == .text, line.buttons.isEmpty, line.whole.count <= longest, let last = text[line.whole].last,
      !".?!:…".utf8.contains(last)
    else { return false }
    return text[line.whole].split(separator: UInt8(ascii: " ")).count <= 3
  }
}
