import CopyModel
import CopyText

extension ReviewContext {
  /// The rules about the whole, on a set whose parts were judged into `report` already.
  func judge(_ view: CopySetView, isWeak: Bool, _ report: inout Report) throws(ICUError) {
    guard let first = view.parts.first else { return }
    for one in rules(for: first.locale).sets {
      let before = report.findings.count
      report.begin(one.active, entry: first.entry, isWeakRole: isWeak)
      try one.rule.check(view, &report)
      if view.parts.contains(where: { $0.unsureLists & one.active.lists != 0 }) {
        report.quieten(from: before) { _ in true }
      }
    }
    Precedence.apply(to: &report)
  }
}
