import CopyConfiguration
import CopyEngine
import CopyFiles
import CopyFormats
import CopyKernel
import CopyModel
package import CopyPassage
import CopyReview
import CopyRewriting
import CopyRules
import CopyText

/// All that is known of one string and why: its role, its set, its words, and what each rule says.
struct StringExplanation {
  /// What a rule that looked at the string says.
  struct Trial {
    let rule: String
    let level: Severity
    /// What it reports; empty when it has nothing to say.
    let messages: [String]
    /// Why its edits are not made without a look, each reason once.
    let doubts: [EditDoubt]
    /// Whether a stronger rule speaks in its place.
    let isSilenced: Bool
    /// Better words for this string.
    var suggestions: [String] = []
  }

  /// The string of a set, and what it is there.
  struct Member {
    let part: String
    let key: String
    let text: String
    let isThis: Bool
  }

  let path: String
  let line, column: Int
  let key, text: String
  let locale: LocaleTag
  let role: RoleGuess
  let roleReason: String
  /// What calls show it as beside that, and where.
  let otherUses: [String]
  /// The line of the configuration that names the role, where one does.
  let rolePlace: String?
  /// Whether no program uses it any more, so that nothing is said of it.
  let isUnused: Bool
  /// The same, where it isn’t sure, so that what is said of it is a note.
  let mayBeUnused: Bool
  /// The systems that show it, and where that was learned; nil where nothing tells.
  let platform: PlatformAnswer?
  let setName: String?
  let setKind: CopySet.Kind
  let members: [Member]
  /// Each word with what is special about it.
  let words: [String]
  let form: Form
  let formConfidence: Float
  let casing: Casing
  /// The style that short copy takes here, and who says so; nil where it is the guidance’s own.
  let caseStyle: String?
  let terminal: CopyText.Terminal
  let trials: [Trial]
  /// Rules for this role and language that are off.
  let off: [String]
}

extension CopySet.Kind {
  package var name: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .notification: "notification"
    }
  }
}

/// Finds out what is known of the strings of one file that have a key.
struct StringExplainer {
  private let file: FileReview
  private let engine: Engine
  private let translation: Translation
  private let unused: UnusedStrings
  private let configuration: Configuration
  private let lines: LineIndex

  init(
    _ bytes: ByteBuffer, path: String, base: BaseCatalog?, settings: Settings, configuration: Configuration
  ) throws(ICUError) {
    var settings = settings
    settings.completesSuggestions = true
    let reviewer = try FileReviewer(settings: settings)
    file = reviewer.review(bytes, path: path, base: base)
    engine = Engine(settings: settings)
    let catalog = file.review.catalog
    engine.namesInUse.begin(catalog)
    engine.judge.prepare(for: catalog, projectLanguages: settings.projectLanguages)
    var roles = file.review.roles
    translation = Translation(catalog, roles: &roles, base: base)
    unused = engine.unused(in: catalog, roles)
    self.configuration = configuration
    lines = LineIndex(catalog.source)
  }

  private var review: Review { file.review }
  private var catalog: Catalog { review.catalog }

  /// All keys of the file, in its order.
  var keys: [String] { catalog.entries.map { catalog.bytes($0.key).text } }

  /// An explanation for each entry with `key`.
  func explanations(of key: String) -> [StringExplanation] {
    var explanations: [StringExplanation] = []
    for index in catalog.entries.indices where catalog.bytes(catalog.entries[index].key).text == key {
      explanations.append(explanation(of: index))
    }
    return explanations
  }

  private func explanation(of index: Int) -> StringExplanation {
    let entry = catalog.entries[index]
    let (value, guess) = (catalog.bytes(entry.value), review.roles[index])
    let locale = engine.locale(of: entry, catalog, value)
    let set = review.set(of: index)
    let position = engine.place(of: index, in: catalog, as: guess, set: set)
    let copy = engine.passage(at: position, of: catalog, translation)
    let place = lines.place(of: catalog.span(of: 0..<value.count, in: entry))
    let analysis = copy.analysis
    return StringExplanation(
      path: catalog.path, line: place.line, column: place.column, key: catalog.bytes(entry.key).text, text: value.text,
      locale: locale, role: guess, roleReason: guess.reason.text(of: entry, in: catalog, engine.settings.program),
      otherUses: (review.uses[index] ?? []).filter { $0.role != guess.role }.map {
        "\($0.role.name): \($0.reason.text(of: entry, in: catalog, engine.settings.program))"
      },
      rolePlace: placeOfRole(entry, guess), isUnused: unused.contains(index), mayBeUnused: unused.mayContain(index),
      platform: engine.judge.platformAnswer(for: copy.place, entry, in: catalog),
      setName: set?.name, setKind: set?.kind ?? .alert, members: set.map { members(of: $0, index) } ?? [],
      words: copy.tokens.filter(\.countsAsWord).map { describe($0, in: copy) }, form: copy.form,
      formConfidence: copy.formConfidence, casing: copy.casing, caseStyle: caseStyle(of: copy),
      terminal: analysis.terminal,
      trials: trials(of: copy, guess, set), off: rulesOff(guess.role, locale))
  }

