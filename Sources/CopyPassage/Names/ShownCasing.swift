package import CopyModel

/// How a short text cases the words behind its first one, as far as its letters alone show it.
package enum ShownCasing {
  /// Longer copy than this shows no style, in bytes and words.
  static let longest = (bytes: 60, words: 6)
  /// Shorter words may stay low in a title, in letters.
  private static let shortest = 4

  /// Whether all long words behind the first have a capital; nil where none is long, or some have one and others not.
  package static func isTitleStyle(_ text: Bytes) -> Bool? {
    var (index, words, telling, upper) = (0, 0, 0, 0)
    while index < text.count {
      let start = index
      while index < text.count, isPart(text[index]) { index += 1 }
      guard index > start else { index += 1; continue }
      words += 1
      guard words > 1, index - start >= shortest, text[start + 1..<index].allSatisfy({ $0 >= 0x61 }) else { continue }
      telling += 1
      if text[start].isASCIIUpper { upper += 1 }
    }
    guard 2...longest.words ~= words, telling > 0, upper == 0 || upper == telling else { return nil }
    return upper > 0
  }

  /// Whether a byte may be of a word.
  private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 || byte == 0x27 }
}
