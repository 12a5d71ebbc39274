import CopyProgram
import CopyText
import Testing

@Suite("The table of calls")
struct CallTableTests {
  @Test("every line can be read")
  func lines() { #expect(CallTable.faults(in: Self.text).isEmpty) }

  static let text: String = {
    guard let file = EmbeddedFile(named: "shared/calls.tsv") else { return "" }
    return String(decoding: file.bytes, as: UTF8.self)
  }()
}
