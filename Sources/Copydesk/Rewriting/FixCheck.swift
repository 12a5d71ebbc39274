import CopyModel

/// Checks better words by the same rules before anyone sees them.
struct FixCheck {
  /// How often each rule speaks.
  typealias Tally = [String: Int]

  /// `findings`, all about `value`, with those fixes alone after which their rule speaks less and no other speaks more.
  /// `judge` runs the text rules on a new value.
  static func checked(
    _ findings: ArraySlice<Finding>, of value: Bytes, judge: (ByteBuffer) -> Tally
  ) -> [Finding] {
    let before = tally(findings)
    return findings.map { finding in
      guard !finding.fixes.isEmpty else { return finding }
      var finding = finding
      finding.fixes = finding.fixes.filter { fix in
        let after = judge(ByteBuffer(Array(fix.splices.applied(to: value).utf8)))
        return after[finding.rule, default: 0] < before[finding.rule, default: 0]
          && after.allSatisfy { rule, count in count <= before[rule, default: 0] }
      }
      return finding
    }
  }

  static func tally(_ findings: some Sequence<Finding>) -> Tally {
    findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }
}
