package import CopyModel

/// How often each rule speaks of a string: few rules do, so that a list is the shortest way.
package struct RuleTally {
  private var counts: [(rule: String, count: Int)] = []

  /// Nothing is said.
  package init() {}

  /// What `findings` say.
  package init(_ findings: some Sequence<Finding>) {
    for finding in findings { add(finding.rule) }
  }

  /// Counts a finding of `rule`.
  package mutating func add(_ rule: String) {
    if let index = counts.firstIndex(where: { $0.rule == rule }) {
      counts[index].count += 1
    } else {
      counts.append((rule, 1))
    }
  }

  /// How often `rule` speaks.
  package subscript(rule: String) -> Int { counts.first { $0.rule == rule }?.count ?? 0 }

  /// How often all rules speak.
  package var total: Int { counts.reduce(0) { $0 + $1.count } }

  /// Whether no rule speaks more than in `before`, what was `silenced` there counted as well.
  /// - Parameter isAsked: which rules are asked about.
  package func isNoMore(
    than before: RuleTally, _ silenced: RuleTally = RuleTally(), where isAsked: (String) -> Bool = { _ in true }
  ) -> Bool {
    counts.allSatisfy { !isAsked($0.rule) || $0.count <= before[$0.rule] + silenced[$0.rule] }
  }
}
