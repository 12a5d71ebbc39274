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
