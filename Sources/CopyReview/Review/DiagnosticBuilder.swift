import CopyEngine
import CopyFormats
import CopyKernel
import CopyModel
import CopyPassage
import CopyRewriting
import CopyRules
import CopyText

/// Turns findings about the decoded copy of one file into diagnostics with places in it.
struct DiagnosticBuilder {
  /// The piece at hand.
  private var review: Review
  private let format: any CatalogFormat
  private let reviewer: CatalogReviewer
  private let lines: LineIndex
  /// The set of each entry that is in one.
  private let groups: [Int: String]
  /// The number of the first set of each entry that is in one.
  private let sets: [Int: Int]
  private let identifier: FindingIdentifier
  private var merging: MergedWords?
  /// What is surely wrong with each string of which several things are said.
  private var sureFixes: [Int: SureFixes] = [:]

  init(_ review: Review, format: any CatalogFormat, reviewer: CatalogReviewer) {
    (self.review, self.format, self.reviewer) = (review, format, reviewer)
    lines = LineIndex(review.catalog.source)
    groups = CopySet.names(of: review.sets)
    sets = CopySet.numbers(of: review.sets)
    identifier = reviewer.identifier
  }

  /// All diagnostics of a piece: what is wrong with the file first in each place, then what its copy says.
  mutating func diagnostics(of piece: Review) -> [Diagnostic] {
    review = piece
    sureFixes = reviewer.engine.settings.completesSuggestions ? SureFixes.ofSeveral(review.findings) : [:]
    var all: [Diagnostic] = []
    all.reserveCapacity(review.problems.count + review.findings.count)
    all += review.problems.compactMap(diagnostic)
    for index in review.findings.indices where review.findings[index].call == .none {
      all.append(diagnostic(ofFinding: index))
    }
    if reviewer.engine.settings.mergesSuggestions {
      merge(&all)
      if catalog.format.isText { addRoom(to: &all) }
    }
    all = Self.inOrder(all)
    all += ofCalls
    all += missing
    return all
  }

  /// Gives findings that are told of one string words that answer them all.
  private mutating func merge(_ diagnostics: inout [Diagnostic]) {
    let told = review.findings.filter { $0.call == .none && !$0.isInherited }
    let several = Dictionary(grouping: told, by: \.entry).filter { _, findings in
      findings.count { !$0.fixes.isEmpty } > 1
    }
    if several.isEmpty { return }
    let merging = self.merging ?? MergedWords(review, reviewer)
    self.merging = merging
    var texts: [Int: String] = [:]
    for (entry, findings) in several { texts[entry] = merging.text(for: findings, at: entry, set: set(of: entry)) }
    for index in diagnostics.indices {
      diagnostics[index].merged = diagnostics[index].entry.flatMap { texts[$0] }
    }
  }

  /// Says how the words that are shown fit; of pasted copy alone, as people write it where they have no other measure.
  private func addRoom(to diagnostics: inout [Diagnostic]) {
    for index in diagnostics.indices {
      guard let entry = diagnostics[index].entry, let first = diagnostics[index].suggestions.first else { continue }
      let words = diagnostics[index].merged ?? first.text
      diagnostics[index].room = reviewer.room(of: words, at: entry, set: set(of: entry), in: review)
    }
  }

  /// What is to change in programs: these point at their calls, and name the copy in a note.
  private var ofCalls: [Diagnostic] {
    guard let program = reviewer.engine.settings.program else { return [] }
    return review.findings.indices.compactMap { index in
      guard let (path, call) = program.call(review.findings[index].call) else { return nil }
      var diagnostic = diagnostic(ofFinding: index)
      let copy = diagnostic.place.map { "\(diagnostic.path):\($0.line)" } ?? diagnostic.path
      diagnostic.notes.append("The copy stands at \(copy).")
      (diagnostic.path, diagnostic.place, diagnostic.suggestions) = (path, Place(call), [])
      return diagnostic
    }
  }

