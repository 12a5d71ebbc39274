import CopyModel

/// Checks better words by the same rules before anyone sees them.
struct FixCheck {
  /// How often each rule speaks.
  typealias Tally = [String: Int]

  /// Better words that are shown for one finding.
  static let mostFixes = 3

  /// `findings`, all about `value`, with those fixes alone after which their rule speaks less and no other speaks more,
  /// and that leave what a formatter fills in as it is. Ranked: meaning kept, fewest findings, shortest.
  /// `judge` runs the text rules on a new value; what `silenced` counts was there before, behind a stronger rule.
  static func checked<Failure: Error>(
    _ findings: [Finding], silenced: Tally = [:], of value: Bytes, judge: (ByteBuffer) throws(Failure) -> Tally
  ) throws(Failure) -> [Finding] {
    let before = tally(findings)
    var checked: [Finding] = []
    for var finding in findings {
      var kept: [(fix: Fix, findings: Int, length: Int)] = []
      for fix in finding.fixes where !kept.contains(where: { $0.fix.splices == fix.splices }) {
        let better = ByteBuffer(Array(fix.splices.applied(to: value).utf8))
        let isHarmless =
          fix.mendsPlaceholders || FormatConversions.survive(from: value, to: better.bytes, isSafe: fix.isSafe)
        guard isHarmless else { continue }
        let after = try judge(better)
        if cures(finding.rule, before, after, silenced) {
          kept.append((fix, after.values.reduce(0, +), better.bytes.count))
        }
      }
      finding.fixes = ranked(kept)
      checked.append(finding)
    }
    return checked
  }

  private static func ranked(_ fixes: [(fix: Fix, findings: Int, length: Int)]) -> [Fix] {
    let sorted = fixes.sorted { left, right in
      (left.fix.isSafe ? 0 : 1, left.findings, left.length) < (right.fix.isSafe ? 0 : 1, right.findings, right.length)
    }
    return sorted.prefix(mostFixes).map(\.fix)
  }

  /// Whether no rule speaks more in `after` than in `before`.
  static func isNoWorse(_ after: Tally, than before: Tally) -> Bool {
    after.allSatisfy { rule, count in count <= before[rule, default: 0] }
  }

  private static func cures(_ rule: String, _ before: Tally, _ after: Tally, _ silenced: Tally) -> Bool {
    let (was, now) = (before[rule, default: 0], after[rule, default: 0])
    // At its limit a rule speaks no less when one of its faults is mended: another moves up.
    return (now < was || was >= Report.limit) && isNoWorse(after, than: before.merging(silenced, uniquingKeysWith: +))
  }

  static func tally(_ findings: some Sequence<Finding>) -> Tally {
    findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }
}
