import CopyModel

/// Where lines may end in text of words, single spaces, and common marks: there every language breaks alike, behind the
/// spaces.
enum PlainBreaks {
  /// Appends the ends of the pieces. False where something stands in the text that is for ICU to judge.
  static func find(in text: Bytes, into breaks: inout ContiguousArray<(offset: Int, isMandatory: Bool)>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte.isASCIIWord {
        index += 1
      } else if byte == 0x20 {
        guard isBetween(index, text) else { return false }
        index += 1
        breaks.append((index, false))
      } else if let length = lengthOfPart(at: index, text) {
        index += length
      } else {
        return false
      }
    }
    breaks.append((index, false))
    return true
  }

  /// Whether the space at `index` stands before a word, and behind a word or mark that was gone through.
  @inline(__always)
  private static func isBetween(_ index: Int, _ text: Bytes) -> Bool {
    guard index > 0, text[index - 1] != 0x20, index + 1 < text.count else { return false }
    return text[index + 1].isASCIIWord || isLetterLead(text[index + 1])
  }

  /// Bytes of a letter or mark that keeps to what stands before it and behind it; nil for all others.
  @inline(__always)
  private static func lengthOfPart(at index: Int, _ text: Bytes) -> Int? {
    let byte = text[index]
    if isLetterLead(byte), index + 1 < text.count { return 2 }
    // A mark in front is for ICU.
    guard index > 0, text[index - 1] != 0x20 else { return nil }
    switch byte {
    case 0x2C, 0x2E, 0x3A, 0x3B: return isWordOrSpace(at: index + 1, text) ? 1 : nil
    case 0x21, 0x3F: return isSpace(at: index + 1, text) ? 1 : nil
    case 0xE2:
      if text.hasLiteral("’", at: index) { return isWordOrSpace(at: index + 3, text) ? 3 : nil }
      return text.hasLiteral("…", at: index) && isSpace(at: index + 3, text) ? 3 : nil
    default: return nil
    }
  }

  /// The first of two bytes of a Latin, Greek, or Cyrillic letter.
  @inline(__always)
  private static func isLetterLead(_ byte: UInt8) -> Bool { byte &- 0xC3 < 8 || byte &- 0xCE < 4 }

  @inline(__always)
  private static func isWordOrSpace(at index: Int, _ text: Bytes) -> Bool {
    isSpace(at: index, text) || text[index].isASCIIWord || isLetterLead(text[index])
  }

  /// Whether a space or nothing stands there.
  @inline(__always)
  private static func isSpace(at index: Int, _ text: Bytes) -> Bool { index >= text.count || text[index] == 0x20 }
}
