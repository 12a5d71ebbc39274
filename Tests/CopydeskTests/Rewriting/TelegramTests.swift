import CopyModel
import Testing

/// Fragments and what they leave out: what failed comes first, why behind it, each in a sentence.
@Suite struct TelegramTests {
  @Test(arguments: [
    (
      "Title: Error\nMessage: Rowing failed: no wind\nButtons: OK",
      "Rowing failed. / There is no wind. / OK"
    ),
    (
      "Title: Error\nMessage: Can’t open crate: unsupported lock\nButtons: OK",
      "The crate can’t be opened. / The lock isn’t supported. / OK"
    ),
    (
      "Title: Error\nMessage: Could not save: shelf full\nButtons: OK", "Couldn’t Save / The shelf is full. / OK"
    ),
    ("Title: Error\nMessage: Crate too heavy\nButtons: OK", "The crate is too heavy. / – / OK"),
    (
      "Title: Error\nMessage: Berth already in use. Choose another one.\nButtons: OK",
      "The berth is already in use. / Choose another one. / OK"
    ),
    // What may be a name is none of the sentence.
    ("Title: Error\nMessage: Can’t open crate: old oars\nButtons: OK", "Can’t Open Crate: Old Oars / – / OK"),
  ])
  func fragmentsBecomeSentences(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    (
      "Title: Warning\nMessage: If you leave now, your oars will be sold. Continue?\nButtons: No, Yes",
      "Leave now? / Your oars will be sold. / Cancel, Leave"
    ),
    (
      "Title: Warning\nMessage: By continuing, all oars will be replaced. Continue?\nButtons: No, Yes",
      "Replace all oars? / – / Cancel, Replace"
    ),
    (
      "Title: Are you sure?\nMessage: The old oars will be removed from this shed, but stay in the harbor.\nButtons: No, Yes",
      "Remove the old oars from this shed? / They will stay in the harbor. / Cancel, Remove"
    ),
    (
      "Title: Close\nMessage: Replace the oars?\nButtons: Yes, No, Cancel",
      "Replace the oars? / – / Don’t Replace, Cancel, Replace"
    ),
  ])
  func conditionsBecomeQuestions(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    (
      "Title: Error\nMessage: The operation couldn’t be completed because another ferry is already docking.\nButtons: OK",
      "Another ferry is already docking. / – / OK"
    ),
    (
      "Title: Error\nMessage: An unknown error has occurred while we were trying to paint your boat. No paint was lost.\nButtons: OK",
      "The boat couldn’t be painted. / No paint was lost. / OK"
    ),
    (
      "Title: Sorry\nMessage: The lease has expired and you no longer have a place in the harbor.\nButtons: OK",
      "The lease has expired. / You no longer have a place in the harbor. / OK"
    ),
  ])
  func theEventIsTheTitle(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    (
      "Notification title: Alert\nNotification body: Boat seen in the harbor!\nNotification actions: View",
      "Boat Seen in the Harbor / – / "
    ),
    (
      "Notification title: Ferry\nNotification body: Ferry: Your berth is ready. Open the app to view it.\nNotification actions: Open App",
      "– / Your berth is ready. / "
    ),
    (
      "Notification title: Rent\nNotification body: The rent is due tomorrow. Tap here to pay the rent.\nNotification actions: Pay",
      "Rent / The rent is due tomorrow. / Pay Rent"
    ),
  ])
  func notificationsTellNews(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}
