import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Frames of sentences in other languages: what is announced is asked, and what failed is told without “we” and without blame.
@Suite struct ForeignFrameTests {
  @Test(arguments: [
    (
      "Title: Suppression\nMessage: Vous allez supprimer la barque « Ana ». Cette action est irréversible, voulez-vous continuer ?\nButtons: OK, Annuler",
      "fr",
      "Supprimer la barque « Ana » ? / Cette action est irréversible. / Annuler [cancel] / Supprimer [destructive]"
    ),
    (
      "Title: Erreur\nMessage: Vous avez dépassé la hauteur de 4 m pour les mâts. Veuillez baisser le mât.\nButtons: OK",
      "fr", "La hauteur de 4 m pour les mâts est dépassée. / Veuillez baisser le mât. / OK"
    ),
    (
      "Title: Attenzione\nMessage: Hai usato un biglietto scaduto (4 corse). Il resto è di 6 €.\nButtons: Ok",
      "it", "Il biglietto (4 corse) è scaduto. / Il resto è di 6 €. / OK"
    ),
    (
      "Title: Fehler!\nMessage: Entschuldigung, leider konnten wir Ihre Karte des Hafens nicht übermitteln. Der Hafen ist geschlossen.\nButtons: Ok",
      "de", "Karte des Hafens nicht übermittelt / Der Hafen ist geschlossen. / OK"
    ),
    (
      "Title: 確認\nMessage: 航海届（%d名）を本当に取り下げますか？取り下げた航海届は戻せませんのでご注意ください。\nButtons: はい, いいえ",
      "ja", "航海届（%d名）を取り下げますか？ / 取り下げた航海届は戻せません。 / キャンセル [cancel] / 取り下げる [destructive]"
    ),
    (
      "Title: 警告！！\nMessage: 您确定要格式化“码头”的海图吗？格式化会清除 9 张海图，请谨慎操作！\nButtons: 确定, 取消",
      "zh-Hans", "要格式化“码头”的海图吗？ / 格式化会清除 9 张海图。 / 取消 [cancel] / 格式化"
    ),
    // Of two things that will be done the first is asked, whatever its verb.
    (
      "Title: Tem certeza?\nMessage: A travessia “Ana” será encerrada e os 23 botes serão removidos. Deseja continuar?\nButtons: Sim, Não",
      "pt-BR", "Encerrar a travessia “Ana”? / Os 23 botes serão removidos. / Cancelar [cancel] / Encerrar"
    ),
    // Why it failed is no one’s fault.
    (
      "Title: Fehler\nMessage: Leider konnten die Karten für „Ana“ nicht gedruckt werden, da Sie keinen Drucker ausgewählt haben.\nButtons: OK",
      "de", "Die Karten für „Ana“ konnten nicht gedruckt werden. / Es ist kein Drucker ausgewählt. / OK"
    ),
    (
      "Title: Error de conexión\nMessage: No hemos podido sincronizar la ruta porque has desactivado los datos móviles. Vuelve mañana.\nButtons: Aceptar",
      "es", "No se ha podido sincronizar la ruta. / Los datos móviles están desactivados. Vuelve mañana. / Aceptar"
    ),
    (
      "Title: Errore\nMessage: Spiacenti, il molo è chiuso e quindi non abbiamo potuto ormeggiare le 4 barche.\nButtons: Va bene",
      "it", "Impossibile ormeggiare le 4 barche. / Il molo è chiuso. / OK"
    ),
    // A quotation mark opens the sentence that it touches.
    (
      "Title: 確認\nMessage: 本当に2023年度の海図（1,284枚）を削除してもよろしいでしょうか？「はい」を押すと削除されます。\nButtons: はい, いいえ",
      "ja", "2023年度の海図（1,284枚）を削除しますか？ / – / キャンセル [cancel] / 削除 [destructive]"
    ),
    // What shouts in a title is said calmly, and an apology goes behind a cry.
    (
      "Title: ERROR DE MAREA\nMessage: ¡Ups! Lo sentimos mucho, pero no hemos podido dibujar el mapa del puerto. Vuelva mañana.\nButtons: Aceptar",
      "es", "Error de marea / No se ha podido dibujar el mapa del puerto. Vuelva mañana. / Aceptar"
    ),
  ])
  func itIsToldInOtherLanguages(_ block: String, _ language: String, _ expected: String) throws {
    #expect(try StyledProposal.first(block, language) == expected)
  }
}
