import CopyModel

/// The label at the start of a line, and what follows it.
struct LabelScan {
  struct Found {
    var words: Range<Int>
    var value: Range<Int>
    var isColon = false
    var isBracket = false
    /// Whether the words are a tag around the value.
    var isTag = false
    /// Whether the words are a call, and the value what stands in quotation marks.
    var isCall = false
    /// Whether nothing is set in bold or brackets.
    var isPlain = false
    /// Whether an arrow or a dash stands between.
    var isArrow = false
    var isEqual = false
  }

  private(set) var found: Found?

  init(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks, _ signs: LineSigns) {
    guard signs.contains(.mark) else {
      found = Self.said(text, line, marks)
      return
    }
    let line = marks.withoutPictures(line)
    found =
      Self.bracketed(text, line, marks) ?? Self.tagged(text, line, marks) ?? Self.called(text, line, marks)
      ?? Self.emphasized(text, line, marks)
      ?? Self.said(text, line, marks) ?? Self.plain(text, line, marks) ?? Self.trailing(text, line, marks)
  }

  /// `title` of `val title`
  private static func withoutKeyword(_ words: Range<Int>, _ text: Bytes) -> Range<Int> {
    let keywords: [StaticString] = ["let ", "var ", "val ", "const ", "final "]
    let keyword = keywords.first { text.hasLiteral($0, at: words.lowerBound) && words.count > $0.utf8CodeUnitCount }
    return keyword.map { words.dropFirst($0.utf8CodeUnitCount) } ?? words
  }

  /// `Leave? (title)`
  private static func trailing(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    guard text[line].last == UInt8(ascii: ")"), let open = text[line].lastIndex(of: UInt8(ascii: "(")),
      open > line.lowerBound + 1, isBlank(text[open - 1]), case let words = open + 1..<line.upperBound - 1,
      let label = CopyLabel(text.slice(words)), label.isPart
    else { return nil }
    return Found(words: words, value: marks.bared(marks.trimmed(line.lowerBound..<open)), isTag: true)
  }

  /// `Title should read "Leave?"`
  private static func said(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    let longest = 48
    let quotes: [StaticString] = ["\"", "“", "„", "«", "「", "`"]
    let open = line.prefix(longest).first { offset in
      !text[offset].isASCIILetter && quotes.contains { text.hasLiteral($0, at: offset) }
    }
    guard let open, open > line.lowerBound + 1, isBlank(text[open - 1]) else { return nil }
    let words = marks.trimmed(line.lowerBound..<open)
    guard CopyLabel.announcesCopy(text.slice(words)) else { return nil }
    return Found(words: words, value: open..<line.upperBound)
  }

  /// `NSLocalizedString("Leave?", comment: "")`: what the call is given first, where no program says what it shows.
  private static func called(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    let name = line.lowerBound..<line.lowerBound + text[line].prefix { $0.isASCIIWord || $0 == UInt8(ascii: ".") }.count
    guard !name.isEmpty, text.hasLiteral("(\"", at: name.upperBound) else { return nil }
    let start = name.upperBound + 2
    guard let last = text[line].last, ");,{".utf8.contains(last), start < line.upperBound,
      let end = text[start..<line.upperBound].firstIndex(of: UInt8(ascii: "\"")), end > start,
      text[end - 1] != UInt8(ascii: "\\")
    else { return nil }
    return Found(words: name, value: start..<end, isCall: true)
  }

  /// `<h2>Leave?</h2>`
  private static func tagged(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    guard text[line.lowerBound] == UInt8(ascii: "<"), text[line.upperBound - 1] == UInt8(ascii: ">"),
      let open = text[line].firstIndex(of: UInt8(ascii: ">")), let close = text[line].lastIndex(of: UInt8(ascii: "<")),
      open < close, text.hasLiteral("</", at: close)
    else { return nil }
    let start = line.lowerBound + 1
    let name = start..<start + text[start..<open].prefix { $0.isASCIIWord }.count
    let value = marks.trimmed(open + 1..<close)
    guard !name.isEmpty, !value.isEmpty, text[close + 2..<line.upperBound - 1].elementsEqual(text[name]),
      !text[value].contains(UInt8(ascii: "<"))
    else { return nil }
    return Found(words: name, value: value, isTag: true)
  }

  /// `【タイトル】削除しますか？`
  private static func wideBracketed(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    let pairs: [(StaticString, StaticString)] = [("【", "】"), ("〔", "〕"), ("［", "］"), ("〈", "〉"), ("《", "》")]
    guard let (open, close) = pairs.first(where: { text.hasLiteral($0.0, at: line.lowerBound) }),
      let end = line.first(where: { text.hasLiteral(close, at: $0) }),
      case let words = line.lowerBound + open.utf8CodeUnitCount..<end,
      case let rest = marks.trimmed(end + close.utf8CodeUnitCount..<line.upperBound), !rest.isEmpty,
      CopyLabel.names(text.slice(words))
    else { return nil }
    let colon = marks.colonLength(at: rest.lowerBound, limit: rest.upperBound)
    return Found(words: words, value: marks.bared(marks.trimmed(rest.dropFirst(colon))), isBracket: true, isTag: true)
  }

