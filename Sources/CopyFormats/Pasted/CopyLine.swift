import CopyModel

/// One line of copy as people paste it, without what design tools, chats, and Markdown put around it.
struct CopyLine {
  enum Kind: Equatable {
    case blank
    /// A line of hyphens, or the fence of a block of code.
    case rule
    /// `## Sign out`
    case heading
    /// `**Title:** …`, `Button 1: …`; nil for words that name no part.
    case label(CopyLabel?)
    /// `Toast: …`, `Before: …`: a string by itself, and what it is for, if the label says it.
    case named(Role)
    /// `Notes: …`: words about the copy.
    case remark
    /// `EN: …`
    case language(LocaleTag)
    /// A label alone on its line.
    case bareLabel(CopyLabel)
    /// `[Cancel] [Delete]`; `isSure` where nothing else looks so.
    case buttons(isSure: Bool)
    /// `| a | b |`
    case row
    case text
  }

  var kind: Kind
  /// All of it but white space.
  let content: Range<Int>
  /// The copy, without what stands around it: of a label what follows it, which may be nothing.
  var copy: Range<Int>
  /// The copy together with a label before it.
  var whole = 0..<0
  /// The words of a label.
  var words = 0..<0
  /// Each button of a row, which may stand behind a text: `Leave? [Stay] [Leave]`.
  var buttons: [Range<Int>] = []
  var isBullet = false
  /// White space before the first byte.
  var indent: Int
  /// Whether the label is set off by a colon alone, as the plain form of blocks is.
  var hasPlainLabel = false

  /// Reads the line at `line` of `text`.
  init(_ text: Bytes, _ line: Range<Int>) {
    let marks = CopyMarks(text)
    var content = marks.trimmed(line)
    self.content = content
    (kind, copy, indent) = (.blank, content, content.lowerBound - line.lowerBound)
    while let first = text[content].first, first == UInt8(ascii: ">") { content = marks.trimmed(content.dropFirst()) }
    let isQuoted = content.lowerBound > copy.lowerBound
    copy = content
    whole = content
    if !content.isEmpty { read(text, content, marks, isQuoted: isQuoted) }
  }

  private mutating func read(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks, isQuoted: Bool) {
    if marks.isRule(line) || marks.isTag(line) {
      kind = .rule
    } else if let heading = marks.heading(line) {
      (kind, copy) = (.heading, marks.bared(heading))
    } else if marks.isRow(line) {
      kind = .row
    } else {
      let rest = marks.behindBullet(line)
      (isBullet, whole) = (rest != nil, rest ?? line)
      copy = marks.bared(whole)
      readParts(text, marks, isPlain: !isBullet && !isQuoted)
    }
  }

  private mutating func readParts(_ text: Bytes, _ marks: CopyMarks, isPlain: Bool) {
    let row = marks.buttonRow(whole)
    if row?.isSure != true { readLabel(text, whole, marks, isPlain: isPlain) }
    let isText = kind == .text || kind == .named(.alertTitle)
    if isText, row?.isSure != true, let (before, items) = marks.rowBehind(kind == .text ? whole : copy) {
      (kind, whole, buttons) = (.text, before, items)
      copy = marks.bared(whole)
      return
    }
    guard let (items, isSure) = row, isSure || kind == .text else { return }
    (kind, buttons) = (.buttons(isSure: isSure), items)
    if items.count == 1, let label = CopyLabel(text.slice(items[0])), label.isPart { kind = .bareLabel(label) }
  }

  private mutating func readLabel(_ text: Bytes, _ content: Range<Int>, _ marks: CopyMarks, isPlain: Bool) {
    kind = .text
    if let bare = CopyLabel(text.slice(copy)), bare.isPart {
      kind = .bareLabel(bare)
      return
    }
    guard let found = LabelScan(text, content, marks).found else { return }
    let label = found.isColon ? CopyLabel(mistyped: text.slice(found.words)) : CopyLabel(text.slice(found.words))
    if found.isCall {
      kind = .named(.unknown)
    } else if let tag = CopyLabel.language(text.slice(found.words)), found.isColon || found.isBracket {
      kind = .language(tag)
    } else if let label, label.isPart {
      kind = .label(label)
    } else if found.isColon || found.isTag, !found.value.isEmpty, let named = Self.kind(of: label, found, text) {
      kind = named
    } else if found.isColon, marks.looksLikeLabel(found.words) {
      kind = .label(nil)
    } else {
      return
    }
    (words, copy) = (found.words, marks.unquoted(found.value))
    hasPlainLabel = isPlain && found.isPlain
  }

  /// What a label says that names no part of an alert; nil where nobody knows it.
  private static func kind(of label: CopyLabel?, _ found: LabelScan.Found, _ text: Bytes) -> Kind? {
    switch label {
    case .text?: .named(.unknown)
    case .comment?: .remark
    case .key? where found.isTag || !text[found.value].contains(UInt8(ascii: " ")): .remark
    default: CopyLabel.role(text.slice(found.words)).map { .named($0) }
    }
  }
}

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
  }

  private(set) var found: Found?

  init(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) {
    found =
      Self.bracketed(text, line, marks) ?? Self.tagged(text, line, marks) ?? Self.called(text, line, marks)
      ?? Self.emphasized(text, line, marks)
      ?? Self.plain(text, line, marks)
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

  /// `[Title] Leave?`
  private static func bracketed(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    guard text[line.lowerBound] == UInt8(ascii: "["), let close = text[line].firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let value = marks.trimmed(close + 1..<line.upperBound)
    guard !value.isEmpty, text[value.lowerBound] != UInt8(ascii: "(") else { return nil }
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
      (words, hasColon) = (marks.trimmed(words.lowerBound..<words.upperBound - length), true)
    }
    var value = marks.trimmed(end + mark..<line.upperBound)
    if !value.isEmpty, case let length = marks.colonLength(at: value.lowerBound, limit: value.upperBound), length > 0 {
      (value, hasColon) = (marks.trimmed(value.lowerBound + length..<value.upperBound), true)
    }
    guard hasColon || !value.isEmpty && CopyLabel(text.slice(words)) != nil else { return nil }
    return Found(words: words, value: marks.bared(value), isColon: hasColon)
  }

  /// `Title: Leave?`, `Title → Leave?`, `title = "Leave?"`
  private static func plain(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Found? {
    let longest = 60
    for offset in line.prefix(longest) {
      let length = marks.colonLength(at: offset, limit: line.upperBound)
      if length > 0 {
        let words = marks.trimmed(line.lowerBound..<offset)
        let value = marks.trimmed(offset + length..<line.upperBound)
        let isApart = length > 1 || value.isEmpty || isBlank(text[offset + length])
        guard isApart || CopyLabel(text.slice(words)) != nil else { return nil }
        return Found(words: words, value: marks.bared(value), isColon: true, isPlain: true)
      }
      if let (start, end) = marks.arrow(at: offset, in: line), CopyLabel(text.slice(line.lowerBound..<start)) != nil {
        return Found(
          words: marks.trimmed(line.lowerBound..<start), value: marks.bared(marks.trimmed(end..<line.upperBound)))
      }
    }
    return nil
  }
}
