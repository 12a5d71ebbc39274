package import CopyKernel
package import CopyModel
package import CopyPassage
package import CopyText

/// Where rules put what they find about one string or set.
package struct Report {
  /// What is written down of each finding: to try better words out, nobody reads why the others were worse.
  package enum Detail {
    case all
    /// No messages.
    case fixes
    /// Neither messages nor better words.
    case counts
  }

  private let detail: Detail
  package private(set) var findings: [Finding] = []
  /// About entries of the base, by its indices.
  private var missing: [Finding] = []
  /// What stronger rules kept from being said, by rule.
  package private(set) var silenced = RuleTally()
  /// The rule at work.
  private var active: ActiveRule?
  /// Whether some rule has spoken that can silence others.
  package private(set) var mayBeRanked = false
  private var isWeakRole = false
  private var isSureRole = true
  private var entry = 0
  /// A note that goes with all findings from now on.
  package var remark: String?
  /// Whether the role at hand is a guess that nobody asked for: then all is a note.
  package var isGuess = false
  /// Whether perhaps nobody sees the copy at hand: what is loud elsewhere is a note then, and notes aren’t worth telling.
  package var isUnseen = false
  /// The calls that show the set at hand; nil where no program was read for it.
  package var calls: SetCalls?
  /// What the rule at work has found in the string.
  private var count = 0

  /// A rule reports a fault so many times in one string. Whoever mends those sees the next ones; without a bound, the work
  /// on a string of nothing but faults would grow with the cube of its length.
  package static let limit = 50

  package init(_ detail: Detail = .all) { self.detail = detail }

  /// Whether the rule at work has said nothing of the string yet.
  package var isSilent: Bool { count == 0 }

  /// Whether better words are tried out. What examples have taught tells faults that laws don’t, and is wrong too often to decide on
  /// words.
  package var isTrial: Bool { detail != .all }

  /// Whether the user chose how loud the rule at work is.
  package var isForced: Bool { active?.isForced ?? false }

  /// Gets ready for `rule`. A level that the user chose (`isForced`) is not changed by the rule or a weak role. An error has
  /// a role that somebody declared or a program shows (`isSureRole`): keys and comments are right in nine of ten.
  package mutating func begin(_ active: ActiveRule, entry: Int, isWeakRole: Bool, isSureRole: Bool = true) {
    self.active = active
    (self.entry, self.isWeakRole, count) = (entry, isWeakRole && active.dependsOnRole, 0)
    self.isSureRole = isSureRole || !active.dependsOnRole
  }

  /// Goes on to another entry of the table at hand; each may be reported as often as a string.
  mutating func move(to entry: Int) { (self.entry, count) = (entry, 0) }

  /// Reports an entry of the base that the translation at hand lacks.
  package mutating func addMissing(_ message: Message, baseEntry: Int, range: Range<Int>) {
    guard let active else { preconditionFailure("a finding before any rule began") }
    missing.append(
      Finding(rule: active.id, severity: active.level, message: message.text, entry: baseEntry, range: range))
  }

  /// Hands over what is missing.
  package mutating func takeMissing() -> [Finding] {
    defer { missing = [] }
    return missing
  }

  /// Reports `range` of the copy at hand. `severity` is for faults that weigh more or less than the rule’s own. Where
  /// `isOfCall`, a style or an order is at fault, and not the words: what to change is the call that shows them, if there
  /// is one. What only likeness to examples tells (`isLikeness`) silences nothing.
  package mutating func add(
    _ message: @autoclosure () -> Message, at range: Range<Int>, of copy: Passage? = nil, severity: Severity? = nil,
    notes: [String] = [], fixes: @autoclosure () -> [Fix?] = [], isOfCall: Bool = false, isLikeness: Bool = false
  ) {
    guard let active else { preconditionFailure("a finding before any rule began") }
    count += 1
    guard count <= Self.limit else { return noteMore() }
    var loud = active.isForced ? active.level : severity ?? active.level
    if !isSureRole, !active.isForced { loud = min(loud, .warning) }
    // That a translation has keys which the base lacks is told all the same.
    if isUnseen, !active.isForced, loud <= .note, !active.id.hasPrefix("l10n-") { return }
    // A doubtful role is no reason to be loud.
    if isWeakRole || isGuess || isUnseen, !active.isForced { loud = min(loud.quieter, .note) }
    var finding = Finding(
      rule: active.id, severity: loud, message: detail == .all ? message().text : "", entry: copy?.entry ?? entry,
      range: range, notes: notes, fixes: detail == .counts ? [] : fixes().compactMap(\.self))
    finding.isLikeness = isLikeness
    if isOfCall, let calls {
      // A translation is shown by the same call as its base, which tells of it.
      guard !calls.areOfBase else { return }
      finding.call = calls.call(of: finding.entry)
    } else if let remark {
      finding.notes.append(remark)
    }
    mayBeRanked = mayBeRanked || active.silencesOthers && !isLikeness
    findings.append(finding)
  }

  private mutating func noteMore() {
    guard count == Self.limit + 1, !findings.isEmpty else { return }
    findings[findings.count - 1].notes.append("More of the same stand in this string.")
  }

  /// Makes notes of the findings from `first` on that rest on words of which the lexicon is unsure.
  package mutating func quieten(from first: Int, where isDoubtful: (Finding) -> Bool) {
    for index in first..<max(first, findings.count) where findings[index].severity > .note {
      if isDoubtful(findings[index]) { findings[index].severity = .note }
    }
  }

  /// Makes notes of the findings at these places.
  package mutating func quieten(_ places: [Int]) {
    for index in places { findings[index].severity = min(findings[index].severity, .note) }
  }

  /// Drops the findings at these places, each of which is named once.
  package mutating func drop(_ places: [Int]) {
    for index in places.sorted(by: >) { silenced.add(findings.remove(at: index).rule) }
  }

  /// Marks what the base says as well.
  package mutating func markInherited(where isOfBase: (Finding) -> Bool) {
    for index in findings.indices where isOfBase(findings[index]) { findings[index].isInherited = true }
  }

  /// Whether `rule` has something to say, be it that a stronger rule says it better.
  package func speaks(_ rule: String) -> Bool { silenced[rule] > 0 || findings.contains { $0.rule == rule } }

  /// Takes over findings of the parts.
  package mutating func add(_ others: [Finding]) {
    findings += others
    mayBeRanked = true
  }

  /// Lets `body` change all findings.
  package mutating func update(_ body: (inout [Finding]) -> Void) { body(&findings) }

  /// Hands over all findings and starts afresh.
  package mutating func take() -> [Finding] {
    defer { (findings, silenced, mayBeRanked) = ([], RuleTally(), false) }
    return findings
  }
}

