import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// What people say to each other is no copy, and what they quote is.
@Suite struct PastedTalkTests {
  private func groups(_ text: String) -> [Int] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.groups.map(\.entries.count)
  }

  private static let kite = ["alert-title Land the kite?", "alert-message The line is wound up."]

  @Test(arguments: [
    "Mo: can you read this?\nAda: which one\nMo: Title: Land the kite?\nMo: Message: The line is wound up.\n",
    "[07:30] Mo: which words?\n[07:31] Ada: Title: Land the kite?\n[07:31] Ada: Message: The line is wound up.\n",
    "From: Mo\nTo: Ada\nSubject: Kites\n\nHi Ada,\nhere they are:\n\nTitle: Land the kite?\n"
      + "Message: The line is wound up.\n\nCheers\nMo\n",
    "Von: Mo\nAn: Ada\nBetreff: Drachen\n\nTitle: Land the kite?\nMessage: The line is wound up.\n\nViele Grüße\nMo\n",
    "Kite screen\nTitle: Land the kite?\nMessage: The line is wound up.\n",
    "Title: Land the kite? Message: The line is wound up.\n",
    "Title: ~~Sure?~~ Land the kite?\nMessage: The line is wound up.\n",
  ])
  func `Who speaks, and to whom, is no copy`(text: String) { #expect(PastedParts.read(text) == Self.kite) }

  @Test(arguments: [
    "Mo: does anybody like “Land it”?\nAda: not me\n", "@ada shall we say “Land it” here?\n",
    "hey, is this fine: \"Land it\"\n", "The toast says \"Land it\" and goes.\n",
    "민지: 이 문구 봐주세요\n현우: 어떤거요?\n민지: “Land it”\n",
  ])
  func `What is quoted in talk is judged by itself`(text: String) {
    #expect(PastedParts.read(text).map { $0.drop { $0 != " " } } == [" Land it"])
  }

  @Test(arguments: [
    "Mo: does anybody like \"Dont land\"?\nAda: not me\n", "@ada shall we say \"Dont land\" here?\n",
    "[07:30] Mo: so whats new\n[07:31] Ada: Your kite cant land\n", "2031-02-03 07:30:01 ERROR kite: cant land\n",
    "Hi Ada,\nplease read the words below.\n\n“Land it”\n\nThanks\nmo\n",
  ])
  func `No edit is made in talk`(text: String) throws {
    let reviewer = try FileReviewer(settings: Settings())
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text == text)
  }

  @Test(arguments: [
    "V1\nLand it?\nIt is late.\n[Stay] [Land]\n\nV2\nLand the kite?\nThe line is wet.\n[Stay] [Land]\n",
    "Before\nLand it?\nIt is late.\n[Stay] [Land]\n\nAfter\nLand the kite?\nThe line is wet.\n[Stay] [Land]\n",
    "Actuel\nLand it?\nIt is late.\n[Stay] [Land]\n\nNouveau\nLand the kite?\nThe line is wet.\n[Stay] [Land]\n",
  ])
  func `Versions are alerts of their own, and their names none of them`(text: String) {
    #expect(groups(text) == [4, 4])
    #expect(PastedParts.read(text).first == "alert-title Land it?")
  }

  @Test func `Old and new are no languages`() {
    // What was is no copy any more.
    #expect(PastedParts.read("Old: Land it?\nNew: Land the kite?\n").map { $0.hasSuffix(" Land the kite?") } == [true])
    let table = CatalogReader.read(ByteBuffer(Array("Place\tCurrent copy\tNew copy\nSky\tUp\tDown\n".utf8)), path: "")
    #expect(table.locales.count == 1)
  }

  @Test func `Frames that differ by their numbers are screens`() {
    let text = "Frame 1\nFly a kite\nSee the wind.\n[Next]\n\nFrame 2\nFind friends\nFly with them.\n[Next]\n"
    #expect(groups(text).isEmpty)
    #expect(
      PastedParts.read(text) == [
        "text Fly a kite", "text See the wind.", "button Next", "text Find friends", "text Fly with them.",
        "button Next",
      ])
  }

  @Test func `A line that goes on in the next is one text`() {
    let text = "The kite comes down by itself when the wind\nis weaker than the line can hold for an hour.\n"
    #expect(PastedParts.read(text).map { $0.drop { $0 != " " }.dropFirst() } == [text.dropLast()])
  }

  @Test func `Paths of layers name parts`() {
    let found = PastedParts.read("  title: Name the kite\n  input/placeholder: Its name\n  btn/primary: Land\n")
    #expect(found == ["alert-title Name the kite", "button Land", "label Its name"])
  }

  @Test func `Names below names are keys`() {
    let catalog = CatalogReader.read(
      ByteBuffer(Array("de:\n  kite:\n    title: Drachen landen\n    error: Kein Wind\n".utf8)), path: "")
    #expect(catalog.entries.map { catalog.bytes($0.key).text } == ["de.kite.title", "de.kite.error"])
  }

  @Test func `Buttons below each other have no order`() {
    let catalog = CatalogReader.read(
      ByteBuffer(Array("- Title: Land the kite?\n- Buttons:\n  - Land\n  - Stay up\n".utf8)), path: "")
    #expect(catalog.groups.map(\.orderIsKnown) == [false])
  }

  @Test func `A part on a screen is no alert`() {
    let text = "| Screen | Element | Copy |\n|---|---|---|\n| Sky | Title | Fly a kite |\n| Sky | Button | Fly |\n"
    #expect(PastedParts.read(text) == ["text Fly a kite", "button Fly"])
    #expect(groups(text).isEmpty)
  }

  @Test(arguments: [
    "Can you read this for me? \"The kite comes down.\"\n", "// Shown above the map\nThe kite comes down.\n",
    "KITES\nThe kite comes down.\n\nWINDS\nThe wind is gone.\n",
  ])
  func `What asks for a look, explains, or heads a part is none of it`(text: String) {
    #expect(PastedParts.read(text).first?.hasSuffix("The kite comes down.") == true)
  }

  @Test func `Points below the name of a part are no buttons`() {
    #expect(groups("## Kites\n- Wind kite\n- See all\n\n## Winds\n- Edit wind\n- Leave\n").isEmpty)
  }

  @Test func `Columns of wordings are no buttons`() {
    let text = "| | V1 | V2 |\n|---|---|---|\n| Title | Land it? | Land the kite? |\n| Button | Yes | Land |\n"
    #expect(
      PastedParts.read(text) == ["alert-title Land it?", "button Yes", "alert-title Land the kite?", "button Land"])
  }

  @Test func `Names of languages head a table without bars around it`() {
    let catalog = CatalogReader.read(
      ByteBuffer(Array("English | Spanish\nLand | Bajar\nLand it? | ¿Bajarla?\n".utf8)), path: "")
    #expect(catalog.entries.map { "\(catalog.locale(of: $0))" } == ["en", "es", "en", "es"])
  }

  @Test func `A quotation that nothing closes goes on in the next line`() {
    let found = PastedParts.read("Land “Wind in the\nReeds”?\n\nThe line is wound up.\n\n[Cancel] [Land]\n")
    #expect(found.first == "alert-title Land “Wind in the\nReeds”?")
  }

  private func texts(_ text: String) -> [String] {
    PastedParts.read(text).map { part in String(part.drop { $0 != " " }.dropFirst()) }
  }

  @Test(arguments: [
    "As a pilot I want to land so that the line stays dry.\n\nGiven I'm in the sky\nWhen I tap “Land”\n"
      + "Then I see “Land the kite?”\nAnd the buttons “Land” and “Cancel”\n",
    "Angenommen, ich bin am Himmel\nDann sehe ich “Land the kite?”\nUnd die Tasten “Land” und “Cancel”\n",
  ])
  func `Of the steps of a specification what is quoted is copy`(text: String) {
    #expect(texts(text) == ["Land the kite?", "Land", "Cancel"])
  }

  @Test func `A mail that is answered is somebody else’s`() {
    let text =
      "Title: Land the kite?\nButtons: Land, Cancel\n\nOn Mon, 5 Oct 2026 at 9:12 Mo <mo@example.com> wrote:\n"
      + "> Title: Sure?\n> Buttons: Yes, No\n"
    #expect(texts(text) == ["Land the kite?", "Land", "Cancel"])
  }

  @Test(arguments: [
    "[모] [오전 10:21] 괜찮을까요?\n[아다] [오전 10:22] \"연을 내리지 못했습니다\"\n", "\"Land the kite?\" should be shorter\n",
  ])
  func `What is said around a quotation stays`(text: String) throws {
    let reviewer = try FileReviewer(settings: Settings())
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text == text)
  }
}
