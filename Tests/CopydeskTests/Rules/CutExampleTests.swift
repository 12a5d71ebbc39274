import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview
@testable import CopyRules

/// Examples cut short, with a placeholder for a word, or behind a greeting: copy as nobody writes it, and as people type it on the
/// way. Rules that look at the word before or behind must find an edge there.
@Suite struct CutExampleTests {
  /// Up to each of its words, from each on, and with each of them filled in at run time.
  private static func pieces(of text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    var pieces = ["%@ \(text)", "Welcome \(text)"]
    for place in words.indices.dropFirst() {
      let (before, behind) = (words[..<place].joined(separator: " "), words[place...].joined(separator: " "))
      let rest = words[(place + 1)...].joined(separator: " ")
      pieces += [before, behind, "\(before) %@ \(rest)"]
    }
    return pieces
  }

  @Test(arguments: Role.allCases)
  func areReadToTheirEnds(_ role: Role) throws {
    let examples = RuleExampleTests.strings.map(\.example).filter { $0.role == role }
    let texts = Set(examples.flatMap { Self.pieces(of: $0.text) }).sorted()
    var settings = Settings()
    settings.role = role
    let rows = texts.enumerated().map { "\"k\($0.offset)\" = \"\(Self.escaped($0.element))\";" }
    let review = try FileReviewer(settings: settings).review(
      ByteBuffer(Array(rows.joined(separator: "\n").utf8)), path: "a.strings"
    ).review
    #expect(review.catalog.problems.isEmpty)
    for finding in review.findings {
      let value = review.catalog.bytes(review.catalog.entries[finding.entry].value)
      #expect(finding.range.upperBound <= value.count && !finding.range.isEmpty, "\(finding.rule): \(value.text)")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
