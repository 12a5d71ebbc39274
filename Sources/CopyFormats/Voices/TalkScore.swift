import CopyModel

/// How much speaks for it that a line is said by one colleague to another, and is no copy.
///
/// No word does by itself: “button” may stand in copy, and so may “can you”. What one does with words adds up.
struct TalkScore {
  private(set) var sum = 0.0
  /// What stands in quotation marks, without them.
  private(set) var quotations: [Range<Int>] = []
  /// Whether it is nothing but quoted.
  private(set) var isQuotation = false
  /// Whether words say that something is quoted.
  private(set) var cites = false
  /// The words up to a colon that something follows.
  private(set) var head: Range<Int>?

  init(_ text: Bytes, _ line: Range<Int>) {
    let marks = CopyMarks(text)
    let content = marks.bared(marks.behindBullet(line) ?? line)
    let found = marks.quotations(in: content)
    quotations = found.map(\.inner)
    isQuotation = found.count == 1 && found[0].outer == content
    if isQuotation { return }
    let talk = TalkWords(text, content, quotations: found.map(\.outer))
    let moves = talk.moves.max { Self.weight(of: $0) < Self.weight(of: $1) } ?? []
    cites = moves.contains(.cites)
    // “Leave now?” should be shorter
    let isJudged = found.first.map {
      $0.outer.lowerBound == content.lowerBound && goesOn(behind: $0.outer, text, content)
    }
    // “Oklahoma!” has no more seats.
    let isSentence = moves.isEmpty && text[content].last == UInt8(ascii: ".")
    if isJudged == true, !isSentence {
      cites = true
      sum = 3
    }
    sum += Self.weight(of: moves) + Self.weight(of: text.slice(content), talk, moves)
    head = Self.head(text, content, marks)
  }

  /// Whether a sentence is quoted, and small letters go on behind it.
  private func goesOn(behind quotation: Range<Int>, _ text: Bytes, _ line: Range<Int>) -> Bool {
    let marks = CopyMarks(text)
    let rest = marks.trimmed(quotation.upperBound..<line.upperBound)
    return text[rest].first?.isASCIILower == true && quotations.first.map { PastedText.endsSentence($0, text) } == true
  }

  private static let weights: [(moves: TalkLexicon.Moves, weight: Double)] = [
    (.asks, 3), (.wants, 1.5), (.checks, 1.5), (.greets, 1.5), (.thanks, 2), (.speaksOfSelf, 1.5), (.speaksOfUs, 0.75),
    (.namesCopy, 2), (.namesPart, 1), (.namesWork, 1.5), (.judges, 2), (.shows, 1.5), (.chats, 2), (.cites, 3),
    (.addressesCustomer, -1),
  ]

  private static func weight(of moves: TalkLexicon.Moves) -> Double {
    weights.filter { moves.contains($0.moves) }.map(\.weight).reduce(0, +)
  }

  /// What the marks say: a name behind “@”, a colon at the end, a small letter at the start, a ticket, a doubled question mark.
  private static func weight(of line: Bytes, _ talk: TalkWords, _ moves: TalkLexicon.Moves) -> Double {
    let (text, few) = (line.text, 3)
    var weight = 0.0
    if text.split(separator: " ").contains(where: { $0.first == "@" && $0.dropFirst().first?.isLetter == true }) {
      weight += 3
    }
    if text.hasSuffix(":") || text.hasSuffix("："), talk.words.count >= few || !line.contains(where: \.isASCIILetter) {
      weight += moves.isDisjoint(with: [.shows, .greets, .namesCopy, .speaksOfSelf]) ? 0.5 : 1.5
    }
    if line.first?.isASCIILower == true, talk.words.count >= few { weight += 1 }
    if text.contains("??") || text.hasSuffix("?!") { weight += 1 }
    if ReferenceScan(line).hasTicket { weight += 2 }
    if talk.onlyThanks { weight += 2 }
    if talk.weighsVariants, text.hasSuffix("?") { weight += 3 }
    return weight
  }

  /// “Here’s the new text:” before what follows it.
  private static func head(_ text: Bytes, _ line: Range<Int>, _ marks: CopyMarks) -> Range<Int>? {
    let (longest, few) = (120, 3)
    let colon = line.prefix(longest).first {
      marks.colonLength(at: $0, limit: line.upperBound) > 0 && !text[$0 - ($0 > line.lowerBound ? 1 : 0)].isASCIIDigit
    }
    guard let colon, case let end = colon + marks.colonLength(at: colon, limit: line.upperBound), end < line.upperBound,
      text[end - 1] >= 0x80 || isBlank(text[end]),
      text[line.lowerBound..<colon].split(separator: UInt8(ascii: " ")).count >= few || text[line.lowerBound] >= 0x80
    else { return nil }
    return line.lowerBound..<end
  }
}
