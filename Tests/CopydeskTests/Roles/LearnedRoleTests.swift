import CopyModel
import Foundation
import Testing

@testable import CopyPassage

/// What becomes of the roles of whole catalogues once words, form, and neighbours are weighed.
@Suite struct LearnedRoleTests {
  private struct Row {
    let table: String
    let string: (key: String, comment: String, value: String)
    let role: Role
  }

  private func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).appending(path: "../../../Fixtures/Roles/garden.tsv").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(table: cells[0], string: (cells[1], cells[2], cells[3]), role: try #require(Role(name: cells[4])))
    }
  }

  @Test func `Made-up catalogues keep to a floor, and what is sure is right`() throws {
    let tables = Dictionary(grouping: try rows(), by: \.table)
    var (right, all, sure, wrong): (Int, Int, Int, [String]) = (0, 0, 0, [])
    for rows in tables.values {
      let guesses = RoleInference().guesses(for: SampleCatalog.make(rows.map(\.string)))
      for (row, guess) in zip(rows, guesses) {
        all += 1
        right += guess.role == row.role ? 1 : 0
        if guess.isWeak { continue }
        sure += 1
        if guess.role != row.role { wrong.append("\(row.string): \(guess.role.name)") }
      }
    }
    #expect(Double(right) >= Double(all) * 0.85, "\(right) of \(all)")
    #expect(Double(sure) >= Double(all) * 0.4, "\(sure) of \(all)")
    #expect(wrong.count * 10 <= sure, "\(wrong)")
  }

  @Test func `What is declared stays, and translations are not weighed`() {
    let strings = [("bed.alert.title", "", "Remove?"), ("bed.alert.message", "", "Es ist leer.")]
    let catalog = SampleCatalog.make(strings) { entry, index in
      if index == 0 { (entry.role, entry.evidence) = (.label, .explicit) } else { entry.locale = 1 }
    }
    let (guesses, cues) = (RoleInference().guesses(for: catalog), RoleInference().cues(for: catalog))
    #expect(guesses == cues)
  }
}
