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
