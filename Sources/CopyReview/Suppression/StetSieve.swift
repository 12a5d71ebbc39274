import CopyEngine
import CopyKernel
import CopyModel
import CopyRules

/// Takes out what developers wish to stand, and says which of their wishes have no effect or no reason.
struct StetSieve: FindingSieve {
  private let engine: Engine

  init(_ engine: Engine) { self.engine = engine }

  /// Which wishes had no effect is known at the end.
  func needsWhole(of catalog: Catalog) -> Bool { !StetWishes(catalog, engine.settings.stets).isEmpty }

  func sift(_ review: inout Review) {
    siftMissing(&review)
    // Pieces come of catalogues without wishes.
    guard review.isWhole, engine.isWanted(review.catalog) else { return }
    let wishes = StetWishes(review.catalog, engine.settings.stets)
    if wishes.isEmpty { return }
    var used = Set<StetWishes.Place>()
    review.findings.removeAll { finding in
      let place = wishes.place(for: finding.rule, of: finding.entry)
      if let place { used.insert(place) }
      return place != nil
    }
    review.problems.removeAll { problem in
      guard problem.kind != .malformed, let rule = RuleRegistry.file(for: problem.kind) else { return false }
      let place = wishes.place(for: rule, ofKey: problem.key)
      if let place { used.insert(place) }
      return place != nil
    }
    // Two hyphens can’t stand in a comment of XML.
    let dash = review.catalog.format.lacks.contains(.doubledHyphensInComments) ? "—" : "--"
    review.problems += complaints(wishes, used, dash)
    review.problems.sort { ($0.span.offset, $0.span.length) < ($1.span.offset, $1.span.length) }
  }

  /// What a translation lacks stands in its base, and so does the wish to leave it so.
  private func siftMissing(_ review: inout Review) {
    guard let base = review.base, !review.missing.isEmpty else { return }
    let wishes = StetWishes(base.catalog, engine.settings.stets)
    if wishes.isEmpty { return }
    review.missing.removeAll { wishes.place(for: $0.finding.rule, of: $0.finding.entry) != nil }
  }

  private func complaints(_ wishes: StetWishes, _ used: Set<StetWishes.Place>, _ dash: String) -> [CatalogProblem] {
    wishes.comments.enumerated().flatMap { number, comment -> [CatalogProblem] in
      let directive = comment.directive
      var found: [CatalogProblem] = []
      if !directive.hasReason {
        found.append(comment.problem(.stetWithoutReason, StetMessage.noReason(dash), at: directive.range))
      }
      if directive.subjects.isEmpty {
        let isUsed = used.contains(.init(comment: number, subject: -1))
        if !isUsed, judgesAll { found.append(comment.problem(.unusedStet, StetMessage.unused, at: directive.range)) }
      }
      for (index, subject) in directive.subjects.enumerated()
      where !used.contains(.init(comment: number, subject: index)) {
        guard let message = complaint(of: subject.pattern, comment) else { continue }
        found.append(comment.problem(.unusedStet, message, at: subject.range))
      }
      return found
    }
  }

  /// Why a subject had no effect; nil where nothing is wrong, as in a run of other rules.
  private func complaint(of pattern: String, _ comment: StetWishes.Comment) -> String? {
    let rules = engine.settings.allRules.filter { Glob.matches(pattern, $0.id) }
    if rules.isEmpty { return StetMessage.unknown(pattern, among: engine.settings.allRules.map(\.id)) }
    if pattern.contains("*") || pattern.contains("?") { return judgesAll ? StetMessage.silent(pattern) : nil }
    return rules.contains(where: { isJudged($0, comment.locale) }) ? StetMessage.silent(pattern) : nil
  }

  /// Whether the rule is on here, and needs no more than this file to speak.
  private func isJudged(_ rule: RuleInfo, _ locale: LocaleTag) -> Bool {
    guard [.text, .set, .file].contains(rule.check) else { return false }
    let language = engine.language(for: locale)
    guard rule.languages.include(locale, lexicon: language.words.lexicon) else { return false }
    return Role.allCases.contains {
      rule.roles.contains($0) && engine.settings.level(of: rule, locale: locale, role: $0).0 != .off
    }
  }

  /// Whether the run hears all rules; where it doesn’t, a wish may be meant for another one.
  private var judgesAll: Bool { engine.settings.only.isEmpty && engine.settings.ignore.isEmpty }
}
