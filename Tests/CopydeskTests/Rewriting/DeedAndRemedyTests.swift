import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What helps stays where only the button goes, and what a text says of a deed is what its button does.
@Suite struct DeedAndRemedyTests {
  @Test(arguments: [
    // What is to be done before the button stays, with its count.
    (
      "Title: Error\nMessage: We couldn't save the chart. Please close at least %d maps and then tap Retry to try saving again, or tap Discard to throw the chart away.\nButtons: Discard, Retry",
      "en", "The chart couldn’t be saved. / Close at least %d maps. / Cancel [cancel] / Discard [destructive] / Retry"
    ),
    // A name that is filled in once more into what a button does may go.
    (
      "Title: Remove Rower?\nMessage: Are you sure? {name} loses 3 paid trips. Tap Remove to remove {name} or Pause to pause the pass.\nButtons: Remove, Pause, Close",
      "en", "Remove rower? / {name} loses 3 paid trips. / Cancel [cancel] / Pause / Remove [destructive]"
    ),
    // Sending again is what Continue does.
    (
      "Title: Notice\nMessage: The letter to the harbor has already been sent. Sending it again will create a second one. Do you wish to continue?\nButtons: Continue, Cancel",
      "en",
      "Send the letter again? / This will create a second one. The letter to the harbor has already been sent. / Cancel [cancel] / Send"
    ),
    // A sign behind the noun is no part of the button.
    (
      "Title: Cancel\nMessage: Do you really want to cancel your berth NP4-77 at North Pier?\nButtons: OK, Cancel",
      "en", "Cancel your berth NP4-77 at North Pier? / – / Cancel Berth [destructive] / Keep Berth [cancel]"
    ),
    // What is lost by a yes destroys.
    (
      "Title: Resignation\nMessage: Are you sure you want to leave the race? If you leave the race you lose 3 oars.\nButtons: Yes, No",
      "en", "Leave the race? / If you leave the race you lose 3 oars. / Cancel [cancel] / Leave [destructive]"
    ),
    // Capitals in a row are no names.
    (
      "Title: Warning!!!\nMessage: TIDE AT 18%. Your boat doesn't have enough water. Moor it.\nButtons: Ignore, Moor",
      "en", "Your boat doesn’t have enough water. / Tide at 18%. Moor it. / Ignore / Moor"
    ),
    // A yes that kills stops as its question does.
    (
      "Title: Kill the milling job?\nMessage: The job is 87% done. All plates will be gone!\nButtons: No, go on, Yes, kill it",
      "en",
      "Stop the milling job? / The job is 87% done. All plates will be gone. / Cancel [cancel] / Stop [destructive]"
    ),
    // OK below advice to try again tries again.
    (
      "Title: Connection Problem\nMessage: The harbor didn't answer. Please check the mast and try again.\nButtons: Cancel, OK",
      "en", "The harbor didn’t answer. / Check the mast and try again. / Cancel [cancel] / Try Again"
    ),
    // Where it happened may go, and brackets stay with the cause.
    (
      "Title: Pier\nMessage: Gate 3 could not be opened: wind too weak (2 kn). Check lock!\nButtons: Ok",
      "en", "Gate 3 could not be opened. / The wind is too weak (2 kn). Check lock. / OK"
    ),
    // Who forgot it says that it wasn’t done, and “until” tells more than the title.
    (
      "Title: Oops!\nMessage: You forgot to calibrate the compass. Your boat can't leave until the compass has been calibrated.\nButtons: Later, Calibrate",
      "en",
      "The compass wasn’t calibrated. / The boat can’t leave until the compass has been calibrated. / Later / Calibrate"
    ),
    // “So that” is no result.
    (
      "Title: Permissions\nMessage: We need the lamp so that we can light the pier! Please close the door.\nButtons: OK",
      "en", "We need the lamp so that we can light the pier. / Close the door. / OK"
    ),
    // Statements behind commas stand alone, and nobody is told to be aware.
    (
      "Title: Warning\nMessage: Are you sure that you would like to sell the boat? All 6 oars and the sail will be sold with it, this action cannot be undone, please be aware.\nButtons: OK, Cancel",
      "en",
      "Sell the boat? / All 6 oars and the sail will be sold with it. This action cannot be undone. / Cancel [cancel] / Sell"
    ),
    (
      "Title: Warning\nMessage: Do you want us to paint 6 boats? The piers stay open.\nButtons: No, Yes",
      "en", "Paint 6 boats? / The piers stay open. / Cancel [cancel] / Paint"
    ),
  ])
  func theyAreTold(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try StyledProposal.first(block, language) == expected)
  }
}
