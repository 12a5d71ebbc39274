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

  init(_ value: Bytes, scan: CueScan) {
    // Where no spaces part the words, three wide letters count as one.
    let spaced = scan.words.count { !Self.isDigit(value[$0.range.lowerBound]) }
    words = max(spaced, value.count { (0xE3...0xED).contains($0) } / 3)
    cues = scan.cues(in: 0..<scan.words.count)
    if let first = scan.hits.first, first.words.lowerBound == 0 {
      opening = first.cue
      isAnswer = first.cue.contains(.answer) && first.words.count == scan.words.count
    }
    countCapitals(value, scan)
    end = Self.end(of: value)
    isAnswer = isAnswer && end != .colon && end != .question
    hasDetail = Self.findDetail(in: value)
    hasBreak = Self.findBreak(in: value)
  }

  /// Running text: a sentence with its mark, several of them, or more words than a heading has.
  var isProse: Bool { words >= 9 || hasBreak && words >= 4 || end == .period && words >= 4 }
  /// Few enough words for a title or a command.
  var isShort: Bool { words <= 5 && !hasBreak && (end == .none || end == .ellipsis) }
  var isTitleCase: Bool { capitals > 0 && smalls == 0 }
  /// A command: a verb first, no mark but an ellipsis.
  var isCommand: Bool { opening.contains(.verb) && words <= 5 && !hasBreak && (end == .none || end == .ellipsis) }
  var isQuestion: Bool { end == .question }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func countCapitals(_ value: Bytes, _ scan: CueScan) {
    for word in scan.words.dropFirst() where word.range.count >= 4 {
      let first = value[word.range.lowerBound]
      if (0x41...0x5A).contains(first) { capitals += 1 }
      if (0x61...0x7A).contains(first) { smalls += 1 }
    }
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

  private static func findDetail(in value: Bytes) -> Bool {
    guard let colon = value.lastIndex(of: UInt8(ascii: ":")), colon + 2 < value.count else { return false }
    return value[colon + 2] == UInt8(ascii: "%") || value[colon + 2] == UInt8(ascii: "{")
  }

  /// A mark with a space and a capital behind it, or a line break with text on both sides.
  private static func findBreak(in value: Bytes) -> Bool {
    for index in 1..<max(1, value.count - 2) {
      switch value[index] {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
        let behind = value[index + 2]
        let startsSentence = (0x41...0x5A).contains(behind) || behind >= 0x80 || behind == UInt8(ascii: "%")
        if value[index + 1] == UInt8(ascii: " "), startsSentence, value[index - 1] != UInt8(ascii: ".") { return true }
      default: break
      }
    }
    return false
  }
}
