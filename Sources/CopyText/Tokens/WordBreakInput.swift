import CopyModel

/// A text as masks, a byte for each character, with the way back to its bytes. Memory is kept for the next text.
struct WordBreakInput: ~Copyable {
  /// A character of more than one byte.
  struct Wide {
    /// Its number, counted from the first character.
    var index: Int32
    /// Its length in bytes beyond the first.
    var extra: Int32
  }

  /// `count` masks between zeros, 16 before and 32 behind.
  private(set) var masks: UnsafeMutablePointer<UInt8>
  /// Characters of more than one byte, and a last entry that lies behind any text.
  private(set) var wides: UnsafeMutablePointer<Wide>
  private(set) var count = 0
  private var capacity = 128

  /// Zeros before and behind the masks, so that neighbours can be read everywhere.
  private static let (before, behind) = (16, 32)

  init() {
    (masks, wides) = Self.allocate(capacity)
  }

  deinit { free() }

  /// Reads `text`; false when it holds a rare character, a foreign one, or malformed UTF-8.
  mutating func read(_ text: UnsafePointer<UInt8>, _ length: Int, _ ascii: WordBreakASCII, _ all: WordBreakMasks)
    -> Bool
  {
    reserve(length)
    var (position, place, wide) = (0, masks, wides)
    var (seen, seenWide) = (SIMD16<UInt8>.zero, UInt8(0))
    while position < length {
      let (low, high) = (Self.load(text, position, length), Self.load(text, position &+ 8, length))
      let kinds = ascii(unsafeBitCast(SIMD2(low.littleEndian, high.littleEndian), to: SIMD16<UInt8>.self))
      UnsafeMutableRawPointer(place).storeBytes(of: kinds, as: SIMD16<UInt8>.self)
      seen |= kinds
      let count = min(Self.countOfASCII(low, high), length &- position)
      place += count
      position &+= count
      while position < length, text[position] >= 0x80 {
        let character = WordBreakCharacter(text + position, length &- position)
        guard character.index >= 0 else { return false }
        place.pointee = all.entries[character.index]
        seenWide |= place.pointee
        wide.pointee = Wide(
          index: Int32(truncatingIfNeeded: place - masks), extra: Int32(truncatingIfNeeded: character.size &- 1))
        wide += 1
        place += 1
        position &+= character.size
      }
    }
    wide.pointee = Wide(index: .max, extra: 0)
    for offset in 0..<Self.behind / 16 {
      UnsafeMutableRawPointer(place + offset * 16).storeBytes(of: .zero, as: SIMD16<UInt8>.self)
    }
    count = place - masks
    let rare = unsafeBitCast(seen & SIMD16(repeating: WordBreakMasks.rare), to: SIMD2<UInt64>.self)
    return rare[0] | rare[1] | UInt64(seenWide & WordBreakMasks.rare) == 0
  }

  /// How many of sixteen bytes stand before the first that is no ASCII.
  @inline(__always)
  private static func countOfASCII(_ low: UInt64, _ high: UInt64) -> Int {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let first = (low & highBits).trailingZeroBitCount / 8
    return first < 8 ? first : 8 &+ (high & highBits).trailingZeroBitCount / 8
  }

  /// The bytes from `position` on, up to eight, the first one lowest; zeros behind the end.
  @inline(__always)
  private static func load(_ text: UnsafePointer<UInt8>, _ position: Int, _ length: Int) -> UInt64 {
    let beyond = position &+ 8 &- length
    return beyond <= 0 ? load(text + position) : loadLast(text, beyond, length)
  }

  @inline(__always)
  private static func load(_ text: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  }

  /// The last bytes of the text, `8 - beyond` of them.
  @inline(__always)
  private static func loadLast(_ text: UnsafePointer<UInt8>, _ beyond: Int, _ length: Int) -> UInt64 {
    if beyond >= 8 { return 0 }
    let shift = UInt64(truncatingIfNeeded: beyond &* 8)
    return (length >= 8 ? load(text + length - 8) : loadShort(text, length)) &>> shift
  }

  /// A text of less than eight bytes, the last one highest.
  private static func loadShort(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var bytes: UInt64 = 0
    for index in 0..<length { bytes = bytes &>> 8 | UInt64(text[index]) &<< 56 }
    return bytes
  }

  private mutating func reserve(_ length: Int) {
    guard length > capacity else { return }
    free()
    capacity = max(length, capacity * 2)
    (masks, wides) = Self.allocate(capacity)
  }

  private static func allocate(_ capacity: Int) -> (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Wide>) {
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: before + capacity + behind)
    room.initialize(repeating: 0, count: before)
    return (room + before, .allocate(capacity: capacity + 1))
  }

  private func free() {
    (masks - Self.before).deallocate()
    wides.deallocate()
  }
}

/// A character of the ranges that the fast breaker knows, decoded.
struct WordBreakCharacter {
  /// Its place in `WordBreakClasses.entries`, or -1 when it is out of range or malformed.
  var index: Int
  /// Its length in bytes.
  var size: Int

  /// Decodes the character at `text`, of which `left` bytes, at least 1, may be read.
  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, _ left: Int) {
    (index, size) = (-1, 1)
    let first = Int(text[0])
    if first < 0x80 {
      index = first
    } else if first < 0xE0 {
      guard first >= 0xC2, left > 1, text[1] & 0xC0 == 0x80 else { return }
      let scalar = (first & 0x1F) << 6 | Int(text[1]) & 0x3F
      if scalar < WordBreakClasses.alphabets.count { (index, size) = (scalar, 2) }
    } else if first == 0xE2, left > 2, text[1] & 0xC0 == 0x80, text[2] & 0xC0 == 0x80 {
      // The block of symbols begins where this lead byte does.
      let offset = (Int(text[1]) & 0x3F) << 6 | Int(text[2]) & 0x3F
      if offset < WordBreakClasses.symbols.count { (index, size) = (WordBreakClasses.alphabets.count &+ offset, 3) }
    }
  }
}

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
