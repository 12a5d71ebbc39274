import CopyModel

/// Tells whether a value is English, whatever its file says, so that no English rule touches another language.
package final class LanguageGuard: Sendable {
  package static let shared = LanguageGuard()

  /// Frequent words of other languages.
  private let foreign = LanguageWords.shared

  private init() {}

  /// - Parameter lexicon: English.
  func isEnglish(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, _ lexicon: WordTable) -> Bool {
    var (english, strange, other, unknown) = (0, 0, 0, 0)
    for token in tokens where token.kind == .word && token.traits.isDisjoint(with: [.isName, .isSuffix]) {
      if token.traits.contains(.isNonASCII) {
        if isLatin(copy, token) { strange += 1 } else { other += 1 }
      } else if token.tags != [] {
        english += 1
      } else if token.length > 1, token.traits.isDisjoint(with: [.hasDigit, .hasInnerUpper]) {
        unknown += 1
      }
    }
    if other > english { return false }
    if strange == 0, english > 2 * unknown || unknown == 0 { return true }
    return speaksEnglish(copy, tokens, english: english)
  }

  /// Weighs words that are frequent in another language, and those with diacritics, against English ones.
  private func speaksEnglish(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, english: Int) -> Bool {
    var (foreignWords, both, accented) = (0, 0, 0)
    for token in tokens where token.kind == .word && token.traits.isDisjoint(with: [.isName, .isSuffix]) {
      if foreign.isForeign(copy.slice(token.range)) {
        foreignWords += 1
        if token.tags != [] { both += 1 }
      } else if token.traits.contains(.isNonASCII), token.tags == [] {
        accented += 1
      }
    }
    if foreignWords == 0 { return accented == 0 || english >= accented }
    return english - both > foreignWords - both + accented
  }

  private func isLatin(_ copy: Bytes, _ token: Token) -> Bool {
    var index = Int(token.start)
    while index < token.end {
      let scalar = copy.scalar(at: index)
      if scalar.value >= 0x250, ICU.category(of: scalar.value).isLetter, ICU.script(of: scalar.value) != .latin {
        return false
      }
      index += scalar.length
    }
    return true
  }
}
