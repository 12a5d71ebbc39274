/// What a character is to the word rules of UAX #29, as far as the fast breaker goes.
enum WordBreakClass: UInt8, CaseIterable {
  case other, letter, number
  /// Joins whatever is a word: `_`.
  case extender
  /// Joins letters, digits, or either when such stand on both sides.
  case midLetter, midNumber, midBoth
  case space, carriageReturn, lineFeed, newline
  /// Extend and Format: belong to what stands before.
  case ignorable
  case joiner
  /// Not parted from a joiner before it.
  case pictograph
  /// Left to ICU: other scripts, characters that a dictionary or a pair rule governs.
  case foreign
}

/// The class of each character that the fast breaker knows, for one tailoring.
///
/// From ICU's own property data, so it follows the library. Tailorings are those of ICU 72 (CLDR 42): `@` is a letter
/// everywhere, the colon joins letters in Finnish and Swedish alone. A test holds every entry equal to ICU's answers.
struct WordBreakClasses: @unchecked Sendable {
  /// Latin, combining marks, Greek, Cyrillic, Armenian. Hebrew has rules of its own.
  static let alphabets: Range<UInt32> = 0..<0x590
  /// General Punctuation, currency, letter-like symbols, arrows, mathematics, keys.
  static let symbols: Range<UInt32> = 0x2000..<0x2400

  /// Two ranges, one behind the other. Never freed and never written again.
  let entries: UnsafePointer<WordBreakClass>

  static let plain = WordBreakClasses(colon: .other)
  static let nordic = WordBreakClasses(colon: .midLetter)

  private init(colon: WordBreakClass) {
    let filled = UnsafeMutablePointer<WordBreakClass>.allocate(
      capacity: Self.alphabets.count + Self.symbols.count)
    for scalar in Self.alphabets { (filled + Int(scalar)).initialize(to: WordBreakClass(of: scalar)) }
    for (index, scalar) in Self.symbols.enumerated() {
      (filled + Self.alphabets.count + index).initialize(to: WordBreakClass(of: scalar))
    }
    filled[0x3A] = colon
    filled[0x40] = .letter
    entries = UnsafePointer(filled)
  }
}

extension WordBreakClass {
  /// The class by ICU's properties, tailorings aside.
  fileprivate init(of scalar: UInt32) {
    let value = ICU.wordBreak(of: scalar)
    if ICU.isPictographic(scalar) {
      // Letters that are pictographs, too, such as U+2139, are of two classes at once.
      self = value == 0 ? .pictograph : .foreign
      return
    }
    // ICU's UWordBreakValues.
    switch value {
    case 0, 16: self = .other
    case 1: self = .letter
    case 2, 9: self = .ignorable
    case 4: self = .midLetter
    case 5: self = .midNumber
    case 6: self = .number
    case 7: self = .extender
    case 8: self = .carriageReturn
    case 10: self = .lineFeed
    case 11, 15: self = .midBoth
    case 12: self = .newline
    case 21: self = .joiner
    case 22: self = .space
    default: self = .foreign
    }
  }
}
