import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// What title and message say twice, a proposal says once.
@Suite struct SaidOnceTests {
  @Test(arguments: [
    // The cause stays when what happened is told already.
    (
      "Title: We couldn’t moor your boat\nMessage: We were unable to moor your boat because the tide was too low.\nButtons: OK",
      "The boat couldn’t be moored. / The tide was too low. / OK"
    ),
    // A fragment gives way to the sentence that says more.
    (
      "Title: Anchor lost\nMessage: Sadly we lost the anchor of the boat because it was not tied.\nButtons: OK",
      "The anchor of the boat was lost. / It was not tied. / OK"
    ),
    // What became of it stays the title.
    (
      "Title: Anchor lost\nMessage: The anchor was lost. Do you want to turn?\nButtons: No, Yes",
      "The anchor was lost. / Turn? / Cancel, Turn"
    ),
    // The same fault in another word.
    (
      "Title: Invalid mooring code\nMessage: The mooring code you entered is wrong. The mooring code is on the pier.\nButtons: OK",
      "The mooring code isn’t valid. / The mooring code is on the pier. / OK"
    ),
    // What stands behind the title, once more, and a colon.
    (
      "Title: Mooring error\nMessage: Mooring error: the pier of %@ is closed.\nButtons: OK",
      "Mooring Error / The pier of %@ is closed. / OK"
    ),
    // The fuller one of two sentences says it all.
    (
      "Title: Fog at the Pier\nMessage: Sailing paused. The sailing has been paused due to fog. Stay at the pier!\nButtons: Yes",
      "Fog at the Pier / The sailing has been paused due to fog. Stay at the pier. / OK"
    ),
  ])
  func whatIsSaidTwiceIsSaidOnce(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// Each says something of its own.
  @Test(arguments: [
    (
      "Title: Fog at the Pier\nMessage: The lamp is off. The door of the lamp is open! Please wait.\nButtons: Yes",
      "Fog at the Pier / The lamp is off. The door of the lamp is open. Please wait. / OK"
    ),
    (
      "Title: Fog at the Pier\nMessage: Two boats are moored. Four boats are moored at the north end! Please wait.\nButtons: Yes",
      "Fog at the Pier / Two boats are moored. Four boats are moored at the north end. Please wait. / OK"
    ),
  ])
  func whatAddsToItStays(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}
