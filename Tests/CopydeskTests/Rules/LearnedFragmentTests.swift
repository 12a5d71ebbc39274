import CopyKernel
import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Copy that closes like a sentence and is told to be none: how loud, and whether without a look.
@Suite struct LearnedFragmentTests {
  private func finding(of title: String) throws -> Diagnostic {
    let block = Array("Title: \(title)\nMessage: The next one leaves at six.\nButtons: OK".utf8)
    let review = try FileReviewer(settings: Settings()).review(ByteBuffer(block), path: "")
    return try #require(review.diagnostics.first { $0.rule == "title-punctuation" })
  }

  @Test func whatIsLearnedWarnsAndEditsNothingByItself() throws {
    let found = try finding(of: "Last bus of the night.")
    #expect(found.severity == .warning && found.suggestions.first?.isSafe == false)
  }

  @Test func whatMarksAndTagsTellIsAnError() throws {
    let found = try finding(of: "Tape Jammed.")
    #expect(found.severity == .error && found.suggestions.first?.isSafe == true)
  }
}
