import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// A rewritten alert says what the old one said, or there is none.
@Suite struct MeaningLawTests {
  /// The proposal as title, message, and buttons; nil where there is none.
  private func proposal(_ block: String) throws -> String? {
    try TypedAlert.review(block).proposals.first.map { $0.parts.map { $0 ?? "–" }.joined(separator: " / ") }
  }

  @Test(arguments: [
    ("Title: Deliver parcels\nMessage: There are no parcels to deliver.\nButtons: OK", MeaningLaw.negation),
    ("Title: Seeds planted\nMessage: None of the seeds were planted!\nButtons: OK", .quantity),
    ("Title: Error 77\nMessage: Kiln error. Please ring the potter.\nButtons: OK", .event),
    ("Title: Failed\nMessage: You can try to fire this bowl again.\nButtons: OK", .event),
    ("Title: Bowls\nMessage: Please send the bowl.\\nThen glaze it!\nButtons: OK", .antecedent),
  ])
  func noRewriteSaysSomethingElse(_ block: String, _ law: MeaningLaw) throws {
    #expect(try proposal(block) == nil, "\(law): \(law.demand)")
  }

  @Test(arguments: [
    (
      "Title: Close the gate?\nMessage: The sheep stay outside!\nButtons: Cancel, Close",
      "Close the gate? / The sheep stay outside. / Cancel, Close"
    ),
    (
      "Title: Kiln nearby\nMessage: The app looks for kilns over Bluetooth!\nButtons: Deny, OK",
      "Kiln Nearby / The app looks for kilns over Bluetooth. / Deny, Allow"
    ),
    (
      "Title: Oops, the glaze is mixed!\nMessage: Restart the wheel to use it.\nButtons: Later, Restart",
      "The glaze is mixed. / Restart the wheel to use it. / Later, Restart"
    ),
    (
      "Title: Hide and mute this caller?\nButtons: No, Yes hide and mute",
      "Hide and mute this caller? / – / Cancel, Hide and Mute"
    ),
    (
      "Title: Finish?\nMessage: Finish the game and save the score?\nButtons: No, Yes",
      "Finish the game and save the score? / – / Cancel, Finish and Save"
    ),
  ])
  func buttonsAnswerWhatTheyAnswered(_ block: String, _ expected: String) throws {
    #expect(try proposal(block) == expected)
  }

  @Test(arguments: [
    ("Unable to add %@ to the shelf", "%@ couldn’t be added to the shelf."),
    ("Failed to move the bowl into box (%d)", "The bowl couldn’t be moved into box (%d)."),
    ("An unexpected problem occurred while firing the bowl", "The bowl couldn’t be fired."),
    ("Failed to load the bowls in the kiln", "The bowls in the kiln couldn’t be loaded."),
    ("Failed to fire all bowls", "Couldn’t Fire All Bowls"),
    ("Unable to leave the workshop", "Couldn’t Leave the Workshop"),
    ("Failed to share the glaze with Ana", "Couldn’t Share the Glaze with Ana"),
    ("Cannot glaze", "Can’t Glaze"),
  ])
  func whatFailedBecomesTheTitle(_ message: String, _ title: String) throws {
    #expect(try proposal("Title: Error\nMessage: \(message)\nButtons: OK") == "\(title) / – / OK")
  }
}
