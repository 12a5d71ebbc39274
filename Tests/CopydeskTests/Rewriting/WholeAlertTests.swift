import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// What an alert states, announces, or asks becomes one title, whatever its sentences look like, and what nothing tells is left.
@Suite struct WholeAlertTests {
  @Test(arguments: [
    (
      "Title: Caution\nMessage: Draining the pond wakes all of its frogs.\nButtons: Cancel, OK",
      "Drain the pond? / This wakes all of its frogs. / Cancel, Drain"
    ),
    (
      "Title: Are you sure?\nMessage: All of your kites will be permanently burned.\nButtons: Cancel, OK",
      "Permanently burn all of your kites? / – / Cancel, Burn"
    ),
    (
      "Title: Confirm removal\nMessage: The chosen reeds will be removed. This is irreversible!\nButtons: Cancel, Confirm",
      "Remove the chosen reeds? / This is irreversible. / Cancel, Remove"
    ),
    (
      "Title: Attention\nMessage: Draining the pond will wake the frogs. Drain anyway?\nButtons: No, Yes",
      "Drain the pond anyway? / This will wake the frogs. / Cancel, Drain"
    ),
    (
      "Title: Notice\nMessage: A newer plan of the pond was drawn by %@. Loading it will replace your lines.\nButtons: Cancel, Load",
      "Load the newer plan of the pond? / A newer plan of the pond was drawn by %@. Loading it will replace your lines. / Cancel, Load"
    ),
    (
      "Title: Pump\nMessage: Pond Diary needs your camera to count frogs.\nButtons: Deny, Allow",
      "Allow Pond Diary to use your camera to count frogs? / – / Deny, Allow"
    ),
  ])
  func whatIsAnnouncedIsAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    // A title that says what nothing else says stays, and the button takes the verb.
    (
      "Title: Pumps in conflict\nMessage: One pump runs at a time. Turning on the left pump will turn off the right one.\nButtons: Cancel, OK",
      "Pumps in Conflict / One pump runs at a time. Turning on the left pump will turn off the right one. / Cancel, Turn On"
    ),
    // What OK does nothing tells.
    (
      "Title: Alert\nMessage: The lease of the pond has ended. Renew it to fish on.\nButtons: Cancel, OK",
      "The lease of the pond has ended. / Renew it to fish on. / Cancel, OK / button-ok-ambiguous"
    ),
    (
      "Title: Error\nMessage: Please enter a name for the pond.\nButtons: OK",
      "Enter a name for the pond. / – / OK"
    ),
    (
      "Title: Warning!\nMessage: Low water! The pump may stop at any time.\nButtons: OK",
      "Low Water / The pump may stop at any time. / OK"
    ),
    // A mark alone makes no sentence.
    ("Title: Error\nMessage: Pond Services restricted\nButtons: OK", "Pond Services Restricted / – / OK"),
    // The capital of a name that stands in a sentence.
    (
      "Title: Empty Reed\nMessage: Letters in the Reed box will be erased. Click Empty to erase them.\nButtons: Cancel, Empty",
      "Empty Reed? / Letters in the Reed box will be erased. / Cancel, Empty / message-capitalization"
    ),
    // What can only be asked then isn’t told as well.
    (
      "Title: Close\nMessage: You didn't save your sketch! Do you want to save it before closing?\nButtons: Cancel, No, Yes",
      "Save the sketch before closing? / – / Don’t Save, Cancel, Save"
    ),
    // Who types an alert gets it whole, be it for a capital.
    (
      "Title: Low water in the pond\nMessage: The pump has run dry.\nButtons: OK",
      "Low Water in the Pond / The pump has run dry. / OK"
    ),
    // Several parts that shout or lack their marks.
    (
      "Title: CANNOT SET SAIL\nMessage: The wind is too weak. Wait for the tide\nButtons: OK",
      "Cannot Set Sail / The wind is too weak. Wait for the tide. / OK"
    ),
    // A name that nothing else says.
    (
      "Title: macOS pump pending\nMessage: Do you want to continue with the pump?\nButtons: No, Yes",
      "macOS Pump Pending / Continue with the pump? / Cancel, Continue"
    ),
    ("Title: Please note\nMessage: The pump has run dry!\nButtons: Done", "The pump has run dry. / – / Done"),
  ])
  func eachPartIsMended(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    // A question that goes must not leave its answers.
    "Title: Are you sure?\nMessage: You will lose your pond.\nButtons: Cancel, OK",
    // A tag that opens is closed.
    "Title: Berth created!\nMessage: Moor at <b>%1$s</b>. <b>Important</b>: If the harbor asks, you get a letter!\nButtons: Validate",
    // What bare answers do stays while they do.
    "Title: 错误\nMessage: 抱歉，池塘的两份记录存在冲突。点击“是”使用云端记录，点击“否”使用本机记录。\nButtons: 是, 否",
  ])
  func nothingIsLost(_ block: String) throws {
    #expect(try TypedAlert.proposal(block) == nil)
  }

  @Test func noMarkLosesTheOneThatOpensIt() throws {
    let proposal = try TypedAlert.proposal(
      "Title: 確認\nMessage: 本当に池の記録（12件）を削除してもよろしいでしょうか？元に戻すことはできませんのでご注意ください！「はい」を押すと削除されます。\nButtons: はい, いいえ")
    #expect(proposal?.contains("」") != true || proposal?.contains("「はい」") == true)
  }
}
