/// What people paste in one language, and what they say around it.
struct PastedWords: Sendable {
  /// A title, a message, and two buttons; some of it is faulty, so that there is something to edit.
  let alert: [String]
  let labels: [String]
  let texts: [String]
  let before: [String]
  let behind: [String]

  static let all = [english, english, english, german, french, spanish, korean, japanese]

  private static let english = PastedWords(
    alert: ["Untie the boat?", "It can't be tied up again", "Cancel", "Untie boat"],
    labels: ["Title", "Body", "Secondary button", "Primary button"],
    texts: ["The boat has left the pier!", "Enter the the name of a boat", "No boats nearby"],
    before: [
      "can you check this?", "@ada could you have a look, it isnt final", "Hi Ada, heres the new text:", "Is this ok?",
      "Mo Lind  10:42 AM", "this is what we have right now:", "I don't like the wording of the dialog, thoughts?",
    ],
    behind: [
      "thx Ada", "Let me know what you think", "I'd drop the exclamation mark tbh", "the second button is too long imo",
      "— Ada", "cc @mo", "Cheers,\nAda",
    ])

  private static let german = PastedWords(
    alert: ["Boot losmachen?", "Es lässt sich nicht wieder anbinden", "Abbrechen", "Losmachen"],
    labels: ["Titel", "Text", "Button 1", "Button 2"], texts: ["Das Boot hat abgelegt!", "Keine Boote in der Nähe"],
    before: ["Kannst du das mal anschauen?", "Hallo Ada, hier ist der neue Text:"],
    behind: ["Danke!", "Der Button ist mir zu lang."])

  private static let french = PastedWords(
    alert: ["Détacher le bateau ?", "Cette action est irréversible.", "Annuler", "Détacher"],
    labels: ["Titre", "Message", "Bouton 1", "Bouton 2"], texts: ["Le bateau est parti.", "Aucun bateau"],
    before: ["Tu peux relire ça ?", "Bonjour Ada, voici le nouveau texte :"],
    behind: ["Merci !", "Dis-moi si ça te va."])

  private static let spanish = PastedWords(
    alert: ["¿Soltar el barco?", "No podrás atarlo otra vez.", "Cancelar", "Soltar"],
    labels: ["Título", "Mensaje", "Botón 1", "Botón 2"], texts: ["El barco ha salido.", "No hay barcos"],
    before: ["¿Puedes revisar esto?", "Hola Ada, aquí va el texto nuevo:"],
    behind: ["¡Gracias!", "Dime si te parece bien."])

  private static let korean = PastedWords(
    alert: ["배를 풀까요?", "푼 배는 다시 묶을 수 없습니다.", "취소", "풀기"], labels: ["제목", "메시지", "버튼 1", "버튼 2"],
    texts: ["배가 떠났습니다.", "가까운 배가 없어요"], before: ["이 문구 괜찮을까요?", "아다님, 새 문구입니다:"],
    behind: ["감사합니다!", "버튼이 너무 긴 것 같아요"])

  private static let japanese = PastedWords(
    alert: ["船を出しますか？", "この操作は取り消せません。", "キャンセル", "出す"], labels: ["タイトル", "メッセージ", "ボタン1", "ボタン2"],
    texts: ["船が出ました。", "近くに船はありません"], before: ["この文言で大丈夫でしょうか？", "アダさん、新しいテキストです："],
    behind: ["よろしくお願いします。", "ご意見をください。"])

  /// What points elsewhere, and lines of programs.
  static let pointers = [
    "https://example.com/pier?node=12", "PIER-12", "pier_v2.fig", "v2.3.1", "see PR #48", "// TODO: copy",
    "let id = boat.id",
    "error.pier.closed", "GET /v1/boats 500",
  ]

  /// What people say before, between, and behind words that they quote.
  static let quoting = [
    ("Can we change ", " to ", "?"), ("It says ", " but it should say ", "."),
    ("the toast says ", "", " and I don't like it"),
    ("Ada suggests ", " instead of ", ", thoughts?"),
  ]
}