  /// `[Title] Leave?`
  private static func bracketed(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    if let wide = wideBracketed(text, line, marks) { return wide }
    let isRound = text[line.lowerBound] == UInt8(ascii: "(")
    guard isRound || text[line.lowerBound] == UInt8(ascii: "["),
      let close = text[line].firstIndex(of: isRound ? UInt8(ascii: ")") : UInt8(ascii: "]"))
    else { return nil }
    let value = marks.trimmed(close + 1..<line.upperBound)
    guard !value.isEmpty, text[value.lowerBound] != UInt8(ascii: "("),
      !isRound || CopyLabel.names(text.slice(line.lowerBound + 1..<close))
    else { return nil }
    let colon = marks.colonLength(at: value.lowerBound, limit: value.upperBound)
    return Found(
      words: marks.trimmed(line.lowerBound + 1..<close),
      value: marks.bared(marks.trimmed(value.lowerBound + colon..<value.upperBound)), isBracket: true, isTag: true)
  }

  /// `**Title:** Leave?`, `**Title**: Leave?`
  private static func emphasized(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    let mark = marks.emphasis(at: line.lowerBound, limit: line.upperBound)
    guard mark > 0 else { return nil }
    let start = line.lowerBound + mark
    guard let end = marks.emphasisEnd(from: start, mark, limit: line.upperBound) else { return nil }
    var words = marks.trimmed(start..<end)
    var hasColon = false
    if let length = marks.colonLength(endingAt: words.upperBound, from: words.lowerBound) {
      let name = marks.trimmed(words.lowerBound..<words.upperBound - length)
      (words, hasColon) = (marks.withoutFixedSpace(name), true)
    }
    var value = marks.trimmed(end + mark..<line.upperBound)
    if !value.isEmpty, case let length = marks.colonLength(at: value.lowerBound, limit: value.upperBound), length > 0 {
      (value, hasColon) = (marks.trimmed(value.lowerBound + length..<value.upperBound), true)
    }
    guard hasColon || !value.isEmpty && CopyLabel.names(text.slice(words)) else { return nil }
    return Found(words: words, value: marks.bared(value), isColon: hasColon)
  }

  /// `Option 2) Leave?`, `2안 Leave?`
  private static func option(_ text: Bytes, _ line: Range<Int>, endingAt offset: Int, _ marks: CopyMarks) -> Found? {
    let isBracket = text[offset] == UInt8(ascii: ")")
    guard isBracket || isBlank(text[offset]) && text[line.lowerBound].isASCIIDigit, offset > line.lowerBound + 1,
      CopyLabel(text.slice(line.lowerBound..<offset)) == .option,
      case let value = marks.trimmed(offset + 1..<line.upperBound), !value.isEmpty
    else { return nil }
    return Found(words: line.lowerBound..<offset, value: marks.bared(value), isColon: true)
  }

  /// `Title: Leave?`, `Title → Leave?`, `title = "Leave?"`
  private static func plain(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    let longest = 60
    for offset in line.prefix(longest) where !text[offset].isASCIILetter {
      if let option = option(text, line, endingAt: offset, marks) { return option }
      let length = marks.colonLength(at: offset, limit: line.upperBound)
      if length > 0 {
        let words = marks.withoutFixedSpace(marks.trimmed(line.lowerBound..<offset))
        let value = marks.trimmed(offset + length..<line.upperBound)
        let isApart = length > 1 || value.isEmpty || isBlank(text[offset + length])
        guard isApart || CopyLabel(text.slice(words)) != nil else { return nil }
        return Found(words: words, value: marks.bared(value), isColon: true, isPlain: true)
      }
      if let (start, end) = marks.arrow(at: offset, in: line) ?? marks.bar(at: offset, in: line) {
        let value = marks.trimmed(end..<line.upperBound)
        let isEqual = text[start..<end].contains(UInt8(ascii: "="))
        let isSetting = text[start..<end].elementsEqual(" = ".utf8) && marks.unquotedValue(value) != value
        var words = marks.trimmed(line.lowerBound..<start)
        if isEqual { words = withoutKeyword(words, text) }
        let isName = isSetting && !text[words].contains(UInt8(ascii: " "))
        let name = text.slice(words)
        // “Not now → Jetzt nicht”: a remark is called “not” in Turkish.
        let isKnown = !CopyLabel.isAnswer(name) && (CopyLabel.names(name) || CopyLabel.language(name) != nil)
        guard isName || isKnown else { continue }
        return Found(words: words, value: marks.bared(value), isArrow: true, isEqual: isEqual)
      }
    }
    return nil
  }
}
