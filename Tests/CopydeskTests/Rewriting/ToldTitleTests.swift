import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Titles from what happened or is asked, where the old one says nothing.
@Suite struct ToldTitleTests {
  private func proposal(_ block: String, _ language: String = "en") throws -> String? {
    try TypedAlert.proposal(block, in: language)
  }

  @Test(arguments: [
    // What came of it is the news, in short where it is long.
    (
      "Title: ERROR!\nMessage: The kiln was too hot and the milling “%@” has been stopped at minute 7 of 90.\nButtons: OK",
      "en", "Milling “%@” Stopped at Minute 7 of 90 / The kiln was too hot. / OK"
    ),
    // A question behind a comma names the button, and the title what there is.
    (
      "Title: Firmware 4 Available!\nMessage: The kiln is off for 6 minutes, would you like to install?\nButtons: OK, Cancel",
      "en", "Install firmware 4? / The kiln is off for 6 minutes. / Cancel, Install"
    ),
    // “Missing data” names nothing.
    (
      "Title: Missing data\nMessage: You failed to provide the letter from %@. The boat can’t leave without it. Would you like to add it now?\nButtons: No, Yes",
      "en", "The letter from %@ wasn’t provided. / The boat can’t leave without it. Add it now? / Cancel, Add"
    ),
    // Whose limit it is, rather than who did it.
    (
      "Title: Too many crates\nMessage: You have added 9 crates to van {name} but that van only holds 6.\nButtons: Got it!",
      "en", "Too Many Crates / Van {name} only holds 6. 9 crates were added. / OK"
    ),
    (
      "Title: 読み込みエラー\nMessage: 海図を読み込めませんでした。蓋を閉じてから「やり直す」ボタンを押してください。\nButtons: やり直す, 閉じる",
      "ja", "海図を読み込めませんでした。 / 蓋を閉じてください。 / キャンセル, やり直す"
    ),
    (
      "Title: Erreur\nMessage: Désolé, nous n'avons pas pu charger la carte du port.\nButtons: OK", "fr",
      "Impossible de charger la carte du port. / – / OK"
    ),
    (
      "Title: Hundir\nMessage: ¿Seguro que quieres hundir el barco %@? Se perderán 6 remos, esta acción no se puede deshacer.\nButtons: Sí, No",
      "es", "¿Hundir el barco %@? / Se perderán 6 remos. Esta acción no se puede deshacer. / Cancelar, Hundir"
    ),
  ])
  func itTells(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test(arguments: [
    // The thing that a sheet is about is its title.
    (
      "Action sheet\nTitle: Kiln\nMessage: Please select what you want to do about the firing (12 hours). If you stop it, the plates break.\nButtons: stop firing, Hold, Never mind",
      "en", "Firing (12 Hours) / If you stop it, the plates break. / Stop Firing, Hold, Cancel"
    ),
    (
      "Action sheet\nTitle: Kiln\nMessage: What would you like to do with the firing (12 hours)?\nButtons: stop firing, Hold, Never mind",
      "en", "Firing (12 Hours) / – / Stop Firing, Hold, Cancel"
    ),
  ])
  func sheetsHaveTheirThing(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test func noGreetingStays() throws {
    let block = "Notification title: 温馨提示\nNotification body: 亲爱的用户，渡轮已靠岸，请尽快打开 App 查看登船口哦！"
    #expect(try proposal(block, "zh-Hans") == "– / 渡轮已靠岸。 / ")
  }

  @Test(arguments: [
    (
      "Notification title: Notification\nNotification body: Bonjour ! Nous vous informons que le bateau accoste à midi !",
      "fr",
      "– / Le bateau accoste à midi. / "
    ),
    (
      "Notification title: Reminder\nNotification body: Hi there! Just a friendly reminder that your boat is due at noon!",
      "en",
      "– / Your boat is due at noon. / "
    ),
    // Whose fault it was is no news under the question.
    (
      "Title: Hey!\nMessage: You forgot to mend the oar. Mend it now?\nButtons: Yes, No", "en",
      "Mend the oar now? / – / Cancel, Mend"
    ),
    (
      "Title: Suppression\nMessage: Le bateau %@ va être vendu. Cette action est définitive, voulez-vous vendre le bateau %@ ?\nButtons: OK, Annuler",
      "fr", ""
    ),
  ])
  func nothingLeadsUpToIt(_ block: String, _ language: String, _ expected: String) throws {
    let proposal = try proposal(block, language)
    if expected.isEmpty { #expect(proposal?.contains(", voulez") != true) } else { #expect(proposal == expected) }
  }

  /// What can’t be undone is no title of its own, once the comma before it is a period.
  @Test func whatPointsBackIsNoTitle() throws {
    let block =
      "Title: Achtung!\nMessage: Das Boot %@ wird gelöscht, das kann nicht rückgängig gemacht werden. Möchtest du es wirklich löschen?\nButtons: Ja, Nein"
    #expect(try proposal(block, "de")?.hasPrefix("Das kann") != true)
  }

  /// OK over a question names nothing: then nothing is said.
  @Test func noPlainAnswerStays() throws {
    let block = "Title: Map 7 Available!\nMessage: The map is new, care for it?\nButtons: OK, Cancel"
    #expect(try proposal(block)?.contains("OK") != true)
  }
}
