import CopyModel

/// Reads a segment of copy as the units that are parsed: words, numbers, placeholders, and signs that are read as words.
///
/// Marks are no units; each unit knows the mark before it. What stands in brackets is left out if words stand outside.
struct SentenceReader {
  /// A unit with the token that it was made of.
  struct Node {
    var unit: FormUnit
    var token: Int
    var mark: UInt8
  }

  private(set) var nodes: [Node] = []
  private(set) var segmentEnd = Segment.End.open
  /// All units, marks among them, as the tagger takes them.
  private var units: [FormUnit] = []
  private var tokens: [Int] = []
  /// The first mark behind the last unit.
  private var closing: UInt8 = 0

  /// `$`, `%`, `&` and the like; `SYMBOLS` of `trees.py`.
  private static let symbols = Set("$%&+=#@".utf8)

  var parserUnits: ContiguousArray<ParserUnit> {
    ContiguousArray(nodes.map { ParserUnit($0.unit, mark: $0.mark) })
  }

  /// The mark at the end, as a byte; 0 where there is none.
  var end: UInt32 {
    switch segmentEnd {
    case .question: UInt32(UInt8(ascii: "?"))
    case .exclamation: UInt32(UInt8(ascii: "!"))
    case .period, .ellipsis: UInt32(UInt8(ascii: "."))
    case .open, .line: UInt32(closing)
    }
  }

  mutating func read(_ segment: Segment, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes, tagger: TagModel) {
    segmentEnd = segment.end
    collect(segment.tokens, of: tokens, in: copy, skipsBrackets: true)
    if !units.contains(where: { $0.kind == .word }) {
      collect(segment.tokens, of: tokens, in: copy, skipsBrackets: false)
    }
    units.withUnsafeMutableBufferPointer { tagger.tag($0) }
    makeNodes()
  }

  private mutating func collect(
    _ segment: Range<Int>, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes, skipsBrackets: Bool
  ) {
    units.removeAll(keepingCapacity: true)
    self.tokens.removeAll(keepingCapacity: true)
    var depth = 0
    for index in segment where units.count < FormScratch.capacity {
      let change = FormScratch.bracketChange(tokens[index], in: copy)
      if change > 0 { depth += 1 }
      if depth == 0 && change == 0 || !skipsBrackets { add(tokens[index], at: index, in: copy) }
      if change < 0 { depth = max(0, depth - 1) }
    }
  }

  private mutating func add(_ token: Token, at index: Int, in copy: Bytes) {
    guard let unit = FormScratch.unit(for: token, in: copy), !(units.isEmpty && unit.isMark && !Self.isSymbol(unit))
    else { return }
    units.append(unit)
    tokens.append(index)
  }

  private static func isSymbol(_ unit: FormUnit) -> Bool { unit.isMark && symbols.contains(unit.mark) }

  private mutating func makeNodes() {
    nodes.removeAll(keepingCapacity: true)
    var mark: UInt8 = 0
    closing = 0
    for (index, unit) in units.enumerated() {
      if unit.isMark, !Self.isSymbol(unit) {
        if mark == 0 { closing = unit.mark }
        mark = unit.mark
      } else {
        nodes.append(Node(unit: unit, token: tokens[index], mark: nodes.isEmpty ? 0 : mark))
        (mark, closing) = (0, 0)
      }
    }
  }
}

/// A unit of a sentence as the parser takes it: hashes, and classes as numbers.
struct ParserUnit {
  var word: UInt32
  /// What the lexicon says of the word, or its ending where it says nothing.
  var lexicon: UInt32
  var ending: UInt32
  /// The class that the tagger gave it.
  var tag: UInt32
  /// The byte of the mark before it, or 0.
  var mark: UInt32
  /// The class that it has after the second look.
  private(set) var wordClass: UInt32
  /// What the lexicon says, together with the class.
  private(set) var group: UInt32

  static let none = ParserUnit(word: 0x51ED_270B, group: 0x2C1B_3C6D, ending: 0x297A_2D39, wordClass: 31)
  static let root = ParserUnit(word: 0x38B3_4AE5, group: 0x1B87_3593, ending: 0x7FEB_352D, wordClass: 30)

  private init(word: UInt32, group: UInt32, ending: UInt32, wordClass: UInt32) {
    (self.word, lexicon, self.ending, self.group) = (word, group, ending, group)
    (tag, self.wordClass, mark) = (wordClass, wordClass, 0)
  }

  init(_ unit: FormUnit, mark: UInt8) {
    (word, lexicon, ending, self.mark) = (unit.word, unit.group, unit.ending, UInt32(mark))
    (tag, wordClass, group) = (UInt32(unit.wordClass.rawValue), 0, 0)
  }

  mutating func setClass(_ number: UInt32) {
    wordClass = number
    group = lexicon ^ (number &+ 1) &* 0x7FEB_352D
  }

  /// A verb of any kind, auxiliaries among them.
  var isVerb: Bool {
    wordClass >= UInt32(WordClass.finite.rawValue) && wordClass <= UInt32(WordClass.auxiliary.rawValue)
  }

  /// A verb with a tense, or in the imperative.
  static func isFinite(_ number: UInt32) -> Bool {
    number == UInt32(WordClass.finite.rawValue) || number == UInt32(WordClass.auxiliary.rawValue)
  }
}
