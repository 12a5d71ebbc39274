import CopyModel
import CopyPassage
import CopyReview
import TestSupport
import Testing

/// The language of what somebody pastes is told by its own words, part by part, before any rule of another speaks.
@Suite struct PastedLanguageTests {
  private func languages(_ text: String) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.entries.map { "\(catalog.locale(of: $0))" }
  }

  @Test(arguments: [
    ("Desligar o papagaio sem guardar?", "pt"), ("As fotos serão removidas.", "pt"), ("Salva la nota", "it"),
    ("Passwort vergessen?", "de"), ("Mot de passe perdu ?", "fr"), ("Guardar la nota", "es"), ("Bewaar je foto", "nl"),
    ("Spara ändringarna", "sv"), ("Usuń zdjęcie", "pl"), ("Видалити цей файл?", "uk"), ("Удалить этот файл?", "ru"),
  ])
  func `A few words tell the language`(text: String, language: String) { #expect(languages(text) == [language]) }

  @Test(arguments: [
    "Photo album", "Land the kite?", "Café menu", "Open Einstellungen", "Import contacts", "Message sent", "OK",
    "Share “Über den Wolken” with your friends?", "Kyte", "Sanding no",
  ])
  func `English and names stay open`(text: String) { #expect(languages(text) == ["und"]) }

  @Test func `Each alert has its own language`() {
    let text =
      "Title: Delete photo?\nMessage: You can’t undo this.\nButtons: Cancel, Delete\n\n"
      + "Title: Foto löschen?\nMessage: Das kann nicht rückgängig gemacht werden.\nButtons: Abbrechen, Löschen\n"
    let found = languages(text)
    #expect(Set(found.prefix(4)).isSubset(of: ["und", "en"]))
    #expect(Set(found.suffix(4)) == ["de"])
  }

  @Test(arguments: [
    "Titel: Drachen landen?\nText: Der Wind ist weg.\nTasten: Bleiben, Landen\n",
    "Titre : Poser le cerf-volant ?\nTexte : Le vent est parti.\nBouton : Rester\nBouton : Poser\n",
    "Encabezado: ¿Bajar la cometa?\nCuerpo: Ya no hay viento.\nBotón 1: Seguir\nBotón 2: Bajar\n",
    "Intestazione: Far scendere?\nTesto: Il vento è sparito.\nBottone: Resta\nBottone: Scendi\n",
    "Título: Descer o papagaio?\nTexto: O vento parou.\nBotão 1: Ficar\nBotão 2: Descer\n",
    "Rubrik: Landa draken?\nText: Vinden är borta.\nKnappar: Stanna / Landa\n",
    "Tytuł: Lądować?\nTreść: Nie ma wiatru.\nPrzyciski: Zostań / Ląduj\n",
    "Otsikko: Laske leija?\nViesti: Tuuli on poissa.\nPainikkeet: Jää / Laske\n",
    "見出し：凧を下ろしますか？\n説明文：風がありません。\nボタン文言：残る／下ろす\n",
    "弹窗标题：收风筝吗？\n弹窗内容：没有风了。\n主按钮：收\n次按钮：留\n",
  ])
  func `Labels of each language name the parts of one alert`(text: String) {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    #expect(catalog.entries.map(\.role) == [.alertTitle, .alertMessage, .button, .button])
    #expect(catalog.groups.count == 1)
  }
}
