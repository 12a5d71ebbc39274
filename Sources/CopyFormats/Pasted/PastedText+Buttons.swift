import CopyModel

/// Buttons that stand below each other, told by what stands above them.
extension PastedText {
  /// The last short lines of a paragraph, or of the text, as buttons, where a question or a sentence stands above and one is an
  /// answer: so frames of design tools are pasted.
  static func withButtons(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    var read = lines
    for index in lines.indices where isAnswered(at: index, in: lines, text) {
      read[index].kind = .buttons(isSure: true)
    }
    let shown = lines.indices.filter { lines[$0].kind != .blank }
    for paragraph in paragraphs(of: lines).map(Array.init) where paragraph.count < shown.count {
      for index in buttons(of: paragraph, in: lines, text) { markButton(index, &read) }
    }
    for index in buttons(of: shown, in: read, text) { markButton(index, &read) }
    for paragraph in paragraphs(of: read) where isRow(paragraph, read, text) {
      for index in paragraph { markButton(index, &read) }
    }
    return read
  }

  /// Whether an answer is among the titles of a row at the end of a paragraph, or before a rule or the points of a list, and a text
  /// or two stand above it.
  private static func isAnswered(at index: Int, in lines: [CopyLine], _ text: Bytes) -> Bool {
    let most = 4
    guard lines[index].kind == .buttons(isSure: false), index > 0 else { return false }
    let next = index + 1 < lines.count ? lines[index + 1] : nil
    let isLast = next.map { $0.kind == .blank || $0.kind == .rule || $0.isBullet && !lines[index].isBullet } ?? true
    let above = lines[..<index].reversed().prefix { $0.kind == .text || $0.kind == .rule }.count { $0.kind == .text }
    return isLast && (1...most).contains(above)
      && lines[index].buttons.contains { CopyLabel.isAnswer(text.slice($0)) }
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
