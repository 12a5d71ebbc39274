import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What the old title, message, and buttons said, the new ones say: each word of the matter, and that something is for good.
@Suite struct CoverageTests {
  @Test(
    "What can’t be had back can’t be had back",
    arguments: [
      (
        "Title: Warning\nMessage: Your charts will be lost forever!\nButtons: Cancel, Delete", "en",
        "Your charts will be permanently lost. / – / Cancel, Delete"
      ),
      (
        "Title: Warning\nMessage: This will permanently erase both charts. Proceed?\nButtons: No, Yes", "en",
        "Permanently erase both charts? / – / Cancel, Erase"
      ),
      (
        "Title: Attenzione!\nMessage: Vuoi davvero vendere la barca? Le mappe andranno perse per sempre.\nButtons: No, Sì",
        "it",
        "Vendere la barca? / Le mappe andranno perse definitivamente. / Annulla, Vendi"
      ),
    ])
  func permanenceStays(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block, in: language) == expected)
  }

  @Test(
    "What only the title or a button says stays there",
    arguments: [
      (
        "Title: Need help?\nMessage: Please send us the harbor log so we can mend the pump.\nButtons: Not now, Send without harbor log",
        "en", "Need help? / Send us the harbor log so we can mend the pump. / Not Now, Send Without Harbor Log"
      ),
      (
        "Title: Fares changed\nMessage: Our fares have changed. You must accept the new fares to continue.\nButtons: Decline, Accept",
        "en", "Fares Changed / Accept the new fares to continue. / Decline, Accept"
      ),
      (
        "Notification title: Chart available\nNotification body: Please leave the lock before loading it", "en",
        "Chart Available / Leave the lock before loading it. / "
      ),
      (
        "Title: 입항 실패\nMessage: 고객님께서 부두 번호를 잘못 입력하셨습니다.\nButtons: 확인", "ko",
        "입항 실패 / 부두 번호가 올바르지 않습니다. / 확인"
      ),
      (
        "Title: Fare\nMessage: Please pay 30 coins to the harbor!\nButtons: I have paid, I need help", "en",
        "Pay 30 coins to the harbor. / – / I Have Paid, I Need Help"
      ),
    ])
  func wordsStay(_ block: String, _ language: String, _ expected: String) throws {
    let found = try TypedAlert.proposal(block, in: language)
    #expect(found == expected, "\(found ?? "–")")
  }

  @Test(
    "What says nothing may go, and be said once",
    arguments: [
      (
        "Title: Whoa there!\nMessage: Selling the boat erases all 9 routes for good.\nButtons: Cancel, OK",
        "Sell the boat? / This erases all 9 routes for good. / Cancel, Sell"
      ),
      (
        "Title: Invalid code\nMessage: The code you entered is wrong. You have 2 tries left.\nButtons: OK",
        "The code isn’t valid. / You have 2 tries left. / OK"
      ),
      (
        "Title: Delete Pier\nMessage: You are going to delete the pier incl. 28 boats.\nButtons: Go Ahead, Cancel",
        "Delete the pier? / 28 boats will also be deleted. / Cancel, Delete"
      ),
    ])
  func talkGoes(_ block: String, _ expected: String) throws { #expect(try TypedAlert.proposal(block) == expected) }

  @Test(
    "Titles tell what happened or ask what is done, and “this” has it right before",
    arguments: [
      (
        "Title: Hmm, that didn't work\nMessage: It looks like mooring the boat may not have gone as planned. The boat has to be in the lock.\nButtons: OK",
        "Mooring the boat may not have gone as planned. / The boat has to be in the lock. / OK"
      ),
      (
        "Title: Sail over the bar?\nMessage: The bar is 2 feet deep. Sailing over it may cost a keel.\nButtons: No, Yes",
        "Sail over the bar? / This may cost a keel. The bar is 2 feet deep. / Cancel, Sail"
      ),
      (
        "Title: Pump\nMessage: DO NOT open the valve!!! It takes 9 min. Start the pump?\nButtons: Yes, No",
        "Start the pump? / Do not open the valve. It takes 9 min. / Cancel, Start"
      ),
    ])
  func eventsAreTitles(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(
    "Silence is better than a cry, a verb that does nothing, and another answer",
    arguments: [
      ("Title: Oups! There was an error.\nMessage: Please try again\nButtons: OK", "en"),
      ("Title: [Headline]\nMessage: Explain the closed lock!\nButtons: OK", "en"),
      ("Title: Lock closed!\nMessage: (ask Ana) tell them to wait for the tide\nButtons: ok", "en"),
      ("Title: Oops!\nMessage: Explain that the lock is closed!\nButtons: OK", "en"),
      ("Title: Boat reset\nMessage: Performing a reset on the boat will erase all routes!\nButtons: Cancel, Ok", "en"),
    ])
  func silenceIsBetter(_ block: String, _ language: String) throws {
    #expect(try TypedAlert.proposal(block, in: language) == nil)
  }

  @Test(
    "No button is made up beside one that leaves all as it is",
    arguments: [
      (
        "Title: 정말 계속하시겠습니까?\nMessage: 항로를 정하지 않았습니다. 나중에 정할 수 있습니다.\nButtons: 건너뛰기", "ko",
        "항로를 정하지 않았습니다. / 나중에 정할 수 있습니다. / 건너뛰기"
      ),
      (
        "Title: Discard the sketch!\nMessage: All 9 strokes are lost!\nButtons: Wait, Discard", "en",
        "Discard the Sketch / All 9 strokes are lost. / Wait, Discard"
      ),
      (
        "Title: Mooring failed!\nMessage: Would you like to try again?\nButtons: OK", "en",
        "Mooring Failed / Try again? / Cancel, Try Again"
      ),
    ])
  func answersStay(_ block: String, _ language: String, _ expected: String) throws {
    let found = try TypedAlert.proposal(block, in: language)
    #expect(found == expected, "\(found ?? "–")")
  }

  @Test(
    "The question has all words of the deed, and its verb is the button’s",
    arguments: [
      (
        "Title: Leaving!\nMessage: Are you sure you want to exit the race? Your 14 laps are not kept.\nButtons: Back, Leave",
        "Exit the race? / Your 14 laps are not kept. / Cancel, Exit"
      ),
      (
        "Title: Delete sail!\nMessage: Do you want to remove the selected sail from the loft? It stays in the harbor.\nButtons: Cancel, Delete",
        "Remove the selected sail from the loft? / It stays in the harbor. / Cancel, Remove"
      ),
      (
        "Title: Take it?\nMessage: Would you like to reserve berth 9 for Friday?\nButtons: No, Reserve",
        "Reserve berth 9 for Friday? / – / Cancel, Reserve"
      ),
      (
        "Title: You're about to sell both boats\nMessage: The pier is told!\nButtons: Sell, Keep sailing",
        "Sell both boats? / The pier is told. / Keep Sailing, Sell"
      ),
      (
        "Title: Delete?\nMessage: 'Old sails' will be deleted from both lofts for good\nButtons: Delete, No",
        "Delete “Old sails” from both lofts for good? / – / Cancel, Delete"
      ),
      (
        "Title: WRONG PIN (2/3)\nMessage: You entered a wrong PIN. One more and the hatch stays shut!\nButtons: OK",
        "Wrong PIN (2/3) / The PIN is incorrect. One more and the hatch stays shut. / OK"
      ),
      (
        "Title: Sorry\nMessage: The last berth is taken. Your card was not charged.\nButtons: Bummer",
        "The last berth is taken. / The card was not charged. / OK"
      ),
    ])
  func deedsAreAsked(_ block: String, _ expected: String) throws {
    let found = try TypedAlert.proposal(block)
    #expect(found == expected, "\(found ?? "–")")
  }

  /// A log is on the boat; nobody logs on there.
  @Test func nounsKeepTheirPrepositions() throws {
    let block =
      "Title: Tide Log\nMessage: A newer copy of the tide log on the boat was saved by Ana!\nButtons: Keep, Replace"
    #expect(try TypedAlert.proposal(block)?.contains("log in") != true)
  }
}
