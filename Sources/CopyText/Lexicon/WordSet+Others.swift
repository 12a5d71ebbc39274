/// Sets of words of other languages.
extension WordSet {
  /// Last letters of verbs in the plain form.
  package static let japanesePlainEnding = WordSet("plain-ending", of: "ja")
}
