package import CopyModel

/// Words that tell when: noon, Friday, minutes; `Lexicons/en/time-words.tsv`.
package enum TimeWords {
  /// Whether the word in small letters that has this hash is such a word.
  static func contains(_ hash: UInt32) -> Bool { hashes.contains(hash) }

  /// Whether the word is one, in any case.
  package static func contains(_ word: Bytes) -> Bool { contains(hash(word)) }

  private static func hash(_ word: Bytes) -> UInt32 {
    word.reduce(FeatureHash.start) { FeatureHash.extend($0, by: $1.lowered) }
  }

  private static let hashes: Set<UInt32> = {
    var hashes: Set<UInt32> = []
    TSVReader(named: "en/time-words.tsv").forEachRow { word, _, _ in hashes.insert(hash(word)) }
    return hashes
  }()
}
