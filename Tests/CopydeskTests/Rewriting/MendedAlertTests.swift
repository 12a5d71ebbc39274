import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// An alert whose words don’t suffice for a new one is mended part by part, and what a question means is named.
@Suite struct MendedAlertTests {
  @Test(arguments: [
    // The name keeps its capital; the title takes its case.
    (
      "Title: Oven locked\nMessage: The oven Badger is out of gas.\nButtons: Close",
      "Oven Locked / The oven Badger is out of gas. / OK / message-capitalization"
    ),
    // OK beside a button that does more takes the alert away.
    (
      "Title: Sorry! Bread is ready!\nMessage: The loaf has been baked for an hour.\nButtons: OK, Show Loaf",
      "Bread is ready. / The loaf has been baked for an hour. / OK, Show Loaf"
    ),
  ])
  func partsAreMendedByThemselves(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    // Buttons answer one question.
    "Title: Delete Pots?\nMessage: Should the 3 shelves in them go as well?\nButtons: Cancel, Delete",
    // Without its filler it would be an order.
    "Title: Pots!\nMessage: Are you sure you want to burn these pots, there’s no way back!\nButtons: Cancel, Burn",
  ])
  func whatAsksOtherwiseStays(_ block: String) throws {
    #expect(try TypedAlert.proposal(block) == nil)
  }

  @Test(arguments: [
    (
      "Title: Confirm\nMessage: You have unsaved recipes. Do you want to save them before leaving?\nButtons: No, Yes",
      "Save the unsaved recipes before leaving? / – / Don’t Save, Save"
    ),
    (
      "Title: Confirm\nMessage: A newer version of the oven plan is available. Do you want to print it?\nButtons: No, Yes",
      "Print the newer version of the oven plan? / A newer version of the oven plan is available. / Cancel, Print"
    ),
    (
      "Title: Warning\nMessage: The recipe %@ already exists. Would you like to replace it?\nButtons: Cancel, OK",
      "Replace the recipe? / The recipe %@ already exists. / Cancel, Replace"
    ),
  ])
  func aPronounGetsItsNoun(_ block: String, _ expected: String) throws {
    #expect(try TypedAlert.proposal(block) == expected)
  }

  @Test(arguments: [
    (
      "de", "Title: Achtung\nMessage: Möchten Sie das Rezept löschen?\nButtons: Nein, Ja",
      "Möchten Sie das Rezept löschen? / – / Abbrechen, Löschen"
    ),
    (
      "fr", "Title: Attention\nMessage: Voulez-vous vraiment supprimer ce four ?\nButtons: Non, Oui",
      "Supprimer ce four\u{202F}? / – / Annuler, Supprimer"
    ),
    (
      "it", "Title: Errore\nMessage: Impossibile salvare la ricetta.\nButtons: OK",
      "Impossibile salvare la ricetta. / – / OK"
    ),
    (
      "es", "Title: Error\nMessage: No se pudo guardar la receta.\nButtons: Aceptar",
      "No se pudo guardar la receta. / – / Aceptar"
    ),
    (
      "it",
      "Title: Rimuovi\nMessage: Vuoi veramente rimuovere %d vasi? Questa azione non può essere annullata.\nButtons: Annulla, Rimuovi",
      "Rimuovere %d vasi? / Questa azione non può essere annullata. / Annulla, Rimuovi"
    ),
    (
      "de", "Title: Fehler\nMessage: Der Ofen antwortet nicht. Versuche es erneut.\nButtons: OK",
      "Der Ofen antwortet nicht. / Versuche es erneut. / OK"
    ),
    (
      "de", "Title: Achtung\nMessage: Möchten Sie den Ofen wirklich anheizen? Er wird heiß.\nButtons: Nein, Ja",
      "Möchten Sie den Ofen anheizen? / Er wird heiß. / Abbrechen, Anheizen"
    ),
    (
      "it", "Title: Sei sicuro?\nMessage: Sei sicuro di voler sigillare il forno? Resta caldo.\nButtons: No, Sì",
      "Sigillare il forno? / Resta caldo. / Annulla, Sigilla"
    ),
    (
      "pt-BR", "Title: Atenção\nMessage: Tem certeza que deseja remover o forno? Ele fica frio.\nButtons: Não, Sim",
      "Remover o forno? / Ele fica frio. / Cancelar, Remover"
    ),
    (
      "zh-Hans", "Title: 警告\nMessage: 您确定要清空这个烤箱吗？里面的面包会被移除。\nButtons: 否, 是",
      "要清空这个烤箱吗？ / 里面的面包会被移除。 / 取消, 清空"
    ),
    (
      "zh-Hans", "Title: 提示\nMessage: 您确定要启用自动删除吗？旧面包会被移除。\nButtons: 否, 是",
      "要启用自动删除吗？ / 旧面包会被移除。 / 取消, 启用"
    ),
    ("zh-Hans", "Title: 错误\nMessage: 由于温度太低，无法烤制这个面包。\nButtons: 好", "无法烤制这个面包。 / 温度太低。 / 好"),
    (
      "fr", "Title: Erreur\nMessage: Impossible de chauffer le four car la porte est restée ouverte.\nButtons: OK",
      "Impossible de chauffer le four. / La porte est restée ouverte. / OK"
    ),
    (
      "ko", "Title: 저장\nMessage: 조리법 “%@”이(가) 바뀌었습니다. 닫기 전에 저장하시겠습니까?\nButtons: 예, 아니요, 취소",
      "닫기 전에 저장하시겠습니까? / 조리법 “%@”이(가) 바뀌었습니다. / 저장 안 함, 취소, 저장"
    ),
    ("ja", "Title: エラー\nMessage: この窯を消去しますか？すべて失われます。\nButtons: いいえ, はい", "この窯を消去しますか？ / すべて失われます。 / キャンセル, 消去"),
    ("ja", "Title: エラー\nMessage: この窯を削除しますか？\nButtons: いいえ, はい", "この窯を削除しますか？ / – / キャンセル, 削除"),
  ])
  func otherLanguagesSayWhatTheMessageSays(_ language: String, _ block: String, _ expected: String) throws {
    var settings = TypedAlert.settings
    settings.locale = LocaleTag(language)
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
    #expect(review.proposals.first.map { $0.parts.map { $0 ?? "–" }.joined(separator: " / ") } == expected)
  }

  /// Where the whole isn’t clear, nothing is better than what might be wrong.
  @Test(arguments: [
    ("es", "Title: Error\nMessage: Inténtalo de nuevo.\nButtons: Vale"),
    ("fr", "Title: Erreur\nMessage: Voulez-vous vraiment la boucler ?\nButtons: Non, Oui"),
  ])
  func otherLanguagesGuessNothing(_ language: String, _ block: String) throws {
    var settings = TypedAlert.settings
    settings.locale = LocaleTag(language)
    #expect(try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "").proposals.isEmpty)
  }

  @Test(arguments: [
    (
      "Title: Error\nMessage: Failed to glaze the pot.\nButtons: OK",
      ["The pot couldn’t be glazed. / – / OK", "Couldn’t Glaze the Pot / – / OK"]
    ),
    (
      "Title: Success!\nMessage: The pot was saved successfully.\nButtons: OK",
      ["– / The pot was saved. / ", "The pot was saved. / – / OK"]
    ),
    ("Title: Delete this pot!\nButtons: Delete, Cancel", ["Delete this pot? / – / Cancel, Delete"]),
  ])
  func thereIsAChoice(_ block: String, _ expected: [String]) throws {
    let proposals = try TypedAlert.review(block).proposals
    #expect(proposals.map { $0.parts.map { $0 ?? "–" }.joined(separator: " / ") } == expected)
    #expect(proposals.map(\.rank) == Array(1...expected.count))
  }

  /// Rules that a project asks for don’t turn down how the platform tells of a failure.
  @Test func allRulesLeaveTheHousePassive() throws {
    var settings = TypedAlert.settings
    settings.select = ["*"]
    let block = "Title: Error\nMessage: An error occurred while glazing the pot.\nButtons: OK"
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
    #expect(review.proposals.first?.new.title == "The pot couldn’t be glazed.")
  }
}
