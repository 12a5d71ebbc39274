import CopyModel

/// What chats, editors, and screens put beside copy: names of emoji, words struck out, boxes to tick, the head of a
/// notification.
extension CopyMarks {
  /// `range` without the names of emoji at its ends: `:fire: Too hot :fire:`.
  func withoutShortcodes(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let start = shortcode(endingAt: range.upperBound, from: range.lowerBound), start > range.lowerBound {
      range = trimmed(range.lowerBound..<start)
    }
    while let end = shortcode(startingAt: range.lowerBound, limit: range.upperBound), end < range.upperBound {
      range = trimmed(end..<range.upperBound)
    }
    return range
  }

  private static let longestShortcode = 32

  /// Where the name that ends at `end` begins, behind a space.
  private func shortcode(endingAt end: Int, from start: Int) -> Int? {
    guard end - start > 3, text[end - 1] == UInt8(ascii: ":") else { return nil }
    let name = text[max(start, end - Self.longestShortcode)..<end - 1]
    guard let open = name.lastIndex(where: { !isShortcode($0) }), open > start, text[open] == UInt8(ascii: ":"),
      isBlank(text[open - 1]), text[open + 1..<end - 1].contains(where: \.isASCIILetter)
    else { return nil }
    return open
  }

  /// Where the name that begins at `start` ends, before a space.
  private func shortcode(startingAt start: Int, limit: Int) -> Int? {
    guard start + 3 < limit, text[start] == UInt8(ascii: ":") else { return nil }
    let name = text[start + 1..<min(limit, start + Self.longestShortcode)]
    guard let close = name.firstIndex(where: { !isShortcode($0) }), close + 1 < limit,
      text[close] == UInt8(ascii: ":"), isBlank(text[close + 1]),
      text[start + 1..<close].contains(where: \.isASCIILetter)
    else { return nil }
    return close + 1
  }

  private func isShortcode(_ byte: UInt8) -> Bool {
    byte.isASCIILower || byte.isASCIIDigit || "_+-".utf8.contains(byte)
  }

  /// `range` without what somebody points at it from behind: `Leave <- is this final?`.
  func withoutAside(_ range: Range<Int>) -> Range<Int> {
    let arrows: [StaticString] = [" <- ", " <-- ", " ← ", " <= "]
    let start = range.dropFirst().first { offset in
      isBlank(text[offset]) && arrows.contains { text.hasLiteral($0, at: offset) }
    }
    return start.map { trimmed(range.lowerBound..<$0) } ?? range
  }

  /// What stands before the state of a switch, or the sign of what opens, far behind the name of a row: `Sync      [on]`.
  func beforeState(_ range: Range<Int>) -> Range<Int>? {
    let signs: [StaticString] = ["▸", "▶", "›", ">"]
    let (gap, longest) = (3, 12)
    var start = range.upperBound
    if let sign = signs.first(where: { $0.utf8CodeUnitCount < range.count && ends(range, with: $0) }) {
      start -= sign.utf8CodeUnitCount
    } else if text[range].last == UInt8(ascii: "]"), let open = text[range].lastIndex(of: UInt8(ascii: "[")),
      range.upperBound - open <= longest,
      text[open..<range.upperBound].contains(where: { $0.isASCIILetter || $0 >= 0x80 })
    {
      start = open
    }
    let before = trimmed(range.lowerBound..<start)
    // What stands behind a label is no row of a list.
    guard start < range.upperBound, !before.isEmpty, start - before.upperBound >= gap,
      !text[before].contains(UInt8(ascii: ":")),
      !text[before].contains(UInt8(ascii: "["))
    else { return nil }
    return before
  }

  /// What stands before the keys that choose an item of a menu, behind a gap: `Open…      ⌘O`.
  func beforeKeys(_ range: Range<Int>) -> Range<Int>? {
    let (modifiers, names): ([StaticString], [StaticString]) = (
      ["⌘", "⇧", "⌥", "⌃", "⎋", "⏎", "⌫"], ["Ctrl+", "Alt+", "Shift+", "Cmd+"]
    )
    guard let gap = range.last(where: { isBlank(text[$0]) }), gap + 1 < range.upperBound,
      (modifiers + names).contains(where: { text.hasLiteral($0, at: gap + 1) })
    else { return nil }
    let before = trimmed(range.lowerBound..<gap)
    return !before.isEmpty && (gap >= before.upperBound + 1 || text[gap] == UInt8(ascii: "\t")) ? before : nil
  }

  private func ends(_ range: Range<Int>, with sign: StaticString) -> Bool {
    text.hasLiteral(sign, at: range.upperBound - sign.utf8CodeUnitCount)
  }

