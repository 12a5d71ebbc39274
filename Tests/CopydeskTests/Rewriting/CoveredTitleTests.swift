import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Titles that name what a sentence below them tells in full.
@Suite struct CoveredTitleTests {
  @Test(arguments: [
    (
      "Title: Mill Table\nMessage: The mill table you drew is incorrect! Draw it again.\nButtons: OK",
      "The mill table you drew is incorrect. / Draw it again. / OK"
    ),
    (
      "Title: Sack code\nMessage: The code you entered is wrong!\nButtons: OK",
      "The sack code is wrong. / – / OK"
    ),
    // A code in brackets stands at the end of the message.
    (
      "Title: Mill locked (E-403)\nMessage: The mill has been locked because of too many open lids. Close them.\nButtons: OK",
      "Mill Locked / The mill has been locked because of too many open lids. Close them. Error code: E-403. / OK"
    ),
    (
      "Title: E-217\nMessage: The mill reported a jam in chute 2. Take out the sack.\nButtons: Dismiss",
      "The mill reported a jam in chute 2. / Take out the sack. Error code: E-217. / OK"
    ),
    // Other words of the title would be gone.
    (
      "Title: East pond\nMessage: The gate is too low to hold the water!\nButtons: OK",
      "East Pond / The gate is too low to hold the water. / OK"
    ),
    // What has to be done is no news, and a day no count.
    (
      "Title: Warning\nMessage: The sluice needs to be opened on 3 March!\nButtons: OK",
      "The sluice needs to be opened on 3 March. / – / OK"
    ),
  ])
  func whatIsToldStays(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}
