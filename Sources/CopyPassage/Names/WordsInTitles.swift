package import CopyModel

/// How the texts of a translation write the words behind their first one. Where its short texts keep those low, a word that
/// never is low is a name: “Tutti gli Spazi” beside “Tutti gli schermi”.
package struct WordsInTitles: Sendable, Equatable {
  /// Longer copy than this is no title, in bytes and words.
  private static let longest = (bytes: 80, words: 8)
  /// Longer copy than this is a page, in bytes.
  private static let longestOfAll = 1_000
  /// As much of a word as its forms share, mostly: Przestrzeń, Przestrzenie.
  private static let stem = 5

  /// The stems that are names.
  private let names: Set<String>
  /// The stems that stand in small letters in some text.
  private let low: Set<String>

  package init(of catalog: Catalog, in locale: LocaleTag) {
    var uses: [String: (upper: Int, lower: Int)] = [:]
    var all = (upper: 0, lower: 0)
    var low: Set<String> = []
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) {
      guard entry.value.count <= Self.longestOfAll, catalog.locale(of: entry) == locale else { continue }
      let words = catalog.bytes(entry.value).text.split { !$0.isLetter && $0 != "’" && $0 != "'" }
      for word in words where word.count > 3 && word.first?.isLowercase == true { low.insert(Self.stem(of: word)) }
      guard entry.value.count <= Self.longest.bytes, 2...Self.longest.words ~= words.count else { continue }
      for word in words.dropFirst() where word.count > 3 {
        if word.first?.isUppercase == true {
          uses[Self.stem(of: word), default: (0, 0)].upper += 1
          all.upper += 1
        } else {
          uses[Self.stem(of: word), default: (0, 0)].lower += 1
          all.lower += 1
        }
      }
    }
    let isName = { (use: (upper: Int, lower: Int)) in
      // Where a fifth of all other words have capitals too, those are a habit and tell no names.
      let others = all.upper - use.upper
      return use.upper > 1 && use.lower == 0 && others * 5 <= others + all.lower
    }
    names = Set(uses.filter { isName($0.value) }.keys)
    self.low = low
  }

  /// Whether `word` is written with a capital wherever it stands.
  package func isName(_ word: String) -> Bool { names.contains(Self.stem(of: word[...])) }

  /// Whether some text has `word`, or another form of it, in small letters: then it is a word like others.
  package func isLow(_ word: String) -> Bool { low.contains(Self.stem(of: word[...])) }

  private static func stem(of word: Substring) -> String { word.prefix(stem).lowercased() }
}
