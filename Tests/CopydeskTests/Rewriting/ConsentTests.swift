import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Alerts in which somebody asks leave for something ask for it in their title.
@Suite struct ConsentTests {
  @Test(arguments: [
    (
      "Title: Permission required\nMessage: We need access to your microphone in order to record the mill wheel.\nButtons: OK, Cancel",
      "Allow access to your microphone? / Access is needed to record the mill wheel. / Cancel, Allow"
    ),
    (
      "Title: Access\nMessage: MillBook would like to access your photos so that you can pin them to ponds.\nButtons: OK, No",
      "Allow MillBook to access your photos? / You can pin them to ponds. / Don’t Allow, Allow"
    ),
    (
      "Title: We need your location\nMessage: It shows mills that grind near you!\nButtons: No Thanks, Allow",
      "Allow access to your location? / It shows mills that grind near you. / Don’t Allow, Allow"
    ),
    (
      "Title: Pond access\nMessage: Millstone needs permission to read your mill log.\nButtons: Not now, OK",
      "Allow Millstone to read your mill log? / – / Not Now, Allow"
    ),
    (
      "Title: Storage permission\nMessage: In order to save mill logs, please grant storage access.\nButtons: Deny, OK",
      "Allow storage access? / Access is needed to save mill logs. / Deny, Allow"
    ),
    // A name that no lexicon has keeps its capital.
    (
      "Title: Permission\nMessage: Quernly needs access to your contacts to find millers!\nButtons: Deny, Allow",
      "Allow Quernly to access your contacts? / Access is needed to find millers. / Deny, Allow"
    ),
  ])
  func leaveIsAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test("Who asks whether something is accepted is told no by Decline")
  func invitationsAreDeclined() throws {
    let block =
      "Title: Mill Invitation\nMessage: Ana has invited you to share her mill. Do you accept?\nButtons: Yes, No"
    #expect(
      try TypedAlert.proposal(block)
        == "Mill Invitation / Ana has invited you to share her mill. Accept? / Decline, Accept")
  }
}
