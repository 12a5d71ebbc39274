import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview
@testable import CopyRewriting

/// Alerts in languages whose grammar is known in part: what they ask, what they announce, and what their buttons do.
@Suite struct ForeignAlertTests {
  /// The first proposal as title, message, and buttons; nil where there is none.
  private func proposal(_ block: String, _ language: String) throws -> String? {
    try TypedAlert.proposal(block, in: language)
  }

  @Test(
    "Whether to try again is asked below what failed, and Chinese characters above kana are Japanese",
    arguments: [
      (
        "de",
        "Title: Fehler\nMessage: Das Boot konnte nicht vertäut werden. Zieh am Tau. Möchtest du es noch einmal versuchen?\nButtons: Abbrechen, Ja",
        "Das Boot konnte nicht vertäut werden. / Zieh am Tau. Möchtest du es noch einmal versuchen? / Abbrechen, Erneut versuchen"
      ),
      (
        "und", "Title: 警告\nMessage: 係留していない船があります。係留しますか？\nButtons: いいえ, はい",
        "係留しますか？ / 係留していない船があります。 / キャンセル, 係留"
      ),
      (
        "und", "Title: 確認\nMessage: この船を削除してもよろしいですか？削除した船は戻せません。\nButtons: いいえ, はい",
        "この船を削除しますか？ / 削除した船は戻せません。 / キャンセル, 削除"
      ),
    ])
  func failuresStayAbove(_ language: String, _ block: String, _ expected: String) throws {
    let found = language == "und" ? try TypedAlert.proposal(block) : try proposal(block, language)
    #expect(found == expected)
  }

