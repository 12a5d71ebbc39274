import CopyModel

/// Words that tell when: noon, Friday, minutes; `Lexicons/en/time-words.tsv`.
enum TimeWords {
  /// Whether the unit is such a word.
  static func contains(_ unit: FormUnit) -> Bool { unit.kind == .word && hashes.contains(unit.word) }

  private static let hashes: Set<UInt32> = {
    var hashes: Set<UInt32> = []
    TSVReader(named: "en/time-words.tsv").forEachRow { word, _, _ in
      hashes.insert(FormUnit(word: word, tags: [], traits: []).word)
    }
    return hashes
  }()
}
