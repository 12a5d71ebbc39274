package import CopyPassage

/// Holds better words for one text to the laws of meaning, as far as one text shows them. Negation isn’t among them: what
/// mends blame or two negatives says the same without it.
package struct TextMeaning {
  private let old: Passage
  private let facts: MeaningFacts

  package init(_ old: Passage) {
    self.old = old
    facts = MeaningFacts(old)
  }

  /// The first law that `new` breaks, which would stand in the place of the text; nil where it keeps them all.
  package func brokenLaw(_ new: Passage) -> MeaningLaw? {
    let says = MeaningFacts(new)
    if !Set(facts.quantities).isSubset(of: says.quantities) { return .quantity }
    // A link that leads nowhere is mended; none is lost.
    if facts.codes.count != says.codes.count { return .code }
    if says.startsLow, !facts.startsLow { return .clause }
    return old.asks != new.asks && old.asks ? .question : nil
  }
}

extension Passage {
  /// Whether it is a question.
  var asks: Bool { form == .question || analysis.terminal == .question }
}