  @Test(
    "What an alert announces is what its buttons answer",
    arguments: [
      (
        "de", "Title: Achtung\nMessage: Alle Boote werden gelöscht.\nButtons: Abbrechen, OK",
        "Alle Boote löschen? / – / Abbrechen, Löschen"
      ),
      (
        "de", "Title: Fortfahren?\nMessage: Alle Boote werden gelöscht.\nButtons: Nein, Ja",
        "Alle Boote löschen? / – / Abbrechen, Löschen"
      ),
      (
        "de",
        "Title: Bestätige das Löschen der Boote\nMessage: Willst du wirklich alle Boote löschen? Der Hafen ist dann leer.\nButtons: Nein, Ja",
        "Willst du alle Boote löschen? / Der Hafen ist dann leer. / Abbrechen, Löschen"
      ),
      (
        "es", "Title: Aviso\nMessage: Se borrarán todos los barcos.\nButtons: Cancelar, Aceptar",
        "¿Borrar todos los barcos? / – / Cancelar, Borrar"
      ),
      (
        "fr", "Title: Attention\nMessage: Tous les bateaux seront effacés.\nButtons: Annuler, OK",
        "Effacer tous les bateaux\u{202F}? / – / Annuler, Effacer"
      ),
      (
        "it", "Title: Attenzione\nMessage: Tutte le barche verranno rimosse.\nButtons: Annulla, OK",
        "Rimuovere tutte le barche? / – / Annulla, Rimuovi"
      ),
      (
        "pt-BR", "Title: Atenção\nMessage: Todos os barcos serão apagados.\nButtons: Cancelar, OK",
        "Apagar todos os barcos? / – / Cancelar, Apagar"
      ),
      ("ja", "Title: 警告\nMessage: すべての船が消去されます。続けますか？\nButtons: キャンセル, OK", "すべての船を消去しますか？ / – / キャンセル, 消去"),
      ("ja", "Title: 確認\nMessage: この手紙を送信します。よろしいですか？\nButtons: いいえ, はい", "この手紙を送信しますか？ / – / キャンセル, 送信"),
      ("zh-Hans", "Title: 警告\nMessage: 所有船只将被删除。\nButtons: 取消, 好", "要删除所有船只吗？ / – / 取消, 删除"),
    ])
  func askWhatIsAnnounced(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test(
    "What went wrong is said without regrets and without “we”",
    arguments: [
      (
        "de", "Title: Fehler\nMessage: Es tut uns leid, aber das Boot konnte nicht anlegen.\nButtons: OK",
        "Das Boot konnte nicht anlegen. / – / OK"
      ),
      (
        "fr", "Title: Erreur\nMessage: Désolé, mais le bateau n’a pas pu accoster.\nButtons: OK",
        "Le bateau n’a pas pu accoster. / – / OK"
      ),
      (
        "es", "Title: Error\nMessage: No hemos podido dibujar el mapa, lo sentimos.\nButtons: Aceptar",
        "No se ha podido dibujar el mapa. / – / Aceptar"
      ),
      ("zh-Hans", "Title: 错误\nMessage: 抱歉，我们无法保存地图。\nButtons: 好", "无法保存地图。 / – / 好"),
      ("ja", "Title: エラー\nMessage: 申し訳ありませんが、地図を保存できませんでした。\nButtons: OK", "地図を保存できませんでした。 / – / OK"),
    ])
  func regretsGo(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test(
    "A No that does something is not Cancel",
    arguments: [
      (
        "de", "Title: Boot\nMessage: Möchten Sie das Boot speichern?\nButtons: Nein, Ja",
        "Möchten Sie das Boot speichern? / – / Nicht speichern, Speichern"
      ),
      (
        "es", "Title: Confirmar\nMessage: ¿Quieres guardar el barco?\nButtons: No, Sí",
        "¿Quieres guardar el barco? / – / No guardar, Guardar"
      ),
      (
        "it", "Title: Conferma\nMessage: Vuoi salvare la barca prima di uscire?\nButtons: No, Sì",
        "Vuoi salvare la barca prima di uscire? / – / Non salvare, Salva"
      ),
      ("ja", "Title: 確認\nMessage: 船を保存しますか？\nButtons: いいえ, はい", "船を保存しますか？ / – / 保存しない, 保存"),
      ("ko", "Title: 확인\nMessage: 배를 저장하시겠습니까?\nButtons: 아니요, 예", "배를 저장하시겠습니까? / – / 저장 안 함, 저장"),
    ])
  func noKeepsItsDeed(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test(
    "What a question means stands before it",
    arguments: [
      (
        "es", "Title: Aviso\nMessage: El barco ya existe. ¿Desea reemplazarlo?\nButtons: No, Sí",
        "El barco ya existe. / ¿Desea reemplazarlo? / Cancelar, Reemplazar"
      ),
      (
        "de", "Title: Achtung\nMessage: Die Liste existiert bereits. Möchten Sie sie ersetzen?\nButtons: Nein, Ja",
        "Die Liste existiert bereits. / Möchten Sie sie ersetzen? / Abbrechen, Ersetzen"
      ),
      ("ko", "Title: 배 삭제\nMessage: 삭제하시겠습니까?\nButtons: 취소, 확인", "배를 삭제하시겠습니까? / – / 취소, 삭제"),
    ])
  func meantBefore(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test(
    "Emphasis goes, and the verb stays",
    arguments: [
      (
        "es", "Title: Salir\nMessage: ¿Seguro que deseas salir del puerto?\nButtons: Cancelar, Sí",
        "¿Salir del puerto? / – / Cancelar, Salir"
      ),
      (
        "fr", "Title: Déconnexion\nMessage: Voulez-vous vraiment vous déconnecter ?\nButtons: Annuler, Oui",
        "Voulez-vous vous déconnecter\u{202F}? / – / Annuler, Se déconnecter"
      ),
      (
        "de", "Title: Löschen\nMessage: Soll diese Liste wirklich gelöscht werden?\nButtons: Nein, Ja",
        "Diese Liste löschen? / – / Abbrechen, Löschen"
      ),
      (
        "it", "Title: Conferma\nMessage: Uscire dal porto?\nButtons: Cancella, OK",
        "Uscire dal porto? / – / Annulla, Esci"
      ),
      (
        "es", "Title: Error de red\nMessage: No se pudieron cargar los barcos. Revisa tu conexión.\nButtons: Aceptar",
        "No se pudieron cargar los barcos. / Revisa tu conexión. / Aceptar"
      ),
    ])
  func askPlainly(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test(
    "Who asks for leave is told no, and a question of one’s own is cancelled",
    arguments: [
      ("fr", "Autoriser l’envoi des journaux ?\nButtons: Non, Oui", "Ne pas autoriser, Autoriser"),
      ("ja", "航海日誌の送信を許可しますか？\nButtons: いいえ, はい", "許可しない, 許可"),
      ("ko", "항해 일지 전송을 허용하시겠습니까?\nButtons: 아니오, 예", "허용 안 함, 허용"),
      ("es", "¿Eliminar el barco?\nButtons: No, Sí", "Cancelar, Eliminar"),
    ])
  func whoAsksIsToldNo(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal("Title: \(block)", language)?.hasSuffix(" / \(expected)") == true)
  }

  @Test(
    "That one goes on is no part of what is asked",
    arguments: [
      ("de", "Wenn Sie fortfahren, werden alle Boote gelöscht.\nButtons: Abbrechen, OK", "Alle Boote löschen?"),
      ("es", "Si continúa, se borrarán todos los barcos.\nButtons: Cancelar, Aceptar", "¿Borrar todos los barcos?"),
      (
        "fr", "Si vous continuez, tous les bateaux seront effacés.\nButtons: Annuler, OK",
        "Effacer tous les bateaux\u{202F}?"
      ),
      ("it", "Se continui, tutte le barche verranno rimosse.\nButtons: Annulla, OK", "Rimuovere tutte le barche?"),
      ("pt-BR", "Se continuar, todos os barcos serão apagados.\nButtons: Cancelar, OK", "Apagar todos os barcos?"),
      ("ja", "続行すると、すべての船が消去されます。\nButtons: キャンセル, OK", "すべての船を消去しますか？"),
      ("zh-Hans", "如果继续，所有船只将被删除。\nButtons: 取消, 好", "要删除所有船只吗？"),
    ])
  func askWithoutTheCase(_ language: String, _ rest: String, _ title: String) throws {
    let vague = ["ja": "警告", "zh-Hans": "警告", "de": "Achtung", "fr": "Attention", "es": "Aviso", "it": "Attenzione"]
    let block = "Title: \(vague[language] ?? "Atenção")\nMessage: \(rest)"
    #expect(try proposal(block, language)?.hasPrefix(title) == true)
  }

  @Test(
    "What comes of something else isn’t asked",
    arguments: [
      ("es", "Title: Aviso\nMessage: Si vende la barca, se borrarán todas las rutas.\nButtons: Cancelar, Aceptar"),
      (
        "de",
        "Title: Achtung\nMessage: Wenn Sie das Boot verkaufen, werden alle Listen gelöscht.\nButtons: Abbrechen, OK"
      ),
    ])
  func whatFollowsIsNotAsked(_ language: String, _ block: String) throws {
    #expect(try proposal(block, language)?.contains("?") != true)
  }

  @Test(
    "What only one part tells is what is asked",
    arguments: [
      (
        "es", "Title: Confirmar\nMessage: Si vende la barca, no podrá recuperarla. ¿Vender?\nButtons: No, Sí",
        "¿Vender la barca? / No podrá recuperarla. / Cancelar, Vender"
      ),
      (
        "it", "Title: Attenzione\nMessage: Se abbandoni la gara, perdi tutti i punti. Abbandonare?\nButtons: No, Sì",
        "Abbandonare la gara? / Perdi tutti i punti. / Annulla, Abbandona"
      ),
      (
        "es", "Title: ¿Vender?\nMessage: ¿Está seguro de que desea vender la barca vieja?\nButtons: No, Sí",
        "¿Vender la barca vieja? / – / Cancelar, Vender"
      ),
      (
        "zh-Hans", "Title: 离开？\nMessage: 你确定要离开这个港口吗？\nButtons: 否, 是", "要离开这个港口吗？ / – / 取消, 离开"
      ),
      (
        "zh-Hans", "Title: 确认\nMessage: 启用后，所有船只将变暗。是否启用自动删除？\nButtons: 取消, 确认",
        "是否启用自动删除？ / 启用后，所有船只将变暗。 / 取消, 启用"
      ),
      (
        "es", "Title: ¡Barca!\nMessage: ¿Enviar la barca?\nButtons: No enviar, Sí",
        "¿Enviar la barca? / – / No enviar, Enviar"
      ),
    ])
  func askInFull(_ language: String, _ block: String, _ expected: String) throws {
    #expect(try proposal(block, language) == expected)
  }

  @Test(
    "A title names what it is about",
    arguments: [
      ("es", "Title: Advertencia\nMessage: Esta acción no se puede deshacer. ¿Deseas continuar?\nButtons: No, Sí"),
      ("ko", "Title: 경고\nMessage: 이 작업은 되돌릴 수 없습니다. 계속하시겠습니까?\nButtons: 아니오, 예"),
      ("ko", "Title: 삭제\nMessage: 정말 삭제하시겠습니까?\nButtons: 아니요, 예"),
    ])
  func silentWithoutMatter(_ language: String, _ block: String) throws {
    #expect(try proposal(block, language) == nil)
  }

  @Test func `A Korean title that only asks for something`() throws {
    #expect(try proposal("Title: 알림\nMessage: 문제가 발생하였습니다. 관리자에게 문의하세요.\nButtons: 확인", "ko") == nil)
    #expect(try proposal("Title: 오류\nMessage: 문제가 발생하였습니다. 항구에 문의바랍니다.\nButtons: 확인", "ko") == nil)
  }

  @Test(
    "A bare question behind a comma, and a deed that could be done to anything",
    arguments: [
      (
        "it", "I remi non sono legati, salpare lo stesso?",
        "Salpare lo stesso? / I remi non sono legati. / Annulla, Salpa"
      ),
      ("fr", "Les rames ne sont pas attachées, partir quand même ?", "Partir quand même\u{202F}?"),
      (
        "de", "Die Ruder sind nicht fest, trotzdem ablegen?",
        "Trotzdem ablegen? / Die Ruder sind nicht fest. / Abbrechen, Ablegen"
      ),
      (
        "es", "Los remos no están atados, ¿zarpar sin ellos?",
        "¿Zarpar sin ellos? / Los remos no están atados."
      ),
      ("en", "The oars aren’t tied, leave anyway?", "Leave anyway? / The oars aren’t tied. / Cancel, Leave"),
      (
        "es", "¿Quiere terminar el viaje? El barco vuelve solo.",
        "¿Quiere terminar el viaje? / El barco vuelve solo. / Cancelar, Terminar"
      ),
    ])
  func bareQuestion(_ language: String, _ message: String, _ expected: String) throws {
    let buttons = ["it": "No, Sì", "fr": "Non, Oui", "de": "Nein, Ja", "es": "No, Sí", "en": "No, Yes"][language] ?? ""
    let title =
      ["it": "Attenzione", "fr": "Attention", "de": "Achtung", "es": "Atención", "en": "Warning"][language] ?? ""
    let found = try proposal("Title: \(title)\nMessage: \(message)\nButtons: \(buttons)", language)
    #expect(found?.hasPrefix(expected) == true, "\(found ?? "none")")
  }

  @Test func `What could be done to anything, and is done to nothing named`() throws {
    #expect(try proposal("Title: ¿Terminar la operación?\nButtons: No, Sí", "es")?.contains("Terminar") != true)
  }
}
