package import CopyModel

/// Tells the language of a text that nobody named, by its own words and letters.
///
/// It is asked before any rule of a language speaks: copy of which it says nothing is read by its script alone. Only what
/// people paste is asked for, so it takes its time.
package final class LanguageOfWords: Sendable {
  package static let shared = LanguageOfWords()

  private let tags: [LocaleTag]
  /// The letters beyond ASCII that each language writes.
  private let letters: [Set<Unicode.Scalar>]
  /// Words, with a bit for each language that has them.
  private let words: [String: UInt64]
  private let english: Set<String>

  private init() {
    var (tags, letters, words) = ([LocaleTag](), [Set<Unicode.Scalar>](), [String: UInt64]())
    TSVReader(named: "shared/languages.tsv").forEachRow { code, alphabet, list in
      list.forEachWord { words[$0.text, default: 0] |= 1 << UInt64(tags.count) }
      tags.append(LocaleTag(code.text) ?? .undetermined)
      letters.append(Set(alphabet.text.unicodeScalars))
    }
    precondition(tags.count <= 64, "a set of languages is one word of 64 bits")
    var (english, bare) = (Set<String>(), [String: UInt64]())
    TSVReader(named: "shared/foreign-words.tsv").forEachRow { code, list, _ in
      let place = tags.firstIndex { "\($0)" == code.text }
      list.forEachWord { word in
        if code.text == "en" { english.insert(word.text) }
        if let place { words[word.text, default: 0] |= 1 << UInt64(place) }
      }
    }
    // Typed without accents, a longer word that is no other one speaks for the same language.
    for (word, bits) in words where word.count > 3 {
      let typed = Self.withoutAccents(word)
      if typed != word, words[typed] == nil, !english.contains(typed) { bare[typed, default: 0] |= bits }
    }
    words.merge(bare) { own, _ in own }
    (self.tags, self.letters, self.words, self.english) = (tags, letters, words, english)
  }

  /// What the words of a text say of its language.
  private struct Tally {
    var scores: [Int]
    /// Words of each language that English doesn’t have.
    var own: [Int]
    /// What speaks for English and against each language: English words that it lacks.
    var english: [Int]
  }

  /// A word of a language that English has as well says half of what another says.
  private static let (full, half) = (2, 1)

  private func tally(_ text: String) -> Tally {
    var (tally, seen) = (
      Tally(scores: tags.map { _ in 0 }, own: tags.map { _ in 0 }, english: tags.map { _ in 0 }), Set<String>()
    )
    for word in Self.words(of: text) where seen.insert(word).inserted {
      let (bits, isEnglish) = (words[word] ?? 0, isEnglish(word))
      let weight = english.contains(word) ? Self.full + Self.half : isEnglish ? Self.full : 0
      // “Sincronizacion”: no other language ends words so.
      let isSpanish = word.hasSuffix("cion") && !isEnglish
      let strange = word.unicodeScalars.filter { $0.value >= 0x80 }
      for index in tags.indices {
        let isOwn = bits & 1 << UInt64(index) != 0 || isSpanish && tags[index].isLanguage("es")
        if isOwn { tally.scores[index] += isEnglish ? Self.half : Self.full }
        if isOwn, !isEnglish { tally.own[index] += 1 }
        if !isOwn { tally.english[index] += weight }
        if strange.isEmpty { continue }
        tally.scores[index] += strange.allSatisfy(letters[index].contains) ? Self.half : -Self.full
      }
    }
    // Nothing but Spanish opens a sentence with a mark.
    if text.contains("¿") || text.contains("¡"), let spanish = tags.firstIndex(where: { $0.isLanguage("es") }) {
      tally.scores[spanish] += Self.full
      tally.own[spanish] += 1
    }
    return tally
  }

  /// The language that a text is in, where that is surely another than English: more of its words than of any other language,
  /// and at least one that English lacks.
  package func language(of text: Bytes) -> LocaleTag? {
    let tally = tally(text.text)
    guard let most = tally.scores.max(), most >= Self.full, tally.scores.count(where: { $0 == most }) == 1,
      let index = tally.scores.firstIndex(of: most), most > tally.english[index], tally.own[index] > 0
    else { return nil }
    return tags[index]
  }

  /// Whether a text is surely English, and not in `language`.
  package func isEnglish(_ text: Bytes, ratherThan language: LocaleTag) -> Bool {
    let tally = tally(text.text)
    guard let index = tags.firstIndex(where: { $0.hasLanguage(of: language) }) else { return false }
    return tally.english[index] >= 2 * Self.full && tally.scores[index] <= 0
  }

  /// Whether English has each word of a text. What isn’t so need not be foreign: names and slips are strange as well.
  package func isEnglishThroughout(_ text: Bytes) -> Bool {
    text.split { !$0.isASCIILetter && $0 < 0x80 && $0 != UInt8(ascii: "'") }.allSatisfy { piece in
      let word = Bytes(rebasing: piece)
      return word.count < 2 || WordTable.english.tags(of: word) != []
    }
  }

  /// The Latin letters of `word` without what stands above and below them.
  package static func withoutAccents(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    return String(word.map { plain[$0] ?? $0 })
  }

  /// Letters by those that have an accent.
  private static let plain: [Character: Character] = {
    let accented: [(letter: Character, with: String)] = [
      ("a", "àáâãäåąăā"), ("c", "çćč"), ("d", "ďđ"), ("e", "èéêëęěē"), ("g", "ğ"), ("i", "ìíîïı"), ("l", "łľ"),
      ("n", "ñńň"), ("o", "òóôõöőø"), ("r", "řŕ"), ("s", "śšşș"), ("t", "ťțţ"), ("u", "ùúûüűů"), ("y", "ýÿ"),
      ("z", "źżž"),
    ]
    return Dictionary(uniqueKeysWithValues: accented.flatMap { group in group.with.map { ($0, group.letter) } })
  }()

  private func isEnglish(_ word: String) -> Bool {
    let buffer = ByteBuffer(Array(word.utf8))
    return withExtendedLifetime(buffer) { WordTable.english.tags(of: buffer.bytes) != [] }
  }

  /// Words in small letters; what stands for a value is none.
  private static func words(of text: String) -> [String] {
    let longest = 24
    let pieces = text.lowercased().split { !$0.isLetter && !"{}%$·".contains($0) }
    return pieces.compactMap { piece in
      let isValue = piece.contains { "{}%$".contains($0) }
      return isValue || piece.count > longest || piece.utf8.count < 2 ? nil : String(piece)
    }
  }
}
