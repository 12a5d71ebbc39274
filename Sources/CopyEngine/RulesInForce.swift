package import CopyKernel
package import CopyModel
package import CopyPassage
package import CopyRules
import CopyText

/// The rules that are on for one locale, by role.
package final class RulesInForce {
  private let textByRole: ContiguousArray<TextRules>
  package let sets: [ActiveSetRule]
  package let tables: [(active: ActiveRule, rule: any TableRule)]
  private let files: [(ActiveRule, any FileRule)]

  init(settings: Settings, locale: LocaleTag, lexicon: Lexicon?) {
    let held = RuleRegistry.all.filter { $0.info.languages.include(locale, lexicon: lexicon) }
    let activate = { (info: RuleInfo, role: Role?) -> ActiveRule? in
      let (level, isForced) = settings.level(of: info, locale: locale, role: role)
      // What a lexicon is unsure of is worth a note at most.
      let loud = info.languages.loudest(level, in: lexicon)
      return level == .off ? nil : ActiveRule(info, level: loud, isForced: isForced)
    }
    var texts: [(rule: any StringCheck, info: RuleInfo)] = []
    var (sets, tables, files) = ([ActiveSetRule](), [(ActiveRule, any TableRule)](), [(ActiveRule, any FileRule)]())
    for (info, judging) in held.flatMap({ rule in rule.judging.map { (rule.info, $0) } }) {
      switch judging {
      case .string(let rule): texts.append((rule, info))
      case .set(let rule): if let active = activate(rule.info, nil) { sets.append(ActiveSetRule(active, rule)) }
      case .table(let rule): if let active = activate(rule.info, nil) { tables.append((active, rule)) }
      case .file(let rule): if let active = activate(rule.info, nil) { files.append((active, rule)) }
      }
    }
    (self.sets, self.tables, self.files) = (sets, tables, files)
    var byRole = [[ActiveTextRule]](repeating: [], count: Role.allCases.count)
    for (rule, info) in texts {
      // Most rules are as loud in all of their roles, and stand there as one object.
      var known: ActiveTextRule?
      for role in Role.allCases where info.roles.contains(role) {
        guard let active = activate(info, role) else { continue }
        if known?.active.isAlike(active) != true { known = ActiveTextRule(active, rule, needs: info.needs) }
        if let known { byRole[Int(role.rawValue)].append(known) }
      }
    }
    textByRole = ContiguousArray(
      Role.allCases.map {
        TextRules(
          byRole[Int($0.rawValue)] + Self.dictionaryRule(settings, locale, $0) + Self.houseRules(settings, locale, $0))
      })
  }

  /// The rule that asks dictionaries, where the project wants it.
  private static func dictionaryRule(_ settings: Settings, _ locale: LocaleTag, _ role: Role) -> [ActiveTextRule] {
    guard settings.usesDictionaries, !locale.isEnglish else { return [] }
    let (level, isForced) = settings.level(of: TypoDictionary.rule, locale: locale, role: role)
    if level == .off { return [] }
    // What a machine’s dictionary lacks is no fault that anybody can be held to.
    let active = ActiveRule(TypoDictionary.rule, level: min(level, .note), isForced: isForced)
    return [ActiveTextRule(active, TypoDictionary(), needs: .nothing)]
  }

  /// The project’s own rules, which follow all others.
  private static func houseRules(_ settings: Settings, _ locale: LocaleTag, _ role: Role) -> [ActiveTextRule] {
    settings.houseRules.compactMap { rule in
      guard rule.holds(in: locale), rule.roles?.contains(role) ?? true else { return nil }
      let (level, isForced) = settings.level(of: rule.info, locale: locale, role: role)
      if level == .off { return nil }
      return ActiveTextRule(
        ActiveRule(rule.info, level: level, isForced: isForced), HouseRuleCheck(rule), needs: .nothing)
    }
  }

  /// The rule that names problems of a kind; nil where it is off.
  package func file(for kind: CatalogProblem.Kind) -> ActiveRule? { files.first { $0.1.kind == kind }?.0 }

  package func text(for role: Role) -> TextRules { textByRole[Int(role.rawValue)] }

  /// Whether the text rule called `id` is on for copy of `role`.
  package func isOn(_ id: String, for role: Role) -> Bool { text(for: role).all.contains { $0.active.id == id } }

  /// Asks the rules for its role about `copy`.
  package func check(_ copy: Passage, isWeak: Bool, _ report: inout Report) {
    text(for: copy.role).check(copy, isWeak: isWeak, &report)
  }
}

