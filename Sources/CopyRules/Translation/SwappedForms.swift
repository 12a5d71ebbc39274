import CopyModel
import CopyText

/// English texts for one thing and for many that stand in each other’s place: “%d ponds fed” for one, “%d pond fed” for the others.
struct SwappedForms {
  /// The noun for one thing, which the text for many has.
  private(set) var one = ""
  /// The noun for many, which the text for one has.
  private(set) var many = ""

  /// Nil unless all words that differ, a noun among them, are in the wrong number in both texts.
  init?(one: Bytes, other: Bytes) {
    let (first, second) = (Self.words(of: one), Self.words(of: other))
    guard first.count == second.count else { return nil }
    for (word, another) in zip(first, second) where word != another {
      if VerbNumber.other(than: another).map({ $0.isPlural && $0.text == word }) == true { continue }
      guard NounNumber.plural(of: another) == word, NounNumber.singular(of: word) == another else { return nil }
      if many.isEmpty { (self.one, many) = (another, word) }
    }
    if many.isEmpty { return nil }
  }

  private static func words(of text: Bytes) -> [String] {
    let words = text.text.lowercased().replacing("'", with: "’").split { $0.isWhitespace || ".,!?:;()".contains($0) }
    return words.map(String.init)
  }
}
