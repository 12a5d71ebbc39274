import CopyModel
import Foundation

@testable import CopyRoles

/// Strings in the lines of a file, with all that is known of them, grouped as they stand in one catalogue.
struct RoleTable {
  struct Row {
    let cells: [String]
    var role: Role { Role(name: cells[8]) ?? .unknown }
    var confidence: Float { Float(cells[9]) ?? 0 }
  }

  /// The rows of each catalogue.
  private(set) var tables: [[Row]] = []

  init(_ name: String) throws {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/Roles/\(name)").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let rows = lines.map { line in
      Row(
        cells: line.split(separator: "\t", omittingEmptySubsequences: false).map {
          $0.replacingOccurrences(of: "\\n", with: "\n")
        })
    }
    for row in rows {
      if tables.last?.first?.cells[0] == row.cells[0] {
        tables[tables.count - 1].append(row)
      } else {
        tables.append([row])
      }
    }
  }

  /// What the model says of the rows of one catalogue.
  static func answers(to rows: [Row], by model: RoleModel) -> ContiguousArray<RoleAnswer> {
    var (text, ends) = ([UInt8](), [0])
    for cell in rows.flatMap({ $0.cells[1...4] }) {
      text += cell.utf8
      ends.append(text.count)
    }
    let buffer = ByteBuffer(text)
    let questions = ContiguousArray(
      rows.enumerated().map { number, row in
        let bytes = (0..<4).map { buffer.bytes.slice(ends[4 * number + $0]..<ends[4 * number + $0 + 1]) }
        return RoleQuestion(
          key: bytes[0], comment: bytes[1], value: bytes[2], file: bytes[3], language: 0, cue: cue(row.cells))
      })
    return withExtendedLifetime(buffer) { model.answers(to: questions) }
  }

  private static func cue(_ cells: [String]) -> RoleCueAnswer {
    let evidence = RoleEvidence.allCases.first { $0.name == cells[6] } ?? .none
    return RoleCueAnswer(Role(name: cells[5]) ?? .unknown, evidence, (Float(cells[7]) ?? 0) / 100)
  }
}