  /// What stands in the base alone, which is where each of these points.
  private var missing: [Diagnostic] {
    guard let base = review.base, !review.missing.isEmpty else { return [] }
    let (catalog, lines) = (base.catalog, base.catalog === self.catalog ? self.lines : LineIndex(base.catalog.source))
    return review.missing.map { missing in
      let (finding, entry) = (missing.finding, catalog.entries[missing.finding.entry])
      let (value, guess, key) = (catalog.bytes(entry.value), base.roles[finding.entry], catalog.bytes(entry.key).text)
      return Diagnostic(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        path: catalog.path.isEmpty ? "-" : catalog.path,
        place: lines.place(of: catalog.span(of: finding.range, in: entry)), id: catalog.extras(of: entry)?.id, key: key,
        group: nil, locale: missing.locale.description, role: guess.role, roleEvidence: guess.evidence, roleReason: nil,
        text: value.text, words: finding.range, suggestions: [], notes: [],
        fingerprint: identifier.identity(of: finding, in: catalog, locale: missing.locale).fingerprint)
    }
  }

  /// By their places in the file. Findings mostly come so already, and copying them costs memory in long files.
  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let offsets = diagnostics.indices.map { diagnostics[$0].place?.span.offset ?? 0 }
    if offsets.indices.dropFirst().allSatisfy({ offsets[$0 - 1] <= offsets[$0] }) { return diagnostics }
    // Swift’s sort is stable, so the rules’ order stays.
    return diagnostics.indices.sorted { offsets[$0] < offsets[$1] }.map { diagnostics[$0] }
  }

  private var catalog: Catalog { review.catalog }

  /// Problems of the file; a malformed place is told whatever is selected.
  private func diagnostic(_ problem: CatalogProblem) -> Diagnostic? {
    let rules = reviewer.engine.rules(for: catalog.locale)
    let active = rules.file(for: problem.kind)
    guard var level = active?.level ?? (problem.kind == .malformed ? .error : nil) else { return nil }
    if problem.isDoubtful, active?.isForced == false { level = .note }
    let rule = active?.id ?? CatalogMalformed.info.id
    return Diagnostic(
      rule: rule, severity: level, message: problem.message, path: reportPath(nil),
      place: lines.place(of: problem.span), id: nil, key: problem.key, group: nil,
      locale: catalog.locale.description, role: .unknown, roleEvidence: .none, roleReason: nil, text: "",
      words: 0..<0, suggestions: [], notes: [],
      fingerprint: identifier.identity(of: problem, rule: rule, in: catalog).fingerprint,
      isInherited: problem.isInherited, base: problem.isInherited ? review.base?.catalog.path : nil)
  }

  /// Findings are long, and copying one counts references: it is looked at in its place.
  private func diagnostic(ofFinding number: Int) -> Diagnostic {
    let (index, range) = (review.findings[number].entry, review.findings[number].range)
    let entry = catalog.entries[index]
    let (value, guess) = (catalog.bytes(entry.value), review.role(of: review.findings[number]))
    let locale = reviewer.locale(of: entry, catalog, value)
    let key = entry.key.isEmpty ? nil : catalog.bytes(entry.key).text
    return Diagnostic(
      rule: review.findings[number].rule, severity: review.findings[number].severity,
      message: review.findings[number].message,
      path: reportPath(catalog.extras(of: entry)?.path),
      place: entry.flags.contains(.hasNoPlace) ? nil : lines.place(of: catalog.span(of: range, in: entry)),
      id: catalog.extras(of: entry)?.id, key: key, group: groups[index], locale: locale.description,
      role: guess.role, roleEvidence: guess.evidence,
      roleReason: guess.evidence == .explicit || guess.role == .unknown
        ? nil : guess.reason.text(of: entry, in: catalog, reviewer.engine.settings.program),
      text: value.text, words: range,
      suggestions: review.findings[number].fixes.map { fix in
        suggestion(fix, of: review.findings[number].rule, for: entry, at: index)
      },
      notes: review.findings[number].notes,
      fingerprint: identifier.fingerprint(of: review.findings[number], in: catalog, locale: locale),
      isInherited: review.findings[number].isInherited, variation: catalog.text(entry.variation),
      base: review.findings[number].isInherited ? review.base?.catalog.path : nil, entry: index)
  }

  private func suggestion(_ fix: Fix, of rule: String, for entry: Entry, at index: Int) -> Suggestion {
    // What can't be edited is for the reader to do by hand, however safe it is.
    let splices = sureFixes[index]?.completing(fix, of: rule) ?? fix.splices
    let edits = format.edits(for: splices, of: entry, in: catalog)
    let places = reviewer.engine.settings.placesEdits ? edits?.map { lines.place(of: $0.span) } : nil
    let text = splices.applied(to: catalog.bytes(entry.value))
    let measures = reviewer.engine.settings.measuresSuggestions
    let (fits, expansions) = measures ? reviewer.fits(of: text, at: index, set: set(of: index), in: review) : ([], [])
    return Suggestion(
      text: text, isSafe: fix.isSafe && edits != nil, doubt: fix.doubt, edits: edits ?? [],
      places: places ?? [], fits: fits,
      expansions: expansions, splices: splices)
  }

  private func set(of index: Int) -> CopySet? { sets[index].map { review.sets[$0] } }

  private func reportPath(_ own: String?) -> String { own ?? (catalog.path.isEmpty ? "-" : catalog.path) }
}

