import Testing

@testable import CopyReview
@testable import CopyRewriting

/// Labels as titles give way to what happened, or to what is asked, though a detail stays at fault.
@Suite struct LabelTitleTests {
  @Test(arguments: [
    // One word of German, and behind its topic only that something is wrong.
    (
      "Title: Kartierungsproblem\nMessage: Das Boot konnte nicht gefunden werden, da keine Verbindung zum Hafen besteht.\nButtons: OK",
      "de", "Das Boot konnte nicht gefunden werden. / Es besteht keine Verbindung zum Hafen. / OK"
    ),
    // OK, whose meaning nobody knows, was there before.
    (
      "Title: Mooring Failure\nMessage: The ferry was not moored because the tide is low. Go to the harbor and wait.\nButtons: Cancel, OK",
      "en", "The ferry was not moored. / The tide is low. Go to the harbor and wait. / Cancel [cancel] / OK"
    ),
    // A question is worth its length.
    (
      "Title: Eliminazione\nMessage: Stai per eliminare la barca “Ana” e i {count} remi che contiene da marzo. Vuoi continuare?\nButtons: OK, Annulla",
      "it",
      "Eliminare la barca “Ana” e i {count} remi che contiene da marzo? / – / Annulla [cancel] / Elimina [destructive]"
    ),
    // What was entered is at fault, whoever entered it.
    (
      "Title: Berth number error\nMessage: You entered berth number %1$d which has already been rented to %2$@. Each boat must have its own berth.\nButtons: OK",
      "en", "The berth number %1$d has already been rented to %2$@. / Each boat must have its own berth. / OK"
    ),
    // “L’isola” is the island of the title.
    (
      "Title: Eliminazione isola\nMessage: Sei sicuro di voler eliminare l’isola “Ana”? L’operazione è irreversibile.\nButtons: No, Sì",
      "it", "Eliminare l’isola “Ana”? / L’operazione è irreversibile. / Annulla [cancel] / Elimina [destructive]"
    ),
    (
      "Title: File already exists.\nMessage: A file with the name “Pier.tif” already exists in the folder “Harbor”. Do you want to overwrite it?\nButtons: OK, Cancel",
      "en",
      "Overwrite the file? / A file with the name “Pier.tif” already exists in the folder “Harbor”. / Cancel [cancel] / Overwrite [destructive]"
    ),
    // Scripts without spaces have a word for each particle; a yes where nothing is asked tries again.
    (
      "Title: エラー\nMessage: 申し訳ございませんが、船「アナ」の点検記録をアップロードできませんでした。通信環境をご確認のうえ、再度お試しください。\nButtons: はい, いいえ",
      "ja", "船「アナ」の点検記録をアップロードできませんでした。 / 通信環境をご確認のうえ、再度お試しください。 / キャンセル [cancel] / 再試行"
    ),
  ])
  func whatHappenedIsTold(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try StyledProposal.first(block, language) == expected)
  }

  /// What comes of an error is told above that there was one, and a noun with “of” orders nothing.
  @Test(arguments: [
    (
      "Title: Fehler\nMessage: Beim Verbinden mit dem Hafen ist ein unerwarteter Fehler aufgetreten (HTTP 503). Die Karte „Ana“ wurde nicht gesendet!\nButtons: OK",
      "de",
      "Die Karte „Ana“ wurde nicht gesendet. / Beim Verbinden mit dem Hafen ist ein unerwarteter Fehler aufgetreten (HTTP 503). / OK"
    ),
    (
      "Title: Something went wrong\nMessage: Export of the map failed because the harbor is closed. Choose another harbor in Settings.\nButtons: OK",
      "en", "Export of the map failed. / The harbor is closed. Choose another harbor in Settings. / OK"
    ),
    (
      "Title: Oh no!\nMessage: We couldn’t rent you the boat because it’s been less than 5 days since the last trip. The earliest you can rent is {date}.\nButtons: Back",
      "en",
      "Couldn’t Rent You the Boat / It’s been less than 5 days since the last trip. The earliest you can rent is {date}. / OK"
    ),
    (
      "Title: SAVE CHART?\nMessage: You did not save the chart. Do you want to save the chart before closing? If you don’t save it your marks will be lost.\nButtons: Yes, No, Cancel",
      "en",
      "Save the chart before closing? / If you don’t save it your marks will be lost. / Don’t Save / Cancel [cancel] / Save"
    ),
  ])
  func theNewsComesFirst(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try StyledProposal.first(block, language) == expected)
  }
}
