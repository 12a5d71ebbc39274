import Foundation
import Testing

@testable import Copydesk

/// The generated page is fresh, and no statement of the guidance is forgotten.
@Suite struct RuleTableTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation").standardizedFileURL

  /// Statements that neither a check nor a question can answer; 14, scrolling, will be answered by measured widths.
  static let unanswerable: Set<Int> = [4, 6, 9, 14, 19, 65, 79]

  private func table() throws -> String {
    try String(contentsOf: Self.folder.appending(path: "statements.tsv"), encoding: .utf8)
  }

  @Test func everyStatementHasItsRuleOrQuestion() throws {
    let numbers = RuleTable.Statement.read(try table()).map(\.number)
    #expect(numbers == Array(1...79))
    let answered = Set(RuleTable.rules.flatMap(\.statements))
    #expect(numbers.filter { !answered.contains($0) && !Self.unanswerable.contains($0) } == [])
  }

  /// `RECORD_DOCUMENTS=1 swift test --filter RuleTableTests` writes the page anew, and fails once.
  @Test func pageIsFresh() throws {
    let file = Self.folder.appending(path: "Rules.md")
    let page = RuleTable.page(statements: try table())
    let isFresh = try String(contentsOf: file, encoding: .utf8) == page
    if !isFresh, ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isFresh, "Documentation/Rules.md is stale: RECORD_DOCUMENTS=1 swift test --filter RuleTableTests")
  }
}
