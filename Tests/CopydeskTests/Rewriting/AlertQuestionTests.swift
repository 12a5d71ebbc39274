import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Alerts that have answers and ask nothing get their question from what they announce.
@Suite struct AlertQuestionTests {
  @Test(
    "A particle stays with its verb, and a name may be what “it” means",
    arguments: [
      ("The tide lamp is off. Would you like to enable it now?", "Turn on the tide lamp now? / – / Cancel, Turn On"),
      (
        "The boat needs Bluetooth to find its pier. Would you like to enable it?",
        "The boat needs Bluetooth to find its pier. / Turn it on? / Cancel, Turn On"
      ),
    ])
  func particlesStay(_ message: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal("Title: Attention\nMessage: \(message)\nButtons: No, Yes") == expected)
  }

  @Test func `a name gets no article where the title has none`() throws {
    let block =
      "Title: Turn on Bluetooth?\nMessage: The boat needs it to find its pier. Would you like to enable it now?\nButtons: No, Yes"
    #expect(try TypedAlert.proposal(block)?.contains("the Bluetooth") != true)
    let twice =
      "Title: Turn on Bluetooth?\nMessage: The app needs Bluetooth to find your boat. Would you like to enable it now?\nButtons: No, Yes"
    #expect(try TypedAlert.proposal(twice)?.hasPrefix("Turn on Bluetooth now? / ") == true)
  }

  @Test func `“it” with its noun before it in the question is no hindrance`() throws {
    let block = "Title: Confirmation\nMessage: Moor the boat so that the crew can see it?\nButtons: No, Yes"
    #expect(try TypedAlert.proposal(block) == "Moor the boat so that the crew can see it? / – / Cancel, Moor")
  }

  @Test(arguments: [
    (
      "Title: Warning\nMessage: This will sink the boat “%@”.\nButtons: Cancel, OK",
      "Sink the boat “%@”? / – / Cancel, Sink"
    ),
    (
      "Title: Warning\nMessage: Mooring %@ will block the canal.\nButtons: Cancel, OK",
      "Moor %@? / This will block the canal. / Cancel, Moor"
    ),
    (
      "Title: Attention\nMessage: If you leave the harbor now, your berth will be given away.\nButtons: No, Yes",
      "Leave the harbor? / Your berth will be given away. / Cancel, Leave"
    ),
    (
      "Title: Are you sure?\nMessage: The logbook will be erased from both tablets.\nButtons: Cancel, Erase",
      "Erase the logbook? / The logbook will be erased from both tablets. / Cancel, Erase"
    ),
    (
      "Title: Remove\nMessage: This sail will be deleted for the whole crew.\nButtons: Cancel, Remove",
      "Remove this sail? / This sail will be deleted for the whole crew. / Cancel, Remove"
    ),
    (
      "Title: Are you sure?\nMessage: Do you want to mark the sails as dry?\nButtons: No, Yes",
      "Mark the sails as dry? / – / Cancel, Mark as Dry"
    ),
    (
      "Title: Are you sure?\nMessage: Do you want to mark all sails below this one as dry?\nButtons: Cancel, Mark Below as Dry",
      "Mark all sails below this one as dry? / – / Cancel, Mark Below as Dry / button-too-long"
    ),
    (
      "Title: Delete Route\nMessage: Tap Yes to delete the route and its 9 buoys, or No to keep them.\nButtons: No, Yes",
      "Delete the route and its 9 buoys? / – / Cancel, Delete"
    ),
    (
      "Title: Attention\nMessage: Sinking the boat can’t be undone. Proceed?\nButtons: No, Yes",
      "Sink the boat? / This can’t be undone. / Cancel, Sink"
    ),
    (
      "Title: Alert\nMessage: The tide comes in %d minutes. Stay moored?\nButtons: No, Yes",
      "Stay moored? / The tide comes in %d minutes. / Cancel, Stay Moored"
    ),
    (
      "Title: Warning\nMessage: By leaving the harbor, you will lose your berth.\nButtons: Cancel, OK",
      "Leave the harbor? / You will lose your berth. / Cancel, Leave"
    ),
    (
      "Title: Are you sure?\nMessage: Once deleted, the logbook can’t be read.\nButtons: Cancel, Delete",
      "Delete the logbook? / It can’t be read. / Cancel, Delete"
    ),
    (
      "제목: 경고\n메시지: 항구를 떠나면 배가 사라집니다. 떠나시겠습니까?\n버튼: 취소, 네",
      "항구를 떠나시겠습니까? / 배가 사라집니다. / 취소, 떠나기"
    ),
    (
      "제목: 경고\n메시지: 초기화하면 모든 항로가 삭제됩니다. 계속하시겠습니까?\n버튼: 취소, 확인",
      "초기화하시겠습니까? / 모든 항로가 삭제됩니다. / 취소, 초기화"
    ),
    (
      "Title: 确认\nMessage: 您确定要立即归档码头吗？\nButtons: 否, 是",
      "要立即归档码头吗？ / – / 取消, 归档"
    ),
    (
      "Title: Are you sure?\nMessage: This will sink both boats and cannot be undone.\nButtons: No, Yes",
      "Sink both boats? / This can’t be undone. / Cancel, Sink"
    ),
    (
      "Title: Close Harbor\nMessage: This will close the harbor for everyone. Are you sure?\nButtons: Cancel, OK",
      "Close the harbor for everyone? / – / Cancel, Close"
    ),
    (
      "Title: Warnung\nMessage: Sind Sie sicher, dass Sie das Boot löschen möchten? Alle Segel gehen verloren.\nButtons: Nein, Ja",
      "Möchten Sie das Boot löschen? / Alle Segel gehen verloren. / Abbrechen, Löschen"
    ),
    (
      "Title: Attention\nMessage: Voulez-vous quitter le port ? Votre place sera perdue.\nButtons: Non, Oui",
      "Voulez-vous quitter le port\u{202F}? / Votre place sera perdue. / Annuler, Quitter"
    ),
    (
      "Title: エラー\nMessage: 本当にこの船をアーカイブしてもよろしいですか？\nButtons: いいえ, はい",
      "この船をアーカイブしますか？ / – / キャンセル, アーカイブ"
    ),
    (
      "Title: Cancel the rental?\nMessage: The boat is yours until noon!\nButtons: No, Yes",
      "Cancel the rental? / The boat is yours until noon. / Keep Rental, Cancel Rental"
    ),
    (
      "Title: Are you sure you want to row?\nMessage: The wind is strong!\nButtons: No, Yes",
      "Row? / The wind is strong. / Cancel, Row / title-single-word"
    ),
    (
      "Title: Confirm rental\nMessage: Do you want to rent %@ for two days?\nButtons: No, Yes",
      "Rent %@ for two days? / – / Cancel, Rent"
    ),
    // A topic, or verbs alone, over a yes to nothing.
    (
      "Title: Berth removal\nMessage: You are going to remove your berth. The crew is told.\nButtons: No, Yes",
      "Remove your berth? / The crew is told. / Cancel, Remove"
    ),
    (
      "Title: Sink and Paint\nMessage: Sinking the boat %@ will paint its 3 sails. Are you sure?\nButtons: Yes, No",
      "Sink the boat %@? / This will paint its 3 sails. / Cancel, Sink"
    ),
    // An order without an object is what the yes does; what is told before it stays.
    (
      "Title: Your lease has ended. You can no longer sail. Enroll to continue.\nButtons: Cancel, OK",
      "Enroll to continue? / Your lease has ended. You can no longer sail. / Cancel, Enroll"
    ),
    (
      "Title: Pier\nMessage: Do you want %@ to be used as the first pier instead of %@?\nButtons: No, Yes",
      "Use %@ as the first pier instead of %@? / – / Cancel, Use"
    ),
    (
      "Title: Logout\nMessage: Do you really want to logout?\nButtons: Cancel, Logout", "Log out? / – / Cancel, Log Out"
    ),
    (
      "Title: Backup\nMessage: The last backup is 4 days old. Backup now?\nButtons: No, Yes",
      "Back up now? / The last backup is 4 days old. / Cancel, Back Up"
    ),
    (
      "Title: Allow access?\nMessage: The pilot uses your camera to watch the tide!\nButtons: No thanks, OK",
      "Allow access? / The pilot uses your camera to watch the tide. / Don’t Allow, Allow"
    ),
  ])
  func whatIsAnnouncedIsAsked(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  /// What takes time or has a price is done by nobody, and what people have or need they don’t choose.
  @Test(arguments: [
    "Title: Warning\nMessage: This will take an hour.\nButtons: Cancel, OK",
    "Title: Warning\nMessage: If you have trouble, the harbor office will help.\nButtons: Cancel, OK",
    "Title: Warning\nMessage: This will log you out everywhere.\nButtons: Cancel, OK",
    "Title: Are you sure?\nMessage: You will lose your berth.\nButtons: Cancel, OK",
  ])
  func whatNobodyDoesIsNotAsked(_ block: String) throws { #expect(try TypedAlert.proposal(block) == nil) }

  /// “Later” puts off what OK begins; nobody gives up by OK.
  @Test func anOffersAffirmationStays() throws {
    let block = "Title: Finish mooring\nMessage: You should finish mooring first.\nButtons: OK, Later"
    #expect(
      try TypedAlert.proposal(block) == "Finish mooring? / You should finish mooring first. / Later, Finish")
  }

  @Test(arguments: [
    (
      "Title: Error\nMessage: We were unable to load your tide table.\nButtons: OK, Try again",
      "The tide table couldn’t be loaded. / – / Cancel, Try Again"
    ),
    (
      "Title: Wrong!\nMessage: You typed the wrong code 4 times. The pier is locked for an hour.\nButtons: OK",
      "The code was incorrect 4 times. / The pier is locked for an hour. / OK"
    ),
    (
      "Title: You can’t do that\nMessage: You cannot sink this boat since the crew is still on it. Land first.\nButtons: OK",
      "You cannot sink this boat. / The crew is still on it. Land first. / OK"
    ),
    (
      "Title: Hi!\nMessage: You forgot to enter the mooring number! You have to enter it before you can land.\nButtons: OK",
      "Enter the mooring number. / To land, enter it. / OK"
    ),
    ("Title: Error\nMessage: Insufficient depth.\nButtons: OK", "Insufficient Depth / – / OK"),
    (
      "Title: Network error\nMessage: Please call the pilot!\nButtons: OK",
      "There’s a problem with the network. / Call the pilot. / OK"
    ),
    (
      "Title: Error\nMessage: There was an error signing you in. Try another berth.\nButtons: OK",
      "You couldn’t be signed in. / Try another berth. / OK"
    ),
    ("Title: Error\nMessage: Could not find any buoys\nButtons: OK", "No buoys could be found. / – / OK"),
    (
      "Title: Unable to load map\nMessage: An error occurred while loading the %@. The pilot said: %@\nButtons: OK",
      "The %@ couldn’t be loaded. / The pilot said: %@ / OK"
    ),
    (
      "Title: Error\nMessage: Could not sink %d boat(s).\nButtons: OK",
      "%d boat(s) couldn’t be sunk. / – / OK / style-plural-parens"
    ),
    (
      "Title: Tide alarm off\nMessage: Please turn on alarms in Settings > Boats > Tides!\nButtons: OK",
      "Tide Alarm Off / Turn on alarms in Settings > Boats > Tides. / OK"
    ),
  ])
  func whatHappenedIsSaid(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }
}
