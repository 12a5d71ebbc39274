/// What a `terms.txt` says.
package struct TermFile: Sendable, Equatable {
  /// What is wrong with a line.
  package struct Problem: Error, Equatable, Sendable {
    /// Counted from 1.
    package var line: Int
    package var message: String
  }

  /// In the order they stand.
  package var terms: [Term] = []
  /// Terms of the general lexicon that don’t hold in this region, by list and text.
  package var removed: [Term] = []
  package var traits: [LexiconTrait] = []
  package var problems: [Problem] = []
}
