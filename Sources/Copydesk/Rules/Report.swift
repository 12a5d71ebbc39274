import CopyModel

/// Where rules put what they find about one string or set.
struct Report {
  private(set) var findings: [Finding] = []
  /// The rule at work.
  private var active: ActiveRule?
  private var isWeakRole = false
  private var entry = 0

  /// Gets ready for `rule`. A level that the user chose (`isForced`) is not changed by the rule or a weak role.
  mutating func begin(_ active: ActiveRule, entry: Int, isWeakRole: Bool) {
    self.active = active
    (self.entry, self.isWeakRole) = (entry, isWeakRole && active.dependsOnRole)
  }

  /// Reports `range` of the copy at hand. `severity` is for faults that weigh more or less than the rule’s own.
  mutating func add(
    _ message: Message, at range: Range<Int>, of copy: Copy? = nil, severity: Severity? = nil, notes: [String] = [],
    fixes: [Fix?] = []
  ) {
    guard let active else { preconditionFailure("a finding before any rule began") }
    var loud = active.isForced ? active.level : severity ?? active.level
    if isWeakRole && !active.isForced { loud = loud.quieter }
    findings.append(
      Finding(
        rule: active.id, severity: loud, message: message.text, entry: copy?.entry ?? entry, range: range, notes: notes,
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
