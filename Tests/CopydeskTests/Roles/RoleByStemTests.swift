import CopyModel
import TestSupport
import Testing

@testable import CopyPassage

/// Keys that name all parts of an alert tell them in any language.
struct RoleByStemTests {
  private func roles(_ text: String) -> [Role] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return RoleInference().guesses(for: catalog).map(\.role)
  }

  private func resources(_ strings: [(key: String, value: String)]) -> String {
    let lines = strings.map { "    <string name=\"\($0.key)\">\($0.value)</string>\n" }
    return "<resources>\n\(lines.joined())</resources>\n"
  }

  @Test func `Title, message, and answers under one stem are an alert`() {
    let text = resources([
      ("ofen_title", "Bist du dir sicher?"), ("ofen_body", "Wenn du den Ofen öffnest, wird er nicht mehr heiß."),
      ("ofen_ok", "Ja"), ("ofen_cancel", "Abbrechen"), ("ofen_done", "Der Ofen ist nun ganz kalt!"),
    ])
    #expect(roles(text).prefix(4) == [.alertTitle, .alertMessage, .button, .button])
    #expect(roles(text).last != .button)
  }

  @Test func `Android’s names of buttons are answers`() {
    let text = resources([
      ("ofen_title", "Achtung"), ("ofen_message", "Der Ofen ist heiß."), ("ofen_positive", "Ja"),
      ("ofen_negative", "Nein"),
    ])
    #expect(roles(text) == [.alertTitle, .alertMessage, .button, .button])
  }

  @Test(arguments: [
    // A page has a title and a text as well.
    [("ofen_title", "Der Ofen"), ("ofen_body", "Wenn du den Ofen öffnest, wird er nicht mehr heiß.")],
    [("ofen_page_title", "Der Ofen"), ("ofen_page_body", "Er ist noch nicht heiß."), ("ofen_page_ok", "Weiter")],
    // Of two titles nobody knows what they head.
    [("ofen_title", "Der Ofen"), ("ofenTitle", "Ein Ofen"), ("ofen_body", "Er ist noch heiß."), ("ofen_ok", "Ja")],
  ])
  func `Other keys tell nothing of alerts`(strings: [(String, String)]) {
    #expect(!roles(resources(strings.map { (key: $0.0, value: $0.1) })).contains(.alertTitle))
  }
}
