import CopyKernel
package import CopyModel
import CopyRules

/// Of two rules on the same words only the stronger speaks.
package enum Precedence {
  /// What each rule that silences others says of them.
  private static let ranks: [String: SilencedRules] = RuleRegistry.all.reduce(into: [:]) { ranks, rule in
    if rule.info.silences != .none { ranks[rule.info.id] = rule.info.silences }
  }

  /// Whether there are words of which `strong` speaks and `weak` then doesn’t.
  static func mayPrecede(_ strong: String, _ weak: String) -> Bool {
    ranks[strong]?.all.contains(weak) ?? false
  }

  /// Drops from `report` what a stronger rule says better.
  static func apply(to report: inout Report) {
    guard report.findings.count > 1, report.mayBeRanked else { return }
    let weak = silenced(report.findings)
    if !weak.isEmpty { report.drop(weak) }
  }

  /// The findings of one string, those of all sets that it stands in among them, without what a stronger rule says better of the
  /// same use.
  package static func ranked(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1, findings.contains(where: { ranks[$0.rule] != nil }) else { return findings }
    let weak = Set(silenced(findings))
    return weak.isEmpty ? findings : findings.indices.filter { !weak.contains($0) }.map { findings[$0] }
  }

  private static func silenced(_ findings: [Finding]) -> [Int] {
    var weak: [Int] = []
    // Findings are long: they are looked at in their places.
    for strong in findings.indices {
      guard let rank = ranks[findings[strong].rule] else { continue }
      for index in findings.indices
      where index != strong && findings[index].entry == findings[strong].entry
        && findings[index].use == findings[strong].use
      {
        let isSilenced =
          rank.onString.contains(findings[index].rule)
          || findings[strong].range.overlaps(findings[index].range) && rank.onWords.contains(findings[index].rule)
        if isSilenced, !weak.contains(index) { weak.append(index) }
      }
    }
    return weak
  }
}
