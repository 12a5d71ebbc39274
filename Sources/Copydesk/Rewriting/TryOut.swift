import CopyModel
import CopyText

/// A place to try words out: they are looked at as if they stood in the copy at hand, by the rules in force, and by all
/// that is said of tone and style whether the project asks for it or not.
final class TryOut {
  /// The rules as the user wants them.
  let context: ReviewContext
  /// With the opt-in rules of tone and style: who rewrites an alert does without “please” and “sorry” at once.
  private let strict: ReviewContext
  private var places: [Copy] = []
  private var buffers: [ByteBuffer] = []

  /// Rounds after which words that still change are left as they are.
  private static let rounds = 16

  init(_ context: ReviewContext) {
    self.context = context
    strict = ReviewContext(settings: Self.strict(context.settings), sharing: context)
  }

  private static func strict(_ settings: Settings) -> Settings {
    var settings = settings
    let families = ["tone-", "style-"]
    settings.select += RuleRegistry.all.map(\.info.id).filter { id in families.contains(where: id.hasPrefix) }
      .filter { id in id != TonePassive.info.id && RuleRegistry.info(id)?.isOptIn == true }
    return settings
  }

  /// `text` as it would be seen in the place of `model`; valid until the place is used again.
  func look(
    at text: String, as role: Role, like model: Copy, place: Int, isStrict: Bool = false
  ) throws(ICUError) -> Copy {
    while places.count <= place {
      places.append(try context.makeCopy())
      buffers.append(ByteBuffer())
    }
    buffers[place] = ByteBuffer(Array(text.utf8))
    let copy = places[place]
    let language = isStrict ? strict : context
    try copy.load(
      buffers[place].bytes, entry: model.entry, role: role, style: [], locale: model.locale, in: language)
    copy.note(like: model)
    if model.isInSet { copy.joinSet(above: role == .button || role == .notificationAction ? [] : model.buttons) }
    return copy
  }

  // MARK: One string

  /// `text` with all safe fixes made: case, punctuation, typography.
  func settled(_ text: String, as role: Role, like model: Copy) throws(ICUError) -> String {
    var text = text
    for _ in 0..<4 {
      let copy = try look(at: text, as: role, like: model, place: 0)
      var report = Report(.fixes)
      try copy.check(isWeak: false, &report)
      let splices = report.findings.compactMap { finding in finding.fixes.first { $0.isSafe }?.splices }
      let joined = splices.reduce(into: [Splice]()) { all, next in all = (all + next).inOrder ?? all }
      if joined.isEmpty { return text }
      text = joined.applied(to: copy.bytes)
    }
    return text
  }

  /// `text` as good as single words, patterns, case, and punctuation make it; empty where nothing of it is needed.
  /// `rules` speak of the set that it is in. Unless `isStrict`, it is only held to the rules that are on.
  func polished(
    _ text: String, as role: Role, like model: Copy, rules: [String] = [], isStrict: Bool = true
  ) throws(ICUError) -> String {
    var text = text
    for _ in 0..<Self.rounds {
      guard !text.isEmpty, let better = try improved(text, as: role, like: model, rules, isStrict) else { break }
      text = better
    }
    return text
  }

  private func improved(
    _ text: String, as role: Role, like model: Copy, _ rules: [String], _ isStrict: Bool
  ) throws(ICUError) -> String? {
    let copy = try look(at: text, as: role, like: model, place: 7, isStrict: isStrict)
    var report = Report(.fixes)
    try copy.check(isWeak: false, &report)
    let before = RuleTally(report.findings)
    for candidate in candidates(for: report.findings, alsoFor: rules, in: copy, isStrict) where candidate.text != text {
      guard FormatConversions.survive(from: copy.bytes, to: candidate.text) else { continue }
      if candidate.text.isEmpty { return candidate.text }
      // What only lacks its mark or its capital gets them.
      for better in [candidate.text, try settled(candidate.text, as: role, like: model)] where better != text {
        let after = try tally(better, as: role, like: model, isStrict)
        // A headline is one sentence: what makes two of it must be worth it.
        let isWorthIt =
          role != .notificationTitle
          || candidate.rule.map { after[$0] < before[$0] + report.silenced[$0] } ?? true
        if isWorthIt, after.isNoMore(than: before, report.silenced) { return better }
      }
    }
    return nil
  }

