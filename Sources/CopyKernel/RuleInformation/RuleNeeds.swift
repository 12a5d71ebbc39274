package import CopyText

/// What a rule needs in a piece of copy to have anything to say: one of some marks, or a term of one of some lists.
///
/// Most copy has none of what most rules look for. What it has is seen once, in one pass, and only the rules that need
/// it are asked; a rule still looks for itself.
package struct RuleNeeds: Sendable, Equatable {
  package let facts: CopyFacts
  package let lists: TermLists

  private init(_ facts: CopyFacts, _ lists: TermLists) { (self.facts, self.lists) = (facts, lists) }

  /// The rule is asked about all copy.
  package static let nothing = RuleNeeds([], TermLists())

  /// Copy with one of `facts`, or with a term of one of `lists`.
  package static func any(of facts: CopyFacts, terms lists: [TermList] = []) -> RuleNeeds {
    RuleNeeds(facts, TermLists(lists))
  }

  /// Copy with a term of one of `lists`.
  package static func terms(_ lists: [TermList]) -> RuleNeeds { any(of: [], terms: lists) }
}
