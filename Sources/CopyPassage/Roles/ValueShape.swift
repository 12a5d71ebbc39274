import CopyModel

/// What a value looks like, as far as its role depends on it. Cheaper and coarser than the analysis.
struct ValueShape {
  enum End { case none, period, question, exclamation, ellipsis, colon }

  /// Words; numbers left out.
  var words = 0
  var end = End.none
  /// A sentence ends before the end, or a line does.
  var hasBreak = false
  /// Words of four letters and more behind the first one: with a capital, without.
  var capitals = 0
  var smalls = 0
  /// What the words tell, wherever they stand.
  var cues: RoleCue = []
  /// What the first words tell.
  var opening: RoleCue = []
  /// A placeholder follows a colon: the words of an error, mostly.
  var hasDetail = false
  /// The whole value is what a button of an alert says.
  var isAnswer = false
  /// It begins with such words, and says behind a comma what they answer: “Yes, delete it”.
  var opensWithAnswer = false
  /// “Click here to go on”: it asks to press what it stands on.
  var pointsAtItself = false
  /// It begins with a small letter.
  var startsLow = false

  init(_ value: Bytes, scan: CueScan) {
    let marks = Marks(value)
    // Where no spaces part the words, three wide letters count as one.
    let spaced = scan.words.count { !value[$0.range.lowerBound].isASCIIDigit }
    words = max(spaced, marks.wideLetters / 3)
    cues = scan.cues(in: 0..<scan.words.count)
    if let first = scan.hits.first, first.words.lowerBound == 0 {
      opening = first.cue
      isAnswer = first.cue.contains(.answer) && first.words.count == scan.words.count
      opensWithAnswer = first.cue.contains(.answer) && !isAnswer && Self.isComma(value, at: first.range.upperBound)
    }
    pointsAtItself =
      opening.contains(.prompt) && scan.words.count > 1 && value.slice(scan.words[1].range).equalsFolded("here")
    startsLow = value.first?.isASCIILower ?? false
    countCapitals(value, scan)
    end = Self.end(of: value)
    isAnswer = isAnswer && end != .colon && end != .question
    (hasDetail, hasBreak) = (marks.hasDetail, marks.hasBreak)
  }

  /// Running text: a sentence with its mark, several of them, or more words than a heading has.
  var isProse: Bool { words >= 9 || hasBreak && words >= 4 || end == .period && words >= 4 }
  /// Few enough words for a title or a command.
  var isShort: Bool { words <= 5 && !hasBreak && (end == .none || end == .ellipsis) }
  var isTitleCase: Bool { capitals > 0 && smalls == 0 }
  /// A command: a verb first, no mark but an ellipsis.
  var isCommand: Bool {
    opening.contains(.verb) && words <= 5 && !hasBreak && (end == .none || end == .ellipsis)
  }
  var isQuestion: Bool { end == .question }
  /// What only a button says: an answer before what it does, and what asks to be pressed.
  var isPressed: Bool {
    (opensWithAnswer || pointsAtItself) && words <= 6 && !hasBreak && !isQuestion && cues.isDisjoint(with: .problem)
  }

  private mutating func countCapitals(_ value: Bytes, _ scan: CueScan) {
    for word in scan.words.dropFirst() where word.range.count >= 4 {
      let first = value[word.range.lowerBound]
      if first.isASCIIUpper { capitals += 1 }
      if first.isASCIILower { smalls += 1 }
    }
  }

  private static func isComma(_ value: Bytes, at index: Int) -> Bool {
    [",", "，", "、"].contains { (comma: StaticString) in value.hasLiteral(comma, at: index) }
  }

  private static func end(of value: Bytes) -> End {
    var index = value.count - 1
    while index >= 0, isClosing(value[index]) { index -= 1 }
    guard index >= 0 else { return .none }
    switch value[index] {
    case UInt8(ascii: "."): return index >= 2 && value[index - 1] == value[index] ? .ellipsis : .period
    case UInt8(ascii: "?"): return .question
    case UInt8(ascii: "!"): return .exclamation
    case UInt8(ascii: ":"): return .colon
    default:
      if index >= 2, value.hasLiteral("…", at: index - 2) { return .ellipsis }
      if index >= 2, value.hasLiteral("。", at: index - 2) { return .period }
      if index >= 2, value.hasLiteral("：", at: index - 2) { return .colon }
      return index >= 2 && value.hasLiteral("？", at: index - 2) ? .question : .none
    }
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\"")
  }
}

/// The shape of one value after the other, worked out when it is first asked for: where the key tells enough, it isn’t.
final class ValueShapeReader {
  private let table: CueTable
  private let scanner = CueScanner()
  @exclusivity(unchecked) private var value = Bytes(start: nil, count: 0)
  @exclusivity(unchecked) private var known: ValueShape?

  init(_ table: CueTable) { self.table = table }

  /// Goes on to `value`, which must outlive the questions about it.
  func take(_ value: Bytes) { (self.value, known) = (value, nil) }

  /// What the value at hand looks like.
  var shape: ValueShape {
    if let known { return known }
    let shape = ValueShape(value, scan: scanner.read(value, at: .value, with: table))
    known = shape
    return shape
  }

  /// Whether the value has words, numbers left out.
  var hasWords: Bool { value.first?.isASCIILetter ?? false || shape.words > 0 }
}

/// What single bytes tell of a value, found in one pass.
private struct Marks {
  /// Letters of scripts that have no spaces between words.
  var wideLetters = 0
  var hasBreak = false
  private var lastColon = -1
  private let value: Bytes

  init(_ value: Bytes) {
    self.value = value
    var (wide, colon, hasBreak) = (0, -1, false)
    value.forEachMark { index, byte in
      switch byte {
      case 0xE3...0xED: wide += 1
      case UInt8(ascii: ":"): colon = index
      case UInt8(ascii: "\n"): hasBreak = hasBreak || Self.isInner(index, value)
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
        hasBreak = hasBreak || Self.isInner(index, value) && Self.startsSentence(behind: index, value)
      default: break
      }
    }
    (wideLetters, lastColon, self.hasBreak) = (wide, colon, hasBreak)
  }

  /// A placeholder follows the last colon.
  var hasDetail: Bool {
    guard lastColon >= 0, lastColon + 2 < value.count else { return false }
    return value[lastColon + 2] == UInt8(ascii: "%") || value[lastColon + 2] == UInt8(ascii: "{")
  }

  /// Whether text stands on both sides.
  private static func isInner(_ index: Int, _ value: Bytes) -> Bool { index > 0 && index + 2 < value.count }

  /// A mark with a space and a capital behind it.
  private static func startsSentence(behind index: Int, _ value: Bytes) -> Bool {
    guard value[index + 1] == UInt8(ascii: " "), value[index - 1] != UInt8(ascii: ".") else { return false }
    let next = value[index + 2]
    return next.isASCIIUpper || next >= 0x80 || next == UInt8(ascii: "%")
  }
}
