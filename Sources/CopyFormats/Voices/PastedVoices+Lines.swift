import CopyModel

/// Lines that others around them tell.
extension PastedVoices {
  /// What stands below a label that has nothing behind it is what it names.
  mutating func nameValues() {
    for index in lines.indices.dropLast() where lines[index].voice == .label {
      let line = CopyLine(text, lines[index].content)
      let isAlone: Bool
      switch line.kind {
      case .bareLabel: isAlone = true
      case .label, .named: isAlone = line.copy.isEmpty
      default: isAlone = false
      }
      if isAlone, lines[index + 1].voice == .copy { lines[index + 1].isNamed = true }
    }
  }

  /// The paragraph between a title and a row of buttons is the message, whatever it asks: “Would you like to install the new version?”
  mutating func keepMessages() {
    let longest = 60
    for index in lines.indices where lines[index].voice == .label {
      guard CopyLine(text, lines[index].content).kind == .buttons(isSure: true),
        let above = lines[..<index].lastIndex(where: { $0.voice != .blank }), lines[above].voice == .copy,
        let title = lines[..<above].lastIndex(where: { $0.voice != .blank }), lines[title].voice == .copy,
        lines[title].content.count <= longest, !PastedText.isGreeting(CopyLine(text, lines[title].content), text)
      else { continue }
      lines[above].isBetweenParts = true
      lines[title].isAboveMessage = true
    }
  }

  /// “Email thread:” right above what somebody said is said as well.
  mutating func markAnnouncements() {
    for index in lines.indices.dropLast() where lines[index].voice == .copy && !lines[index].isNamed {
      let next = lines[(index + 1)...].first { $0.voice != .blank }
      guard next?.voice == .talk, next?.kept.isEmpty == true,
        CopyMarks(text).colonLength(endingAt: lines[index].content.upperBound, from: lines[index].content.lowerBound)
          != nil
      else { continue }
      lines[index].voice = .talk
    }
  }

  /// Rows of a table without bars: what stands between tabs, or between commas without a space, the same number of times.
  mutating func markRows() {
    let counts = lines.map { separators(in: $0.whole) }
    for index in counts.indices where counts[index] != 0 && lines[index].voice == .copy {
      let near = [index - 1, index + 1].filter(counts.indices.contains)
      if near.contains(where: { counts[$0] == counts[index] }) { lines[index].voice = .label }
    }
    markAroundTable(counts)
  }

  /// Titles between bars below a text are its buttons, where several texts have such a row: “No thanks” thanks nobody there.
  mutating func markButtonRows() {
    let rows = lines.indices.dropFirst().filter { index in
      let isLast = index + 1 == lines.count || lines[index + 1].voice == .blank
      return isLast && lines[index].voice == .copy && lines[index - 1].voice == .copy
        && text[lines[index].content].contains(UInt8(ascii: "|"))
        && CopyLine(text, lines[index].content).kind == .buttons(isSure: false)
    }
    if rows.count > 1 { for index in rows { lines[index].voice = .label } }
  }

  /// Around rows whose head names what is copy in them stand words about it.
  private mutating func markAroundTable(_ counts: [Int]) {
    let rows = lines.indices.filter { counts[$0] != 0 && lines[$0].voice == .label }
    guard rows.count > 2, let first = rows.first, let last = rows.last, rows.count == last - first + 1,
      SeparatedFormat.hasHead(text.slice(lines[first].whole.lowerBound..<lines[last].whole.upperBound))
    else { return }
    for index in lines.indices where !(first...last).contains(index) && lines[index].voice == .copy {
      lines[index].voice = .talk
    }
  }

  /// Two lines at least that mail begins with.
  mutating func markMail() {
    let marks = CopyMarks(text)
    let heads = lines.indices.filter { lines[$0].voice != .blank }.prefix { index in
      marks.head(lines[index].content).map { $0.sign == .colon && CopyLabel.headsMail(text.slice($0.words)) } ?? false
    }
    if heads.count > 1 { for index in heads { lines[index].voice = .talk } }
  }

