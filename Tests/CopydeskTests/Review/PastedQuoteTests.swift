import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// What is quoted in talk is copy, as the part that the words around it name; the words around it are nobody’s copy.
@Suite struct PastedQuoteTests {
  private func groups(_ text: String) -> [Int] {
    CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "").groups.map(\.entries.count)
  }

  private static let alert = ["alert-title Land the kite?", "alert-message The line is wet.", "button OK"]

  @Test(arguments: [
    "[07:30] mo: title = \"Land the kite?\", text = \"The line is wet.\", button = \"OK\"\n[07:31] ada: sure\n",
    "[07:30] mo: title = \"Land the kite?\", message = \"The line is wet.\"\n[07:31] mo: button: \"OK\"\n",
    "So when it rains the alert has the title \"Land the kite?\", then it says \"The line is wet.\" and an OK button.\n",
    "I get a popup \"Land the kite?\" with \"The line is wet.\" and only an OK button, is that right?\n",
  ])
  func `Words around quotations name parts`(text: String) {
    #expect(PastedParts.read(text).prefix(3) == Self.alert[...])
    #expect(groups(text) == [3])
  }

  @Test(arguments: [
    "When I land twice, it says \"The line is wet.\" with an OK button and nothing else. Please advise.\n",
    "So when it rains the popup says \"The line is wet.\" and there is just an OK button.\n",
  ])
  func `An error that a sentence quotes is copy with its button`(text: String) {
    #expect(PastedParts.read(text).map { $0.drop { $0 != " " } } == [" The line is wet.", " OK"])
  }

  @Test(arguments: [
    // Signs of points, a story above them, and what happens below.
    "KT-7 Landing\n\nAs a flier I want to be asked before I land so I don't lose my line.\n\nAcceptance criteria\n"
      + "- AC1: Tapping Land shows an alert\n- AC2: Alert title is \"Land the kite?\"\n"
      + "- AC3: Alert text is \"The line is wet.\"\n- AC4: The button reads \"OK\"\n"
      + "- AC5: On OK the line is wound up and the flier lands\n",
    "R-1. The title of the dialog is \"Land the kite?\"\nR-2. Its message reads \"The line is wet.\"\n"
      + "R-3. Its only button is \"OK\"\nR-4. The flier sees it once.\n",
    // What a step quotes again is spoken of.
    "Given the line is wet\nWhen the flier lands\nThen an alert titled \"Land the kite?\" is shown\n"
      + "And the message reads \"The line is wet.\"\nAnd the button reads \"OK\"\nAnd tapping \"OK\" winds up the line\n",
  ])
  func `Criteria quote an alert, and all else of them is said`(text: String) {
    #expect(PastedParts.read(text) == Self.alert)
    #expect(groups(text) == [3])
  }

  @Test func `A title that is an answer heads what is quoted below it`() {
    let text =
      "Given the line is wet\nWhen the flier lands\nThen a dialog appears with the title \"Confirm\"\n"
      + "And the text \"Do you want to land the kite? It is late.\"\nAnd the buttons \"OK\" and \"Stay\"\n"
    #expect(PastedParts.read(text).first == "alert-title Confirm")
    #expect(groups(text) == [4])
  }

  @Test func `Verbs give criteria their parts, and what has no marks is said`() {
    let text =
      "Landing\n\nAs a flier I want to be asked before I land.\n\n- The alert title is \"Land the kite?\"\n"
      + "- The alert text is \"The line is wet.\"\n- The button is \"OK\"\n- On OK the line is wound up\n"
    #expect(PastedParts.read(text) == Self.alert)
  }

  @Test(arguments: [
    "From: Mo\nTo: Ada\nSubject: kites\n\nHi Ada,\n\nmy pilot is OK with this, shorter would be nice.\n\n"
      + "Wind text (in the corner):\n\"The wind is told by the hour.\"\n\nand if it rains we show\n\n"
      + "\"The line is wet. Land your kite.\" with buttons Land Kite and Stay\n\nThanks!!\nMo\n"
  ])
  func `Of mail what is quoted is copy, each text by itself`(text: String) {
    #expect(
      PastedParts.read(text) == [
        "unknown The wind is told by the hour.", "alert-message The line is wet. Land your kite.", "button Land Kite",
        "button Stay",
      ])
    #expect(groups(text) == [3])
  }

  @Test func `A row in brackets behind quotations has the buttons of their alert`() {
    let text =
      "mo  07:30\nso the title is: \"Land the kite?\" and the text is: \"The line is wet.\" [Land] [Stay]\n"
      + "ada  07:31\nok what about \"Wet line\"?\n"
    #expect(PastedParts.read(text).prefix(4) == Self.alert.dropLast() + ["button Land", "button Stay"])
    #expect(groups(text) == [4])
  }

  @Test func `No button is asked for that nobody spoke of`() {
    let text = "I get a popup \"Oh no\" with \"The line is wet.\" What does it mean??\n"
    #expect(PastedParts.read(text) == ["alert-title Oh no", "alert-message The line is wet."])
    #expect(groups(text).isEmpty)
  }

  @Test func `What is no alert is none when its parts are quoted`() {
    let text = "[07:30] mo: the empty state again\n[07:31] mo: title = \"No Kites\", button = \"Add Kite\"\n"
    #expect(PastedParts.read(text) == ["alert-title No Kites", "button Add Kite"])
    #expect(groups(text).isEmpty)
  }

  @Test(arguments: [
    "Hi all,\n\nthe \"What's New\" text for Thursday:\n\n• Kites land where you stand\n• The wind is told by the hour\n\n"
      + "Anything odd in there? Please answer by noon.\n\nMo\n",
    "Hello Ada,\n\nfor the \"What's Up\" screen I have two lines:\n\n- Kites land where you stand\n"
      + "- The wind is told by the hour\n\nPlease send me a word.\nMo\n",
  ])
  func `Of a letter the points are copy`(text: String) throws {
    #expect(
      PastedParts.read(text).map { $0.drop { $0 != " " }.dropFirst() } == [
        "Kites land where you stand", "The wind is told by the hour",
      ])
    let reviewer = try FileReviewer(settings: Settings())
    let fixed = try FileFixer(reviewer, extent: .suggestions).fix(ByteBuffer(Array(text.utf8)), path: "")
    #expect(fixed.bytes.bytes.text.contains("Please"))
  }
}
