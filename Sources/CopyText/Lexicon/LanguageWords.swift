package import CopyModel

/// Frequent words of languages in Latin letters, to tell which of them a text is in.
package final class LanguageWords: Sendable {
  package static let shared = LanguageWords()

  /// Codes, each with its bit in the words’ numbers.
  private let languages: [String]
  private let tags: [LocaleTag]
  private let words: WordMap
  /// All bits but that of English.
  private let foreignBits: UInt32

  private init() {
    var (languages, words) = ([String](), WordMap(capacity: 1024))
    TSVReader(named: "shared/foreign-words.tsv").forEachRow { code, list, _ in
      let bit = UInt32(1) << UInt32(languages.count)
      languages.append(code.text)
      list.forEachWord { words.insert($0, bit) }
    }
    precondition(languages.count <= 32, "a set of languages is one word of 32 bits")
    (self.languages, self.words) = (languages, words)
    tags = languages.map { LocaleTag($0) ?? .undetermined }
    foreignBits = languages.indices.reduce(0) { languages[$1] == "en" ? $0 : $0 | 1 << UInt32($1) }
  }

  /// Whether a word is frequent in a language other than English.
  func isForeign(_ word: Bytes) -> Bool { words[word] & foreignBits != 0 }

  /// The language that copy is surely in, where it isn’t `declared`: two words that are frequent in it, none that is in the
  /// declared language, and no other language with as many. English is known by other means, and never the answer.
  package func otherLanguage(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, than declared: LocaleTag)
    -> LocaleTag?
  {
    var (all, twice, own) = (UInt32(0), UInt32(0), UInt32(0))
    for index in tags.indices where tags[index].hasLanguage(of: declared) { own |= 1 << UInt32(index) & foreignBits }
    // Of a language without words here nothing tells its own text; English has its lexicon.
    guard own != 0 || declared.isEnglish else { return nil }
    for token in tokens where token.kind == .word && token.length > 1 {
      let known = words[copy.slice(token.range)] & foreignBits
      if known & own != 0 { return nil }
      twice |= all & known
      all |= known
    }
    guard twice != 0, twice & (twice - 1) == 0 else { return nil }
    return tags[twice.trailingZeroBitCount]
  }

  /// How many words of another language tell it from the file’s.
  private static let needed = 3

  /// The code of the language that `copy` is in, where that isn’t the language of `locale`; nil when that can’t be told.
  package func language(of copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, otherThan locale: LocaleTag) -> String? {
    let own = languages.firstIndex(of: locale.languageCode)
    // Of a language without words here nothing tells its own text.
    if own == nil, !isWrittenOtherwise(locale) { return nil }
    let (counts, ownCount, words) = tally(copy, tokens, own)
    guard ownCount == 0, let best = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[best] >= Self.needed,
      counts[best] * 4 >= words
    else { return nil }
    return languages[best]
  }

  private func tally(
    _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, _ own: Int?
  ) -> (counts: [Int], own: Int, words: Int) {
    var (counts, ownCount, all) = ([Int](repeating: 0, count: languages.count), 0, 0)
    for token in tokens where token.kind == .word && token.traits.isDisjoint(with: [.isName, .isQuoted]) {
      all += 1
      let bits = words[copy.slice(token.range)]
      guard bits != 0, token.length > 1 else { continue }
      if let own, bits & (1 << UInt32(own)) != 0 {
        ownCount += 1
        continue
      }
      for index in counts.indices where bits & (1 << UInt32(index)) != 0 { counts[index] += 1 }
    }
    return (counts, ownCount, all)
  }

  /// Whether the language isn’t written in Latin letters, so that any Latin text is foreign.
  private func isWrittenOtherwise(_ locale: LocaleTag) -> Bool {
    guard let full = try? ICU.LocaleNames.maximized("\(locale)"), let tag = LocaleTag(full) else { return false }
    return tag.scriptCode != nil && tag.scriptCode != "Latn"
  }
}
