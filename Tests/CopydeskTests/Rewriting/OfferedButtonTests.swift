import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Buttons of three, and of two that do the same.
@Suite struct OfferedButtonTests {
  @Test(
    "What a button keeps is what is asked",
    arguments: [
      (
        "Title: Unsaved changes\nMessage: Tap Save to keep your changes to the mill plan “East”. Tap Discard to throw them away. Tap Cancel to go back.\nButtons: Discard, Cancel, Save",
        "Save your changes to the mill plan “East”? / – / Cancel, Discard, Save"
      ),
      (
        "Title: Save?\nMessage: Do you want to save the changes you made to “East”? If you choose No, your changes will be lost. Choose Cancel to keep editing.\nButtons: Yes, No, Cancel",
        "Save the changes you made to “East”? / If you don’t save, your changes will be lost. / Don’t Save, Cancel, Save"
      ),
    ])
  func savingIsAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test("What else could be done is a button, and no second question")
  func offersAreButtons() throws {
    let block =
      "Title: Stop the mill?\nMessage: The wheel has 9 turns left! Do you want to stop it anyway, or should we add a sack first?\nButtons: Cancel, Sack First, Stop"
    #expect(
      try TypedAlert.proposal(block)
        == "Stop the mill anyway? / The wheel has 9 turns left. / Cancel, Sack First, Stop")
  }

  @Test(
    "OK beside a remedy is Cancel, and OK beside Cancel under a failure is one button",
    arguments: [
      (
        "Title: Error 0x3F\nMessage: The sack couldn’t be stored. All lofts are full.\nButtons: OK, Choose Loft",
        "The sack couldn’t be stored. / All lofts are full. Error code: 0x3F. / Cancel, Choose Loft"
      ),
      (
        "Title: Mill\nMessage: We were unable to grind your sack of rye.\nButtons: OK, Cancel",
        "The sack of rye couldn’t be ground. / – / OK"
      ),
      (
        "Title: Payment\nMessage: We were unable to grind your sack of rye!\nButtons: OK, View Log",
        "The sack of rye couldn’t be ground. / – / OK, View Log"
      ),
    ])
  func failuresAreLeft(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(
    "What keeps changes destroys nothing, and good words stay",
    arguments: [
      "Title: Save changes to “East”?\nMessage: If you don’t save, your changes will be lost.\nButtons: Don’t Save, Cancel, Save",
      "Title: Let the miller know?\nMessage: The pond is low.\nButtons: No, Yes",
    ])
  func nothingIsProposed(_ block: String) throws {
    #expect(try TypedAlert.proposal(block) == nil)
  }
}
