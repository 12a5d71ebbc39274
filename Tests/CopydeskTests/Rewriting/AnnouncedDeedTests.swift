import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// What an alert tells of is asked, whatever words announce it.
@Suite struct AnnouncedDeedTests {
  @Test(
    "A deed that opens its sentence is what the buttons answer",
    arguments: [
      (
        "Title: Warning\nMessage: Draining the east pond empties both canals and the mill race!\nButtons: Abort, Proceed",
        "Drain the east pond? / This empties both canals and the mill race. / Cancel, Drain"
      ),
      (
        "Title: Heads up\nMessage: The mill is closed. Grinding 9 sacks by hand will take about 40 minutes. Would you like to go ahead?\nButtons: No, Yes",
        "Grind 9 sacks by hand? / This will take about 40 minutes. The mill is closed. / Cancel, Grind"
      ),
      (
        "Title: Confirm\nMessage: All sacks are going to be moved to the loft.\nButtons: Cancel, OK",
        "Move all sacks to the loft? / – / Cancel, Move"
      ),
    ])
  func deedsAreAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(
    "The case that the question asks for isn’t told again",
    arguments: [
      (
        "Title: Leave the mill?\nMessage: If you leave the mill, sacks that aren't ground yet will be given away!\nButtons: OK, Cancel",
        "Leave the mill? / Sacks that aren’t ground yet will be given away. / Cancel, Leave"
      ),
      (
        "Title: Close the sluice?\nMessage: If it rains, the pond floods!\nButtons: OK, Cancel",
        "Close the sluice? / If it rains, the pond floods. / Cancel, Close"
      ),
    ])
  func casesAreDropped(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(
    "The question is the title, and what comes of it the message",
    arguments: [
      (
        "Title: Your sacks will be given away\nMessage: Moving to another mill frees the 6 places of your sacks. Do you want to move?\nButtons: Cancel, OK",
        "Move to another mill? / Your sacks will be given away. This frees the 6 places of your sacks. / Cancel, Move"
      ),
      (
        "Title: Your plan hasn't been saved\nMessage: Are you sure you want to leave the mill plan for “East Pond”?\nButtons: Yes, No",
        "Leave the mill plan for “East Pond”? / The plan hasn’t been saved. / Cancel, Leave"
      ),
      (
        "Title: Grinding paused\nMessage: Grinding was paused because the pond is low. Would you like to continue with the wind?\nButtons: Yes, No",
        "Continue with the wind? / Grinding was paused because the pond is low. / Cancel, Continue"
      ),
    ])
  func questionsLead(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}

extension AnnouncedDeedTests {
  @Test(
    "What starts, what is agreed to, and what can be put off is asked",
    arguments: [
      (
        "Title: Sluice\nMessage: Dredging the canal takes about 9 hours. Keep off the bank. Start now?\nButtons: OK, Cancel",
        "Dredge the canal now? / This takes about 9 hours. Keep off the bank. / Cancel, Dredge"
      ),
      (
        "Title: Please confirm\nMessage: By tapping OK, you agree to lend your oars to Miller Ana.\nButtons: Cancel, OK",
        "Lend your oars to Miller Ana? / – / Cancel, Lend"
      ),
      (
        "Title: Reminder permission\nMessage: Turn on reminders so you don't miss your turn.\nButtons: Maybe later, OK",
        "Turn on reminders so you don’t miss your turn? / – / Maybe Later, Turn On"
      ),
      (
        "Title: Flood the canal\nMessage: Flooding will move everything on the canal bank!\nButtons: OK, Cancel",
        "Flood the canal? / This will move everything on the canal bank. / Cancel, Flood"
      ),
      (
        "Title: Hi Ana!\nMessage: The mill is too dry to grind.\nButtons: OK", "The mill is too dry to grind. / – / OK"
      ),
    ])
  func theDeedIsAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}
