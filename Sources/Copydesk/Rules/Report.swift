import CopyModel

/// Where rules put what they find about one string or set.
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

  /// Drops the findings that `shouldDrop` names, given all of them.
  mutating func drop(where shouldDrop: (Finding, [Finding]) -> Bool) {
    let all = findings
    findings.removeAll { shouldDrop($0, all) }
  }

  /// Takes over findings of the parts.
  mutating func add(_ others: [Finding]) { findings += others }

  mutating func replace(with others: [Finding]) { findings = others }

  /// Hands over all findings and starts afresh.
  mutating func take() -> [Finding] {
    defer { findings = [] }
    return findings
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
