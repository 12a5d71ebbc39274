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
