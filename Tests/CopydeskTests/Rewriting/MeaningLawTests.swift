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
    ("Title: Thanks!\nMessage: Thank you for the bowl! It’s much appreciated!\nButtons: OK", .antecedent),
    ("Title: Error\nMessage: There was an preparing your bowl, please try again later\nButtons: OK", .clause),
    ("Title: Warning\nMessage: A new glaze is there for\nButtons: OK", .clause),
    ("Title: Keep the bowl?\nMessage: Tap Yes to keep the bowl. Tap No to smash it.\nButtons: No, Yes", .answer),
    ("Title: Restore\nMessage: Are you sure you want to undo the strokes?\nButtons: Cancel, Restore", .question),
    ("Title: Are you sure? This is permanent.\nButtons: Cancel, OK", .antecedent),
    ("Title: Enjoying Kiln?\nMessage: Rate it!\nButtons: No Thanks, Rate, Later", .answer),
    (
      "Title: Notice\nMessage: If you want to fire the bowl now, tap Fire. If not, tap Later and it stays on the shelf.\nButtons: Later, Fire",
      .antecedent
    ),
    ("Title: Error\nMessage: The following bowls couldn’t be fired:\nButtons: OK", .clause),
    ("Title: Important\nMessage: The following bowls will be removed:\nButtons: OK, Cancel", .clause),
    ("Title: Attention\nMessage: Are you sure you don’t want to keep the 7 bowls?\nButtons: Yes, No", .clause),
    (
      "Title: Allow Kiln Heat\nMessage: The potter is told. Allow for this bowl?\nButtons: Don’t Allow, Allow",
      .content
    ),
    ("Title: Error\nMessage: In that case, break the bowl!\nButtons: Cancel, Continue", .antecedent),
    (
      "Title: Notice\nMessage: You need to rename your Bowls Drawer so that Kiln may write to it!\nButtons: Cancel, Rename drawer",
      .name
    ),
  ])
  func noRewriteSaysSomethingElse(_ block: String, _ law: MeaningLaw) throws {
    #expect(try !TypedAlert.saysSomethingElse(block), "\(law): \(law.demand)")
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
      "Title: Opening Kiln\nMessage: Are you sure you want to unlock the kiln and allow visits?\nButtons: No, Yes",
      "Unlock the kiln and allow visits? / – / Cancel, Unlock"
    ),
    (
      "Title: The shelf broke!\nMessage: Two bowls have moved\nButtons: Remove All Bowls!, Ignore",
      "The shelf broke. / Two bowls have moved. / Remove All, Ignore"
    ),
    (
      "Title: Allow Potter Access\nMessage: The glazes will be sent to the potter for tests! Allow for this bowl?\nButtons: Don’t Allow, Allow",
      "Allow Potter Access / The glazes will be sent to the potter for tests. Allow for this bowl? / Don’t Allow, Allow"
    ),
    (
      "Title: Wrong Glaze\nMessage: You have failed to mix it. It has dried for 5 minute.\nButtons: OK",
      "Wrong Glaze / You have failed to mix it. It has dried for 5 minutes. / OK"
    ),
    (
      "Title: The kiln is hot!\nMessage: Don’t touch it\nButtons: Take Me Back, I’m Careful",
      "The kiln is hot. / Don’t touch it. / Take Me Back, I’m Careful"
    ),
    (
      "Title: Unable To Reach Kiln\nMessage: Please plug it in.\nButtons: Got It!",
      "The kiln couldn’t be reached. / Plug it in. / OK"
    ),
    (
      "Title: Finish?\nMessage: Finish the game and save the score?\nButtons: No, Yes",
      "Finish the game and save the score? / – / Cancel, Finish and Save"
    ),
    (
      "Title: Close kiln\nMessage: Do you want to save the curve before closing?\nButtons: No, Yes",
      "Save the curve before closing? / – / Don’t Save, Save"
    ),
    (
      "Title: Update\nMessage: Do you want to back up the bowls before updating?\nButtons: No, Yes",
      "Back up the bowls before updating? / – / Don’t Back Up, Back Up"
    ),
    (
      "Title: Keep the bowl?\nMessage: Tap “Yes” to keep the bowl, tap “No” to discard it.\nButtons: No, Yes",
      "Keep the bowl? / – / Cancel, Discard, Keep"
    ),
    (
      "Title: Confirm\nMessage: Do you want to sign out of the kiln?\nButtons: No, Yes sign me out",
      "Sign out of the kiln? / – / Cancel, Sign Out"
    ),
    (
      "Title: Discard sketch\nMessage: If you discard this sketch, \"Keep\" will be gone.\nButtons: Keep, Discard",
      "Discard this sketch? / “Keep” will be gone. / Keep, Discard"
    ),
    (
      "Title: Glaze the bowl?\nMessage: It stays so then!\nButtons: No, Yes, Glaze Shelf",
      "Glaze the bowl? / It stays so then. / Cancel, Glaze Bowl, Glaze Shelf"
    ),
    (
      "Title: Kiln Request\nMessage: %@ wants to use your kiln. Accept?\nButtons: No, Yes",
      "Kiln Request / %@ wants to use your kiln. Accept? / Decline, Accept"
    ),
    (
      "Title: Fire %@?\nMessage: Do you want to fire %@? The kiln gets hot.\nButtons: No, Yes",
      "Fire %@? / The kiln gets hot. / Cancel, Fire"
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

  @Test(arguments: [
    (
      "Title: Error\nMessage: Unable to join the guild “%@” because it is full.\nButtons: OK",
      "Couldn’t Join the Guild “%@” / It is full. / OK"
    ),
    (
      "Title: Error\nMessage: The bowl could not be fired because it has been glazed twice.\nButtons: OK",
      "The bowl could not be fired. / It has been glazed twice. / OK"
    ),
    (
      "Title: Problem\nMessage: No bowls found in this kiln. Some of them may be broken.\nButtons: OK",
      "No Bowls Found in This Kiln / Some of them may be broken. / OK"
    ),
    (
      "Title: Error\nMessage: The bowl couldn’t be fired. Check the kiln. Then try again.\nButtons: OK",
      "The bowl couldn’t be fired. / Check the kiln. Then try again. / OK"
    ),
    (
      "Title: Unable to save the settings!\nButtons: OK",
      "The settings couldn’t be saved. / – / OK"
    ),
    (
      "Title: Done!\nMessage: The bowl was sent to the guild. An answer comes within 9 days.\nButtons: OK",
      "The bowl was sent to the guild. / An answer comes within 9 days. / OK"
    ),
  ])
  func whatWasToldStays(_ block: String, _ expected: String) throws {
    #expect(try proposal(block) == expected)
  }
}
