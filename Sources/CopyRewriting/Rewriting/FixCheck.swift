package import CopyKernel
package import CopyModel
import CopyRules

/// Checks better words by the same rules before anyone sees them.
package struct FixCheck {
  /// Better words that are shown for one finding.
  static let mostFixes = 3

  /// Leaves of `findings`, all about `value`, those fixes alone after which their rule speaks less and no other speaks
  /// more, and that leave what a formatter fills in as it is. Ranked: meaning kept, fewest findings, shortest.
  /// `judge` runs the text rules on a new value, and has no answer for one that means something else; what `silenced` counts
  /// was there before, behind a stronger rule.
  package static func check<Failure: Error>(
    _ findings: inout [Finding], silenced: RuleTally = RuleTally(), of value: Bytes,
    judge: (ByteBuffer, Fix) throws(Failure) -> RuleTally?
  ) throws(Failure) {
    let before = RuleTally(findings)
    for index in findings.indices where !findings[index].fixes.isEmpty {
      var kept: [(fix: Fix, findings: Int, length: Int)] = []
      for fix in findings[index].fixes where !kept.contains(where: { $0.fix.splices == fix.splices }) {
        let better = fix.splices.applied(toBytes: value)
        let isHarmless =
          fix.mendsPlaceholders || FormatConversions.survive(from: value, to: better.bytes, isSafe: fix.isSafe)
        guard isHarmless else { continue }
        guard let after = try judge(better, fix) else { continue }
        if cures(findings[index].rule, before, after, silenced) {
          kept.append((fix, after.total, better.bytes.count))
        }
      }
      findings[index].fixes = ranked(kept)
    }
  }

  private static func ranked(_ fixes: [(fix: Fix, findings: Int, length: Int)]) -> [Fix] {
    let sorted = fixes.sorted { left, right in
      (left.fix.isSafe ? 0 : 1, left.findings, left.length) < (right.fix.isSafe ? 0 : 1, right.findings, right.length)
    }
    return sorted.prefix(mostFixes).map(\.fix)
  }

  private static func cures(_ rule: String, _ before: RuleTally, _ after: RuleTally, _ silenced: RuleTally) -> Bool {
    let (was, now) = (before[rule], after[rule])
    // At its limit a rule speaks no less when one of its faults is mended: another moves up.
    return (now < was || was >= Report.limit) && after.isNoMore(than: before, silenced)
  }
}
