import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// Wordings side by side, names of layers, and words around them: none is taken for a part of another, and no edit touches a sign.
@Suite struct PastedVariantTests {
  private func fixed(_ text: String) throws -> String {
    let reviewer = try FileReviewer(settings: Settings())
    return try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "").bytes.bytes.text
  }

  @Test func `Variants below the name of a notification are strings by themselves`() throws {
    let text = "🪁 Push copy — wind is back\nA) \"The wind is back!!\"\nB) \"It's windy again.\"\nC) \"Wind\"\n"
    #expect(PastedParts.read(text).count == 3)
    let lines = try fixed(text).split(separator: "\n")
    #expect(lines[0] == "🪁 Push copy — wind is back")
    #expect(zip(lines.dropFirst(), ["A) ", "B) ", "C) "]).allSatisfy { $0.hasPrefix($1) })
  }

  @Test func `Variants of what is sent are its text, each by itself`() {
    let text = "push notif, variant 1: \"The wind is back.\"\npush notif, variant 2: \"It is windy again.\"\n"
    #expect(
      PastedParts.read(text) == ["notification-body The wind is back.", "notification-body It is windy again."])
  }

  @Test func `The name of the next version is no part of the one above it`() {
    let text =
      "Version A\nTitle: Your kite waits\nBody: Come and fly.\nVersion B\nTitle: Your kite is wet\nBody: Your kite is dry.\n"
    #expect(
      PastedParts.read(text).map { $0.drop { $0 != " " } } == [
        " Your kite waits", " Come and fly.", " Your kite is wet", " Your kite is dry.",
      ])
  }

  @Test func `Buttons that all variants share are buttons`() {
    let text = "1. Land the kite\n2. Wind up the line\nButtons in all cases: Stay / Land\n"
    #expect(PastedParts.read(text).suffix(2) == ["button Stay", "button Land"])
    #expect(PastedParts.read(text).count == 4)
  }

  @Test(arguments: [
    "Dialog\nHeadline\nLand the kite?\nSupporting text\nThe line is wound up.\nLabel text\nCancel\nLabel text\nLand\n",
    "alert/title\nLand the kite?\nalert/body\nThe line is wound up.\nbtn-secondary\nCancel\nbtn-primary\nLand\n",
  ])
  func `Names of layers in turn with texts are labels`(text: String) {
    #expect(
      PastedParts.read(text) == [
        "alert-title Land the kite?", "alert-message The line is wound up.", "button Cancel", "button Land",
      ])
  }

  @Test func `A space that breaks no line may stand before the colon of a label`() {
    let text =
      "Titre\u{A0}: Poser le cerf-volant\u{A0}?\nMessage\u{202F}: Le fil est enroulé.\n"
      + "Boutons\u{A0}: Annuler / Poser\n"
    #expect(
      PastedParts.read(text).map { $0.split(separator: " ")[0] } == [
        "alert-title", "alert-message", "button", "button",
      ])
  }

  @Test func `Words among pairs of strings are none of the file`() throws {
    let text = "\"kite.title\" = \"Land the kite?\";\n# buttons\n\"kite.ok\" = \"Ok\";\n\nThoughts?\n"
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    #expect(catalog.problems.isEmpty)
    #expect(catalog.entries.count == 2)
    #expect(try fixed(text) == text.replacing("\"Ok\"", with: "\"OK\""))
  }

  @Test func `A picture’s description is copy, its signs aren’t`() {
    #expect(
      PastedParts.read("![A kite above a beach](kite.png)\n![Two lines](lines.png)\n").allSatisfy { !$0.contains("!") })
  }

  @Test func `Sizes and colours of a design are no buttons`() {
    let text = "Title: Land the kite?\nButton: Stay\nButton: Land\nPadding 16 · Radius 14 · #FF3B30\n"
    #expect(PastedParts.read(text).count == 3)
  }
}
