import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Better titles for buttons that only answer a question.
@Suite struct AnswerRewritingTests {
  /// The first suggestion for each button that has one, by the button’s title.
  private func suggestions(_ block: String, _ language: String? = nil) throws -> [String: String] {
    var settings = Settings()
    settings.locale = language.flatMap { LocaleTag($0) }
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
    return review.diagnostics.reduce(into: [:]) { found, diagnostic in
      guard diagnostic.role == .button, let first = diagnostic.suggestions.first else { return }
      #expect(!first.isSafe)
      found[diagnostic.text] = first.text
    }
  }

  @Test(arguments: [
    ("Title: Delete this photo?\nButtons: No, Yes", ["No": "Cancel", "Yes": "Delete"]),
    ("Title: Sign out?\nButtons: Never Mind, OK", ["Never Mind": "Cancel", "OK": "Sign Out"]),
    ("Title: Turn off notifications?\nButtons: Cancel, OK", ["OK": "Turn Off"]),
    ("Title: Warning\nMessage: Do you want to erase the disk?\nButtons: No, Yes", ["No": "Cancel", "Yes": "Erase"]),
    ("Title: Shut down anyway?\nButtons: Cancel, OK", ["OK": "Shut Down"]),
    ("Title: Back up the logbook?\nButtons: Cancel, OK", ["OK": "Back Up"]),
    ("Title: Roll back the tide table?\nButtons: Cancel, OK", ["OK": "Roll Back"]),
    ("Title: Turn the tide lamp off now?\nButtons: Cancel, OK", ["OK": "Turn Off"]),
    ("Title: Hoist on the mast?\nButtons: Cancel, OK", ["OK": "Hoist"]),
    ("Title: Do you want to logout?\nButtons: Cancel, OK", ["OK": "Log Out"]),
    ("제목: 사진을 삭제할까요?\n버튼: 아니요, 예", ["아니요": "취소", "예": "삭제"]),
    ("제목: 로그아웃하시겠습니까?\n버튼: 취소, 확인", ["확인": "로그아웃"]),
  ])
  func theVerbOfTheQuestionAnswers(_ block: String, _ expected: [String: String]) throws {
    #expect(try suggestions(block) == expected)
  }

  /// An infinitive answers as it is, or as its language commands; what asks for a second verb names none.
  @Test(arguments: [
    ("es", "Title: ¿Quieres amarrar la barca?\nButtons: Cancelar, OK", ["OK": "Amarrar"]),
    ("es", "Title: ¿Amarrar la barca?\nButtons: Cancelar, OK", ["OK": "Amarrar"]),
    ("es", "Title: ¿Cerrar la sesión?\nButtons: Cancelar, OK", ["OK": "Cerrar sesión"]),
    ("es", "Title: ¿Quieres dejar de remar?\nButtons: Cancelar, OK", [:]),
    ("fr", "Title: Voulez-vous amarrer la barque ?\nButtons: Annuler, OK", ["OK": "Amarrer"]),
    ("fr", "Title: Voulez-vous mettre la barque à quai ?\nButtons: Annuler, OK", [:]),
    ("fr", "Title: Panier de la barque ?\nButtons: Annuler, OK", [:]),
    ("it", "Title: Vuoi ormeggiare la barca?\nButtons: Annulla, OK", ["OK": "Ormeggia"]),
    ("pt-BR", "Title: Deseja atracar o barco?\nButtons: Cancelar, OK", ["OK": "Atracar"]),
    ("de", "Title: Möchten Sie das Boot vertäuen?\nButtons: Abbrechen, OK", ["OK": "Vertäuen"]),
    ("de", "Title: Möchten Sie es erneut versuchen?\nButtons: Abbrechen, OK", ["OK": "Erneut versuchen"]),
    ("de", "Title: Möchten Sie es vertäuen?\nButtons: Abbrechen, OK", ["OK": "Vertäuen"]),
    ("es", "Title: ¿Quieres volver a intentarlo?\nButtons: Cancelar, OK", ["OK": "Reintentar"]),
    ("it", "Title: Vuoi provare di nuovo?\nButtons: Annulla, OK", ["OK": "Riprova"]),
    ("ja", "Title: もう一度試しますか？\nButtons: キャンセル, はい", ["はい": "再試行"]),
    ("ja", "Title: もう一度漕ぎ出しますか？\nButtons: キャンセル, はい", [:]),
    ("ja", "Title: 船を係留しますか？あとで戻せます。\nButtons: キャンセル, はい", ["はい": "係留"]),
    ("zh-Hans", "Title: 要停泊这条船吗？\nButtons: 取消, 好", ["好": "停泊"]),
    ("zh-Hans", "Title: 是否重试？\nButtons: 取消, 是", ["是": "重试"]),
  ])
  func infinitivesAnswer(_ language: String, _ block: String, _ expected: [String: String]) throws {
    #expect(try suggestions(block, language) == expected)
  }

  @Test(
    "Where verbs stand first, what closes the question only says when",
    arguments: [
      ("es", "Title: ¿Desea guardarlos antes de salir?\nButtons: Cancelar, Sí", ["Sí": "Guardar"]),
      ("it", "Title: Vuoi salvarle prima di uscire?\nButtons: Annulla, Sì", ["Sì": "Salva"]),
      ("es", "Title: ¿Amarrarla antes de salir?\nButtons: Cancelar, Sí", [:]),
      ("pt-BR", "Title: Deseja salvá-las antes de sair?\nButtons: Cancelar, Sim", [:]),
    ])
  func theFirstVerbIsAsked(_ language: String, _ block: String, _ expected: [String: String]) throws {
    #expect(try suggestions(block, language) == expected)
  }

  @Test(
    "A yes chooses none of two acts, and no thing",
    arguments: [
      ("en", "Title: Sell or lend the boat?\nButtons: No, Yes"),
      ("en", "Title: Keep the boat or sell it?\nButtons: No, Yes"),
      ("fr", "Title: Voulez-vous vendre ou prêter la barque ?\nButtons: Non, Oui"),
      ("de", "Title: Möchten Sie das Boot verschieben oder löschen?\nButtons: Nein, Ja"),
      ("ko", "Title: 배를 삭제하거나 이동하시겠습니까?\nButtons: 아니요, 예"),
      ("ja", "Title: 船を削除または移動しますか？\nButtons: いいえ, はい"),
      ("zh-Hans", "Title: 要停泊或移动这条船吗？\nButtons: 否, 是"),
      ("es", "Title: ¿Qué barca quieres amarrar?\nButtons: No, Sí"),
      ("fr", "Title: De quelle barque souhaitez-vous descendre ?\nButtons: Non, Oui"),
      ("de", "Title: Welches Boot möchten Sie vertäuen?\nButtons: Nein, Ja"),
      ("ja", "Title: どの船を削除しますか？\nButtons: いいえ, はい"),
    ])
  func aChoiceIsNoYes(_ language: String, _ block: String) throws {
    #expect(try suggestions(block, language) == [:])
  }

  @Test func `Either thing is what the verb is about`() throws {
    let expected = ["No": "Cancel", "Yes": "Delete"]
    #expect(try suggestions("Title: Delete photos or videos?\nButtons: No, Yes") == expected)
  }

  @Test(arguments: [
    "Title: Cancel the order?\nButtons: No, Yes", "Title: File exists?\nButtons: No, Yes",
    "Title: The disk is full.\nButtons: No, Yes", "제목: 주문을 취소할까요?\n버튼: 아니요, 예",
  ])
  func nothingIsOfferedWithoutAPlainQuestion(_ block: String) throws {
    #expect(try suggestions(block) == [:])
  }
}
