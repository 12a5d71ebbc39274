import CopyFormats
import CopyModel
import CopyText

/// Finds out what is known of the strings of one file that have a key.
struct StringExplainer {
  private let review: Review
  private let context: ReviewContext
  private let copy: Copy
  private let configuration: Configuration
  private let lines: LineIndex

  init(_ bytes: ByteBuffer, path: String, settings: Settings, configuration: Configuration) throws(ICUError) {
    let reviewer = try FileReviewer(settings: settings)
    review = try reviewer.review(bytes, path: path).review
    context = ReviewContext(settings: settings)
    copy = try context.makeCopy()
    context.judge.prepare(for: review.catalog, projectLanguages: settings.projectLanguages)
    self.configuration = configuration
    lines = LineIndex(review.catalog.source)
  }

  private var catalog: Catalog { review.catalog }

  /// All keys of the file, in its order.
  var keys: [String] { catalog.entries.map { catalog.bytes($0.key).text } }

  /// An explanation for each entry with `key`.
  func explanations(of key: String) throws(ICUError) -> [StringExplanation] {
    var explanations: [StringExplanation] = []
    for index in catalog.entries.indices where catalog.bytes(catalog.entries[index].key).text == key {
      explanations.append(try explanation(of: index))
    }
    return explanations
  }

  private func explanation(of index: Int) throws(ICUError) -> StringExplanation {
    let entry = catalog.entries[index]
    let (value, guess) = (catalog.bytes(entry.value), review.roles[index])
    let locale = context.locale(of: entry, catalog, value)
    let set = review.set(of: index)
    try copy.load(value, entry: index, role: guess.role, style: entry.style, locale: locale, in: context)
    copy.note(entry, of: catalog, role: guess)
    if let set {
      copy.joinSet()
      copy.join(set)
    }
    let place = lines.place(of: catalog.span(of: 0..<value.count, in: entry))
    let analysis = copy.analysis
    return StringExplanation(
      path: catalog.path, line: place.line, column: place.column, key: catalog.bytes(entry.key).text, text: value.text,
      locale: locale, role: guess, roleReason: guess.reason.text(in: catalog, context.settings.program),
      rolePlace: placeOfRole(entry, guess),
      platform: context.judge.platformAnswer(for: copy, entry, in: catalog),
      setName: set?.name, setKind: set?.kind ?? .alert, members: set.map { members(of: $0, index) } ?? [],
      words: copy.tokens.filter(\.countsAsWord).map(describe), form: copy.form,
      formConfidence: copy.formConfidence, casing: copy.casing, caseStyle: caseStyle,
      terminal: analysis.terminal,
      trials: try trials(index, guess) + setTrials(set), off: rulesOff(guess.role, locale))
  }

  private var caseStyle: String? {
    if let style = context.settings.caseStyle { return "the house takes case: \(style.rawValue)" }
    return copy.usualCase == .sentence ? "Android takes sentence style unless you say case: apple" : nil
  }

  private func placeOfRole(_ entry: Entry, _ guess: RoleGuess) -> String? {
    guard guess.evidence == .config else { return nil }
    let (path, key) = (AbsolutePath(catalog.path).text, catalog.bytes(entry.key))
    let role = configuration.roles.first { role in
      (role.value.path?.matches(catalog.extras(of: entry)?.path ?? path) ?? true)
        && role.value.key?.matches(key) ?? true
    }
    let place = role?.place ?? configuration.sets.first { $0.value.part(of: key) != nil }?.place
    return place?.lineText
  }

  private func members(of set: CopySet, _ this: Int) -> [StringExplanation.Member] {
    set.members.map { index in
      let entry = catalog.entries[index]
      let style = set.buttons.firstIndex(of: index).map { set.styles[$0].names.joined(separator: ", ") } ?? ""
      let part = index == set.title ? "title" : index == set.message ? "message" : "button"
      return StringExplanation.Member(
        part: part + (style.isEmpty ? "" : " (\(style))"), key: catalog.bytes(entry.key).text,
        text: catalog.bytes(entry.value).text, isThis: index == this)
    }
  }

  private func describe(_ token: Token) -> String {
    let word = copy.text(token.range)
    if token.kind == .placeholder { return "\(word) (placeholder)" }
    if token.traits.contains(.isName) { return "\(word) (name)" }
    if token.traits.contains(.isMisspelledName) { return "\(word) (name, spelled otherwise)" }
    return token.traits.contains(.isQuoted) ? "\(word) (quoted)" : word
  }

  /// What each rule says alone, and whether the review lets it speak.
  private func trials(_ index: Int, _ guess: RoleGuess) throws(ICUError) -> [StringExplanation.Trial] {
    var trials: [StringExplanation.Trial] = []
    for one in context.rules(for: copy.locale).text(for: guess.role).all {
      let active = one.active
      var report = Report()
      report.begin(active, entry: index, isWeakRole: guess.isWeak)
      try one.rule.check(copy, &report)
      var (findings, withdrawn) = (report.take(), RuleTally())
      EditGate(copy).pass(&findings, withdrawn: &withdrawn)
      let isSaid = review.findings.contains { $0.entry == index && $0.rule == active.id }
      trials.append(
        StringExplanation.Trial(
          rule: active.id, level: findings.map(\.severity).max() ?? active.level, messages: findings.map(\.message),
          doubts: Self.doubts(in: findings), isSilenced: !findings.isEmpty && !isSaid))
    }
    return trials
  }

  /// Why edits are not made without a look, each reason once.
  private static func doubts(in findings: [Finding]) -> [EditDoubt] {
    let found = Set(findings.compactMap(\.fixes.first?.doubt))
    return EditDoubt.allCases.filter { $0 != .wording && found.contains($0) }
  }

  /// What rules about the whole set say of any part.
  private func setTrials(_ set: CopySet?) -> [StringExplanation.Trial] {
    guard let set else { return [] }
    return context.rules(for: copy.locale).sets.map { one in
      let active = one.active
      let said = review.findings.filter { $0.rule == active.id && set.members.contains($0.entry) }
      return StringExplanation.Trial(
        rule: active.id, level: said.map(\.severity).max() ?? active.level, messages: said.map(\.message), doubts: [],
        isSilenced: false)
    }
  }

  private func rulesOff(_ role: Role, _ locale: LocaleTag) -> [String] {
    let lexicon = context.lexicon(for: locale)
    return RuleRegistry.all.filter { rule in
      guard case .string = rule.judging.first else { return false }
      return rule.info.roles.contains(role) && rule.info.languages.include(locale, lexicon: lexicon)
        && context.settings.level(of: rule.info, locale: locale, role: role).0 == .off
    }.map(\.info.id)
  }
}
