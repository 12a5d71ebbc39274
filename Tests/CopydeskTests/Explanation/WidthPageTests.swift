import Foundation
import Testing

@testable import CopyReporting

@Suite struct WidthPageTests {
  private static let root = RuleTableTests.folder.deletingLastPathComponent()

  private func table(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "Lexicons/\(path)"), encoding: .utf8)
  }

  /// `bin/record` writes the page anew.
  @Test func pageIsFresh() throws {
    let file = Self.root.appending(path: "Documentation/Widths.md")
    let page = WidthPage.page(
      surfaces: try table("surfaces/surfaces.tsv"), expansion: try table("expansion/expansion.tsv"))
    let isFresh = (try? String(contentsOf: file, encoding: .utf8)) == page
    if !isFresh, ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isFresh, "Documentation/Widths.md is stale: run bin/record")
  }

  @Test func factsHaveTheirSource() throws {
    for line in try table("surfaces/surfaces.tsv").split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(cells.count == 5 && "DMCE".contains(cells[3]) && !cells[4].isEmpty, "\(line)")
    }
  }
}
