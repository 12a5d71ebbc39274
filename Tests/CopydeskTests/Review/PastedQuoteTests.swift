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
