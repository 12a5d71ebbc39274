import CopyModel

/// Where rules put what they find.
struct Report {
  private(set) var findings: [Finding] = []
  /// The rule at work.
  private var rule = ""
  private var level = Severity.off
  private var isForced = false
  private var isWeakRole = false
  private var entry = 0

  /// Gets ready for `rule`. A level that the user chose (`isForced`) is not changed by the rule or a weak role.
  mutating func begin(_ active: ActiveRule, entry: Int, isWeakRole: Bool) {
    (rule, level, isForced) = (active.id, active.level, active.isForced)
    (self.entry, self.isWeakRole) = (entry, isWeakRole && active.dependsOnRole)
  }

  /// Reports `range` of the copy at hand. `severity` is for faults that weigh more or less than the rule’s own.
  mutating func add(
    _ message: Message, at range: Range<Int>, of copy: Copy? = nil, severity: Severity? = nil, notes: [String] = [],
    fixes: [Fix?] = []
  ) {
    var loud = isForced ? level : severity ?? level
    if isWeakRole && !isForced { loud = loud.quieter }
    findings.append(
      Finding(
        rule: rule, severity: loud, message: message.text, entry: copy?.entry ?? entry, range: range, notes: notes,
        fixes: fixes.compactMap(\.self)))
  }

  /// Takes over findings made elsewhere, such as problems of the file.
  mutating func add(_ finding: Finding) { findings.append(finding) }

  mutating func removeAll() { findings.removeAll(keepingCapacity: true) }

  /// Puts `others` in the place of the findings from `start` on.
  mutating func replace(from start: Int, with others: [Finding]) {
    findings.replaceSubrange(start..., with: others)
  }

  /// Drops findings from `start` on that `shouldDrop` names.
  mutating func drop(from start: Int, where shouldDrop: (Finding, ArraySlice<Finding>) -> Bool) {
    let tail = findings[start...]
    let kept = tail.filter { !shouldDrop($0, tail) }
    if kept.count < tail.count { findings.replaceSubrange(start..., with: kept) }
  }
}

/// A rule that is on, and how loud.
struct ActiveRule {
  let rule: any Rule
  let id: String
  let level: Severity
  /// Whether the user said how loud.
  let isForced: Bool
  /// Whether the rule holds in some roles only, so that a guessed role matters.
  let dependsOnRole: Bool
}
