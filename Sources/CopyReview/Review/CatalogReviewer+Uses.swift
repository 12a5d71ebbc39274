import CopyKernel
import CopyModel
import CopyPassage

/// What is said of a string that calls show as several things: once, for the uses that it holds for.
extension CatalogReviewer {
  func findings(
    at index: Int, shownAs uses: [RoleGuess], of walk: borrowing ReviewWalk
  ) -> [Finding] {
    var judged: [JudgedUse] = []
    for use in uses {
      let copy = passage(of: index, shownAs: use, in: walk)
      var findings: [Finding] = []
      if let known = walk.uses.findings(at: index, as: use.role) {
        findings = known
      } else if check(copy, isWeak: use.isWeak) {
        findings = report.take()
      }
      judged.append(JudgedUse(copy: copy, findings: findings))
    }
    return told(of: judged)
  }

  /// The string as `use` has it: as a part of the first set that shows it so, or alone.
  private func passage(
    of index: Int, shownAs use: RoleGuess, in walk: borrowing ReviewWalk
  ) -> Passage {
    if let set = walk.sets.first(where: { $0.call >= 0 && $0.shows(index, as: use.role) }),
      let part = makeView(of: set, in: walk.catalog, walk.roles).parts.first(where: {
        $0.entry == index && $0.role == use.role
      })
    {
      return part
    }
    return passage(of: index, in: walk.catalog, as: use)
  }

  private func told(of uses: [JudgedUse]) -> [Finding] {
    var (told, isTorn) = ([Finding](), false)
    for use in uses {
      for finding in use.findings where !told.contains(where: { $0.isSame(as: finding) }) {
        let others = uses.filter { !$0.says(finding) }
        var finding = finding
        finding.use = use.copy.role
        finding.severity = uses.flatMap(\.findings).filter { $0.isSame(as: finding) }.map(\.severity).max() ?? .note
        let fixes = finding.fixes
        finding.fixes = []
        for var fix in fixes where suits(fix, others) {
          // What nobody asks for in one place may be at odds with what stands beside it there: a heading’s capitals in a list.
          if !others.isEmpty { fix.placeDoubt = fix.placeDoubt ?? .use }
          finding.fixes.append(fix)
        }
        if finding.fixes.isEmpty, !fixes.isEmpty {
          // Of words that can’t be right for all, one note is enough.
          if !isTorn { told.append(finding.torn(uses)) }
          isTorn = true
        } else {
          told.append(others.isEmpty ? finding : finding.held(by: uses.filter { $0.says(finding) }, not: others))
        }
      }
    }
    return told
  }

  /// Whether a fix for one use leaves the others as right as they are.
  private func suits(_ fix: Fix, _ others: [JudgedUse]) -> Bool {
    for use in others {
      if use.findings.contains(where: { $0.wantsOther(than: fix) }) { return false }
      let after = judge(fix.splices.applied(toBytes: use.copy.bytes), like: use.copy)
      guard after.isNoMore(than: RuleTally(use.findings)) else { return false }
    }
    return true
  }
}

/// A use of a string, and what is said of it.
struct JudgedUse {
  let copy: Passage
  let findings: [Finding]

  func says(_ finding: Finding) -> Bool { findings.contains { $0.isSame(as: finding) } }
}

extension Finding {
  /// Whether both say the same of the same words, be it by rules for other roles.
  fileprivate func isSame(as other: Finding) -> Bool {
    guard range == other.range else { return false }
    return fixes.isEmpty || other.fixes.isEmpty ? rule == other.rule : fixes[0].splices == other.fixes[0].splices
  }

  /// Whether it has better words for what a fix replaces, and not the same.
  fileprivate func wantsOther(than fix: Fix) -> Bool {
    fixes.first.map { own in
      own.splices != fix.splices
        && own.splices.contains { one in fix.splices.contains { one.range.overlaps($0.range) } }
    } ?? false
  }

  fileprivate func held(by uses: [JudgedUse], not others: [JudgedUse]) -> Finding {
    var finding = self
    finding.notes.append("Holds as \(names(of: uses)), not as \(names(of: others)).")
    return finding
  }

  fileprivate func torn(_ uses: [JudgedUse]) -> Finding {
    var finding = self
    finding.severity = min(severity, .note)
    finding.notes.append("Shown as \(names(of: uses)), which ask for different words. Give each a key.")
    return finding
  }

  private func names(of uses: [JudgedUse]) -> String {
    uses.map { $0.copy.role.name.split(separator: "-").joined(separator: " ") }.joined(separator: " and as ")
  }
}

/// The strings of a catalogue that have several uses, and what is said of those uses that are part of a set.
struct UsesOfCatalog {
  /// What calls show each of them as, by index.
  let roles: [Int: [RoleGuess]]
  /// What was said of a use, by index of the string.
  private var findings: [Int: [Finding]] = [:]
  private var judged: Set<Use> = []

  private struct Use: Hashable {
    let entry: Int
    let role: Role
  }

  init(_ roles: [Int: [RoleGuess]]) { self.roles = roles }

  /// Whether this use of a string with several is to be judged still; nil for a string with one use.
  mutating func isNew(_ copy: Passage) -> Bool? {
    roles[copy.entry] == nil ? nil : judged.insert(Use(entry: copy.entry, role: copy.role)).inserted
  }

  /// What was said of a use as part of its set; nil where it is to be judged still.
  func findings(at entry: Int, as role: Role) -> [Finding]? {
    guard judged.contains(Use(entry: entry, role: role)) else { return nil }
    return findings[entry]?.filter { $0.use == role } ?? []
  }

  /// `findings` about the words of `copy`, which tell the use they are about.
  func marked(_ findings: [Finding], _ copy: Passage) -> [Finding] {
    guard roles[copy.entry] != nil else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.use = copy.role
      return finding
    }
  }

  /// Keeps what is said of the words of strings with several uses until all uses are judged, and leaves the rest.
  mutating func taken(from all: [Finding], of set: CopySet) -> [Finding] {
    if roles.isEmpty { return all }
    var left: [Finding] = []
    for var finding in all {
      if finding.use != .unknown {
        findings[finding.entry, default: []].append(finding)
        continue
      }
      if roles[finding.entry] != nil { finding.use = set.role(of: finding.entry) ?? .unknown }
      left.append(finding)
    }
    return left
  }
}