/// A rule that is on, and how loud.
package final class ActiveRule {
  package let id: String
  package let level: Severity
  /// Whether the user said how loud.
  package let isForced: Bool
  /// Whether the rule holds in some roles only, so that a guessed role matters.
  package let dependsOnRole: Bool
  /// Whether the rule holds a text against its base, and says nothing of one that has none.
  package let needsBase: Bool
  /// The term lists that the rule looks at.
  package let lists: TermLists
  /// The systems whose own guidance asks for something else.
  private let notOn: PlatformSet
  /// Whether what it says silences weaker rules.
  package let silencesOthers: Bool

  package init(_ info: RuleInfo, level: Severity, isForced: Bool) {
    (id, self.level, self.isForced, dependsOnRole) = (info.id, level, isForced, info.roles != .all)
    (needsBase, lists) = (info.needsBase, info.lists)
    silencesOthers = info.silences != .none
    notOn = info.notOn
  }

  /// Whether the rule judges copy that `platforms` show; always where the user said how loud.
  package func holds(on platforms: PlatformSet) -> Bool {
    isForced || platforms.isEmpty || !platforms.isSubset(of: notOn)
  }

  /// Whether it speaks as `other`, which is of the same rule.
  package func isAlike(_ other: ActiveRule) -> Bool { level == other.level && isForced == other.isForced }
}
