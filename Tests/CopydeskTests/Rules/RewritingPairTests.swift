import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview

/// Alerts and notifications before and after: what was wrong is reported, what was mended is left alone.
@Suite struct RewritingPairTests {
  private func diagnostics(of file: ByteBuffer, selecting: [String]) throws -> [Diagnostic] {
    var settings = Settings()
    settings.select = selecting
    return try FileReviewer(settings: settings).review(file, path: "a.jsonl").diagnostics
  }

  @Test func thereAreEnough() {
    #expect(RewritingPair.all.count >= 60)
    #expect(RewritingPair.all.allSatisfy { !$0.rules.isEmpty })
  }

  @Test("each rule named is found", arguments: RewritingPair.all)
  func isReported(_ pair: RewritingPair) throws {
    let found = Set(try diagnostics(of: pair.bad, selecting: ["*"]).map(\.rule))
    #expect(Set(pair.rules).subtracting(found) == [])
  }

  @Test("the better copy has no warning or error", arguments: RewritingPair.all)
  func isClean(_ pair: RewritingPair) throws {
    let loud = try diagnostics(of: pair.good, selecting: []).filter { $0.severity > .note }
    #expect(loud.map { "\($0.rule): \($0.text)" } == [])
  }
}
