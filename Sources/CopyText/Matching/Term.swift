/// An entry of a term list.
package struct Term: Sendable, Equatable {
  package var list: TermList
  /// The words as the lexicon writes them, without the marks of open ends.
  package var text: String
  /// What to write instead, where the lexicon says so.
  package var better: String?
  /// May start inside a word: a suffix or infix, `*` in front.
  package var opensFront: Bool
  /// May end inside a word: a prefix or infix, `*` behind.
  package var opensBack: Bool

  package init(list: TermList, text: String, better: String? = nil, opensFront: Bool = false, opensBack: Bool = false) {
    (self.list, self.text, self.better) = (list, text, better)
    (self.opensFront, self.opensBack) = (opensFront, opensBack)
  }
}

/// A term found in copy.
@frozen @usableFromInline package struct TermMatch: Sendable {
  /// Index of the term in its lexicon.
  @usableFromInline package var term: Int32
  @usableFromInline package var list: TermList
  /// The words, as a range of the copy in bytes.
  @usableFromInline package var start: Int32
  @usableFromInline package var end: Int32

  @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
}
