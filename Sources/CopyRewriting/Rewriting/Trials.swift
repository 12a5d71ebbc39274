package import CopyEngine
import CopyKernel
package import CopyModel
package import CopyPassage
import CopyRules
import CopyText

/// Tries words out: they are looked at as if they stood in the passage at hand, by the rules in force, and by all that is
/// said of tone and style whether the project asks for it or not.
package final class Trials {
  /// The rules as the user wants them.
  package let engine: Engine
  /// With the opt-in rules of tone and style: who rewrites an alert does without “please” and “sorry” at once.
  private let strict: Engine

  /// Rounds after which words that still change are left as they are.
  private static let rounds = 16

  package init(_ engine: Engine) {
    self.engine = engine
    strict = Engine(settings: Self.strict(engine.settings), sharing: engine)
  }

  private static func strict(_ settings: Settings) -> Settings {
    var settings = settings
    let families = ["tone-", "style-"]
    settings.select += RuleRegistry.all.map(\.info.id).filter { id in families.contains(where: id.hasPrefix) }
      .filter { id in id != TonePassive.info.id && RuleRegistry.info(id)?.isOptIn == true }
    return settings
  }

  /// `text` as it would be seen in the place of `model`.
  package func passage(
    _ text: String, as role: Role, like model: Passage, isStrict: Bool = false
  ) -> Passage {
    let isButton = role == .button || role == .notificationAction
    return (isStrict ? strict : engine).passage(
      ByteBuffer(Array(text.utf8)), at: model.place.tried(as: role, in: model.locale),
      above: model.isInSet && !isButton ? model.buttons : [])
  }

  // MARK: One string

  /// `text` with all safe fixes made: case, punctuation, typography. Words that are proposed for a line whose role is guessed are
  /// written as that role is.
  package func settled(_ text: String, as role: Role, like model: Passage) -> String {
    var text = text
    let isCased = { (rule: String) in model.isAlone && rule.hasSuffix("-capitalization") }
    for _ in 0..<4 {
      let copy = passage(text, as: role, like: model)
      var report = Report(.fixes)
      engine.check(copy, isWeak: false, &report)
      let fixes = report.findings.compactMap { finding in finding.fixes.first { $0.isSafe || isCased(finding.rule) } }
      let joined = Self.joined(fixes)
      if joined.isEmpty { return text }
      text = joined.applied(to: copy.bytes)
    }
    return text
  }

  /// `text` with its slips mended, and nothing else.
  package func spelled(_ text: String, as role: Role, like model: Passage) -> String {
    let copy = passage(text, as: role, like: model)
    var report = Report(.fixes)
    engine.check(copy, isWeak: false, &report)
    let slips = report.findings.filter { FixCheck.spelling.contains($0.rule) }
    return Self.joined(slips.compactMap(\.fixes.first)).applied(to: copy.bytes)
  }

  /// What makes the first words low that shout; nil where none do.
  func calming(_ copy: Passage) -> [Splice]? {
    var report = Report(.fixes)
    engine.check(copy, isWeak: false, &report)
    return report.findings.first { $0.rule == "tone-all-caps" }?.fixes.first?.splices
  }

  /// All changes that can be made at once; of two in one place the first.
  private static func joined(_ fixes: [Fix]) -> [Splice] {
    fixes.reduce(into: []) { all, next in all = (all + next.splices).inOrder ?? all }
  }

  /// `text` as good as single words, patterns, case, and punctuation make it; empty where nothing of it is needed.
  /// `rules` speak of the set that it is in. Unless `isStrict`, it is only held to the rules that are on.
  package func polished(
    _ text: String, as role: Role, like model: Passage, rules: [String] = [], isStrict: Bool = true
  ) -> String {
    var text = text
    for _ in 0..<Self.rounds {
      guard !text.isEmpty, let better = improved(text, as: role, like: model, rules, isStrict) else { break }
      text = better
    }
    return text
  }

  private func improved(
    _ text: String, as role: Role, like model: Passage, _ rules: [String], _ isStrict: Bool
  ) -> String? {
    let copy = passage(text, as: role, like: model, isStrict: isStrict)
    var report = Report(.fixes)
    (isStrict ? strict : engine).check(copy, isWeak: false, &report)
    let before = Self.tally(report.findings)
    for candidate in candidates(for: report.findings, alsoFor: rules, in: copy, isStrict) where candidate.text != text {
      // “(503) couldn’t be docked”: what stood in brackets is no thing that a sentence could be about.
      guard FormatConversions.survive(from: copy.bytes, to: candidate.text),
        !candidate.text.hasPrefix("(") || text.hasPrefix("(")
      else { continue }
      if candidate.text.isEmpty { return candidate.text }
      // What only lacks its mark or its capital gets them.
      for better in [candidate.text, settled(candidate.text, as: role, like: model)] where better != text {
        let after = tally(better, as: role, like: model, isStrict)
        // A headline is one sentence: what makes two of it must be worth it.
        let isWorthIt =
          role != .notificationTitle
          || candidate.rule.map { after[$0] < before[$0] + report.silenced[$0] } ?? true
        let mended: Set<String> = candidate.rule.map { [$0] } ?? []
        if isWorthIt, FixCheck.leavesNoMore(after, than: before, report.silenced, mending: mended) { return better }
      }
      if isStrict, let text = mended(candidate, like: copy, before, report.silenced) { return text }
    }
    return nil
  }

  /// The candidate without the fault that only it has, where that has a fix: “Sorry, your card expired.” loses “Sorry” and begins
  /// with “Your” then.
  private func mended(
    _ candidate: Candidate, like model: Passage, _ before: RuleTally, _ silenced: RuleTally
  ) -> String? {
    let copy = passage(candidate.text, as: model.role, like: model, isStrict: true)
    var report = Report(.fixes)
    strict.check(copy, isWeak: false, &report)
    let tally = Self.tally(report.findings)
    for finding in report.findings where tally[finding.rule] > before[finding.rule] {
      for text in PatternTexts.answering(finding.rule, at: finding.range.lowerBound, in: copy).map(\.text)
        + finding.fixes.map({ $0.splices.applied(to: copy.bytes) })
      {
        let better = settled(text, as: model.role, like: model)
        let after = self.tally(better, as: model.role, like: model, true)
        if after.isNoMore(than: before, silenced), FormatConversions.survive(from: model.bytes, to: better) {
          return better
        }
      }
    }
    return nil
  }

  /// New words, and the rule that must speak less for them.
  private typealias Candidate = (text: String, rule: String?)

  /// Case and punctuation first, then patterns and single words.
  private func candidates(
    for findings: [Finding], alsoFor rules: [String], in copy: Passage, _ isStrict: Bool
  ) -> [Candidate] {
    let fixes = findings.flatMap { finding in finding.fixes.map { (finding.rule, $0) } }
    let made = { (rule: String, fix: Fix) -> Candidate in (fix.splices.applied(to: copy.bytes), rule) }
    let patterns = findings.flatMap { finding in
      PatternTexts.answering(finding.rule, at: finding.range.lowerBound, in: copy).map {
        ($0.text, finding.rule as String?)
      }
    }
    let ofSet = rules.flatMap { PatternTexts.answering($0, at: copy.trimmedRange.lowerBound, in: copy) }
    // What shouts is said calmly first: patterns know capitals of names alone.
    let isFirst = { (rule: String, fix: Fix) -> Bool in fix.isSafe || rule == "tone-all-caps" }
    let (first, later) = (fixes.filter(isFirst).map(made), fixes.filter { !isFirst($0.0, $0.1) }.map(made))
    return first + patterns + ofSet.map { ($0.text, nil) } + later
      + (isStrict ? PatternTexts.improving(copy).map { ($0.text, nil) } : [])
  }

  private func tally(
    _ text: String, as role: Role, like model: Passage, _ isStrict: Bool
  ) -> RuleTally {
    let copy = passage(text, as: role, like: model, isStrict: isStrict)
    var report = Report(.counts)
    (isStrict ? strict : engine).check(copy, isWeak: false, &report)
    return Self.tally(report.findings)
  }

  /// How often rules speak that may turn words down. “The photo couldn’t be saved.” is the platform’s own way to tell of a failure,
  /// whoever else would have no passives.
  private static func tally(_ findings: [Finding]) -> RuleTally {
    RuleTally(findings.lazy.filter { $0.rule != TonePassive.info.id })
  }

  // MARK: Sets

  /// What is to be said of `proposal` in the place of `old`, without messages.
  package func findings(in proposal: ProposedSet, insteadOf old: CopySetView) -> [Finding] {
    guard let view = view(of: proposal, insteadOf: old) else { return [] }
    var report = Report(.fixes)
    for copy in view.parts {
      var own = Report(.fixes)
      engine.check(copy, isWeak: false, &own)
      report.add(own.take())
    }
    // What is shown in place is no alert.
    if proposal.surface != .inPlace { engine.check(view, isWeak: false, &report) }
    return report.take()
  }

  private func view(of proposal: ProposedSet, insteadOf old: CopySetView) -> CopySetView? {
    guard let model = old.parts.first else { return nil }
    let isNotification = old.set.kind == .notification
    func part(
      _ text: String, _ role: Role, _ origin: Passage?, number: Int, above buttons: [Passage] = []
    ) -> Passage {
      let model = origin ?? model
      var place = model.place.tried(as: role, in: model.locale)
      place.entry = number
      place.isInSet = true
      return engine.passage(ByteBuffer(Array(text.utf8)), at: place, above: buttons)
    }
    // The parts are told apart by numbers: title and message have the first two.
    var buttons: [Passage] = []
    for button in proposal.buttons {
      let role = isNotification ? Role.notificationAction : .button
      buttons.append(
        part(button.text, role, button.origin.map { old.buttons[$0] }, number: buttons.count + 2))
    }
    let title = proposal.title.map { text in
      part(text, isNotification ? .notificationTitle : .alertTitle, old.title, number: 0, above: buttons)
    }
    let message = proposal.message.map { text in
      let role = proposal.surface.role ?? (isNotification ? .notificationBody : .alertMessage)
      return part(text, role, old.message, number: 1, above: buttons)
    }
    var set = old.set
    (set.title, set.message, set.buttons) = (title?.entry, message?.entry, buttons.map(\.entry))
    if proposal.surface == .actionSheet { set.kind = .actionSheet }
    set.styles = proposal.buttons.map { $0.style.union(set.styles.first?.intersection(.declared) ?? []) }
    return CopySetView(set: set, title: title, message: message, buttons: buttons)
  }
}

extension ProposedSet.Surface {
  /// What a message is that is shown in place.
  fileprivate var role: Role? { self == .inPlace ? .text : nil }
}

extension FormatConversions {
  /// Whether a new text has no conversion that the old one lacks.
  package static func survive(from old: Bytes, to new: String) -> Bool {
    let buffer = ByteBuffer(Array(new.utf8))
    return survive(from: old, to: buffer.bytes, isSafe: false)
  }
}
