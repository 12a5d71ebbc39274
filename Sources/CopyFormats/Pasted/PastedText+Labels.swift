import CopyModel

/// Labels and headings that only the lines around them tell. Words that nobody knows before a colon are a label where all lines
/// beside them have one, and the first letter of a part is its name where others are marked so.
extension PastedText {
  static func labelled(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    var read = lines
    for paragraph in paragraphs(of: read) { readSpaced(&read, paragraph, text) }
    readInitials(&read, text)
    readNames(&read, text)
    readTexts(&read, text)
    readFurtherParagraphs(&read)
    readBracketHeads(&read)
    readOptions(&read, text)
    readKeys(&read, text)
    let hasParts = read.indices.contains { isPart(at: $0, in: read) }
    for paragraph in paragraphs(of: read) {
      readColumns(&read, paragraph, hasParts: hasParts, text)
      if let first = paragraph.first, text[read[first].whole].last == UInt8(ascii: ":") {
        readColumns(&read, paragraph.dropFirst(), hasParts: hasParts, text)
      }
      for points in points(of: paragraph, in: read) { readColumns(&read, points, hasParts: hasParts, text) }
      readMenu(&read, paragraph)
    }
    for paragraph in paragraphs(of: read) { readSiblings(&read, paragraph, text) }
    readFooters(&read, text)
    readListHead(&read, text)
    return read
  }

  static func paragraphs(of lines: [CopyLine]) -> [Range<Int>] {
    var (found, start) = ([Range<Int>](), 0)
    for index in lines.indices where lines[index].kind == .blank {
      if index > start { found.append(start..<index) }
      start = index + 1
    }
    if start < lines.count { found.append(start..<lines.count) }
    return found
  }

  /// Whether the line names a part of an alert; above the points of a list a name alone is that of what they tell.
  private static func isPart(at index: Int, in lines: [CopyLine]) -> Bool {
    if case .bareLabel = lines[index].kind, index + 1 < lines.count, lines[index + 1].isBullet { return false }
    return lines[index].isLabelOfPart
  }

  /// The points of a list below a line that is none.
  private static func points(of paragraph: Range<Int>, in lines: [CopyLine]) -> [Range<Int>] {
    var (found, start) = ([Range<Int>](), paragraph.lowerBound)
    for index in paragraph {
      let goesOn = index > start && lines[index].isBullet && lines[index].indent == lines[start].indent
      if index > start, !goesOn || !lines[start].isBullet {
        if lines[start].isBullet { found.append(start..<index) }
        start = index
      }
    }
    if lines[start].isBullet { found.append(start..<paragraph.upperBound) }
    return found.filter { $0 != paragraph }
  }

  /// Whether nothing was told of the line by itself.
  private static func isOpen(_ line: CopyLine) -> Bool { line.kind == .text || line.kind == .label(nil) }

  /// `T: Leave?`, `M: …`, `B1: Stay`: parts by their first letters, where a title is among them.
  private static func readInitials(_ lines: inout [CopyLine], _ text: Bytes) {
    var (found, ranks) = ([(index: Int, label: CopyLabel, words: Range<Int>)](), Set<Int>())
    for (index, line) in lines.enumerated() {
      if case .label(let label?) = line.kind { ranks.insert(label.rank) }
      guard isOpen(line), let words = CopyMarks(text).initial(line.whole),
        let label = CopyLabel(initial: text.slice(words))
      else { continue }
      found.append((index, label, words))
      ranks.insert(label.rank)
    }
    guard ranks.contains(0), ranks.count > 1 else { return }
    for (index, label, words) in found { lines[index].setLabel(label, words, text) }
  }

