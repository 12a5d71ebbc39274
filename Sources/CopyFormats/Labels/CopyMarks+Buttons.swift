import CopyModel

/// The rows that people write for buttons, and the answers behind a question.
extension CopyMarks {
  /// The buttons of a row that is nothing else: `[Cancel] [Delete]`, `(Cancel) (Delete)`, `**Cancel** **Delete**`. Not sure
  /// of `Cancel | Delete`.
  func buttonRow(_ line: Range<Int>) -> (items: [Range<Int>], isSure: Bool)? {
    for (open, close, least) in Self.brackets {
      guard let items = items(in: line, open, close) else { continue }
      if items.count >= least || items.contains(where: { CopyLabel.isAnswer(text.slice($0)) }) { return (items, true) }
    }
    if let items = styled(line) ?? typed(line) { return (items, true) }
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
      // “**[Land]** [Cancel]”
      let isBold = open.utf8CodeUnitCount == 1 && text.hasLiteral("**", at: position)
      if isBold { position += 2 }
      guard text.hasLiteral(open, at: position) else { return nil }
      let start = min(position + open.utf8CodeUnitCount, line.upperBound)
      guard let end = (start..<line.upperBound).first(where: { text.hasLiteral(close, at: $0) }) else { return nil }
      let item = trimmed(start..<end)
      guard !item.isEmpty, item.count <= Self.longestButton, !item.contains(where: { text.hasLiteral(open, at: $0) })
      else { return nil }
      items.append(item)
      position = end + close.utf8CodeUnitCount
      if isBold, !text.hasLiteral("**", at: position) { return nil }
      position += isBold ? 2 : 0
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
    let parts = parted(inner) ?? answers(between: inner)
    let items = opening == UInt8(ascii: "[") ? buttonRow(row)?.items ?? parts : parts
    guard let items, items.count > 1, items.allSatisfy({ $0.count <= Self.longestButton }) else { return nil }
    return (withoutDash(before), items)
  }

  /// Whether a colon or an arrow ends the words before a row, so that they name it and are no copy.
  func endsLikeName(_ range: Range<Int>) -> Bool {
    let signs: [StaticString] = [":", "：", "→", "->", "=>", "⇒", "➜", "="]
    return signs.contains { text.slice(range).hasSuffix($0) }
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
    if let items = quotedItems(line) { return items }
    // “No, stay | Yes, leave”: where bars part buttons, commas stand within them.
    let hasBar = line.contains { text[$0] == UInt8(ascii: "|") }
    let hasComma = isList && !hasBar && line.contains { ButtonItem.commaLength(text, at: $0) > 0 }
    return hasComma ? nil : parted(line) ?? answers(between: line, isList: isList)
  }

  /// The buttons of a cell, commas between them where there may be several; nil for one.
  func titles(in cell: Range<Int>, isList: Bool) -> [Range<Int>]? {
    if let row = buttonRow(cell)?.items ?? parts(of: cell, isList: isList) { return row }
    guard isList else { return nil }
    var (items, start) = ([Range<Int>](), cell.lowerBound)
    for offset in cell {
      let comma = ButtonItem.commaLength(text, at: offset)
      if comma == 0 { continue }
      items.append(trimmed(start..<offset))
      start = offset + comma
    }
    items.append(trimmed(min(start, cell.upperBound)..<cell.upperBound))
    return items.count > 1 && items.allSatisfy { !$0.isEmpty && $0.count <= Self.longestButton } ? items : nil
  }

  /// Buttons between slashes without spaces, where one is an answer: `はい／いいえ`, `OK/Cancel`. Wide slashes stand in no word.
  private func answers(between line: Range<Int>, isList: Bool = false) -> [Range<Int>]? {
    guard line.count <= 3 * Self.longestButton else { return nil }
    let isWide = isList && line.contains { text.hasLiteral("／", at: $0) || text.hasLiteral("｜", at: $0) }
    let signs: [StaticString] = isWide ? ["／", "｜"] : ["／", "｜", "/"]
    var (items, start, offset) = ([Range<Int>](), line.lowerBound, line.lowerBound)
    while offset < line.upperBound {
      let sign = signs.first { text.hasLiteral($0, at: offset) }
      if sign != nil { items.append(trimmed(start..<offset)) }
      offset += sign?.utf8CodeUnitCount ?? 1
      if sign != nil { start = offset }
    }
    items.append(trimmed(min(start, line.upperBound)..<line.upperBound))
    guard (2...3).contains(items.count), items.allSatisfy({ !$0.isEmpty }),
      isWide || items.contains(where: { CopyLabel.isAnswer(text.slice($0)) })
    else { return nil }
    return items
  }

  /// The titles of a row in quotation marks, with nothing but white space or signs between: names in a sentence stand between words
  /// or commas.
  func quotedRow(_ line: Range<Int>) -> [Range<Int>]? {
    guard let items = quotedItems(line), (2...3).contains(items.count) else { return nil }
    let isAnswered = items.contains { CopyLabel.isAnswer(text.slice($0)) }
    let areApart = zip(items, items.dropFirst()).allSatisfy { left, right in
      text[left.upperBound..<right.lowerBound].allSatisfy {
        !$0.isASCIILetter && ($0 != UInt8(ascii: ",") || isAnswered)
      }
    }
    return areApart ? items : nil
  }

