import CopyKernel
import CopyPassage

/// For a rule that is asked about all copy, and has laws of which most copy has none of the words.
extension RuleNeeds {
  func areMet(by copy: Passage) -> Bool { !facts.isDisjoint(with: copy.facts) || !lists.isDisjoint(with: copy.lists) }
}
