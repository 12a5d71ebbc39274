import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What a proposal may not lose or garble: amounts, what helps, what “it” is, and whose phrase is whose.
@Suite struct KeptFactTests {
  private func proposal(_ block: String, _ language: String = "en") throws -> String? {
    try TypedAlert.proposal(block, in: language)
  }

  /// What something costs is no secret, and “/hour” hangs on its figure.
  @Test func ratesStay() throws {
    let block =
      "Notification title: Boat\nNotification body: Your boat is back! We charge a mooring fee of $2.50/hour after 6 PM. Open the app to pay."
    #expect(try proposal(block)?.contains("$2.50/hour") == true)
  }

  /// Of a placeholder without its sign nobody knows what it shows; what is typed and what something is called keep their capitals.
  @Test func tornPlaceholdersAndTypedWords() throws {
    #expect(try proposal("Title: Warning\nMessage: Sink $d boats?\nButtons: No, Yes") == nil)
    let typed = try proposal("Title: Sink boat\nMessage: Type SINK to go on.\nButtons: Cancel, Sink")
    #expect(typed?.contains("Type SINK to go on.") != false)
  }

  /// A button that the alert doesn’t have is on the screen beneath.
  @Test func whatToTapBeneathStays() throws {
    let message = "Close the lock, then tap Fill Basin to go on."
    let found = try proposal("Title: Oops! The basin is empty\nMessage: \(message)\nButtons: OK")
    #expect(found?.contains("Fill Basin") != false)
  }

