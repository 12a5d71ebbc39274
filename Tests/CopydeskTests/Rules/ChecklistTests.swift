import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReporting
@testable import CopyReview
@testable import CopyRules

/// The questions that no text can answer.
@Suite struct ChecklistTests {
  private func checklist(_ blocks: String) throws -> Checklist {
    var settings = Settings()
    settings.asksQuestions = true
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(blocks.utf8)), path: "")
    return try #require(review.summary.checklist)
  }

  @Test func namesTheAlertsThatAQuestionConcerns() throws {
    let items = try checklist(
      "Title: Welcome!\nMessage: Enter a name.\nButtons: OK\n\nTitle: Sign out?\nButtons: Cancel, Sign Out"
    ).items
    #expect(items.first { $0.rule == "alert-overuse" }?.subjects.map(\.text) == ["Welcome!", "Sign out?"])
    #expect(items.first { $0.rule == "alert-at-launch" }?.subjects.map(\.text) == ["Welcome!"])
    #expect(items.first { $0.rule == "alert-text-field" }?.count == 1)
    #expect(!items.contains { $0.rule == "notification-sound" })
  }

  @Test func asksInTheOrderOfTheRules() throws {
    let items = try checklist(
      "Notification title: New Order\nBody: It arrives.\n\nTitle: ⚠️ Sign out?\nMessage: Now.\nButtons: Cancel, Sign Out"
    ).items
    let order = RuleRegistry.checklist.map(\.info.id)
    #expect(items.map(\.rule) == order.filter(items.map(\.rule).contains))
    #expect(
      items.contains { $0.rule == "alert-caution-symbol" } && items.contains { $0.rule == "notification-consent" })
  }

  @Test func keepsFewSubjectsAndCountsAll() throws {
    let blocks = (1...50).map { "Title: Delete list \($0)?\nButtons: Cancel, Delete" }.joined(separator: "\n\n")
    let item = try #require(try checklist(blocks).items.first)
    #expect(item.count == 50 && item.subjects.count == Checklist.limit)
  }

  @Test func isNoFindingAndOnlyOnDemand() throws {
    let review = try FileReviewer(settings: Settings()).review(
      ByteBuffer(Array("Title: Sign out?\nButtons: Cancel, Sign Out".utf8)), path: "")
    #expect(review.summary.checklist == nil)
    let ids = Set(RuleRegistry.checklist.map(\.info.id))
    #expect(!review.diagnostics.contains { ids.contains($0.rule) })
  }

  @Test(arguments: RuleRegistry.checklist.map { ($0.info.id, $0.question) })
  func questionsAreQuestions(_ id: String, _ question: String) {
    #expect(question.hasSuffix("?"))
    #expect(RuleCatalogue(guide: .hig2022, locale: nil, isColored: false).page(of: id)?.contains(question) == true)
  }
}