  /// “Hint” above a text, in a paragraph of their own: what the text is.
  private static func readNames(_ lines: inout [CopyLine], _ text: Bytes) {
    for paragraph in paragraphs(of: lines) where paragraph.count == 2 {
      let (head, value) = (lines[paragraph.lowerBound], lines[paragraph.lowerBound + 1])
      let isHead = isOpen(head) || head.kind == .heading || head.kind == .remark && !head.isStamp
      let name = text.slice(CopyMarks(text).withoutColon(head.kind == .heading ? head.copy : head.whole))
      guard isHead, !head.isBullet, head.buttons.isEmpty, value.kind == .text, CopyLabel.namesRole(name),
        let role = CopyLabel.role(name),
        !CopyLabel.names(text.slice(value.whole))
      else { continue }
      (lines[paragraph.lowerBound].kind, lines[paragraph.lowerBound].words) = (.remark, head.whole)
      lines[paragraph.lowerBound + 1].kind = .named(role == .alertTitle ? .unknown : role)
      lines[paragraph.lowerBound + 1].copy = CopyMarks(text).unquotedValue(value.copy)
    }
  }

  /// What is only called text, between a title and buttons that are named as such, is the message.
  private static func readTexts(_ lines: inout [CopyLine], _ text: Bytes) {
    guard lines.contains(where: { rank($0) == 0 }), lines.contains(where: { rank($0) == 3 }) else { return }
    let named = lines.indices.filter { lines[$0].isLabelOfPart || textLabel(lines[$0], text) }
    for (index, place) in named.enumerated().dropFirst().dropLast() where textLabel(lines[place], text) {
      guard case .some(0) = rank(lines[named[index - 1]]), case .some(3) = rank(lines[named[index + 1]]) else {
        continue
      }
      if lines[place].kind == .remark {
        (lines[place].kind, lines[place].words) = (.label(.message), lines[place].whole)
        lines[place].copy = lines[place].whole.upperBound..<lines[place].whole.upperBound
      } else {
        lines[place].kind = lines[place].words.isEmpty ? .bareLabel(.message) : .label(.message)
      }
    }
  }

  /// Paragraphs without a label between the message and its buttons go on with the message.
  private static func readFurtherParagraphs(_ lines: inout [CopyLine]) {
    var message: Int?
    for index in lines.indices {
      switch lines[index].kind {
      case .blank: break
      case .text where lines[index].buttons.isEmpty && !lines[index].isBullet: break
      case .label(let label?) where label.rank == 1, .bareLabel(let label) where label.rank == 1: message = index
      default:
        if let message, isAnswer(lines[index]) {
          for inner in message + 1..<index where lines[inner].kind == .text { lines[inner].isOfMessage = true }
        }
        message = nil
      }
    }
  }

  private static func isAnswer(_ line: CopyLine) -> Bool {
    line.kind == .buttons(isSure: true) || (rank(line) ?? 0) > 1
  }

  /// `Text: …`, or “Text” alone.
  private static func textLabel(_ line: CopyLine, _ text: Bytes) -> Bool {
    switch line.kind {
    case .named(.unknown): CopyLabel(text.slice(line.words)) == .text
    case .remark where line.words.isEmpty: CopyLabel(text.slice(CopyMarks(text).withoutColon(line.copy))) == .text
    case .text, .heading: line.buttons.isEmpty && CopyLabel(text.slice(line.copy)) == .text
    default: false
    }
  }

  private static func rank(_ line: CopyLine) -> Int? {
    switch line.kind {
    case .label(let label?), .bareLabel(let label): label.rank
    default: nil
    }
  }

  /// `[Kiln open]` above the lines of an alert is its name, and no button.
  private static func readBracketHeads(_ lines: inout [CopyLine]) {
    for index in lines.indices.dropLast() where lines[index].kind == .buttons(isSure: true) {
      let isFirst = index == 0 || lines[index - 1].kind == .blank
      guard isFirst, lines[index].buttons.count == 1, lines[index + 1].kind == .text else { continue }
      (lines[index].kind, lines[index].buttons) = (.rule, [])
    }
  }