  /// The title of a button without the words in brackets behind it that say which one it is, and the style that they
  /// name: `Leave (primary)`, `Remove [destructive]`.
  func plainTitle(_ item: Range<Int>) -> (title: Range<Int>, style: ButtonStyle) {
    let brackets = [(UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]"))]
    guard item.count > 3, let (opening, _) = brackets.first(where: { $0.1 == text[item.upperBound - 1] }),
      let open = text[item].lastIndex(of: opening), open > item.lowerBound,
      opening == UInt8(ascii: "(") || text[open - 1] == 0x20
    else { return (item, []) }
    let (title, words) = (trimmed(item.lowerBound..<open), text.slice(open + 1..<item.upperBound - 1))
    guard !title.isEmpty, CopyLabel.namesButton(words) else { return (item, []) }
    return (bared(title), Self.style(words).map { [$0, .declared] } ?? [])
  }

  /// “destructive”, “destrutivo”
  private static func style(_ words: Bytes) -> ButtonStyle? {
    ButtonStyle(name: words.text.lowercased()) ?? (CopyLabel(words) == .destructiveButton ? .destructive : nil)
  }

  /// Whether a sign between spaces may begin there: white space stands there, and no letter behind a space.
  func mayBeginSign(at offset: Int) -> Bool {
    guard isBlank(text[offset]) else { return false }
    return text[offset] != UInt8(ascii: " ") || offset + 1 >= text.count || !text[offset + 1].isASCIILetter
  }

  /// The pieces between bars or slashes that stand between spaces; nil where there is none.
  func parted(_ range: Range<Int>) -> [Range<Int>]? {
    let signs: [StaticString] = [" | ", " / ", " // ", " · ", "\t", "   "]
    var (items, start, offset) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while offset < range.upperBound {
      guard mayBeginSign(at: offset), let sign = signs.first(where: { text.hasLiteral($0, at: offset) }),
        offset + sign.utf8CodeUnitCount <= range.upperBound
      else {
        offset += 1
        continue
      }
      items.append(trimmed(start..<offset))
      offset += sign.utf8CodeUnitCount
      while offset < range.upperBound, isBlank(text[offset]) { offset += 1 }
      start = offset
    }
    guard !items.isEmpty else { return nil }
    items.append(trimmed(start..<range.upperBound))
    return items.allSatisfy { !$0.isEmpty } ? items : nil
  }
  /// The titles of buttons that each have a word for their style in brackets behind them: `Resume (primary), Discard
  /// (secondary)`.
  private func styled(_ line: Range<Int>) -> [Range<Int>]? {
    var (items, start) = ([Range<Int>](), line.lowerBound)
    while start < line.upperBound {
      let rest = start..<line.upperBound
      guard let open = rest.first(where: { text[$0] == UInt8(ascii: "(") }), open > start,
        let close = text[open..<line.upperBound].firstIndex(of: UInt8(ascii: ")")),
        CopyLabel.namesButton(text.slice(open + 1..<close))
      else { return nil }
      let item = trimmed(start..<open)
      guard !item.isEmpty, item.count <= Self.longestButton else { return nil }
      items.append(item)
      start = close + 1
      while start < line.upperBound, isBetween(text[start]) { start += 1 }
    }
    return items.count > 1 ? items : nil
  }

  /// The titles of buttons that a wiki sets in the letters of a typewriter: `{{Resume}} / {{Discard}}`. Names of values begin small.
  private func typed(_ line: Range<Int>) -> [Range<Int>]? {
    guard let items = parted(line), items.count > 1 else { return nil }
    let inner = items.compactMap { item -> Range<Int>? in
      guard item.count > 5, text.hasLiteral("{{", at: item.lowerBound), text.hasLiteral("}}", at: item.upperBound - 2),
        text[item.lowerBound + 2].isASCIIUpper
      else { return nil }
      return item.lowerBound + 2..<item.upperBound - 2
    }
    return inner.count == items.count ? inner : nil
  }

  /// A question, and the answers behind it: `Sync now? Yes/no.`; nil for others.
  func answers(in line: Range<Int>) -> (question: Range<Int>, items: [Range<Int>])? {
    guard let mark = text[line].lastIndex(of: UInt8(ascii: "?")), line.upperBound - mark < Self.longestButton,
      text[line].contains(UInt8(ascii: "/"))
    else { return nil }
    var rest = trimmed(mark + 1..<line.upperBound)
    while let last = text[rest].last, last == UInt8(ascii: ".") || last == UInt8(ascii: ")") { rest = rest.dropLast() }
    while let first = text[rest].first, first == UInt8(ascii: "(") { rest = rest.dropFirst() }
    let signs = rest.filter { text[$0] == UInt8(ascii: "/") }
    let items = zip([rest.lowerBound] + signs.map { $0 + 1 }, signs + [rest.upperBound]).map { trimmed($0..<$1) }
    guard (2...3).contains(items.count), items.allSatisfy({ !$0.isEmpty }),
      items.contains(where: { CopyLabel.isAnswer(text.slice($0)) })
    else { return nil }
    return (line.lowerBound..<mark + 1, items)
  }
}