  /// What stands behind words that are struck out at the start; nil where none are, or nothing else is there.
  func behindStruck(_ range: Range<Int>) -> Range<Int>? {
    guard text.hasLiteral("~~", at: range.lowerBound), range.count > 5 else { return nil }
    let close = (range.lowerBound + 3..<range.upperBound - 1).first { text.hasLiteral("~~", at: $0) }
    guard let close, case let rest = trimmed(min(close + 2, range.upperBound)..<range.upperBound), !rest.isEmpty else {
      return nil
    }
    return rest
  }

  /// Whether the line is a remark in brackets: `(Note to translators: …)`.
  func isRemark(_ line: Range<Int>) -> Bool {
    // `// Shown above the map`
    if text.hasLiteral("// ", at: line.lowerBound) { return true }
    guard line.count > 3, text[line.lowerBound] == UInt8(ascii: "("), text[line.upperBound - 1] == UInt8(ascii: ")")
    else { return false }
    let word = line.dropFirst().dropLast().prefix { !isBlank(text[$0]) && text[$0] != UInt8(ascii: ":") }
    return CopyLabel(text.slice(word)) == .comment
  }

  /// What stands behind a box to tick: `☐ Sync at night`, `[x] Sync at night`.
  func behindBox(_ line: Range<Int>) -> Range<Int>? {
    let boxes: [StaticString] = ["☐ ", "☑ ", "☒ ", "✅ ", "[ ] ", "[x] ", "[X] "]
    guard let box = boxes.first(where: { text.hasLiteral($0, at: line.lowerBound) }),
      case let rest = trimmed(line.dropFirst(box.utf8CodeUnitCount)), let first = text[rest].first,
      first != UInt8(ascii: "[")
    else { return nil }
    return rest
  }

  /// Whether the line stands above a notification as phones draw it: the app, a dot, and when it came.
  func isBanner(_ line: Range<Int>) -> Bool {
    let (longest, dots): (Int, [StaticString]) = (48, [" · ", " • ", " ∙ "])
    guard line.count <= longest,
      let dot = line.last(where: { offset in dots.contains { text.hasLiteral($0, at: offset) } })
    else { return false }
    let words = text[dot + 4..<line.upperBound].split(whereSeparator: isBlank).map { Bytes(rebasing: $0) }
    return (1...4).contains(words.count) && dot > line.lowerBound
      && words.contains { CopyLabel.isMoment($0) || isTime($0) }
  }

  private func isTime(_ word: Bytes) -> Bool {
    let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }
  }

  /// `range` without the quotation marks of a program or a file of settings, of whatever kind. An apostrophe within
  /// is doubled, or stands between letters.
  func unquotedValue(_ range: Range<Int>) -> Range<Int> {
    if let words = untagged(range) { return unquotedValue(words) }
    let range = withoutRemark(range)
    let inner = unquoted(range)
    let mark = UInt8(ascii: "'")
    guard inner == range, range.count > 2, text[range].first == mark, text[range].last == mark else { return inner }
    let words = range.dropFirst().dropLast()
    var offset = words.lowerBound
    while offset < words.upperBound {
      let isDouble = text.hasLiteral("''", at: offset) && offset + 2 <= words.upperBound
      if text[offset] == mark, !isDouble, !isBetweenLetters(offset, in: words) { return range }
      offset += isDouble ? 2 : 1
    }
    return words
  }

  /// `range` without an element around it or a break behind it: `<b>Leave</b>`, `Leave<br>`; nil where there is none.
  private func untagged(_ range: Range<Int>) -> Range<Int>? {
    guard range.count > 4, text[range].last == UInt8(ascii: ">"),
      let close = text[range].lastIndex(of: UInt8(ascii: "<")),
      close > range.lowerBound
    else { return nil }
    if text.hasLiteral("<br", at: close) { return trimmed(range.lowerBound..<close) }
    guard text[range].first == UInt8(ascii: "<"), text.hasLiteral("</", at: close),
      let open = text[range].firstIndex(of: UInt8(ascii: ">")), open < close,
      !text[open + 1..<close].contains(UInt8(ascii: "<"))
    else { return nil }
    return trimmed(open + 1..<close)
  }

  private func isBetweenLetters(_ offset: Int, in range: Range<Int>) -> Bool {
    offset > range.lowerBound && offset + 1 < range.upperBound && text[offset - 1].isLetterOrBeyond
      && text[offset + 1].isLetterOrBeyond
  }

  /// Whether `range` stands between two of the marks that are doubled within: `'It''s late'`.
  func doublesApostrophes(in range: Range<Int>) -> Bool {
    let mark = UInt8(ascii: "'")
    return range.lowerBound > 0 && range.upperBound < text.count && text[range.lowerBound - 1] == mark
      && text[range.upperBound] == mark && range.contains { text.hasLiteral("''", at: $0) }
  }
}

extension UInt8 {
  fileprivate var isLetterOrBeyond: Bool { isASCIILetter || self >= 0x80 }
}