/// Makes one text of what the findings of a string propose, each of which mends its own fault alone: “Sync error!” for the
/// capital and “Sync Error” for the mark become “Sync error”.
final class MergedWords {
  private let review: Review
  private let reviewer: CatalogReviewer
  private let translation: Translation

  init(_ review: Review, _ reviewer: CatalogReviewer) {
    (self.review, self.reviewer) = (review, reviewer)
    var roles = review.roles
    translation = Translation(review.catalog, roles: &roles, base: review.base)
  }

  /// The text that leaves least to say; nil where none is better than the string as it is. `set` is the one it is in.
  func text(for findings: [Finding], at index: Int, set: CopySet?) -> String? {
    best(for: findings, in: copy(at: index, set))
  }

  private func copy(at index: Int, _ set: CopySet?) -> Passage {
    let place = reviewer.engine.place(of: index, in: review.catalog, as: review.roles[index], set: set)
    return reviewer.engine.passage(at: place, of: review.catalog, translation)
  }

  private func best(for findings: [Finding], in copy: Passage) -> String? {
    var report = Report(.counts)
    reviewer.engine.check(copy, isWeak: false, &report)
    let before = RuleTally(report.findings)
    // What is said of the set, or of the whole language, isn’t seen when a string is judged alone.
    let outer = findings.filter { before[$0.rule] == 0 }
    var best: (text: String, left: Int)?
    for candidate in [spelled(findings, in: copy)].compactMap(\.self) + Self.candidates(findings, in: copy) {
      let polished = reviewer.trials.polished(candidate.text, as: copy.role, like: copy, isStrict: false)
      for text in [polished, candidate.text] {
        guard !text.isEmpty, FormatConversions.survive(from: copy.bytes, to: text) else { continue }
        let after = reviewer.judge(ByteBuffer(Array(text.utf8)), like: copy)
        let left = after.total + outer.count { !candidate.rules.contains($0.rule) }
        let isNoMore = FixCheck.leavesNoMore(after, than: before, report.silenced, mending: candidate.rules)
        guard isNoMore, left < best?.left ?? before.total + outer.count else { continue }
        best = (text, left)
      }
    }
    return best?.text
  }

  private typealias Candidate = (text: String, rules: Set<String>)

  /// The copy with its slips mended, where anything else is wanted: “Do you want to logout?” is “Log out?”, and of “The gate is shut,
  /// please login again.” two sentences are made once “log in” is a verb.
  private func spelled(_ findings: [Finding], in copy: Passage) -> Candidate? {
    let fixes = findings.compactMap { finding in finding.fixes.first.map { (finding.rule, $0.splices) } }
    let slips = fixes.count { FixCheck.spelling.contains($0.0) }
    guard slips > 0, slips < findings.count else { return nil }
    let text = reviewer.trials.spelled(copy.text(copy.bytes.indices), as: copy.role, like: copy)
    return (text, Set(fixes.map(\.0)))
  }

  /// What all propose at once, as far as it can be made at once, and what each proposes.
  private static func candidates(_ findings: [Finding], in copy: Passage) -> [Candidate] {
    var (joined, rules) = ([Splice](), Set<String>())
    for finding in findings {
      guard let fix = finding.fixes.first, let all = (joined + fix.splices).inOrder else { continue }
      joined = all
      rules.insert(finding.rule)
    }
    let each = findings.flatMap { finding in finding.fixes.map { ($0.splices, Set([finding.rule])) } }
    return ([(joined, rules)] + each).map { ($0.applied(to: copy.bytes), $1) }
  }
}
