import Foundation
import Testing

/// ARCHITECTURE’s table of layers says what each target imports, so the page can’t drift from the program.
@Suite struct ArchitectureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// Each row of the table: the target, and what it may import.
  private func rows() throws -> [(target: String, imports: Set<String>)] {
    let page = try String(contentsOf: Self.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let table = try #require(page.range(of: "| target | holds | imports |"))
    let lines = page[table.upperBound...].split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
    return lines.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return (names(in: cells[1]).first ?? "", Set(names(in: cells[3])))
    }
  }

  /// The words in backticks.
  private func names(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// What the Swift files of a target import of this package.
  private func imports(of target: String, among targets: Set<String>) throws -> Set<String> {
    let folder = Self.root.appending(path: "Sources/\(target)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.dropLast().last == "import", let name = words.last.map(String.init) else { continue }
        if targets.contains(name) { found.insert(name) }
      }
    }
    return found
  }

  @Test func `Each target imports what its row says, and nothing else`() throws {
    let rows = try rows()
    let targets = Set(rows.map(\.target))
    for row in rows where row.target.hasPrefix("Copy") {
      #expect(try imports(of: row.target, among: targets) == row.imports, "\(row.target)")
    }
  }

  @Test func `A target imports only those above it`() throws {
    var above: Set<String> = []
    for row in try rows() {
      #expect(row.imports.isSubset(of: above), "\(row.target)")
      above.insert(row.target)
    }
  }

  @Test func `Every folder of sources has its row`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
    let rows = Set(try rows().map(\.target))
    #expect(folders.filter { !$0.hasPrefix("System") && !rows.contains($0) } == [])
  }
}
