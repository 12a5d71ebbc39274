import CopyProgram
import Testing

@Suite("The table of calls")
struct CallTableTests {
  @Test("every line can be read")
  func lines() {
    #expect(CallTable.faults(in: Reading.table).isEmpty)
    #expect(CallTable.faults(in: "swift\tAlert\ttitle\talert-titel\talert\nswift\tAlert").count == 2)
  }
}