  /// New words, and the rule that must speak less for them.
  private typealias Candidate = (text: String, rule: String?)

  /// Case and punctuation first, then patterns and single words.
  private func candidates(
    for findings: [Finding], alsoFor rules: [String], in copy: Copy, _ isStrict: Bool
  ) -> [Candidate] {
    let fixes = findings.flatMap { finding in finding.fixes.map { (finding.rule, $0) } }
    let made = { (rule: String, fix: Fix) -> Candidate in (fix.splices.applied(to: copy.bytes), rule) }
    let patterns = findings.flatMap { finding in
      PatternTexts.answering(finding.rule, at: finding.range.lowerBound, in: copy).map {
        ($0.text, finding.rule as String?)
      }
    }
    let ofSet = rules.flatMap { PatternTexts.answering($0, at: copy.trimmedRange.lowerBound, in: copy) }
    return fixes.filter(\.1.isSafe).map(made) + patterns + ofSet.map { ($0.text, nil) }
      + fixes.filter { !$0.1.isSafe }.map(made)
      + (isStrict ? PatternTexts.improving(copy).map { ($0.text, nil) } : [])
  }

  private func tally(
    _ text: String, as role: Role, like model: Copy, _ isStrict: Bool
  ) throws(ICUError) -> RuleTally {
    let copy = try look(at: text, as: role, like: model, place: 1, isStrict: isStrict)
    var report = Report(.counts)
    try copy.check(isWeak: false, &report)
    return RuleTally(report.findings)
  }

  // MARK: Sets

  /// Places from this one on hold the parts of a whole set.
  private static let firstPart = 8

  /// What is to be said of `proposal` in the place of `old`.
  func findings(in proposal: ProposedSet, insteadOf old: CopySetView) throws(ICUError) -> [Finding] {
    guard let view = try view(of: proposal, insteadOf: old) else { return [] }
    var report = Report()
    for copy in view.parts {
      var own = Report()
      try copy.check(isWeak: false, &own)
      report.add(own.take())
    }
    // What is shown in place is no alert.
    if proposal.surface != .inPlace { try context.judge(view, isWeak: false, &report) }
    return report.take()
  }

  private func view(of proposal: ProposedSet, insteadOf old: CopySetView) throws(ICUError) -> CopySetView? {
    guard let model = old.parts.first else { return nil }
    let isNotification = old.set.kind == .notification
    var place = Self.firstPart
    func part(_ text: String, _ role: Role, _ origin: Copy?) throws(ICUError) -> Copy {
      let copy = try look(at: text, as: role, like: origin ?? model, place: place)
      copy.standAs(entry: place)
      place += 1
      return copy
    }
    let title = try proposal.title.map { text throws(ICUError) in
      try part(text, isNotification ? .notificationTitle : .alertTitle, old.title)
    }
    let message = try proposal.message.map { text throws(ICUError) in
      try part(text, proposal.surface.role ?? (isNotification ? .notificationBody : .alertMessage), old.message)
    }
    let buttons = try proposal.buttons.map { button throws(ICUError) in
      try part(button.text, isNotification ? .notificationAction : .button, button.origin.map { old.buttons[$0] })
    }
    for text in [title, message] { text?.joinSet(above: buttons) }
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
  static func survive(from old: Bytes, to new: String) -> Bool {
    let buffer = ByteBuffer(Array(new.utf8))
    return survive(from: old, to: buffer.bytes, isSafe: false)
  }
}
