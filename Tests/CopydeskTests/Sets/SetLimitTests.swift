import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview

/// An alert with as many buttons as a program can write costs no more than one with a few hundred.
@Suite struct SetLimitTests {
  private static func review(buttons count: Int) throws -> [Diagnostic] {
    let buttons = (0..<count).map { "\"shed.alert.button\($0)\" = \"Water Bed \($0)!\";\n" }.joined()
    let text = "\"shed.alert.title\" = \"Water the beds?\";\n" + buttons
    var settings = Settings()
    settings.only = ["alert-action-sheet", "tone-exclamation"]
    return try FileReviewer(settings: settings).review(ByteBuffer(Array(text.utf8)), path: "a.strings").diagnostics
  }

  @Test func theRestIsToldAndJudgedAlone() throws {
    let told = try Self.review(buttons: CopySet.limit + 44)
    let whole = told.filter { $0.rule == "alert-action-sheet" }.map(\.message)
    #expect(whole == ["300 choices are too many to show at once. Only the first 256 are judged together"])
    #expect(told.filter { $0.rule == "tone-exclamation" }.count == 300)
  }

  @Test func asManyAsFitAreJudgedTogether() throws {
    let told = try Self.review(buttons: CopySet.limit)
    #expect(!told.contains { $0.message.contains("Only the first") })
  }

  @Test func aBoundedSetKeepsNoMoreThanItJudges() {
    let set = CopySet(
      name: "a", kind: .alert, title: 0, message: nil, buttons: Array(1...1000),
      styles: Array(repeating: [], count: 1000), isDeclared: true, orderIsKnown: false)
    #expect(set.bounded.members.count == CopySet.limit + 1)
    #expect(set.bounded.styles.count == CopySet.limit && set.bounded.leftOut == 1000 - CopySet.limit)
    #expect(set.bounded.bounded == set.bounded)
  }
}
