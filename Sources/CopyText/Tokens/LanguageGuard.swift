package import CopyModel

/// Tells whether a value is English, whatever its file says, so that no English rule touches another language.
package final class LanguageGuard: Sendable {
  package static let shared = LanguageGuard()

  /// Frequent words of other languages, each with a bit for each language that has it.
  private let foreign: WordMap
  /// The languages in the order of their bits.
  private let foreignLanguages: [LocaleTag]

  private init() {
    var (words, languages) = (WordMap(capacity: 512), [LocaleTag]())
    TSVReader(named: "shared/foreign-words.tsv").forEachRow { language, list, _ in
      if language.equals("en") { return }
      list.forEachWord { words.insert($0, 1 << UInt32(languages.count)) }
      languages.append(LocaleTag(language.text) ?? .undetermined)
    }
    (foreign, foreignLanguages) = (words, languages)
    precondition(languages.count <= 32, "a set of languages is one word of 32 bits")
  }

  /// The language that copy in Latin letters is surely in, where it isn’t `declared`: two words that are frequent in it, none
  /// that is in the declared language, and no other language with as many.
  package func otherLanguage(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, than declared: LocaleTag)
    -> LocaleTag?
  {
    var (all, twice, own) = (UInt32(0), UInt32(0), UInt32(0))
    for (index, language) in foreignLanguages.enumerated() where language.hasLanguage(of: declared) {
      own |= 1 << UInt32(index)
    }
    // Of a language without words here nothing tells its own text; English has the rest of the guard.
    guard own != 0 || declared.isEnglish else { return nil }
    for token in tokens where token.kind == .word && token.length > 1 {
      let known = foreign[copy.slice(token.range)]
      if known & own != 0 { return nil }
      twice |= all & known
      all |= known
    }
    guard twice != 0, twice & (twice - 1) == 0 else { return nil }
    return foreignLanguages[twice.trailingZeroBitCount]
  }

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
      if foreign[copy.slice(token.range)] != 0 {
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
