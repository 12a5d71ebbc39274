import CopyModel
import CopyPassage
import TestSupport
import Testing

/// Tables with an old and a new wording of each string.
@Suite struct PastedWordingTests {
  private func entries(_ text: String) -> [Entry] {
    CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "").entries.map(\.self)
  }

  private func roles(_ text: String) -> [Role] { entries(text).map(\.role) }

  @Test(arguments: ["Old | New", "Before | After", "Previous | New", "Was | Is now", "현재 | 변경안", "Alt | Neu"])
  func `Each wording has the role of its row`(head: String) {
    let text = "| Key | \(head) |\n| --- | --- | --- |\n| kite.title | Landed | Oops! |\n| line.title | Wound | Up |\n"
    #expect(roles(text) == Array(repeating: .alertTitle, count: 4))
    // The old ones are gone when the new ones stand.
    #expect(entries(text).map { $0.flags.contains(.isExempt) } == [true, false, true, false])
  }

  @Test func `Of two new wordings none is old`() {
    let text = "| Key | Option A | Option B |\n| --- | --- | --- |\n| kite.title | Landed | Oops! |\n"
    #expect(entries(text).allSatisfy { !$0.flags.contains(.isExempt) })
  }

  @Test func `Names of parts may stand in any column`() {
    let text =
      "ID\tPart\tText\n1\tTitle\tLand the kite?\n2\tMessage\tThe line is wound up.\n"
      + "3\tButton left\tCancel\n4\tButton right\tLand\n"
    #expect(roles(text) == [.alertTitle, .alertMessage, .button, .button])
  }

  private func values(_ text: String) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.entries.map { catalog.bytes($0.value).text }
  }

  @Test func `Where bars part buttons, commas stand within them`() {
    #expect(values("Title: Leave?\nButtons: No, stay | Yes, leave\n") == ["Leave?", "No, stay", "Yes, leave"])
  }
}
