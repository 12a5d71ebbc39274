import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview
@testable import CopyRules

/// Each example of each rule, in every disguise.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let example: RuleExample
    var testDescription: String { "\(rule): \(example.marked)" }
  }

  static let cases: [Case] = {
    var seen: Set<String> = []
    return RuleRegistry.all.map(\.info).filter { seen.insert($0.id).inserted }.flatMap { info in
      info.examples.map { Case(rule: info.id, example: $0) }
    }
  }()

  static let strings = cases.filter { !$0.example.isBlock && !$0.example.isTable }
  static let tables = cases.filter(\.example.isTable)
  static let sets = cases.filter(\.example.isBlock)

  private func settings(for one: Case) -> Settings {
    var settings = Settings()
    settings.only = [one.rule]
    settings.guide = one.example.guide
    // Examples are the guidance’s own, in the disguise of Android too.
    settings.caseStyle = .apple
    if one.example.format == nil { settings.platforms = [PathChoice(path: nil, names: ["ios"], place: "")] }
    settings.locale = one.example.locale
    if !one.example.isBlock, !one.example.isTable { settings.role = one.example.role }
    return settings
  }

  /// Rules that speak otherwise, or not at all, of copy that has a base.
  private static let ofBaseCopy: Set<String> = [
    "typo-spacing", "placeholder-unnumbered", "placeholder-interpolation", "l10n-spelling", "width-expansion",
  ]

  private func disguises(for one: Case) -> [Disguise] {
    let needsBase = one.example.base == nil && Self.ofBaseCopy.contains(one.rule)
    let texts = [one.example.text, one.example.base ?? ""]
    return Disguise.all(for: one.example).filter { texts.allSatisfy($0.canHold) && !(needsBase && $0.isBilingual) }
  }

  /// The example as a file, beside its base where it has one in a file of its own.
  private func file(_ one: Case, as disguise: Disguise) -> (ByteBuffer, BaseCatalog?) {
    guard let base = one.example.base else { return (disguise.file(holding: one.example.text), nil) }
    return disguise.translation(one.example.text, of: base, in: one.example.locale)
  }

  /// One review of each disguise tells all of it.
  @Test(
    "the marked words are reported in their place, and nothing else; the first suggestion is the better copy",
    arguments: strings)
  func reports(_ one: Case) throws {
    let reviewer = try FileReviewer(settings: settings(for: one))
    for disguise in disguises(for: one) {
      let (file, base) = file(one, as: disguise)
      let reviewed = reviewer.review(file, path: disguise.path, base: base)
      let last = reviewed.review.catalog.entries.count - 1
      let found = reviewed.review.findings.filter { $0.entry == last && $0.rule == one.rule }
      #expect(found.map(\.range) == one.example.marks, "\(disguise.testDescription)")
      #expect(reviewed.review.catalog.problems.isEmpty, "\(disguise.testDescription)")
      guard one.example.isBad else { continue }
      let diagnostic = try #require(reviewed.diagnostics.last { $0.rule == one.rule })
      #expect(diagnostic.suggestions.first?.text == one.example.better, "\(disguise.testDescription)")
      if disguise.writesWordsAlike { try expectPlace(of: diagnostic, in: reviewed, file, disguise) }
      guard diagnostic.suggestions.first?.isSafe == true else { continue }
      try expectFix(one, file, after: reviewed, reviewer, base, disguise)
    }
  }

  /// The place on disk holds the marked words.
  private func expectPlace(
    of diagnostic: Diagnostic, in reviewed: FileReview, _ file: ByteBuffer, _ disguise: Disguise
  ) throws {
    let span = try #require(diagnostic.place?.span)
    let escaped = reviewed.format.escape(diagnostic.wordsText, for: Entry())
    #expect(
      Array(file.bytes.slice(span.offset..<span.end)) == reviewed.review.catalog.source.encode(escaped),
      "\(disguise.testDescription)")
  }

  /// After the fix the rule is silent, and nothing is left to mend.
  private func expectFix(
    _ one: Case, _ file: ByteBuffer, after reviewed: FileReview, _ reviewer: FileReviewer, _ base: BaseCatalog?,
    _ disguise: Disguise
  ) throws {
    let fixed = FileFixer(reviewer, extent: .safe, base: base).fixed(file, path: disguise.path, after: reviewed)
    #expect(fixed.failure == nil && fixed.edits > 0, "\(disguise.testDescription)")
    let after = reviewer.review(fixed.bytes, path: disguise.path, base: base)
    #expect(!after.diagnostics.contains { $0.rule == one.rule && $0.text == one.example.better })
    #expect(FixPlan(after, extent: .safe).edits.isEmpty, "\(disguise.testDescription)")
  }

  @Test("alerts and notifications as a whole", arguments: sets)
  func reportsSets(_ one: Case) throws {
    let base = one.example.base.map { BaseCatalog(ByteBuffer(Array($0.utf8)), path: "") }
    let review = try FileReviewer(settings: settings(for: one)).review(
      ByteBuffer(Array(one.example.text.utf8)), path: "", base: base)
    let places = review.diagnostics.filter { $0.rule == one.rule }.compactMap(\.place?.span)
    #expect(places.map { $0.offset..<$0.end } == one.example.marks)
  }

  @Test("translations as a whole", arguments: tables)
  func reportsTables(_ one: Case) throws {
    let table = TableExample(one.example)
    for (file, base, path) in table.disguises {
      let review = try FileReviewer(settings: settings(for: one)).review(file, path: path, base: base)
      let found = review.diagnostics.filter { $0.rule == one.rule }
      #expect(found.map(\.text) == table.marked, "\(path)")
      #expect(found.allSatisfy { $0.place != nil }, "\(path)")
    }
  }

  @Test(
    "with all rules on, a fix brings no other rule to speak", arguments: strings.filter { $0.example.better != nil })
  func fixTriggersNothing(_ one: Case) throws {
    var settings = settings(for: one)
    settings.only = []
    settings.select = ["*"]
    let reviewer = try FileReviewer(settings: settings)
    let disguise = Disguise.all(for: one.example)[0]
    let (file, base) = file(one, as: disguise)
    let before = Set(reviewer.review(file, path: disguise.path, base: base).diagnostics.map(\.rule))
    let fixed = try FileFixer(reviewer, extent: .safe, base: base).fix(file, path: disguise.path).bytes
    let after = Set(reviewer.review(fixed, path: disguise.path, base: base).diagnostics.map(\.rule))
    #expect(after.isSubset(of: before))
  }
}
