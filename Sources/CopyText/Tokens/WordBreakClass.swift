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

/// The word rules of UAX #29 as a table: what a character does to the piece it follows.
///
/// A mark between letters (`can’t`) joins only if a letter follows, however many ignorable characters stand between. So
/// the machine marks the place and goes on; when no letter comes, the piece ended there.
enum WordBreakStates {
  enum State: UInt8, CaseIterable {
    case start, other, letter, number
    /// An underscore that nothing precedes, or one behind letters or digits, whose kind it takes.
    case extender, extenderOfLetters, extenderOfNumber
    /// A mark that may join stands behind letters or digits.
    case letterMark, numberMark
    case space, carriageReturn, newline
    /// Ignorable characters with nothing before them to belong to.
    case orphans
  }

  enum Action: UInt8 {
    /// The character belongs to the piece.
    case join
    /// It begins a new piece.
    case part
    /// It belongs to the piece if what follows allows.
    case mark
    /// It begins a new piece, and the mark before it is a piece as well.
    case partAtMark
  }

  /// A state in the low four bits, an action above; by state and class.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for state in State.allCases {
      for kind in WordBreakClass.allCases {
        let (action, next) = step(state, kind)
        table[Int(state.rawValue) << 4 | Int(kind.rawValue)] = action.rawValue << 4 | next.rawValue
      }
    }
    return table
  }()

  /// The kind of a piece that ends in a state, or before the mark.
  static func kind(_ state: State) -> WordSegment.Kind {
    switch state {
    case .letter, .extenderOfLetters, .letterMark: .letters
    case .number, .extenderOfNumber, .numberMark: .number
    default: .none
    }
  }

  /// The rules, in the order of the annex.
  private static func step(_ state: State, _ kind: WordBreakClass) -> (Action, State) {
    switch (state, kind) {
    case (.start, _): (.join, opening(kind))
    case (.carriageReturn, .lineFeed): (.join, .newline)  // WB3
    case (.carriageReturn, _), (.newline, _): (.part, opening(kind))  // WB3a
    case (.space, .space): (.join, .space)  // WB3d
    case (.space, .ignorable), (.space, .joiner): (.join, .other)  // WB4
    // ICU's status forgets what an underscore followed once something ignorable stands behind it.
    case (.extenderOfLetters, .ignorable), (.extenderOfLetters, .joiner): (.join, .extender)
    case (.extenderOfNumber, .ignorable), (.extenderOfNumber, .joiner): (.join, .extender)
    case (_, .ignorable), (_, .joiner): (.join, state)
    case (.letterMark, .letter): (.join, .letter)  // WB6, WB7
    case (.numberMark, .number): (.join, .number)  // WB11, WB12
    case (.letterMark, _), (.numberMark, _): (.partAtMark, opening(kind))
    case (.letter, .midLetter), (.letter, .midBoth): (.mark, .letterMark)
    case (.number, .midNumber), (.number, .midBoth): (.mark, .numberMark)
    case (_, .letter) where isWord(state): (.join, .letter)  // WB5, WB10, WB13b
    case (_, .number) where isWord(state): (.join, .number)  // WB8, WB9, WB13b
    case (.number, .extender): (.join, .extenderOfNumber)  // WB13a
    case (_, .extender) where isWord(state): (.join, .extenderOfLetters)
    default: (.part, opening(kind))  // WB3b, WB999
    }
  }

  private static func isWord(_ state: State) -> Bool {
    switch state {
    case .letter, .number, .extender, .extenderOfLetters, .extenderOfNumber: true
    default: false
    }
  }

  /// The state that a character leads to when it begins a piece.
  private static func opening(_ kind: WordBreakClass) -> State {
    switch kind {
    case .letter: .letter
    case .number: .number
    case .extender: .extender
    case .space: .space
    case .carriageReturn: .carriageReturn
    case .lineFeed, .newline: .newline
    case .ignorable, .joiner: .orphans
    case .other, .midLetter, .midNumber, .midBoth, .pictograph, .foreign: .other
    }
  }
}
