import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRules

/// Copy made of nothing but faults is bounded work, and its first faults are told.
@Suite struct BoundTests {
  private func review(_ copy: String) throws -> FileReview {
    var settings = Settings()
    settings.role = .alertMessage
    settings.locale = .english
    settings.select = ["*"]
    return try FileReviewer(settings: settings).review(ByteBuffer(copy.utf8), path: "")
  }

  @Test("a rule speaks so many times in one string, and says that there is more")
  func limitsFindings() throws {
    let found = try review(String(repeating: "Stop now! ", count: 200)).diagnostics.filter {
      $0.rule == "tone-exclamation"
    }
    #expect(found.count == Report.limit)
    #expect(found.last?.notes.last == "More of the same stand in this string.")
  }

  @Test(
    "names, spaces, and quotation marks by the hundred",
    arguments: [
      "wifi Iphone url ", "a  b ", "Tap “OK” to go. ", "Error 5. ", "item(s) ",
    ])
  func ends(_ piece: String) throws {
    let found = try review(String(repeating: piece, count: 2 * Report.limit)).diagnostics
    #expect(!found.isEmpty)
    let counts = Dictionary(grouping: found, by: \.rule).mapValues(\.count)
    #expect(counts.allSatisfy { $0.value <= Report.limit }, "\(counts)")
  }

  /// Work is bounded by `Report.limit` for each rule, as the test above says; here the longest copy is gone through once.
  @Test("the longest copy that is judged ends", .timeLimit(.minutes(9)))
  func endsAtItsLongest() throws {
    let piece = "a  b "
    let copy = String(repeating: piece, count: CatalogReviewer.longestCopy / piece.utf8.count)
    #expect(try !review(copy).diagnostics.isEmpty)
  }

  @Test("a page of text is no interface copy")
  func leavesPagesAlone() throws {
    #expect(try review(String(repeating: "Stop now! ", count: 2_000)).diagnostics.isEmpty)
  }

  @Test("all faults are mended, however many rounds it takes")
  func fixesAll() throws {
    var settings = Settings()
    settings.role = .alertMessage
    let reviewer = try FileReviewer(settings: settings)
    let copy = ByteBuffer(String(repeating: "The oven is hot! ", count: 150).utf8)
    let fixed = try FileFixer(reviewer, extent: .safe).fix(copy, path: "").bytes
    #expect(!fixed.bytes.contains(UInt8(ascii: "!")))
  }
}
