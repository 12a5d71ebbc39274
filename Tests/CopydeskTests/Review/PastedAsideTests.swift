import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// Copy is told from the words around it by one law: where any of it is marked, what isn’t is none.
@Suite struct PastedAsideTests {
  private func values(of text: String) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.entries.map { catalog.bytes($0.value).text }
  }

  private static let kite = ["alert-title Land the kite?", "alert-message The line is wound up."]

  @Test(arguments: [
    "have a look\n\nTitle: Land the kite?\nMessage: The line is wound up.\n\nlooks fine!\n",
    "@all quick one\n```\nTitle: Land the kite?\nMessage: The line is wound up.\n```\nthx 🙏\n",
    "🪁 Title → Land the kite?\n💬 Message → The line is wound up.\n",
    "Sky sheet\nT: Land the kite?\nM: The line is wound up.\n\n[1] Mo: too long?\n",
    "SKY-12: New words\n* Title reads: \"Land the kite?\"\n* Message should read: \"The line is wound up.\"\n* Ship it\n",
    "Заголовок: Land the kite?\nТекст: The line is wound up.\n",
    "Status: draft\nOwner: @mo\n\n## Title\nLand the kite?\n\n## Message\nThe line is wound up.\n",
  ])
  func `Words around copy are none`(text: String) {
    #expect(PastedParts.read(text).filter { !$0.hasPrefix("text ") } == Self.kite)
  }

  @Test func `Quotation marks above a row tell copy from talk`() {
    let text = "hey, is this fine?\n\n“Land the kite?”\n“The line is wound up.”\n[Cancel] [Land]\n\nnice one\n"
    #expect(PastedParts.read(text) == Self.kite + ["button Cancel", "button Land"])
  }

  @Test func `What a comparison takes out is gone`() {
    let text =
      "@@ -1,2 +1,2 @@\n-\"kite.title\" = \"Sure?\";\n"
      + "+\"kite.title\" = \"Land the kite?\";\n \"kite.no\" = \"Cancel\";\n"
    #expect(values(of: text) == ["Land the kite?", "Cancel"])
  }

  @Test func `Lines that all have a name before a colon are strings by themselves`() {
    let found = PastedParts.read("Kite name: Required\nLine: You tied it wrong!\n")
    #expect(found == ["text Required", "alert-message You tied it wrong!"])
  }

  @Test func `An edit of code among words leaves the words`() throws {
    let reviewer = try FileReviewer(settings: Settings())
    let text =
      "why so loud?? others are calm\n```suggestion\n"
      + "  .setTitle(\"Land kite?\")\n  .setPositiveButton(\"Ok\", null)\n```\n"
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text == text.replacing("\"Ok\"", with: "\"OK\""))
  }

  @Test func `Units without a root are translations`() {
    let text =
      "<trans-unit id=\"kite\">\n  <source>Land the kite?</source>\n"
      + "  <target>¿Bajar la cometa?</target>\n</trans-unit>\n"
    #expect(values(of: text) == ["¿Bajar la cometa?"])
  }

  @Test func `Each language of an object has the same keys`() {
    let text = "{\"en\": {\"kite\": \"Land\"}, \"de\": {\"kite\": \"Landen\"}}"
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    #expect(catalog.problems.isEmpty)
    #expect(catalog.extras(of: catalog.entries[1])?.source == "Land")
  }

  @Test func `A table of codes and messages is one of texts`() {
    let text = "Code\tUser message\nK1\tThe line is torn.\nK2\tNo wind\n"
    #expect(PastedParts.read(text) == ["alert-message The line is torn.", "alert-message No wind"])
  }

  @Test(arguments: [
    "+------------------------+\n|  Land the kite?        |\n|  The line is wet.      |\n|                        |\n"
      + "|   [ Land ]  [ Cancel ] |\n+------------------------+\n",
    "┌──────────────────┐\n│ Land the kite?   │\n├──────────────────┤\n│ The line is wet. │\n│ [Land] [Cancel]  │\n"
      + "└──────────────────┘\n",
  ])
  func `What stands in a drawn frame is judged, and never edited`(text: String) {
    #expect(
      PastedParts.read(text) == Self.kite.map { $0.replacing("wound up", with: "wet") } + [
        "button Land", "button Cancel",
      ])
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    #expect(catalog.entries.allSatisfy { $0.flags.contains(.isRecovered) })
  }
}
