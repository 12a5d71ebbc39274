import CopyModel

/// The parts of an alert that stands in one line: a row of buttons at the end, or short titles between signs, and above them one
/// part or two.
struct StretchedAlert {
  private(set) var lines: [CopyLine] = []
  private let text: Bytes
  private let marks: CopyMarks
  private let line: CopyLine

  /// Nil for a line that is anything else.
  init?(_ line: CopyLine, _ text: Bytes) {
    (self.line, self.text, marks) = (line, text, CopyMarks(text))
    let content = marks.behindBullet(line.content) ?? line.content
    if let (above, row, items) = rowBehind(content) {
      let parts = titleAndMessage(of: above)
      guard items.count > 1 || parts.count > 1, take(parts, items, row) else { return nil }
    } else if !line.isBullet, line.kind == .text || line.kind == .buttons(isSure: false) {
      guard readSigns(content) else { return nil }
    } else {
      return nil
    }
  }

  /// What parts an alert, each kind by itself, and then all of them.
  private static let signs: [[StaticString]] = {
    let kinds: [[StaticString]] = [
      [" | ", " ｜ "], [" — "], [" – "], [" - "], [" // "], [" · "], [" → ", " -> ", " => ", " ⇒ ", " ➜ ", " > "],
      [" / "],
    ]
    return kinds + [kinds.flatMap(\.self)]
  }()

  // MARK: A row of buttons

  /// The buttons at the end, in brackets or quotation marks, and what stands before them.
  private func rowBehind(_ content: Range<Int>) -> (above: Range<Int>, row: Range<Int>, items: [Range<Int>])? {
    let opens: [StaticString] = ["[", "(", "<", "“", "「", "【", "**", "`", "\""]
    // Three buttons of 40 bytes at most, their marks, and what parts them: a longer line isn’t searched for them everywhere.
    let longestRow = 240
    for start in content.dropFirst(2).suffix(longestRow)
    where isBlank(text[start - 1]) && opens.contains(where: { text.hasLiteral($0, at: start) }) {
      let row = start..<content.upperBound
      let (found, quoted) = (marks.buttonRow(row), marks.quotedRow(row))
      guard let items = found?.isSure == true ? found?.items : quoted, (1...3).contains(items.count),
        items.allSatisfy(isTitle)
      else {
        continue
      }
      let above = withoutSign(marks.trimmed(content.lowerBound..<start))
      return above.isEmpty ? nil : (above, row, items)
    }
    return nil
  }

  /// Without the sign that parts it from the row.
  private func withoutSign(_ range: Range<Int>) -> Range<Int> {
    let signs: [StaticString] = [" |", " ｜", " —", " –", " -", " //", " ·", " →", " ->", " =>", " >", " /", "｜"]
    let sign = signs.first { range.count > $0.utf8CodeUnitCount && text.slice(range).hasSuffix($0) }
    return sign.map { marks.trimmed(range.dropLast($0.utf8CodeUnitCount)) } ?? range
  }

  /// The title and what it says: between signs, behind a colon, or the first sentence and those that follow.
  private func titleAndMessage(of above: Range<Int>) -> [Range<Int>] {
    let ends = [firstSign(in: above), colon(in: above), firstSentenceEnd(of: above).map { ($0, $0) }].compactMap(\.self)
    guard let end = ends.min(by: { $0.0 < $1.0 }) else { return [above] }
    let parts = [marks.trimmed(above.lowerBound..<end.0), marks.trimmed(end.1..<above.upperBound)]
    return parts.contains(where: \.isEmpty) ? [above] : parts
  }

  private func firstSign(in range: Range<Int>) -> (Int, Int)? {
    for offset in range where marks.mayBeginSign(at: offset) {
      if let sign = Self.signs.last?.first(where: { text.hasLiteral($0, at: offset) }) {
        return (offset, min(offset + sign.utf8CodeUnitCount, range.upperBound))
      }
    }
    return nil
  }

  private func colon(in range: Range<Int>) -> (Int, Int)? {
    let longest = 40
    let colon = range.prefix(longest).first { marks.colonLength(at: $0, limit: range.upperBound) > 0 }
    guard let colon, case let end = colon + marks.colonLength(at: colon, limit: range.upperBound),
      end < range.upperBound,
      isBlank(text[end]) || text[end - 1] >= 0x80
    else { return nil }
    return (colon, end)
  }

