import CopyModel

/// Alerts that stand in a line each: `Resign? | Your opponent wins. | Stay / Resign`, with bars, dashes, or slashes between the
/// parts. A row of short titles at the end, below a question or a sentence, tells them from text with a dash in it.
extension PastedText {
  static func stretched(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    let open = lines.contains { mayBeStretched($0) }
    guard open, !lines.contains(where: { isRule($0, text) || isHead($0, text) }) else { return lines }
    return lines.flatMap { line in mayBeStretched(line) ? parts(of: line, text) ?? [line] : [line] }
  }

  private static func mayBeStretched(_ line: CopyLine) -> Bool {
    guard line.signs.contains(.mark), !line.isBullet else { return false }
    switch line.kind {
    case .text, .buttons(isSure: false): return true
    default: return false
    }
  }

  /// `--- | ---`, below the head of a table.
  private static func isRule(_ line: CopyLine, _ text: Bytes) -> Bool {
    line.whole.count > 2 && text[line.whole].contains(UInt8(ascii: "|"))
      && text[line.whole].allSatisfy { "|-: ".utf8.contains($0) }
  }

  /// `Title | Message | Buttons`
  private static func isHead(_ line: CopyLine, _ text: Bytes) -> Bool {
    guard let names = CopyMarks(text).parted(line.whole) else { return false }
    return names.allSatisfy { CopyLabel(text.slice($0)) != nil || CopyLabel.language(text.slice($0)) != nil }
  }

  private static func parts(of line: CopyLine, _ text: Bytes) -> [CopyLine]? {
    let marks = CopyMarks(text)
    let separators: [[StaticString]] = [[" | ", " ｜ "], [" — "], [" – "], [" - "], [" // "], [" · "]]
    for signs in separators {
      let parts = split(line.content, at: signs, text).map(marks.trimmed)
      if (2...6).contains(parts.count), let read = alert(of: parts, line, text) { return read }
    }
    return nil
  }

  private static func split(_ range: Range<Int>, at signs: [StaticString], _ text: Bytes) -> [Range<Int>] {
    var (parts, start, offset) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while offset < range.upperBound {
      let sign = signs.first { text.hasLiteral($0, at: offset) }
      if let sign {
        parts.append(start..<offset)
        start = offset + sign.utf8CodeUnitCount
      }
      offset += sign?.utf8CodeUnitCount ?? 1
    }
    return parts + [min(start, range.upperBound)..<range.upperBound]
  }

  /// The title, what it says, and the row of buttons: the last part, or the last ones where each is a button.
  private static func alert(of parts: [Range<Int>], _ line: CopyLine, _ text: Bytes) -> [CopyLine]? {
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
    let row = CopyMarks(text).parts(of: last, isList: false)
    let singles = Array(parts.reversed().prefix { isTitle(of: $0, text) }.reversed())
    let items = row ?? (singles.count < parts.count ? singles : Array(singles.dropFirst(singles.count - 2)))
    let above = parts.dropLast(row == nil ? items.count : 1)
    guard (1...3).contains(items.count), items.allSatisfy({ isTitle(of: $0, text) }), (1...2).contains(above.count),
      let body = above.last
    else { return nil }
    let isAnswered = items.contains { CopyLabel.isAnswer(text.slice($0)) }
    // With a title above it, two buttons below, and an answer among them, the message may lack its mark.
    let isWhole = isAnswered && items.count > 1 && above.count > 1
    guard isWhole || endsSentence(body, text) else { return nil }
    guard isAnswered || items.count > 1 && above.count > 1 else { return nil }
    var read = above.map { CopyLine(text, $0) }
    guard read.allSatisfy({ $0.kind == .text && $0.buttons.isEmpty }) else { return nil }
    var buttons = CopyLine(text, last)
    (buttons.kind, buttons.whole, buttons.words) = (
      .buttons(isSure: isAnswered), items[0].lowerBound..<last.upperBound, 0..<0
    )
    (buttons.copy, buttons.buttons, buttons.isStretched) = (buttons.whole, items, true)
    read.append(buttons)
    return read
  }

  private static func isTitle(of range: Range<Int>, _ text: Bytes) -> Bool {
    let longest = 40
    return range.count <= longest && !endsSentence(range, text)
      && text[range].split(separator: UInt8(ascii: " ")).count <= 4
  }

  static func endsSentence(_ range: Range<Int>, _ text: Bytes) -> Bool {
    let marks: [StaticString] = [".", "!", "?", "。", "！", "？", "…"]
    return marks.contains { text.slice(range).hasSuffix($0) }
  }
}
