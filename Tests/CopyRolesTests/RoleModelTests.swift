import CopyModel
import Testing

@testable import CopyRoles

@Suite struct RoleModelTests {
  private let model = RoleModel()

  /// Features are computed twice, here and where the weights are learned: one that differs weighs nothing or the wrong thing.
  @Test func saysWhatItsRecipeSays() throws {
    var count = 0
    for rows in try RoleTable("agreement.tsv").tables {
      for (row, answer) in zip(rows, RoleTable.answers(to: rows, by: model)) {
        count += 1
        #expect(answer.role == row.role, "\(row.cells)")
        #expect(abs(answer.confidence - row.confidence) < 0.0056, "\(row.cells): \(answer)")
      }
    }
    #expect(count > 300)
  }
}
