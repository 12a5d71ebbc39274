import CopyModel
import CopyPassage
import CopyText

/// A word that the lexicon lacks and that ends as international names of medicines do: the stems of the World Health Organization
/// tell what a medicine is for, -pril for blood pressure, -oxetine for depression.
enum MedicineName {
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    return copy.tokens.first { token in
      guard token.kind == .word, token.tags.isEmpty, token.length > 6 else { return false }
      let word = copy.text(token.range).lowercased()
      return WordSet.medicineEnding.words.contains { word.hasSuffix($0) }
    }?.range
  }
}
