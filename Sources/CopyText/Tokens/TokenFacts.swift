/// What stands somewhere among the tokens of a string, seen while they are marked. Coarse on purpose: a fact may hold where a
/// closer look finds nothing, never the other way round.
@frozen @usableFromInline package struct TokenFacts: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A space at an edge, before a mark, or of more than one byte.
  package static let oddSpace = TokenFacts(rawValue: 1 << 0)
  /// Two words alike with one token between them.
  package static let repeatedWord = TokenFacts(rawValue: 1 << 1)
  /// A word with a capital behind its first letter.
  package static let innerCapital = TokenFacts(rawValue: 1 << 2)
  /// A name spelled otherwise than the list has it.
  package static let misspelledName = TokenFacts(rawValue: 1 << 3)
  /// A word that the lexicon lacks.
  package static let unknownWord = TokenFacts(rawValue: 1 << 4)
}
