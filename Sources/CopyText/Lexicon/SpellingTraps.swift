package import CopyModel

/// Whole answers that are often misspelled, by language.
package final class SpellingTraps: Sendable {
  package static let shared = SpellingTraps()

  private let traps: [(language: String, wrong: [UInt8], right: String)]

  private init() {
    var traps: [(String, [UInt8], String)] = []
    TSVReader(named: "shared/spelling-traps.tsv").forEachRow { traps.append(($0.text, Array($1), $2.text)) }
    self.traps = traps
  }

  /// The right spelling of `word` in the language of `locale`; nil where it is right, or no trap.
  package func spelling(of word: Bytes, in locale: LocaleTag) -> String? {
    traps.first { $0.language == locale.languageCode && word.elementsEqual($0.wrong) }?.right
  }
}
