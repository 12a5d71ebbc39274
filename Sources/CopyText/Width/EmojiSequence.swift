import CopyModel

/// Pictographs that several code points make up.
enum EmojiSequence {
  /// U+FE0F, which asks for the pictograph where a symbol has two faces.
  static let selector: UInt32 = 0xFE0F

  private static let skinColours = UInt32(0x1F3FB)...0x1F3FF
  private static let flagLetters = UInt32(0x1F1E6)...0x1F1FF

  /// Whether the pictograph at `offset` is part of the one before: behind a joiner, as its colour, as the second letter of
  /// a flag.
  static func continues(at offset: Int, in text: Bytes) -> Bool {
    guard offset >= 3 else { return false }
    if text.hasLiteral("\u{200D}", at: offset - 3) { return true }
    let (scalar, _) = text.scalar(at: offset)
    if skinColours.contains(scalar) {
      return text.hasLiteral("\u{FE0F}", at: offset - 3) || text[offset - 3] == 0xE2
        || pictograph(endingAt: offset, in: text) != nil
    }
    guard flagLetters.contains(scalar) else { return false }
    var (letters, start) = (0, offset)
    while let before = pictograph(endingAt: start, in: text), flagLetters.contains(before) {
      letters += 1
      start -= 4
    }
    return letters % 2 == 1
  }

  private static func pictograph(endingAt end: Int, in text: Bytes) -> UInt32? {
    guard end >= 4, text[end - 4] == 0xF0 else { return nil }
    return text.scalar(at: end - 4).0
  }
}