  /// “They” are told of before what becomes of them; a noun in the question itself is enough.
  @Test func nounsStayBeforeTheirPronouns() throws {
    let drafts =
      "Title: Warning\nMessage: You have 2 logs that have not been sent. If you sign out, they will be deleted.\nButtons: Cancel, Sign Out"
    #expect(
      try proposal(drafts)
        == "Sign out? / You have 2 logs that have not been sent. They will be deleted. / Cancel, Sign Out")
    let tour =
      "Title: Warning\nMessage: The boat waits at the pier. If you leave the tour, it will end.\nButtons: Cancel, Leave"
    #expect(try proposal(tour)?.hasPrefix("Leave the tour? / It will end.") == true)
  }

  /// What happened is the news, and what to do about it no question that a yes answers.
  @Test func whatHelpsIsNotAsked() throws {
    let block =
      "Title: Error\nMessage: The shed has been locked. Reset the code to open it.\nButtons: Cancel, Reset Code"
    #expect(try proposal(block)?.contains("?") != true)
  }

  /// “이름을 입력하십시오” before a question whether to go on without any takes back what is asked.
  @Test func nobodyIsToldToDoOtherwiseFirst() throws {
    var settings = TypedAlert.settings
    settings.locale = .korean
    let words = { (text: String) in
      let block = "Title: 이름 없는 배\nMessage: \(text)\nButtons: 취소, 판매"
      return try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "").diagnostics
        .filter { $0.rule == "tone-accusatory" }.flatMap { $0.suggestions.map(\.text) }
    }
    #expect(try words("배 이름을 입력하지 않았습니다.") == ["배 이름을 입력하십시오."])
    #expect(try words("배 이름을 입력하지 않았습니다. 그대로 판매하시겠습니까?") == [])
  }

  /// What a button warns of is told below the question, and what comes of Cancel by no question.
  @Test(arguments: [
    (
      "Title: Sell boat\nMessage: Sell the boat at the harbor. Tapping Sell will erase all its logs.\nButtons: Cancel, Sell",
      "This will erase all its logs."
    ),
    (
      "Title: Oops! No camera\nMessage: The lookout needs a camera. If you tap Cancel, your place is lost.\nButtons: Cancel, Add Camera",
      "If you tap Cancel, your place is lost."
    ),
  ])
  func warningsStay(_ block: String, _ words: String) throws {
    let proposal = try #require(try proposal(block))
    #expect(proposal.contains(words), "\(proposal)")
  }

  /// The sign of a number is a part of it.
  @Test func signsOfCodesStay() throws {
    let proposal = try proposal("Title: Oops\nMessage: Error -50: can't read tides\nButtons: OK")
    #expect(proposal?.contains("50:") != true || proposal?.contains("-50") == true)
  }

  /// A paragraph is no title, and buttons in capitals stay so together.
  @Test func shapesStay() throws {
    let told =
      "Title: Note\nMessage: The lock opens for boats that have a pass and for those that are towed by a boat which has one. Ask Ana.\nButtons: OK"
    let proposal = try proposal(told)
    #expect(
      proposal?.contains(
        "The lock opens for boats that have a pass and for those that are towed by a boat which has one. /") != true)
    let block = "Título: ¿Salir?\nMensaje: ¿Seguro que quieres salir?\nBotones: SALIR, QUEDARSE AQUÍ"
    let buttons = try self.proposal(block, "es")?.split(separator: "/").last ?? ""
    #expect(!(buttons.contains("AQUÍ") && buttons.contains("Salir")))
  }

  /// Close is what the text warns of, and Continue leaves everything as it is.
  @Test func closingIsNoCancel() throws {
    let block =
      "Title: Unsaved plan\nMessage: The plan of the lock is lost if you close now\nButtons: Continue, Close [destructive]"
    let proposal = try #require(try proposal(block))
    #expect(proposal.hasSuffix("Cancel, Close"), "\(proposal)")
  }

  @Test(arguments: [
    // Nothing is got by anybody.
    (
      "Title: Map 7\nMessage: We've got an awesome new update for the harbor map!\nButtons: OK",
      "been got"
    ),
    // “From” is whose the letter is.
    (
      "Title: Missing info\nMessage: You failed to provide the letter from %@. The boat stays here.\nButtons: OK",
      "provided from"
    ),
    // The oar and the boat could both be mended.
    (
      "Title: Error\nMessage: The boat lost its oar. The harbor needs a new lamp. Would you like to mend it now?\nButtons: No, Yes",
      "Mend the"
    ),
  ])
  func isNeverSaid(_ block: String, _ words: String) throws {
    let proposal = try proposal(block)
    #expect(proposal?.contains(words) != true, "\(proposal ?? "")")
  }

  @Test(arguments: [
    // The same verb tells what is meant.
    (
      "Title: Error\nMessage: You failed to mend the oar. You can’t leave the harbor until it’s done. Do you want to mend it now?\nButtons: No, Yes",
      "en", "Mend the oar now? / You can’t leave the harbor until it’s done. / Cancel, Mend"
    ),
    // What helps stays where the button’s name goes.
    (
      "Title: エラー\nMessage: 船を動かせませんでした。錨を上げてから「やり直す」ボタンを押してください。\nButtons: やり直す, 閉じる", "ja",
      "船を動かせませんでした。 / 錨を上げてください。 / キャンセル, やり直す"
    ),
    (
      "Title: 错误\nMessage: 无法读取地图。请盖好盖子，然后点按“重试”。\nButtons: 重试, 关闭", "zh-Hans",
      "无法读取地图。 / 请盖好盖子。 / 取消, 重试"
    ),
  ])
  func isSaid(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  /// Which of the sails, whose verb the button has, and what No would do.
  @Test(arguments: [
    (
      "en",
      "Title: Delete Test Sails\nMessage: Are you sure you want to delete all your sails?\nButtons: Cancel, Delete",
      "Delete Test Sails / Delete all your sails? / Cancel, Delete"
    ),
    (
      "fr", "Title: Supprimer les voiles\nMessage: Voulez-vous vraiment effacer les voiles ?\nButtons: Supprimer",
      "Supprimer les voiles / Effacer les voiles\u{202F}? / Annuler, Supprimer"
    ),
    (
      "de", "Title: Boot löschen\nMessage: Bist Du sicher, dass Du das Boot löschen willst?\nButtons: Nein, Ja",
      "Möchtest Du das Boot löschen? / – / Abbrechen, Löschen"
    ),
  ])
  func whatTheTitleTellsStays(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test func noToAPartDoesTheWhole() throws {
    let block = "Title: Tie ropes\nMessage: Rope 4 is old. Tie this one only?\nButtons: Yes, No, Cancel"
    #expect(try proposal(block)?.contains("Don’t Tie") != true)
  }

  @Test func whatWentWrongStays() throws {
    let block = "Title: Error\nMessage: Something went wrong with your booking. The harbor has been told.\nButtons: OK"
    #expect(try proposal(block)?.contains("booking") ?? true)
  }
}
