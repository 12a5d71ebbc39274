package import CopyModel

/// Frequent words of languages in Latin letters, to tell which of them a text is in.
package final class LanguageWords: Sendable {
  package static let shared = LanguageWords()

  /// Codes, each with its bit in the words’ numbers.
  private let languages: [String]
  private let words: WordMap

  private init() {
    var (languages, words) = ([String](), WordMap(capacity: 1024))
    TSVReader(named: "shared/foreign-words.tsv").forEachRow { code, list, _ in
      let bit = UInt32(1) << UInt32(languages.count)
      languages.append(code.text)
      list.forEachWord { words.insert($0, bit) }
    }
    precondition(languages.count <= 32)
    (self.languages, self.words) = (languages, words)
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
