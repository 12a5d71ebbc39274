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

/// The masks of sixteen ASCII characters at once, as `WordBreakMasks` has them one by one.
struct WordBreakASCII {
  /// ASCII characters beyond letters and digits whose mask is not 0, with their masks.
  private let underscore: SIMD16<UInt8>
  private let space: SIMD16<UInt8>
  private let at: SIMD16<UInt8>
  private let apostrophe: SIMD16<UInt8>
  private let period: SIMD16<UInt8>
  private let comma: SIMD16<UInt8>
  private let semicolon: SIMD16<UInt8>
  private let colon: SIMD16<UInt8>
  private let carriageReturn: SIMD16<UInt8>

  init(_ masks: WordBreakMasks) {
    func mask(_ character: Unicode.Scalar) -> SIMD16<UInt8> {
      SIMD16(repeating: masks.entries[Int(character.value)])
    }
    (underscore, space, at) = (mask("_"), mask(" "), mask("@"))
    (apostrophe, period, comma) = (mask("'"), mask("."), mask(","))
    (semicolon, colon, carriageReturn) = (mask(";"), mask(":"), mask("\r"))
  }

  /// The masks of `bytes`; 0 for what is no ASCII.
  @inline(__always)
  func callAsFunction(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let isLetter = Self.range(bytes | SIMD16(repeating: 0x20), UInt8(ascii: "a"), UInt8(ascii: "z"))
    let isDigit = Self.range(bytes, UInt8(ascii: "0"), UInt8(ascii: "9"))
    // From bit 7 to `word`, and to `letter` or `number`.
    var masks = Self.right(isLetter | isDigit, by: 3) | Self.right(isLetter, by: 6) | Self.right(isDigit, by: 7)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: " ")), space)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: ".")), period)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: ",")), comma)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: "'")), apostrophe)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: ":")), colon)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: ";")), semicolon)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: "_")), underscore)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: "@")), at)
    masks |= Self.select(bytes .== SIMD16(repeating: UInt8(ascii: "\r")), carriageReturn)
    return masks
  }

  /// Bit 7 of each byte that lies between two ASCII characters, which no byte beyond ASCII does.
  ///
  /// Sums instead of comparisons, which Swift would do lane by lane.
  @inline(__always)
  private static func range(_ bytes: SIMD16<UInt8>, _ first: UInt8, _ last: UInt8) -> SIMD16<UInt8> {
    let fromFirst = bytes &+ SIMD16(repeating: 0x80 &- first)
    let behindLast = bytes &+ SIMD16(repeating: 0x7F &- last)
    return fromFirst & ~behindLast & SIMD16(repeating: 0x80)
  }

  /// Shifts bytes of which no more than bit 7 is set.
  @inline(__always)
  private static func right(_ bytes: SIMD16<UInt8>, by count: UInt64) -> SIMD16<UInt8> {
    let halves = unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    return unsafeBitCast(halves &>> SIMD2(repeating: count), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func select(_ condition: SIMDMask<SIMD16<Int8>>, _ mask: SIMD16<UInt8>) -> SIMD16<UInt8> {
    // The lanes of a mask are all ones or all zeros. `replacing` would go lane by lane.
    unsafeBitCast(condition, to: SIMD16<UInt8>.self) & mask
  }
}
