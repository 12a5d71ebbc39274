import CopyModel
package import CopyText

extension Passage {
  /// Whether it is the words of its base, whatever their case, marks, and spaces: text that nobody translated, and that stays
  /// behind when the base is mended.
  package var isBaseText: Bool {
    guard let base, base.locale.languageCode != locale.languageCode else { return false }
    let (own, model) = (bytes, base.bytes)
    if own.equals(model) { return true }
    var (left, right) = (0, 0)
    while true {
      left = Self.skippingMarks(own, from: left)
      right = Self.skippingMarks(model, from: right)
      guard left < own.count, right < model.count else { return left == own.count && right == model.count }
      guard own[left].lowered == model[right].lowered else { return false }
      (left, right) = (left + 1, right + 1)
    }
  }

  /// Whether the base says the same without any term of `list`, in a language that has words: what was added in
  /// translation is the other language’s way to say it.
  package func isPlainInBase(_ list: TermList) -> Bool {
    guard let base, base.locale.languageCode != locale.languageCode, base.lexicon != nil else {
      return false
    }
    return base.first(list) == nil
  }

  /// Behind what changes no word: ASCII but letters, digits, and `%`, no-break spaces, and General Punctuation.
  private static func skippingMarks(_ bytes: Bytes, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "%"): return index
      case 0..<0x80: index += 1
      case 0xC2 where bytes.hasLiteral("\u{A0}", at: index): index += 2
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80: index += 3
      default: return index
      }
    }
    return min(index, bytes.count)
  }
}
