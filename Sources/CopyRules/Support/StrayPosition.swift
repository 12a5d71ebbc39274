import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The number of a placeholder that lost its dollar sign: `1%@` for `%1$@`. People read the digit.
enum StrayPosition {
  /// From the digit to the end of its placeholder: it is the one that the placeholder’s place in the text gives, nothing touches it
  /// in front, and the base has no digit before any.
  static func find(in copy: Passage, _ base: Passage) -> Range<Int>? {
    let placeholders = copy.tokens.filter { isConversion($0, copy) }
    guard !base.tokens.contains(where: { isConversion($0, base) && digit(before: $0, base) != nil }) else { return nil }
    for (index, token) in placeholders.enumerated() {
      let start = Int(token.start)
      guard let number = digit(before: token, copy), number == index + 1, !isTouched(start - 1, copy) else { continue }
      return start - 1..<token.end
    }
    return nil
  }

  private static func isConversion(_ token: Token, _ copy: Passage) -> Bool {
    token.kind == .placeholder && copy.bytes[Int(token.start)] == UInt8(ascii: "%")
  }

  private static func digit(before token: Token, _ copy: Passage) -> Int? {
    let place = Int(token.start) - 1
    guard place >= 0, copy.bytes[place].isASCIIDigit else { return nil }
    return Int(copy.bytes[place]) - 0x30
  }

  /// Whether a letter, digit, or mark stands right before the byte at `place`: “10%s”, “+1%d”, “v1%@”.
  private static func isTouched(_ place: Int, _ copy: Passage) -> Bool {
    place > 0 && copy.bytes[place - 1] > 0x20
  }
}

extension Message {
  static func hasStray(_ words: String) -> Message {
    "“\(words)” shows its digit to people. The base has none: “$” was lost behind it, or it is one too many"
  }
}
