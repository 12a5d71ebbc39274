import CopyEngine
import CopyKernel
import CopyModel
import CopyPassage
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

/// All directives of a file, by the entries that they hold for.
struct StetWishes {
  /// A directive with the comment that it stands in.
  struct Comment {
    let directive: StetDirective
    let slice: TextSlice
    let catalog: Catalog
    /// The entry that is spoken of; nil in a comment about the file.
    let entry: Int?

    var locale: LocaleTag { entry.map { catalog.locale(of: catalog.entries[$0]) } ?? catalog.locale }

    /// Something to say of `range` of the comment. Where escapes stand between, the entry’s text is named instead.
    func problem(_ kind: CatalogProblem.Kind, _ message: String, at range: Range<Int>) -> CatalogProblem {
      let key = entry.map { catalog.bytes(catalog.entries[$0].key).text }
      let file =
        slice.isInArena
        ? entry.map { catalog.entries[$0].raw } ?? 0..<0
        : slice.start + range.lowerBound..<slice.start + range.upperBound
      return CatalogProblem(kind, message, at: catalog.source.span(of: file), key: key)
    }
  }

  /// Which part of which directive.
  struct Place: Hashable {
    let comment: Int
    /// -1 for a directive about all rules.
    let subject: Int
  }

  private(set) var comments: [Comment] = []
  private var byEntry: [Int: [Int]] = [:]
  private var fileWide: [Int] = []
  private let patterns: [StetPattern]
  private let catalog: Catalog

  init(_ catalog: Catalog, _ patterns: [StetPattern]) {
    self.catalog = catalog
    self.patterns = StetPattern.holding(patterns, in: catalog)
    for remark in catalog.remarks { add(remark, entry: nil) }
    var (last, numbers) = (TextSlice.none, [Int]())
    for (index, entry) in catalog.entries.enumerated() where !entry.comment.isEmpty {
      // The texts of one key share its comment.
      if entry.comment != last {
        last = entry.comment
        numbers = add(entry.comment, entry: index)
      }
      if !numbers.isEmpty { byEntry[index] = numbers }
    }
  }

  var isEmpty: Bool { comments.isEmpty && patterns.isEmpty }

  /// Notes the directives of a comment and returns the numbers of those that hold for its entry alone.
  @discardableResult
  private mutating func add(_ slice: TextSlice, entry: Int?) -> [Int] {
    var own: [Int] = []
    for directive in StetReader.directives(in: catalog.bytes(slice)) {
      if directive.isFileWide {
        fileWide.append(comments.count)
      } else if entry != nil {
        own.append(comments.count)
      } else {
        // A heading that a blank line parts from the next entry is about none.
        continue
      }
      comments.append(Comment(directive: directive, slice: slice, catalog: catalog, entry: entry))
    }
    return own
  }

  /// What silences `rule` on the entry at `index`; nil for nothing.
  func place(for rule: String, of index: Int) -> Place? {
    if let place = place(for: rule, in: byEntry[index] ?? []) ?? place(for: rule, in: fileWide) { return place }
    if patterns.isEmpty { return nil }
    let entry = catalog.entries[index]
    return patterns.contains { $0.silences(rule, catalog.bytes(entry.key), catalog.extras(of: entry)?.path) }
      ? Place(comment: -1, subject: -1) : nil
  }

  /// The same for what is said of a key rather than an entry.
  func place(for rule: String, ofKey key: String?) -> Place? {
    let entries = key.map { key in
      byEntry.keys.sorted().filter { catalog.bytes(catalog.entries[$0].key).elementsEqual(key.utf8) }
    }
    for entry in entries ?? [] { if let place = place(for: rule, of: entry) { return place } }
    return place(for: rule, in: fileWide)
  }

  private func place(for rule: String, in numbers: [Int]) -> Place? {
    for number in numbers {
      let subjects = comments[number].directive.subjects
      if subjects.isEmpty { return Place(comment: number, subject: -1) }
      if let subject = subjects.firstIndex(where: { Glob.matches($0.pattern, rule) }) {
        return Place(comment: number, subject: subject)
      }
    }
    return nil
  }
}

/// What is said of directives.
enum StetMessage {
  /// - Parameter dash: what divides the reason from the rest where the directive stands.
  static func noReason(_ dash: String) -> String {
    "“stet” gives no reason. Write it at the end, as in “\(dash) the film’s name”"
  }

  static let unused = "“stet” silences nothing here. Take it out"

  static func silent(_ rule: String) -> String { "“\(rule)” has nothing to say here. Take it out of “stet”" }

  static func unknown(_ rule: String, among rules: [String]) -> String {
    let nearest = Nearest.name(to: rule, among: rules).map { "Is it “\($0)”?" }
    return "No rule is called “\(rule)”. \(nearest ?? "See copydesk rules")"
  }
}
