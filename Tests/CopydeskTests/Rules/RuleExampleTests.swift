import CopyModel
import Testing

@testable import Copydesk

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

  static let strings = cases.filter { !$0.example.isBlock }
  static let sets = cases.filter(\.example.isBlock)

  private func settings(for one: Case) -> Settings {
    var settings = Settings()
    settings.only = [one.rule]
    settings.guide = one.example.guide
    settings.locale = one.example.locale
    if !one.example.isBlock { settings.role = one.example.role }
    return settings
  }

  @Test("the marked words are reported, and nothing else", arguments: strings)
  func reports(_ one: Case) throws {
    let reviewer = try FileReviewer(settings: settings(for: one))
    for disguise in Disguise.all(for: one.example) {
      let file = disguise.file(holding: one.example.text)
      let review = try reviewer.review(file, path: disguise.path)
      let last = review.review.catalog.entries.count - 1
      let found = review.review.findings.filter { $0.entry == last && $0.rule == one.rule }
      #expect(found.map(\.range) == one.example.marks, "\(disguise.testDescription)")
      #expect(review.review.catalog.problems.isEmpty, "\(disguise.testDescription)")
    }
  }

  @Test("the place on disk holds the marked words", arguments: strings.filter(\.example.isBad))
  func places(_ one: Case) throws {
    let reviewer = try FileReviewer(settings: settings(for: one))
    for disguise in Disguise.all(for: one.example) where disguise.testDescription != "strings, escapes everywhere" {
      let file = disguise.file(holding: one.example.text)
      let review = try reviewer.review(file, path: disguise.path)
      let diagnostic = try #require(review.diagnostics.last { $0.rule == one.rule })
      let span = try #require(diagnostic.place?.span)
      let source = review.review.catalog.source
      let escaped = review.format.escape(diagnostic.wordsText, for: Entry())
      #expect(Array(file.bytes.slice(span.offset..<span.end)) == source.encode(escaped), "\(disguise.testDescription)")
    }
  }

  @Test(
    "the first suggestion is the better copy; after it the rule is silent", arguments: strings.filter(\.example.isBad))
  func fixes(_ one: Case) throws {
    let reviewer = try FileReviewer(settings: settings(for: one))
    for disguise in Disguise.all(for: one.example) {
      let file = disguise.file(holding: one.example.text)
      let diagnostic = try #require(
        reviewer.review(file, path: disguise.path).diagnostics.first { $0.rule == one.rule })
      #expect(diagnostic.suggestions.first?.text == one.example.better, "\(disguise.testDescription)")
      guard diagnostic.suggestions.first?.isSafe == true else { continue }
      let (fixed, edits) = try FileFixer(reviewer, extent: .safe).fix(file, path: disguise.path)
      #expect(edits > 0)
      let after = try reviewer.review(fixed, path: disguise.path).diagnostics
      #expect(!after.contains { $0.rule == one.rule })
      #expect(try FileFixer(reviewer, extent: .safe).fix(fixed, path: disguise.path).edits == 0)
    }
  }

  @Test("alerts and notifications as a whole", arguments: sets)
  func reportsSets(_ one: Case) throws {
    let review = try FileReviewer(settings: settings(for: one)).review(
      ByteBuffer(Array(one.example.text.utf8)), path: "")
    let places = review.diagnostics.filter { $0.rule == one.rule }.compactMap(\.place?.span)
    #expect(places.map { $0.offset..<$0.end } == one.example.marks)
  }

  @Test(
    "with all rules on, a fix brings no other rule to speak", arguments: strings.filter { $0.example.better != nil })
  func fixTriggersNothing(_ one: Case) throws {
    var settings = settings(for: one)
    settings.only = []
    settings.select = ["*"]
    let reviewer = try FileReviewer(settings: settings)
    let disguise = Disguise.all(for: one.example)[0]
    let file = disguise.file(holding: one.example.text)
    let before = Set(try reviewer.review(file, path: disguise.path).diagnostics.map(\.rule))
    let fixed = try FileFixer(reviewer, extent: .safe).fix(file, path: disguise.path).bytes
    let after = Set(try reviewer.review(fixed, path: disguise.path).diagnostics.map(\.rule))
    #expect(after.isSubset(of: before))
  }
}