  /// `error_title="Leave?"`: the name that a program has for a text, and the text in quotation marks.
  func isSetting(_ line: Range<Int>) -> Bool {
    guard let sign = line.first(where: { "=:".utf8.contains(text[$0]) }), text[line].contains(UInt8(ascii: "\"")) else {
      return false
    }
    return TableCell(range: CopyMarks(text).trimmed(line.lowerBound..<sign)).isKey(text)
  }

  /// Lines of a mail that is answered: below who wrote it and when, where something else is copy.
  mutating func markCited() {
    let isCited = lines.map { text[$0.content].first == UInt8(ascii: ">") }
    guard let first = isCited.firstIndex(of: true), first > 0,
      let head = lines[..<first].lastIndex(where: { $0.voice != .blank })
    else { return }
    if lines[head].voice == .copy, CopyMarks(text).colonLength(endingAt: lines[head].content.upperBound, from: 0) != nil
    {
      lines[head].voice = .talk
    }
    guard attributes(lines[head].content),
      lines[..<head].contains(where: { $0.voice == .copy || $0.voice == .label })
    else { return }
    for index in head..<lines.count where index == head || isCited[index] { lines[index].voice = .talk }
  }

  /// Of a letter that greets first, below the lines that mail begins with, what stands in a list, in quotation marks, or behind
  /// labels is copy, and all else is said. Less is enough where thanks or a name close it.
  mutating func markLetter() {
    let shown = lines.indices.filter { lines[$0].voice != .blank }.drop { lines[$0].voice == .talk }
    guard let first = shown.first, greets(lines[first].content) else { return }
    let copy = shown.dropFirst().filter { isSetOff(lines[$0]) && TalkScore(text, lines[$0].content).sum < 2 }
    let isClosed = shown.suffix(2).contains { TalkWords(text, lines[$0].content).onlyThanks }
    guard copy.count > 1 || isClosed && !copy.isEmpty else { return }
    for index in shown where lines[index].voice == .copy && !lines[index].isNamed {
      let content = lines[index].content
      let isCopy = copy.contains(index)
      if isCopy, copy.count > 1 || !PastedText.isQuoted(CopyLine(text, content), text) { continue }
      if !isCopy, take(QuotedParts(text, content), of: index) { continue }
      lines[index].voice = .talk
      lines[index].kept = quoted(CopyMarks(text).quotations(in: content).map(\.inner), in: content)
    }
  }

  /// “Hi all,”
  private func greets(_ line: Range<Int>) -> Bool {
    PastedText.isGreeting(CopyLine(text, line), text)
      && TalkWords(text, line).moves.contains { $0.contains(.greets) }
  }

  private func isSetOff(_ line: Line) -> Bool {
    if line.voice == .label { return true }
    let read = CopyLine(text, line.content)
    return read.isBullet || read.isCited || PastedText.isQuoted(read, text)
  }

  /// “On Mon, 5 Oct 2026 at 9:12, Kim <kim@example.com> wrote:”
  private func attributes(_ line: Range<Int>) -> Bool {
    let words = text.slice(line)
    return (words.hasSuffix(":") || words.hasSuffix("：")) && words.contains(where: \.isASCIIDigit)
      && (words.contains(UInt8(ascii: "@")) || words.count { $0 == UInt8(ascii: ":") } > 1)
  }

  private func separators(in line: Range<Int>) -> Int {
    let tabs = text[line].count { $0 == 9 }
    if tabs > 0 { return tabs }
    let isSign = { (offset: Int) in
      ",;".utf8.contains(text[offset]) && offset + 1 < line.upperBound && !isBlank(text[offset + 1])
    }
    let signs = line.count(where: isSign)
    return signs > 1 || text[line].contains(UInt8(ascii: "\"")) ? -signs : 0
  }
}
