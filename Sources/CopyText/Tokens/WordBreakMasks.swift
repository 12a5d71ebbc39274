/// A byte for each character of the known ranges, whose bits say what it can be joined with.
///
/// Where nothing is ignorable, a boundary depends on two characters before it and one behind alone, and eight places
/// can be decided at once.
struct WordBreakMasks: @unchecked Sendable {
  /// The lowest two bits are the raw value of the kind of a piece that ends here.
  static let number: UInt8 = 1 << 0
  static let letter: UInt8 = 1 << 1
  /// Joins two digits, one on either side; two bits above `number`.
  static let midNumber: UInt8 = 1 << 2
  /// Joins two letters; two bits above `letter`.
  static let midLetter: UInt8 = 1 << 3
  /// Letter, digit or underscore: no boundary between two of them.
  static let word: UInt8 = 1 << 4
  /// No boundary between two of them either.
  static let space: UInt8 = 1 << 5
  /// Ignorable, joiner, carriage return, foreign: seldom in copy, and left to the table or to ICU.
  static let rare: UInt8 = 1 << 6

  /// In the order of `WordBreakClasses.entries`. Never freed and never written again.
  let entries: UnsafePointer<UInt8>

  static let plain = WordBreakMasks(.plain)
  static let nordic = WordBreakMasks(.nordic)

  private init(_ classes: WordBreakClasses) {
    let count = WordBreakClasses.alphabets.count + WordBreakClasses.symbols.count
    let filled = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    for index in 0..<count { (filled + index).initialize(to: Self.mask(classes.entries[index])) }
    entries = UnsafePointer(filled)
  }

  private static func mask(_ kind: WordBreakClass) -> UInt8 {
    switch kind {
    case .letter: word | letter
    case .number: word | number
    case .extender: word
    case .midLetter: midLetter
    case .midNumber: midNumber
    case .midBoth: midLetter | midNumber
    case .space: space
    case .carriageReturn, .ignorable, .joiner, .foreign: rare
    // Without a joiner before it, a pictograph is like any symbol.
    case .other, .lineFeed, .newline, .pictograph: 0
    }
  }
}
