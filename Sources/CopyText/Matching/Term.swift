/// An entry of a term list.
package struct Term: Sendable, Equatable {
  package var list: TermList
  /// The words as the lexicon writes them, without marks.
  package var text: String
  /// What must follow somewhere in the same sentence: `eingegeben` of “sie haben … eingegeben”.
  package var tail: String?
  /// What to write instead, where the lexicon says so.
  package var better: String?
  /// May start inside a word: a suffix or infix, `*` in front.
  package var opensFront: Bool
  /// May end inside a word: a prefix or infix, `*` behind.
  package var opensBack: Bool
  package var confidence: Confidence
  /// Holds only as it is written, and where no sentence starts: German “Sie” is you, “sie” they.
  package var isExact: Bool

  package init(
    list: TermList, text: String, tail: String? = nil, better: String? = nil, opensFront: Bool = false,
    opensBack: Bool = false,
    confidence: Confidence = .high, isExact: Bool = false
  ) {
    (self.list, self.text, self.tail, self.better) = (list, text, tail, better)
    (self.opensFront, self.opensBack) = (opensFront, opensBack)
    (self.confidence, self.isExact) = (confidence, isExact)
  }
}

/// A term found in copy.
@frozen @usableFromInline package struct TermMatch: Sendable {
  /// Index of the term in its lexicon.
  @usableFromInline package var term: Int32
  @usableFromInline package var list: TermList
  /// Whether the lexicon is unsure of the term.
  @usableFromInline package var isUnsure = false
  /// The words, as a range of the copy in bytes.
  @usableFromInline package var start: Int32
  @usableFromInline package var end: Int32

  @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
}

/// How well a term is known to be what its list says.
package enum Confidence: UInt8, Comparable, Sendable {
  /// Taken on one person’s word: rules that see it speak no louder than a note.
  case unsure
  /// Known to speakers, and not counted.
  case medium
  /// Counted in translations, or stated by the guidance or by CLDR.
  case high

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The mark in lexicons; none stands for high.
  init?(mark: UInt8) {
    switch mark {
    case UInt8(ascii: "?"): self = .unsure
    case UInt8(ascii: "~"): self = .medium
    default: return nil
    }
  }
}
