import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What a sheet is about is its title, and its buttons ask what to do with it.
@Suite struct SheetTopicTests {
  @Test(arguments: [
    // A sentence that asks what its buttons ask has only its thing to tell.
    (
      "Action sheet\nTitle: Options\nMessage: Please choose what you'd like to do with your 9 oars.\nButtons: paint oars, Sell, Close",
      "en", "9 Oars / – / Paint Oars / Sell / Cancel [cancel]"
    ),
    // What is chosen by the buttons leaves the act.
    (
      "Action sheet\nTitle: More\nMessage: Select the pier from which you want to launch the boat “Ana”.\nButtons: North pier, South pier, Never mind",
      "en", "Launch the Boat “Ana” / – / North Pier / South Pier / Cancel [cancel]"
    ),
    // The title may ask it.
    (
      "Action sheet\nTitle: What would you like to do with the lamp of +44 20 7946?\nMessage: Pick one of the options below.\nButtons: Light, Sell, Never mind",
      "en", "Lamp of +44 20 7946 / – / Light / Sell / Cancel [cancel]"
    ),
    (
      "Action sheet\nTitle: Aktion wählen\nMessage: Bitte wählen Sie aus, was mit dem Boot „Ana“ (4 Plätze) passieren soll.\nButtons: Streichen, Verkaufen, Zurück",
      "de", "Boot „Ana“ (4 Plätze) / – / Streichen / Verkaufen / Abbrechen [cancel]"
    ),
    (
      "Action sheet\nTitle: Cosa vuoi fare?\nMessage: Seleziona un'azione per il molo 4/B\nButtons: Dipingi, Affonda, Chiudi",
      "it", "Molo 4/B / – / Dipingi / Affonda / Annulla [cancel]"
    ),
    // The thing may stand there alone, and what shouts is said calmly.
    (
      "Action sheet\nTitle: O que você deseja fazer?\nMessage: Regata com Ana em 8 de maio\nButtons: REMARCAR, Pintar, Fechar",
      "pt-BR", "Regata com Ana em 8 de maio / – / Remarcar / Pintar / Cancelar [cancel]"
    ),
    (
      "Action sheet\nTitle: 操作\nMessage: 请选择对小船“安娜”的操作，出租后无法退回\nButtons: 刷漆, 出租, 返回",
      "zh-Hans", "小船“安娜” / 出租后无法退回。 / 刷漆 / 出租 / 取消 [cancel]"
    ),
    // Codes of buttons are no codes of the text.
    (
      "Action sheet\nTitle: Choix\nMessage: Veuillez choisir le format dans lequel vous souhaitez exporter la carte « Ana » (3 ports).\nButtons: MusicXML, audio mp3, Retour",
      "fr", "Exporter la carte « Ana » (3 ports) / – / MusicXML / Audio mp3 / Annuler [cancel]"
    ),
    // Which of them is what the buttons name.
    (
      "Action sheet\nTitle: Share options for the harbor of %@\nMessage: Which one would you like to share? Map has 9 piers.\nButtons: Text, Audio, Both, Close",
      "en", "Share options for the harbor of %@ / Map has 9 piers. / Text / Audio / Both / Cancel [cancel]"
    ),
    // Back beside Cancel Berth keeps the berth.
    (
      "Action sheet\nTitle: Manage\nMessage: Your berth at North Pier can't be moved. To keep it, press Back.\nButtons: Paint berth, Cancel berth, Back",
      "en",
      "Your berth at North Pier can’t be moved. / – / Cancel Berth [destructive] / Paint Berth / Keep Berth [cancel]"
    ),
  ])
  func theTopicIsTheTitle(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try StyledProposal.first(block, language) == expected)
  }
}
