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

  @Test func partsAreAnsweredAsTheWhole() {
    let buffer = ByteBuffer("boat.leave.titleLeave the boat?".utf8)
    let (key, value, none) = (buffer.bytes.slice(0..<16), buffer.bytes.slice(from: 16), buffer.bytes.slice(0..<0))
    let languages: [UInt16] = [0, 1, 0, 0, 1, 0, 1, 2]
    let questions = ContiguousArray(
      languages.enumerated().map { place, language in
        RoleQuestion(
          key: place % 3 == 0 ? none : key, comment: none, value: value, file: none, language: language,
          cue: RoleCueAnswer(.unknown, .none, 0), isOpen: place != 4)
      })
    withExtendedLifetime(buffer) {
      let round = model.round(of: questions)
      let parts = [0..<3, 3..<4, 4..<8].flatMap { model.answers(in: round, $0) }
      #expect(parts == Array(model.answers(to: questions)))
    }
  }
}
