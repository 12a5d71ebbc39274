package import CopyModel

/// Who speaks in each line of what somebody types or pastes, found once and before any shape is read: copy, talk about it between
/// colleagues, what points elsewhere, programs.
///
/// All but copy and its labels is hidden from the readers, so nothing else is ever judged or edited. Talk stands around copy, so a
/// text of nothing else is copy.
package struct PastedVoices {
  enum Voice { case blank, copy, label, talk, reference, code }

  /// A piece of talk that is copy: what it is for, if the words around it say so, and whether it may be none after all, so that it
  /// is judged and never edited.
  package struct Piece {
    package let range: Range<Int>
    package var role = Role.unknown
    package var isUnsure = false

    package init(range: Range<Int>, role: Role = .unknown, isUnsure: Bool = false) {
      (self.range, self.role, self.isUnsure) = (range, role, isUnsure)
    }
  }

  struct Line {
    /// All of it, white space included.
    let whole: Range<Int>
    let content: Range<Int>
    var voice: Voice
    /// Pieces of talk that are copy, as what is quoted.
    var kept: [Piece] = []
    /// Those that it names as parts of an alert.
    var parts: [QuotedParts.Part] = []
    var score = 0.0
    /// Whether a label alone stands above, so that the line is what it names.
    var isNamed = false
    /// Whether it stands in a paragraph of its own between the message and the buttons of an alert.
    var isBetweenParts = false
    /// Whether it stands where the title of an alert with buttons does.
    var isAboveMessage = false
  }

  /// What readers don’t see, in order.
  package private(set) var hidden: [Range<Int>] = []
  /// Where they see the end of a line instead.
  package private(set) var breaks: [Int] = []
  /// Lines of talk, for the people whose text it is.
  package private(set) var talk: [Range<Int>] = []
  package private(set) var pieces: [Piece] = []
  /// Pieces that are each a part of one alert, by the words around them.
  package private(set) var sets: [[(range: Range<Int>, role: Role)]] = []

  let text: Bytes
  var lines: [Line] = []

  /// Bytes of the longest text in which people talk.
  private static let longest = 1 << 14

  package init(_ text: Bytes) {
    self.text = text
    guard text.count <= Self.longest, mayHaveTalk else { return }
    read()
    guard lines.contains(where: { $0.voice != .blank && $0.voice != .copy && $0.voice != .label }) else { return }
    for line in lines { hide(line) }
    sets = alerts
    if !lines.contains(where: { $0.voice == .copy || $0.voice == .label || !$0.kept.isEmpty }) {
      (hidden, breaks, talk, pieces, sets) = ([], [], [], [], [])
    }
  }

  /// Whether there are several lines, or signs in one that part talk from copy: nearly no line by itself has to be listened to.
  private var mayHaveTalk: Bool {
    guard let first = text.firstIndex(where: { $0 > 0x20 }) else { return false }
    let end = text.lineEnd(from: first)
    return text[end..<text.count].contains { $0 > 0x20 }
      || text[first..<end].contains { $0 >= 0x80 || "\":(".utf8.contains($0) }
  }

  // MARK: Lines

  private mutating func read() {
    var (cursor, isFenced) = (LineCursor(text), false)
    while let range = cursor.next() {
      var line = Line(whole: range, content: CopyMarks(text).trimmedLines(range), voice: .copy)
      let isFence = text.hasLiteral("```", at: line.content.lowerBound) && !line.content.isEmpty
      if isFence { isFenced.toggle() }
      line.voice = line.content.isEmpty ? .blank : isFence || isFenced ? .label : voice(of: line.content)
      lines.append(line)
    }
    nameValues()
    namePartsGoingOn()
    keepMessages()
    markRows()
    markButtonRows()
    markMail()
    markCited()
    markLetter()
    markChat()
    markSteps()
    markCriteria()
    var least = threshold
    weigh(least)
    // One line of talk tells that there may be more.
    if least != threshold {
      least = threshold
      weigh(least)
    }
    spread(least)
    markAnnouncements()
    markNames()
    markSaid()
    while let name = signature { lines[name].voice = .talk }
    leaveCopy()
  }

  /// Lines between two labelled parts of one paragraph go on with the first part, whatever they say; those between the message
  /// and its buttons mostly do so behind a blank line as well.
  private mutating func namePartsGoingOn() {
    var above: (index: Int, label: CopyLabel, isFar: Bool)?
    for index in lines.indices {
      switch lines[index].voice {
      case .label:
        let label = part(lines[index].content)
        if let above, let label, !above.isFar || above.label.rank == 1 && label.isButton {
          for inner in above.index + 1..<index {
            if above.isFar { lines[inner].isBetweenParts = true } else { lines[inner].isNamed = true }
          }
        }
        above = label.map { (index, $0, false) }
      case .blank: above?.isFar = true
      case .copy: break
      default: above = nil
      }
    }
  }

  private func part(_ content: Range<Int>) -> CopyLabel? {
    if case .label(let label?) = CopyLine(text, content).kind, label.isPart { label } else { nil }
  }

  /// Talk stands around copy: where nothing else is left, what is least like talk is copy.
  private mutating func leaveCopy() {
    guard !lines.contains(where: { $0.voice == .copy || $0.voice == .label || !$0.kept.isEmpty }) else { return }
    let talk = lines.indices.filter { lines[$0].voice == .talk && lines[$0].score > 0 }
    guard let least = talk.map({ lines[$0].score }).min() else { return }
    for index in talk where lines[index].score == least { lines[index].voice = .copy }
  }

  private func voice(of content: Range<Int>) -> Voice {
    let words = text.slice(content)
    if StampScan.isStamp(words) || StampScan.isReaction(words) { return .talk }
    if CodeLine.isCode(words) { return .code }
    if isSetting(content) { return .label }
    let line = CopyLine(text, content)
    switch line.kind {
    case .label(let label?): return label.isPart ? .label : .copy
    case .named, .row, .bareLabel, .language, .banner, .rule, .buttons(isSure: true): return .label
    default: return ReferenceScan.isReference(words) ? .reference : .copy
    }
  }

  /// Where something tells copy, less is enough for talk.
  private var threshold: Double {
    let isTold = lines.contains { $0.voice == .label || $0.voice == .talk }
    return isTold ? 2 : 3
  }

  private mutating func weigh(_ least: Double) {
    for index in lines.indices where lines[index].voice == .copy && !lines[index].isNamed { weigh(index, least) }
  }

  private mutating func weigh(_ index: Int, _ least: Double) {
    let line = lines[index].content
    if let aside = aside(in: line) {
      lines[index].voice = .talk
      lines[index].kept = [Piece(range: CopyMarks(text).trimmed(line.lowerBound..<aside))]
      return
    }
    if take(QuotedParts(text, line), of: index) { return }
    let score = TalkScore(text, line)
    lines[index].score = score.sum
    if !score.quotations.isEmpty, !score.isQuotation, score.sum >= 3 || score.sum >= least && score.cites {
      lines[index].voice = .talk
      lines[index].kept = quoted(score.quotations, in: line)
    } else if let head = score.head, TalkScore(text, head).sum >= 3 {
      lines[index].voice = .talk
      lines[index].kept = [Piece(range: CopyMarks(text).trimmed(head.upperBound..<line.upperBound))]
    } else if score.sum
      >= (isInside(index) || lines[index].isBetweenParts ? 4 : lines[index].isAboveMessage ? 3 : least)
    {
      lines[index].voice = .talk
    }
  }

  /// Where brackets begin at the end of a line that say something about it: `Invite sent (toast, for 3 seconds)`.
  private func aside(in line: Range<Int>) -> Int? {
    guard text[line].last == UInt8(ascii: ")"), let open = text[line].lastIndex(of: UInt8(ascii: "(")),
      open > line.lowerBound + 1,
      isBlank(text[open - 1]), case let inner = open + 1..<line.upperBound - 1,
      !CopyLabel.namesButton(text.slice(inner)), CopyLabel(text.slice(inner))?.isPart != true,
      // “(Error 503)” tells what to look for.
      !CopyLabel.hasCode(text.slice(inner))
    else { return nil }
    let first = inner.lowerBound..<(text[inner].firstIndex { !($0.isASCIILetter || $0 >= 0x80) } ?? inner.upperBound)
    let isNamed = CopyLabel.names(text.slice(first)) && first.count < inner.count
    return isNamed
      || text[inner].contains(UInt8(ascii: " ")) && text[inner].first?.isASCIIUpper == false
        && TalkScore(text, inner).sum >= 2
      ? open : nil
  }

  /// What is quoted in a line of talk. A sentence is the copy that is asked about; a word or two may be anything.
  func quoted(_ quotations: [Range<Int>], in line: Range<Int>) -> [Piece] {
    let marks = CopyMarks(text)
    guard let first = quotations.first else { return [] }
    let role = CopyLabel.subject(saying: text.slice(marks.withoutOpening(line.lowerBound..<first.lowerBound)))
    let names = QuotedParts(text, line).names
    return quotations.filter { isText($0) && !names.contains($0) }.map {
      Piece(range: $0, role: role ?? .unknown, isUnsure: !PastedText.endsSentence($0, text))
    }
  }

  /// Whether what is quoted is a text: a word alone is talked about.
  private func isText(_ range: Range<Int>) -> Bool {
    guard let first = text[range].first else { return false }
    return !first.isASCIILower || text[range].contains(UInt8(ascii: " "))
  }

  /// Whether copy stands right above and below.
  private func isInside(_ index: Int) -> Bool {
    index > 0 && index + 1 < lines.count && lines[index - 1].voice == .copy && lines[index + 1].voice == .copy
      && lines[index - 1].score < 2
  }

  /// What stands between talk in a paragraph is talk if anything speaks for it.
  private mutating func spread(_ least: Double) {
    for index in lines.indices where lines[index].voice == .copy && lines[index].score >= least - 1 {
      let near = [index - 1, index + 1].filter(lines.indices.contains)
      if near.contains(where: { lines[$0].voice == .talk && lines[$0].kept.isEmpty && lines[$0].score > 0 }) {
        lines[index].voice = .talk
      }
    }
  }

  /// The name below thanks, or behind a dash at the end.
  private var signature: Int? {
    guard let last = lines.lastIndex(where: { $0.voice != .blank && $0.voice != .talk }), last > 0,
      lines[last].voice == .copy,
      !lines[last].isNamed
    else { return nil }
    let content = lines[last].content
    let names = text.slice(content).text.split { " —–-,".contains($0) }
    guard (1...3).contains(names.count), names.allSatisfy({ TalkWords.isName(String($0)) }) else { return nil }
    let isThanked = lines[last - 1].voice == .talk && TalkWords(text, lines[last - 1].content).onlyThanks
    return isThanked || names.count < 3 && isDashed(last) ? last : nil
  }

  /// Whether a dash stands before the line that is no bullet of others, in a paragraph of its own.
  private func isDashed(_ index: Int) -> Bool {
    let dashes: [StaticString] = ["— ", "– ", "- "]
    // What would leave no copy is no name.
    guard
      lines.indices.contains(where: {
        $0 != index && (lines[$0].voice == .copy || lines[$0].voice == .label || !lines[$0].kept.isEmpty)
      })
    else { return false }
    guard let dash = dashes.first(where: { text.hasLiteral($0, at: lines[index].content.lowerBound) }) else {
      return false
    }
    return !lines.indices.contains { $0 != index && text.hasLiteral(dash, at: lines[$0].content.lowerBound) }
  }

  // MARK: What is hidden

  private mutating func hide(_ line: Line) {
    guard line.voice == .talk || line.voice == .reference || line.voice == .code else { return }
    if line.voice == .talk, line.kept.isEmpty { talk.append(line.content) }
    var place = line.content.lowerBound
    // Each piece is a line by itself.
    for piece in line.kept {
      pieces.append(piece)
      if place < piece.range.lowerBound {
        hidden.append(place..<piece.range.lowerBound)
        breaks.append(piece.range.lowerBound - 1)
      }
      place = piece.range.upperBound
      if place < line.content.upperBound { breaks.append(place) }
    }
    if place < line.content.upperBound { hidden.append(place..<line.content.upperBound) }
  }
}

extension CopyMarks {
  /// `range` without the quotation mark at its end, and the white space before it.
  func withoutOpening(_ range: Range<Int>) -> Range<Int> {
    let opens: [StaticString] = ["\"", "“", "„", "«", "「"]
    let inner = trimmed(range)
    let open = opens.first { text.slice(inner).hasSuffix($0) }
    return trimmed(inner.dropLast(open?.utf8CodeUnitCount ?? 0))
  }
}
