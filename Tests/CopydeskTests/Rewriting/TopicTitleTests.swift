import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Titles that only name what the alert is about give way to what its message asks or tells.
@Suite struct TopicTitleTests {
  @Test(arguments: [
    (
      "Title: Mooring Confirmation\nMessage: You are about to moor 3 boats. The pier will be closed. Do you want to proceed?\nButtons: Go Back, Proceed",
      "Moor 3 boats? / The pier will be closed. / Cancel, Moor"
    ),
    (
      "Title: Sink Boat\nMessage: Do you really want to sink this boat and all of its sails?\nButtons: No, Yes",
      "Sink this boat and all of its sails? / – / Cancel, Sink"
    ),
    (
      "Title: Tide Reminder\nMessage: The tide is low at noon!\nButtons: OK",
      "The tide is low at noon. / – / OK"
    ),
    (
      "Title: Unhook trailer\nMessage: The trailer holds 2 boats. Unhook anyway?\nButtons: Yes - Unhook, No - Keep",
      "Unhook trailer? / The trailer holds 2 boats. / Cancel, Unhook"
    ),
    (
      "Title: Moor Boat\nMessage: Mooring this boat at the pier will also block the canal.\nButtons: Cancel, OK",
      "Moor this boat at the pier? / This will also block the canal. / Cancel, Moor"
    ),
    (
      "Title: Engine Running\nMessage: An engine runs. Mooring the boat will stop the engine!\nButtons: Keep Running, Moor",
      "Moor the boat? / This will stop the engine. / Keep Running, Moor"
    ),
    (
      "Title: Warning\nMessage: If you move out, your berth will be given away!\nButtons: Cancel, OK",
      "Move out? / Your berth will be given away. / Cancel, Move Out"
    ),
    // Over OK alone a command reads as if it were still to be done.
    (
      "Title: Paint boat\nMessage: Boat painting could not be paid since the harbor is closed.\nButtons: OK",
      "Boat painting could not be paid. / The harbor is closed. / OK"
    ),
    (
      "Title: Anchor too big\nMessage: Your anchor is too big (90 kg). Take two.\nButtons: OK",
      "Your anchor is too big (90 kg). / Take two. / OK"
    ),
  ])
  func topicsGiveWay(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// What is announced as done to something is what a plain yes answers.
  @Test(arguments: [
    (
      "Title: Attention\nMessage: The pumps will be shut down in both cellars.\nButtons: Cancel, OK",
      "Shut down the pumps in both cellars? / – / Cancel, Shut Down"
    ),
    (
      "Title: Moorings\nMessage: The request for 3 moorings will be sent to the harbor. OK to send?\nButtons: Cancel, OK",
      "Send the request for 3 moorings to the harbor? / – / Cancel, Send"
    ),
    (
      "Title: Delete Pier\nMessage: You're going to delete the pier '%@' incl. 28 boats & all moorings.\nButtons: Go Ahead, Cancel",
      "Delete the pier “%@”? / 28 boats & all moorings will also be deleted. / Cancel, Delete"
    ),
  ])
  func passivesAreAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// What isn’t done is not asked for, and a warning is no command.
  @Test(arguments: [
    "Title: Removal\nMessage: Removal of the harbor %@ has to be confirmed. Boats in the harbor will not be removed.\nButtons: Confirm, Abort",
    "Title: Mooring rules\nMessage: The boats will not be moved to the pier.\nButtons: Cancel, OK",
    "Title: Sink warning\nMessage: The boat is wet.\nButtons: Cancel, OK",
  ])
  func nothingElseIsAsked(_ block: String) throws {
    for proposal in try TypedAlert.review(block).proposals {
      #expect(proposal.new.title?.contains("?") != true, "\(proposal.new)")
    }
  }

  @Test(arguments: [
    // The verb of the question is the verb of the button.
    (
      "Title: Alarms\nMessage: Do you want to enable alarms?\nButtons: Not Now, Enable",
      "Turn on alarms? / – / Not Now, Turn On"
    ),
    // What is done later isn’t refused.
    (
      "Title: Warning\nMessage: Do you want to set up the anchor now?\nButtons: Set up later, Yes",
      "Set up the anchor now? / – / Set Up Later, Set Up"
    ),
    // A button has no subject.
    (
      "Title: You must sign the lease\nMessage: The harbor opens at noon!\nButtons: I Don't Sign, I Sign",
      "Sign the lease? / The harbor opens at noon. / Don’t Sign, Sign"
    ),
    // Adverbs stand behind the object.
    (
      "Title: Measure Again?\nMessage: To be sure, measure the tide.\nButtons: Cancel, OK",
      "Measure again? / To be sure, measure the tide. / Cancel, Measure"
    ),
  ])
  func buttonsHaveTheVerb(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    (
      "Title: Harbor Error: PIER_FULL (19)\nMessage: A boat with this name is moored already.\nButtons: OK",
      "A boat with this name is moored already. / Error code: PIER_FULL (19). / OK"
    ),
    (
      "Title: Hey there!\nMessage: Your boat is late :( Take the ferry so you are home by noon.\nButtons: OK",
      "Your boat is late. / Take the ferry so you are home by noon. / OK"
    ),
    (
      "Title: Are you sure you want to sink the boat “Annabel Lee” and remove it from all of the lists that the harbor has shared with the other captains?\nButtons: Cancel, OK",
      "Sink the boat “Annabel Lee”? / It will also be removed from all of the lists that the harbor has shared with the other captains. / Cancel, Sink"
    ),
    (
      "Title: Heads up\nMessage: Three of the boats in this harbor are not paid for and will be towed away at noon.\nButtons: Alright",
      "Three of the boats in this harbor are not paid for. / They will be towed away at noon. / OK"
    ),
    (
      "Title: Error\nMessage: You entered an incorrect PIN 3 times!\nButtons: OK",
      "The PIN was incorrect 3 times. / – / OK"
    ),
    (
      "Title: Are you sure?\nMessage: 3 sails will be removed and cannot be replaced.\nButtons: No, Yes",
      "Remove 3 sails? / They can’t be replaced. / Cancel, Remove"
    ),
    (
      "Title: Error\nMessage: Failed to move boat to pier.\nButtons: OK",
      "The boat couldn’t be moved to the pier. / – / OK"
    ),
  ])
  func sentencesStayWhole(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    (
      "제목: 이 작업을 수행하면 모든 씨앗이 삭제되며 복구할 수 없습니다. 계속하시겠습니까?\n버튼: 닫기, 계속하기",
      "모든 씨앗을 삭제하시겠습니까? / 복구할 수 없습니다. / 취소, 삭제"
    ),
    ("제목: 주문 취소\n메시지: %@ 화분 주문을 취소하시겠습니까?\n버튼: 취소, 확인", "%@ 화분 주문을 취소하시겠습니까? / – / 주문 유지, 주문 취소"),
    (
      "제목: 오류\n메시지: 바람이 충분히 불지 않아 배를 띄우지 못했습니다. 확인 버튼을 누르면 다시 시도합니다.\n버튼: 취소, 확인",
      "배를 띄우지 못했습니다. / 바람이 충분히 불지 않습니다. / 취소, 다시 시도"
    ),
    ("제목: 알림\n메시지: 고객님께서 도어록 번호를 3번 잘못 입력하셨습니다.\n버튼: 확인", "도어록 번호가 3번 올바르지 않았습니다. / – / 확인"),
  ])
  func koreanAsWell(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// Names of a key that stand side by side are one name only where no dot parts them.
  @Test(arguments: [
    ("moor.harbor.upload.boat.error.alert", nil),
    ("moor.upload_boat_failed.alert", "The boat couldn’t be uploaded."),
  ])
  func keysNameInOnePart(_ key: String, _ title: String?) throws {
    let file = """
      "\(key).title" = "Error";
      "\(key).message" = "Check the connection.";
      """
    let review = try FileReviewer(settings: TypedAlert.settings).review(
      ByteBuffer(Array(file.utf8)), path: "en.lproj/a.strings")
    #expect(review.proposals.first?.new.title == title)
  }

  /// An alert that still stands in its base’s language is translated first.
  @Test func whatIsNotTranslatedIsLeft() throws {
    let file = """
      "sink.alert.title" = "Are you sure you want to sink this boat?";
      "sink.alert.message" = "You can't get it back when it is on the ground!";
      """
    let review = try FileReviewer(settings: TypedAlert.settings).review(
      ByteBuffer(Array(file.utf8)), path: "es.lproj/a.strings")
    #expect(review.proposals.isEmpty)
  }

  /// What a verb alone asks for is done to what the title names, unless that is the deed itself or what somebody may do.
  @Test(arguments: [
    ("Boiler", "The pressure is low. Restart?", "Restart the boiler? / The pressure is low. / Cancel, Restart"),
    ("Deletion", "It can’t be restored. Delete?", ""), ("Location", "The app needs it. Allow?", ""),
  ])
  func verbAloneAsks(_ title: String, _ message: String, _ expected: String) throws {
    let found = try TypedAlert.proposal("Title: \(title)\nMessage: \(message)\nButtons: No, Yes")
    let isAsked = found?.contains(" the \(title.lowercased())?") ?? false
    #expect(expected.isEmpty ? !isAsked : found == expected, "\(found ?? "none")")
  }
}
