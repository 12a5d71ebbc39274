import CopyModel
package import CopyPassage
package import CopyRules

extension Engine {
  /// Asks the rules for its role about `passage`; of two on the same words the stronger speaks.
  package func check(_ passage: Passage, isWeak: Bool, _ report: inout Report) {
    rules(for: passage.locale).check(passage, isWeak: isWeak, &report)
    Precedence.apply(to: &report)
  }

  /// The rules about the whole, on a set whose parts were judged into `report` already.
  package func check(_ view: CopySetView, isWeak: Bool, _ report: inout Report) {
    guard let first = view.parts.first else { return }
    let isSure = view.parts.allSatisfy(\.roleEvidence.isSure)
    for one in rules(for: first.locale).sets where one.active.holds(on: view.set.platforms) {
      let before = report.findings.count
      report.begin(one.active, entry: first.entry, isWeakRole: isWeak, isSureRole: isSure)
      one.rule.check(view, &report)
      if view.parts.contains(where: { !$0.unsureLists.isDisjoint(with: one.active.lists) }) {
        report.quieten(from: before) { _ in true }
      }
    }
    Precedence.apply(to: &report)
  }
}
