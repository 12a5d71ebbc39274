import CopyModel

/// What the form of a value is, as far as the model of roles asks.
struct RoleShape {
  /// How many words, few of them exactly.
  var size: UInt32 = 0
  /// 0 none, 1 full stop, 2 question mark, 3 exclamation mark, 4 ellipsis, 5 colon, 6 comma.
  var end: UInt32 = 0
  /// Sentences that end before the end, and lines that do; two at most.
  var (sentences, lines): (UInt32, UInt32) = (0, 0)
  /// Capitals of the words of four bytes and more; 5 is added where the value begins with a small letter.
  var casing: UInt32 = 0

  init(_ value: Bytes, words: ContiguousArray<RoleWord>) {
    size = Self.size(of: words.count)
    end = Self.endMark(of: value)
    countBreaks(in: value)
    casing = Self.casing(of: words, in: value)
  }

  /// Counts up to six are told apart.
  static func size(of count: Int) -> UInt32 {
    switch count {
    case 0...6: UInt32(count)
    case 7...8: 7
    case 9...11: 8
    case 12...15: 9
    case 16...24: 10
    default: 11
    }
  }

  private static func endMark(of value: Bytes) -> UInt32 {
    var end = value.count
    while end > 0 {
      if value[end - 1] <= 0x20 || [0x29, 0x22, 0x27].contains(value[end - 1]) {
        end -= 1
      } else if value.hasLiteral("”", at: end - 3) || value.hasLiteral("’", at: end - 3) {
        end -= 3
      } else {
        break
      }
    }
    guard end > 0 else { return 0 }
    if end >= 2, value.hasLiteral("..", at: end - 2) || value.hasLiteral("…", at: end - 3) { return 4 }
    switch value[end - 1] {
    case UInt8(ascii: "."): return 1
    case UInt8(ascii: "?"): return 2
    case UInt8(ascii: "!"): return 3
    case UInt8(ascii: ":"): return 5
    case UInt8(ascii: ","): return 6
    default: return 0
    }
  }

  private mutating func countBreaks(in value: Bytes) {
    for index in 1..<max(1, value.count - 2) {
      switch value[index] {
      case UInt8(ascii: "\n"): lines += 1
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
        let next = value[index + 2]
        let begins = next.isASCIIUpper || next >= 0x80 || next == UInt8(ascii: "%")
        if value[index + 1] == UInt8(ascii: " "), begins { sentences += 1 }
      default: break
      }
    }
    (sentences, lines) = (min(sentences, 2), min(lines, 2))
  }

  private static func casing(of words: ContiguousArray<RoleWord>, in value: Bytes) -> UInt32 {
    guard let first = words.first else { return 0 }
    var (capitals, smalls, shouts) = (0, 0, 0)
    for (number, word) in words.enumerated() where !word.isPlaceholder && word.range.count >= 4 {
      let (first, second) = (value[word.range.lowerBound], value[word.range.lowerBound + 1])
      if first.isASCIIUpper, second.isASCIIUpper { shouts += 1 }
      guard number > 0 else { continue }
      if first.isASCIIUpper { capitals += 1 }
      if first.isASCIILower { smalls += 1 }
    }
    return kind(capitals, smalls, shouts) + (value[first.range.lowerBound].isASCIILower ? 5 : 0)
  }

  /// 0 nothing tells, 1 capitals throughout, 2 none behind the first, 3 some, 4 words all in capitals.
  private static func kind(_ capitals: Int, _ smalls: Int, _ shouts: Int) -> UInt32 {
    if shouts > 0, smalls == 0, shouts >= capitals { return 4 }
    if capitals + smalls == 0 { return 0 }
    return smalls == 0 ? 1 : capitals == 0 ? 2 : 3
  }
}
