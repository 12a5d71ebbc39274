/// Sets of English words: `Lexicons/en/word-sets.txt`.
extension WordSet {
  /// Other contractions that no word without its mark is.
  package static let contraction = WordSet("contraction")
}