  /// “Variant A”, “v1:”, or “A)” above what it is: one of several wordings. What stands above the first is no wording.
  private static func readOptions(_ lines: inout [CopyLine], _ text: Bytes) {
    let named = lines.indices.dropLast().filter { index in
      namesOption(lines[index]) && (lines[index + 1].kind == .text || lines[index + 1].isLabelOfPart)
    }
    let signed = lines.indices.dropLast().filter { isSign(at: $0, in: lines, text) }
    let heads = named.count > 1 ? named : signed
    guard heads.count > 1, let first = heads.first else { return }
    for index in heads {
      (lines[index].kind, lines[index].copy, lines[index].isHead) = (.heading, lines[index].whole, true)
    }
    for index in 0..<first where isOpen(lines[index]) { lines[index].kind = .remark }
  }

  private static func namesOption(_ line: CopyLine) -> Bool {
    switch line.kind {
    case .bareLabel(.option): true
    case .label(.option?): line.copy.isEmpty
    default: false
    }
  }

  /// Whether nothing but a letter or figure before a bracket or point stands in the line, above the text that it counts.
  private static func isSign(at index: Int, in lines: [CopyLine], _ text: Bytes) -> Bool {
    let (sign, isFirst) = (text[lines[index].content], index == 0 || lines[index - 1].kind == .blank)
    let name = sign.dropLast().first == UInt8(ascii: "(") ? sign.dropFirst().dropLast() : sign.dropLast()
    guard isFirst, lines[index + 1].kind == .text, let last = sign.last, ").".utf8.contains(last), name.count == 1,
      let first = name.first
    else { return false }
    return first.isASCIILetter || first.isASCIIDigit
  }

  /// A text below the name that a program has for it says nothing of alerts.
  private static func readKeys(_ lines: inout [CopyLine], _ text: Bytes) {
    for index in lines.indices.dropFirst() where lines[index].kind == .named(.unknown) {
      let above = lines[index - 1]
      guard above.kind == .remark, CopyLabel(text.slice(above.words)) == .key else { continue }
      // What the system asks in the name of the program stands in an alert below its question.
      let isPurpose = text.slice(above.content).holds("UsageDescription")
      (lines[index].kind, lines[index].isGuess) = (.named(isPurpose ? .alertMessage : .text), true)
    }
  }

  /// Lines that all have a few words before the same sign: fields, screens, languages, and what is said of each.
  private static func readColumns(_ lines: inout [CopyLine], _ range: Range<Int>, hasParts: Bool, _ text: Bytes) {
    let marks = CopyMarks(text)
    // Where parts of an alert are named, a name that nobody knows is none.
    guard range.count > 1, !hasParts else { return }
    var heads: [(words: Range<Int>, sign: CopyMarks.HeadSign, value: Range<Int>)] = []
    for line in lines[range] {
      guard let head = marks.head(line.whole.isEmpty ? line.content : line.whole) else { return }
      heads.append(head)
    }
    guard let sign = heads.first?.sign, heads.allSatisfy({ $0.sign == sign }) else {
      return
    }
    let words = heads.map { text.slice($0.words) }
    let isKnown = words.contains { CopyLabel.role($0) != nil || CopyLabel.language($0) != nil }
    // A dash stands in sentences as well.
    let first = words.map { Array($0.prefix { $0 != UInt8(ascii: " ") }) }
    let isAlike = Set(first).count == 1 && words.allSatisfy { $0.count > first[0].count }
    // “Settings > Privacy” is the way to what one chooses.
    if sign == .angle, !areNumbered(heads.map(\.words), text) { return }
    let areVersions = words.allSatisfy { CopyLabel($0) == .text || CopyLabel($0) == .option }
    let areKeys = heads.allSatisfy { TableCell(range: $0.words).isKey(text) }
    guard
      sign == .colon || isKnown || isAlike || areVersions || areKeys
        || areNames(heads.map { ($0.words, $0.value) }, text)
    else { return }
    for (index, head) in zip(range, heads) {
      let (line, name) = (lines[index], text.slice(head.words))
      let role = CopyLabel.role(name) ?? CopyLabel.role(ofPath: name) ?? .unknown
      let isPlace = line.kind == .named(.unknown) && CopyLabel(name) == nil
      // “Error:” may begin copy, and beside other names it is one.
      let isError = line.kind == .named(.alertTitle) && sign == .colon
      if isOpen(line) || isPlace || isError, CopyLabel.language(name) == nil {
        let isUnnamed = role == .unknown || role == .alertTitle
        let value = marks.quotedFirst(head.value) ?? head.value
        (lines[index].words, lines[index].copy) = (head.words, marks.unquotedValue(marks.bared(value)))
        (lines[index].kind, lines[index].isGuess) = (.named(isUnnamed ? lines[index].role(text) : role), isUnnamed)
      }
    }
  }

