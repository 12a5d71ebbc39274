import CopyKernel
import CopyModel
import CopyPassage
import Testing

@testable import CopyReview

/// What a suggestion for programs mends beside its own fault.
@Suite struct SureFixesTests {
  private func suggestions(_ text: String, completes: Bool = true) throws -> [String: Suggestion] {
    var settings = Settings()
    settings.completesSuggestions = completes
    let file = "/* Alert message */\n\"kiln.alert.message\" = \"\(text)\";\n"
    let review = try FileReviewer(settings: settings).review(
      ByteBuffer(Array(file.utf8)), path: "en.lproj/a.strings")
    let pairs = review.diagnostics.compactMap { finding in finding.suggestions.first.map { (finding.rule, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test func `all places of one fault go together`() throws {
    let found = try suggestions("Fire the  kiln and open the  lid.")
    #expect(found["typo-spacing"]?.text == "Fire the kiln and open the lid.")
    let own = try suggestions("Fire the  kiln and open the  lid.", completes: false)
    #expect(own["typo-spacing"]?.text == "Fire the kiln and open the  lid.")
  }

  @Test func `what is made without a look takes nothing along that isn’t`() throws {
    let sure = try #require(Fix([Splice(0..<1, "A")], isSafe: true))
    var doubtful = try #require(Fix([Splice(2..<3, "B")], isSafe: true))
    doubtful.placeDoubt = .name
    let findings = [sure, doubtful].enumerated().map { index, fix in
      Finding(rule: "rule-\(index)", severity: .warning, message: "", entry: 0, range: 0..<1, fixes: [fix])
    }
    let fixes = try #require(SureFixes.ofSeveral(findings)[0])
    #expect(fixes.completing(sure, of: "rule-0").map(\.text) == ["A"])
    #expect(fixes.completing(doubtful, of: "rule-1").map(\.text) == ["A", "B"])
  }

  @Test func `what wants the capitals of a sentence wants its mark`() throws {
    let low = try #require(Fix([Splice(4..<5, "d")], isSafe: false))
    let mark = try #require(Fix([Splice(12..<12, ".")], isSafe: false))
    let findings = [low, mark].enumerated().map { index, fix in
      Finding(rule: "rule-\(index)", severity: .warning, message: "", entry: 0, range: 0..<1, fixes: [fix])
    }
    let fixes = try #require(SureFixes.ofSeveral(findings)[0])
    #expect(fixes.completing(low, of: "rule-0").map(\.text) == ["d", "."])
  }

  @Test func `better words are spelled right`() throws {
    let low = try #require(Fix([Splice(4..<5, "d")], isSafe: false))
    let spelled = try #require(Fix([Splice(8..<9, "ei")], isSafe: false))
    let findings = [("rule", low), ("typo-misspelling", spelled)].map { rule, fix in
      Finding(rule: rule, severity: .warning, message: "", entry: 0, range: 0..<1, fixes: [fix])
    }
    let fixes = try #require(SureFixes.ofSeveral(findings)[0])
    #expect(fixes.completing(low, of: "rule").map(\.text) == ["d", "ei"])
    #expect(fixes.completing(spelled, of: "typo-misspelling").map(\.text) == ["ei"])
  }

  @Test func `what opens an exclamation keeps its mark`() throws {
    let opening = try #require(Fix([Splice(0..<0, "¡")], isSafe: false))
    let calm = try #require(Fix([Splice(12..<13, "")], isSafe: true))
    let findings = [opening, calm].enumerated().map { index, fix in
      Finding(rule: "rule-\(index)", severity: .warning, message: "", entry: 0, range: 0..<1, fixes: [fix])
    }
    let fixes = try #require(SureFixes.ofSeveral(findings)[0])
    #expect(fixes.completing(opening, of: "rule-0").map(\.text) == ["¡"])
  }

  @Test func `a word is spelled right in a sentence that is wrong still`() throws {
    let found = try suggestions("You enterd the wrong code.")
    #expect(found["typo-misspelling"]?.text == "You entered the wrong code.")
  }

  @Test func `a slip and the one that it hides are mended at once`() throws {
    let found = try suggestions("Your enterd a code.")
    #expect(found["typo-misspelling"]?.text == "You entered a code.")
  }

  @Test func `other words are no part of another fault`() throws {
    let found = try suggestions("The  kiln was not fired becuase it rained.")
    #expect(found["typo-spacing"]?.text == "The kiln was not fired becuase it rained.")
    #expect(found["typo-misspelling"]?.text == "The kiln was not fired because it rained.")
  }
}
