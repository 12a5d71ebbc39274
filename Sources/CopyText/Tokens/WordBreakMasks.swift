/// A byte for each ASCII character, whose bits say what it can be joined with.
///
/// ASCII has no ignorable characters, so whether a boundary lies before a character depends on two characters before it
/// and one behind alone, and eight can be decided at once.
struct WordBreakMasks: @unchecked Sendable {
  /// Letter, digit or underscore: no boundary between two of them.
  static let word: UInt8 = 1 << 0
  /// No boundary between two of them either.
  static let space: UInt8 = 1 << 1
  static let carriageReturn: UInt8 = 1 << 2
  static let lineFeed: UInt8 = 1 << 3
  static let letter: UInt8 = 1 << 4
  static let number: UInt8 = 1 << 5
  /// Joins two letters, one on either side; two bits above `letter`.
  static let midLetter: UInt8 = 1 << 6
  /// Joins two digits; two bits above `number`.
  static let midNumber: UInt8 = 1 << 7

  /// For all 256 bytes, those of no ASCII character 0. Never freed and never written again.
  let entries: UnsafePointer<UInt8>

  static let plain = WordBreakMasks(.plain)
  static let nordic = WordBreakMasks(.nordic)

  private init(_ classes: WordBreakClasses) {
    let filled = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in 0..<256 {
      (filled + byte).initialize(to: byte < 0x80 ? Self.mask(classes.entries[byte]) : 0)
    }
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
    case .carriageReturn: carriageReturn
    case .lineFeed: lineFeed
    case .other, .newline, .ignorable, .joiner, .pictograph, .foreign: 0
    }
  }
}