  /// Whether the same words stand in all ranges but for a number or letter: “Screen 1”, “Screen 2”.
  static func areNumbered(_ names: [Range<Int>], _ text: Bytes) -> Bool {
    let numbered = names.map { CopyMarks(text).numbered($0) }
    return numbered.allSatisfy { $0 != nil && $0 == numbered[0] }
  }

  /// What stands deeper below a string that is named goes with it: the footer of a switch.
  private static func readFooters(_ lines: inout [CopyLine], _ text: Bytes) {
    for index in lines.indices.dropFirst() where lines[index].kind == .text && !lines[index].isBullet {
      guard case .named = lines[index - 1].kind, lines[index].indent > lines[index - 1].indent else { continue }
      (lines[index].kind, lines[index].isGuess) = (.named(lines[index].role(text)), true)
    }
  }

  /// Where some lines end in the keys that choose them, all that stand as deep are items of the same menu.
  private static func readMenu(_ lines: inout [CopyLine], _ range: Range<Int>) {
    guard let item = lines[range].first(where: { $0.kind == .named(.menuItem) && $0.hasKeys }) else { return }
    for index in range where lines[index].kind == .text || lines[index].kind == .named(.label) {
      lines[index].kind = lines[index].indent < item.indent ? .heading : .named(.menuItem)
    }
  }

  /// “Error messages” above points of a list says what they are.
  private static func readListHead(_ lines: inout [CopyLine], _ text: Bytes) {
    let shown = lines.indices.filter { lines[$0].kind != .blank }
    guard shown.count > 2, let first = shown.first, shown[1] == first + 1,
      lines[first].kind == .text || lines[first].kind == .label(nil) && lines[first].copy.isEmpty,
      !lines[first].isBullet,
      shown.dropFirst().allSatisfy({ lines[$0].isBullet && !CopyLabel.isAnswer(text.slice(lines[$0].copy)) }),
      let last = text[lines[first].whole].last, last < 0x80, !".?!,".utf8.contains(last)
    else { return }
    lines[first].kind = .remark
  }
}

extension CopyLine {
  /// Whether it names a part of an alert or notification, with its copy or above it.
  var isLabelOfPart: Bool {
    switch kind {
    case .label(let label?), .bareLabel(let label): label.isPart && label != .option
    default: false
    }
  }

  /// What the copy is by its mark, where nothing else tells: a sentence is a message.
  func role(_ text: Bytes) -> Role { CopyMarks(text).endsSentence(copy) ? .alertMessage : .text }

  mutating func setLabel(_ label: CopyLabel, _ words: Range<Int>, _ text: Bytes) {
    let marks = CopyMarks(text)
    let rest = marks.trimmed(words.upperBound..<whole.upperBound)
    let colon = marks.colonLength(at: rest.lowerBound, limit: rest.upperBound)
    (kind, self.words) = (.label(label), words)
    copy = marks.unquotedValue(marks.bared(marks.trimmed(rest.dropFirst(colon))))
    hasPlainLabel = false
  }
}