  private func caseStyle(of copy: Passage) -> String? {
    if let style = engine.settings.caseStyle { return "the house takes case: \(style.rawValue)" }
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

  private func describe(_ token: Token, in copy: Passage) -> String {
    let word = copy.text(token.range)
    if token.kind == .placeholder { return "\(word) (placeholder)" }
    if token.traits.contains(.isName) { return "\(word) (name)" }
    if token.traits.contains(.isMisspelledName) { return "\(word) (name, spelled otherwise)" }
    return token.traits.contains(.isQuoted) ? "\(word) (quoted)" : word
  }

  /// What the review tells of the string and of its set; of rules that it lets say nothing, what each says alone.
  private func trials(
    of copy: Passage, _ guess: RoleGuess, _ set: CopySet?
  ) -> [StringExplanation.Trial] {
    let index = copy.entry
    var trials: [StringExplanation.Trial] = []
    if unused.contains(index), set?.call ?? -1 < 0 { return rest(of: index, besides: []) }
    for one in engine.rules(for: copy.locale).text(for: guess.role).all where one.active.holds(on: copy.platforms) {
      if let told = told(one.active.id, of: index) {
        trials.append(told)
      } else {
        trials.append(alone(one, copy, guess))
      }
    }
    let known = Set(trials.map(\.rule))
    let ofSets = engine.rules(for: copy.locale).sets.map(\.active).filter { set != nil && !known.contains($0.id) }
    for active in ofSets {
      let said = review.findings.filter { $0.rule == active.id && set?.members.contains($0.entry) ?? false }
      trials.append(
        told(active.id, of: index)
          ?? StringExplanation.Trial(
            rule: active.id, level: said.map(\.severity).max() ?? active.level, messages: said.map(\.message),
            doubts: [], isSilenced: false))
    }
    return trials + rest(of: index, besides: known.union(ofSets.map(\.id)))
  }

  /// Why edits are not made without a look, each reason once.
  private static func doubts(in findings: [Finding]) -> [EditDoubt] {
    let found = Set(findings.compactMap(\.fixes.first?.doubt))
    return EditDoubt.allCases.filter { $0 != .wording && found.contains($0) }
  }

  /// What other rules tell of the string, such as those about all strings of a language.
  private func rest(of index: Int, besides known: Set<String>) -> [StringExplanation.Trial] {
    var seen = known
    return file.diagnostics.filter { $0.entry == index && seen.insert($0.rule).inserted }.compactMap {
      told($0.rule, of: index)
    }
  }

  /// What `check` tells by `rule` of the string; nil for nothing.
  private func told(_ rule: String, of index: Int) -> StringExplanation.Trial? {
    let told = file.diagnostics.filter { $0.entry == index && $0.rule == rule }
    guard let level = told.map(\.severity).max() else { return nil }
    let findings = review.findings.filter { $0.entry == index && $0.rule == rule }
    return StringExplanation.Trial(
      rule: rule, level: level, messages: told.map(\.message), doubts: Self.doubts(in: findings), isSilenced: false,
      suggestions: told.flatMap { $0.suggestions.prefix(3) }.map(\.text))
  }

  /// What a rule says that the review doesn’t tell.
  private func alone(
    _ one: ActiveTextRule, _ copy: Passage, _ guess: RoleGuess
  ) -> StringExplanation.Trial {
    var report = Report()
    report.isUnseen = unused.mayContain(copy.entry)
    report.begin(one.active, entry: copy.entry, isWeakRole: guess.isWeak, isSureRole: guess.evidence.isSure)
    one.rule.check(copy, &report)
    var (findings, withdrawn) = (report.take(), RuleTally())
    EditGate(copy).pass(&findings, withdrawn: &withdrawn)
    return StringExplanation.Trial(
      rule: one.active.id, level: findings.map(\.severity).max() ?? one.active.level,
      messages: findings.map(\.message), doubts: Self.doubts(in: findings), isSilenced: !findings.isEmpty)
  }

  private func rulesOff(_ role: Role, _ locale: LocaleTag) -> [String] {
    let lexicon = engine.lexicon(for: locale)
    return RuleRegistry.all.filter { rule in
      guard case .string = rule.judging.first else { return false }
      return rule.info.roles.contains(role) && rule.info.languages.include(locale, lexicon: lexicon)
        && engine.settings.level(of: rule.info, locale: locale, role: role).0 == .off
    }.map(\.info.id)
  }
}