/// A text rule that is on. An object, since handing one on costs less than copying a rule of unknown size.
package final class ActiveTextRule {
  package let active: ActiveRule
  package let rule: any StringCheck
  package let needs: RuleNeeds

  package init(_ active: ActiveRule, _ rule: any StringCheck, needs: RuleNeeds) {
    (self.active, self.rule, self.needs) = (active, rule, needs)
  }

  /// Asks the rule about `copy`, which has `standing`; not where that leaves it nothing to say.
  @inline(__always)
  package func check(_ copy: Passage, _ standing: Standing, _ report: inout Report) {
    if standing.isUnjudged, active.dependsOnRole, !active.isForced { return }
    guard active.holds(on: standing.platforms) else { return }
    let before = report.findings.count
    report.begin(active, entry: standing.entry, isWeakRole: standing.isWeak, isSureRole: standing.isSure)
    rule.check(copy, &report)
    if report.findings.count > before, !copy.unsureLists.isEmpty { quieten(&report, from: before, copy) }
  }

  /// Makes notes of what rests on words of which the lexicon is unsure.
  private func quieten(_ report: inout Report, from first: Int, _ copy: Passage) {
    guard !copy.unsureLists.isDisjoint(with: active.lists) else { return }
    report.quieten(from: first) { copy.isDoubtful(active.lists, at: $0.range) }
  }
}

/// What decides for all rules alike whether and how loud they judge a passage, read off once.
package struct Standing {
  let entry: Int
  let platforms: PlatformSet
  /// Whether rules that depend on the role have no say: the role is weak, or told by key or words alone, though the programs that
  /// show copy were read. Of 84 notes on the former readers of unseen apps took 24 for right, of 35 on the latter 6.
  let isUnjudged: Bool
  /// Whether what they find is a note. Where a comment alone tells the role, of ten such warnings three were right.
  let isWeak: Bool
  let isSure: Bool

  package init(of copy: Passage, isWeak: Bool) {
    (entry, platforms) = (copy.entry, copy.platforms)
    isUnjudged = copy.place.isUnseen || isWeak && copy.place.isUncalled
    self.isWeak = isWeak || copy.roleEvidence == .comment && copy.place.isUncalled
    isSure = copy.roleEvidence.isSure
  }
}

/// A rule about sets that is on.
package final class ActiveSetRule {
  package let active: ActiveRule
  package let rule: any SetRule

  init(_ active: ActiveRule, _ rule: any SetRule) { (self.active, self.rule) = (active, rule) }
}

/// The text rules for one role, in their order. Most have nothing to say about most copy, and are found without asking
/// each: sets of rules are numbers with a bit for each rule.
package final class TextRules {
  private let rules: ContiguousArray<ActiveTextRule>
  /// The rules that need nothing, and those that each term list and each fact may concern.
  private let always: UInt128
  private let byList: ContiguousArray<UInt128>
  private let byFact: ContiguousArray<UInt128>
  /// Rules that only hold a text against its base.
  private let ofTranslations: UInt128
  /// The first rule without a bit; those from there on, a project’s own, are always asked.
  private let surplus: Int

  init(_ rules: [ActiveTextRule]) {
    surplus = min(rules.count, UInt128.bitWidth)
    var (always, ofTranslations): (UInt128, UInt128) = (0, 0)
    var byList: ContiguousArray<UInt128> = []
    var byFact = ContiguousArray<UInt128>(repeating: 0, count: UInt32.bitWidth)
    for (index, rule) in rules.prefix(surplus).enumerated() {
      let (needs, bit) = (rule.needs, UInt128(1) << UInt128(index))
      if needs == .nothing { always |= bit }
      if rule.active.needsBase { ofTranslations |= bit }
      needs.lists.forEachList { list in
        while byList.count <= list.number { byList.append(0) }
        byList[list.number] |= bit
      }
      for fact in byFact.indices where needs.facts.rawValue >> UInt32(fact) & 1 != 0 { byFact[fact] |= bit }
    }
    self.rules = ContiguousArray(rules)
    (self.always, self.byList, self.byFact, self.ofTranslations) = (always, byList, byFact, ofTranslations)
  }

  /// All of them, whether or not they have something to say.
  package var all: some Sequence<ActiveTextRule> { rules }

  /// Those that may have something to say about `copy`.
  package func asked(about copy: Passage) -> [ActiveTextRule] {
    let bits = bits(about: copy)
    return rules.indices.filter { $0 >= surplus || bits >> UInt128($0) & 1 != 0 }.map { rules[$0] }
  }

  private func bits(about copy: Passage) -> UInt128 {
    let bits = concerned(by: copy.facts, copy.lists)
    return copy.isTranslation ? bits : bits & ~ofTranslations
  }

  /// Asks each rule that may have something to say about `copy`.
  package func check(_ copy: Passage, isWeak: Bool, _ report: inout Report) {
    let standing = Standing(of: copy, isWeak: isWeak)
    var asked = bits(about: copy)
    while asked != 0 {
      rules[asked.trailingZeroBitCount].check(copy, standing, &report)
      asked &= asked &- 1
    }
    for index in surplus..<rules.count { rules[index].check(copy, standing, &report) }
  }

  private func concerned(by facts: CopyFacts, _ lists: TermLists) -> UInt128 {
    var (asked, facts) = (always, facts.rawValue)
    // No rule asks for lists behind the last.
    lists.forEachList { if $0.number < byList.count { asked |= byList[$0.number] } }
    while facts != 0 {
      asked |= byFact[facts.trailingZeroBitCount]
      facts &= facts &- 1
    }
    return asked
  }
}

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
      guard let rank = ranks[findings[strong].rule], !findings[strong].isLikeness else { continue }
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
