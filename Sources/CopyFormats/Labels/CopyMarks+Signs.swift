import CopyModel

/// The signs that set a label off, and the words before them.
extension CopyMarks {
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
    let signs: [StaticString] = [
      " → ", " -> ", " => ", " ➜ ", " ➔ ", " ⇒ ", " » ", " = ", " - ", " – ", " — ", "\t",
    ]
    guard offset > line.lowerBound, isBlank(text[offset]),
      let sign = signs.first(where: { text.hasLiteral($0, at: offset) })
    else {
      return nil
    }
    let end = offset + sign.utf8CodeUnitCount
    return end < line.upperBound ? (offset, end) : nil
  }

  /// A bar at `offset` that is the only one: `Title | Leave?`.
  func bar(at offset: Int, in line: Range<Int>) -> (start: Int, end: Int)? {
    let end = offset + 3
    guard offset > line.lowerBound, end < line.upperBound, text.hasLiteral(" | ", at: offset),
      !text[end..<line.upperBound].contains(UInt8(ascii: "|")),
      !CopyLabel.names(text.slice(trimmed(end..<line.upperBound)))
    else { return nil }
    return (offset, end)
  }

  /// Up to three words of letters, as a label has, or several of these between slashes and dashes.
  func looksLikeLabel(_ words: Range<Int>) -> Bool {
    let parts = text[words].split { " /-".utf8.contains($0) }
    let isLetters = text[words].allSatisfy {
      " #/-_".utf8.contains($0) || $0 >= 0x80 || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
    }
    let isPath = text[words].contains(UInt8(ascii: "/"))
    return isLetters && (1...(isPath ? 6 : 3)).contains(parts.count) && parts.contains { $0.count > 1 }
  }

  /// `range` without white space, and a sign that parts it from what follows.
  func withoutSeparator(_ range: Range<Int>) -> Range<Int> {
    let signs: [StaticString] = [",", ";", "|", " /", " -", " –", " —", " ·"]
    let inner = trimmed(range)
    let sign = signs.first {
      inner.count > $0.utf8CodeUnitCount && text.hasLiteral($0, at: inner.upperBound - $0.utf8CodeUnitCount)
    }
    return sign.map { trimmed(inner.dropLast($0.utf8CodeUnitCount)) } ?? inner
  }

  /// What sets a few words off from what follows them.
  enum HeadSign { case colon, dash, angle }

  /// The first words of a line, what sets them off, and what follows; nil where nothing does.
  func head(_ line: Range<Int>) -> (words: Range<Int>, sign: HeadSign, value: Range<Int>)? {
    let (longest, most) = (48, 6)
    // A colon comes first: “Toast – sent: Message sent”.
    for sign in [HeadSign.colon, .dash, .angle] {
      for offset in line.prefix(longest) where offset > line.lowerBound && !text[offset].isASCIILetter {
        var end = offset
        if sign == .colon {
          end += colonLength(at: offset, limit: line.upperBound)
          if end == offset + 1, end < line.upperBound, !isBlank(text[end]) { continue }
        } else if sign == .angle {
          let signs: [StaticString] = [" > ", " › ", " >> "]
          end += signs.first { text.hasLiteral($0, at: offset) }?.utf8CodeUnitCount ?? 0
        } else if text[offset] != UInt8(ascii: "\t") {
          end = arrow(at: offset, in: line)?.end ?? offset
        }
        guard end > offset else { continue }
        let (words, value) = (trimmed(line.lowerBound..<offset), trimmed(end..<line.upperBound))
        let count = text[words].split(separator: UInt8(ascii: " ")).count
        guard !value.isEmpty, (1...most).contains(count),
          !text[words].contains(where: { ".?!,;\"{}()=".utf8.contains($0) })
        else { return nil }
        return (words, sign, value)
      }
    }
    return nil
  }

  /// Whether a colour or a measure says how the copy below is set: `Inter Semi Bold 17/22 — #1D1D1F`, `SF Pro 17pt`.
  func isSpecification(_ range: Range<Int>) -> Bool {
    let (digits, units) = (6, ["px", "pt", "dp", "sp"])
    guard !endsSentence(range) else { return false }
    return text[range].split { " ,/—–-·".utf8.contains($0) || $0 >= 0x80 }.contains { part in
      let word = Bytes(rebasing: part).text.lowercased()
      if word.first == "#" { return word.count > digits && word.dropFirst().allSatisfy(\.isHexDigit) }
      return units.contains { word.hasSuffix($0) && word.count > 2 && word.dropLast(2).allSatisfy { $0.isNumber } }
    }
  }

  /// The letter before a colon, with a figure or without: `T`, `B1`.
  func initial(_ line: Range<Int>) -> Range<Int>? {
    guard let first = text[line].first, first.isASCIILetter else { return nil }
    let digits = text[line].dropFirst().prefix { $0.isASCIIDigit }.count
    let end = line.lowerBound + 1 + digits
    guard digits < 2, end + 1 < line.upperBound, colonLength(at: end, limit: line.upperBound) > 0 else { return nil }
    return line.lowerBound..<end
  }

  /// Whether the mark of a sentence stands at the end; three points are that of what goes on.
  func endsSentence(_ range: Range<Int>) -> Bool {
    let (marks, points): ([StaticString], [StaticString]) = ([".", "!", "?", "。", "！", "？"], ["...", "…"])
    let ends = { (mark: StaticString) in
      range.count > mark.utf8CodeUnitCount && text.hasLiteral(mark, at: range.upperBound - mark.utf8CodeUnitCount)
    }
    return marks.contains(where: ends) && !points.contains(where: ends)
  }

  /// `range` without the pictures before its words: `📌 Headline`.
  func withoutPictures(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, text[start] >= 0x80 {
      let end = range.first { $0 > start && isBlank(text[$0]) } ?? range.upperBound
      let scalars = text.slice(start..<end).text.unicodeScalars
      guard end < range.upperBound, scalars.allSatisfy(Self.isPicture) else { break }
      start = trimmed(end..<range.upperBound).lowerBound
    }
    return start..<range.upperBound
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .format, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Texts that each stand in quotation marks, with a word or a comma between them: `"Stay" and "Leave"`; nil for others.
  func quotedItems(_ range: Range<Int>) -> [Range<Int>]? {
    let longest = 5
    let pairs: [(StaticString, StaticString)] = [("\"", "\""), ("“", "”"), ("`", "`"), ("'", "'"), ("**", "**")]
    for (open, close) in pairs where text.hasLiteral(open, at: range.lowerBound) {
      var (items, position) = ([Range<Int>](), range.lowerBound)
      while position < range.upperBound, text.hasLiteral(open, at: position) {
        let start = min(position + open.utf8CodeUnitCount, range.upperBound)
        guard let end = (start..<range.upperBound).first(where: { text.hasLiteral(close, at: $0) }), end > start else {
          return nil
        }
        items.append(start..<end)
        let rest = end + close.utf8CodeUnitCount
        position = (rest..<range.upperBound).first { text.hasLiteral(open, at: $0) } ?? range.upperBound
        if trimmed(rest..<position).count > longest { return nil }
        if position == range.upperBound, !trimmed(rest..<position).allSatisfy({ text[$0] == UInt8(ascii: ".") }) {
          return nil
        }
      }
      return items.count > 1 ? items : nil
    }
    return nil
  }
}
