import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Names are learned from the sentences of a catalogue.
@Suite struct NamesInUseTests {
  private func rules(_ lines: [String]) throws -> [String] {
    let file = lines.enumerated().map { "\"\($0).alert.message\" = \"\($1)\";\n" }.joined()
    var settings = Settings()
    settings.role = .alertMessage
    return try FileReviewer(settings: settings).review(ByteBuffer(Array(file.utf8)), path: "en.lproj/a.strings")
      .diagnostics.map(\.rule)
  }

  private let others = [
    "The note was added to your Drawers.", "All that lies in your Drawers can be seen by guests.",
    "Drag a note here to put it into your Drawers.",
  ]

  @Test func aCapitalInManySentencesIsAName() throws {
    let fault = "message-capitalization"
    #expect(try !rules(others + ["Would you like to add this folder to your Drawers?"]).contains(fault))
    #expect(try rules(["Would you like to add this folder to your Drawers?"]).contains(fault))
  }

  @Test func aSentenceWhoseCapitalsAreAllOfNamesIsInOrder() throws {
    let fault = "message-capitalization"
    #expect(try !rules(others + ["Would you empty Drawers?", "Empty Drawers?"]).contains(fault))
    #expect(try rules(["Empty Drawers?"]).contains(fault))
    #expect(try rules(others + ["Empty New Drawers?"]).contains(fault))
  }

  @Test func smallLettersElsewhereSpeakAgainstIt() throws {
    let small = ["A note in one of the drawers is safe.", "Some of your drawers have a name."]
    #expect(
      try rules(others + small + ["Would you like to add this folder to your Drawers?"]).contains(
        "message-capitalization"))
  }

  @Test func titlesTellNothing() throws {
    #expect(
      try rules([
        "Put Note in Drawers", "Clear Drawers", "Drawers", "Would you like to add this folder to your Drawers?",
      ]).contains(
        "message-capitalization"))
  }

  private let shelves = [
    "The note went to your Next Door and stays there.", "All that lies in Next Door can be seen by guests.",
    "Drag a note here to put it into Next Door at once.", "Close the door before the next guest comes.",
    "A door is open, and the next one is shut.",
  ]

  @Test func twoWordsInARowAreANameWhichAloneAreWordsLikeOthers() throws {
    let fault = "message-capitalization"
    #expect(try !rules(shelves + ["Clear Next Door?"]).contains(fault))
    #expect(try rules(shelves + ["Clear Next Note?"]).contains(fault))
    #expect(try rules(shelves + ["Would you close this Door?"]).contains(fault))
    #expect(try rules(["Clear Next Door?"]).contains(fault))
  }

  @Test func aPairInSmallLettersElsewhereIsNone() throws {
    let small = ["The cat of the next door is here.", "A knock at the next door was heard."]
    #expect(try rules(shelves + small + ["Clear Next Door?"]).contains("message-capitalization"))
  }
}
