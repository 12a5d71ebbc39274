import Foundation
import Testing

@testable import CopyReporting

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

  /// `bin/record` writes the page anew.
  @Test func pageIsFresh() throws {
    let file = Self.folder.appending(path: "Rules.md")
    let page = RuleTable.page(statements: try table())
    let isFresh = try String(contentsOf: file, encoding: .utf8) == page
    if !isFresh, ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isFresh, "Documentation/Rules.md is stale: run bin/record")
  }

  /// A page for each rule, written and compared as the list is.
  @Test func pagesOfRulesAreFresh() throws {
    let folder = Self.folder.appending(path: "rules")
    let pages = Dictionary(
      uniqueKeysWithValues: RuleTable.rules.map { ("\($0.id).md", RulePage.markdown($0, title: true)) })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    let stale = try pages.filter { name, page in
      guard names.contains(name) else { return true }
      return try String(contentsOf: folder.appending(path: name), encoding: .utf8) != page
    }
    let orphans = names.filter { pages[$0] == nil }
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      for (name, page) in stale { try page.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
      for name in orphans { try FileManager.default.removeItem(at: folder.appending(path: name)) }
    }
    #expect(stale.isEmpty && orphans.isEmpty, "Documentation/rules is stale: run bin/record")
  }
}