  /// Where the first sentence ends that another one follows.
  private func firstSentenceEnd(of range: Range<Int>) -> Int? {
    let signs: [StaticString] = [".", "!", "?", "。", "！", "？"]
    for offset in range {
      guard let sign = signs.first(where: { text.hasLiteral($0, at: offset) }) else { continue }
      let end = offset + sign.utf8CodeUnitCount
      let rest = marks.trimmed(min(end, range.upperBound)..<range.upperBound)
      guard let next = text[rest].first else { return nil }
      if sign.utf8CodeUnitCount == 3 || isBlank(text[end]) && !next.isASCIILower { return end }
    }
    return nil
  }

  // MARK: Signs alone

  private mutating func readSigns(_ content: Range<Int>) -> Bool {
    // Most lines have none of them.
    guard firstSign(in: content) != nil else { return false }
    for signs in Self.signs {
      let parts = split(content, at: signs)
      if (2...6).contains(parts.count), read(parts) { return true }
    }
    return false
  }

  /// The row of buttons is the last part, or the last ones where each is a button.
  private mutating func read(_ parts: [Range<Int>]) -> Bool {
    let last = parts[parts.count - 1]
    if let row = marks.parts(of: last, isList: false) {
      return isTold(parts.dropLast(), row) && take(parts.dropLast(), row, last)
    }
    let titles = parts.reversed().prefix(while: isTitle).count
    let above = parts.count > 3 ? 2 : max(1, parts.count - titles)
    guard titles >= parts.count - above, parts.count > above else { return false }
    let items = Array(parts[above...])
    return isTold(parts[..<above], items) && take(parts[..<above], items, items[0].lowerBound..<last.upperBound)
  }

  /// Whether an answer, or two buttons below a title and a message, tell an alert from text with a sign in it. With all of these the
  /// message may lack its mark.
  private func isTold(_ above: ArraySlice<Range<Int>>, _ items: [Range<Int>]) -> Bool {
    guard let body = above.last else { return false }
    let isAnswered = items.contains { CopyLabel.isAnswer(text.slice($0)) }
    let isPair = items.count > 1 && above.count > 1
    let asks = above.first.map { text.slice($0).hasSuffix("?") || text.slice($0).hasSuffix("？") } ?? false
    return isPair && (isAnswered || asks) || PastedText.endsSentence(body, text) && (isAnswered || isPair)
  }

  // MARK: Parts

  private mutating func take(_ above: some Collection<Range<Int>>, _ items: [Range<Int>], _ row: Range<Int>) -> Bool {
    guard (1...2).contains(above.count), (1...3).contains(items.count), items.allSatisfy(isTitle),
      (above + items).allSatisfy({ !$0.isEmpty })
    else { return false }
    var read = above.map { CopyLine(text, $0) }
    for index in read.indices where read[index].kind != .text || !read[index].buttons.isEmpty {
      guard read[index].kind == .label(nil) || read[index].kind == .text else { return false }
      (read[index].kind, read[index].words, read[index].buttons) = (.text, 0..<0, [])
      (read[index].whole, read[index].copy) = (read[index].content, read[index].content)
    }
    var buttons = CopyLine(text, row)
    let isSure = items.contains { CopyLabel.isAnswer(text.slice($0)) } || marks.buttonRow(row)?.isSure == true
    (buttons.kind, buttons.whole, buttons.words) = (.buttons(isSure: isSure), row, 0..<0)
    (buttons.copy, buttons.buttons, buttons.isStretched, buttons.isBullet) = (row, items, true, false)
    lines = read + [buttons]
    return true
  }

  private func split(_ range: Range<Int>, at signs: [StaticString]) -> [Range<Int>] {
    var (parts, start, offset) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while offset < range.upperBound {
      let sign = signs.first { text.hasLiteral($0, at: offset) }
      if let sign {
        parts.append(marks.trimmed(start..<offset))
        start = offset + sign.utf8CodeUnitCount
      }
      offset = sign == nil ? offset + 1 : start - 1
    }
    return parts + [marks.trimmed(min(start, range.upperBound)..<range.upperBound)]
  }

  private func isTitle(_ range: Range<Int>) -> Bool {
    let longest = 40
    return range.count <= longest && !PastedText.endsSentence(range, text)
      && text[range].split(separator: UInt8(ascii: " ")).count <= 4
  }
}
