import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Questions that lack what another part of the alert tells.
@Suite struct FullQuestionTests {
  @Test(arguments: [
    // What “it” is, the title names.
    (
      "Title: Tide lamp\nMessage: The tide lamp has no oil. Refill it?\nButtons: No, Yes",
      "Refill the tide lamp? / The tide lamp has no oil. / Cancel, Refill"
    ),
    (
      "Title: Fog mode\nMessage: In fog mode the horn sounds twice. Turn it on?\nButtons: No, Yes",
      "Turn on fog mode? / In fog mode the horn sounds twice. / Cancel, Turn On"
    ),
    // What all is, the message tells.
    ("Title: Clear all?\nMessage: This clears all sacks.\nButtons: Yes, No", "Clear all sacks? / – / Cancel, Clear"),
    // A condition without an object.
    (
      "Title: Switch mill?\nMessage: You grind at the east pond. If you switch, the sack you’re grinding will be given away. Are you sure?\nButtons: Yes, No",
      "Switch mill? / You grind at the east pond. The sack you’re grinding will be given away. / Cancel, Switch"
    ),
    (
      "Title: Warning\nMessage: All your sacks will be lost if you exit now.\nButtons: Exit, Cancel",
      "Exit now? / All your sacks will be lost. / Cancel, Exit"
    ),
    // To try is no deed of its own, and what is lost already isn’t lost by it.
    (
      "Title: Mill wind lost\nMessage: The wind at the mill has been lost. Do you want to try to restart?\nButtons: Yes, No",
      "The wind at the mill has been lost. / Restart? / Cancel, Restart"
    ),
  ])
  func questionsAreFull(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(
    "What went wrong is told, whoever did it, and what to do about it below",
    arguments: [
      (
        "Title: Error\nMessage: You missed the deadline for this race.\nButtons: OK",
        "The deadline for this race was missed. / – / OK"
      ),
      (
        "Title: Too many sacks\nMessage: You loaded too many sacks. Please load at most 9.\nButtons: OK",
        "Too Many Sacks / Load at most 9. / OK"
      ),
      (
        "Title: Order failed\nMessage: Your order could not be placed because you did not choose a sack size.\nButtons: OK",
        "The order could not be placed. / No sack size was chosen. / OK"
      ),
      (
        "Title: Error\nMessage: The sack couldn’t be weighed. Choose another sack.\nButtons: OK, Choose Sack",
        "The sack couldn’t be weighed. / Choose another sack. / Cancel, Choose Sack"
      ),
    ])
  func failuresLead(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}

extension FullQuestionTests {
  @Test(arguments: [
    (
      "Title: Mend oars\nMessage: 17 broken oars were found. Should we mend them for you?\nButtons: No, Yes",
      "Mend the oars? / 17 broken oars were found. / Cancel, Mend"
    ),
    (
      "Title: Are you sure you want to do this?\nMessage: All 48 oars in the shed “East” will be mended.\nButtons: OK, Cancel",
      "Mend all 48 oars in the shed “East”? / – / Cancel, Mend"
    ),
    (
      "Title: Enable lamps\nMessage: The lamps are currently dark. Do you want to turn them on?\nButtons: Yes, Not now",
      "Turn on the lamps? / The lamps are currently dark. / Not Now, Turn On"
    ),
  ])
  func appsAskForPeople(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}
