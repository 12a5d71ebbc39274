package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Cancel, under a question about cancelling.
package struct ButtonCancelAmbiguous: SetRule {
  package static let info = RuleInfo(
    "button-cancel-ambiguous", "Where the question is about cancelling, another word asks it.",
    why: "Under “Cancel the order?” a button titled Cancel may mean yes or no.", source: "HIG, Alerts: Buttons",
    statements: [44], check: .set, roles: RoleSet(.button), languages: .having([.cancelButton]), judges: .content,
    severity: .warning,
    examples: [
      .set("Title: Cancel the order?\nButtons: ⟦Cancel⟧, OK"),
      .set("Title: Really cancel?\nMessage: Do you want to cancel the subscription?\nButtons: ⟦Cancel⟧, End"),
      .set("Title: Cancel Baking\nButtons: ⟦Cancel⟧, Stop"),
      .set("Title: 주문을 취소할까요?\nButtons: ⟦취소⟧, 확인", locale: .korean),
      .set("Title: Buchung abbrechen?\nButtons: ⟦Abbrechen⟧, OK", locale: .german),
      .set("Title: 予約をキャンセルしますか？\nButtons: ⟦キャンセル⟧, OK", locale: .japanese),
      .set("Title: Warning\nMessage: If you cancel now, the cake is lost.\nButtons: ⟦Cancel⟧, Yes"),
      .set(
        "Title: Achtung\nMessage: Wenn Sie jetzt abbrechen, fehlt der Kuchen.\nButtons: ⟦Abbrechen⟧, Ja",
        locale: .german),
      .set("Title: Stop this order?\nButtons: Cancel, Stop Order"),
      .set("Title: Bake the cake?\nMessage: If you want to cancel, tap Cancel.\nButtons: Cancel, Bake"),
      .set("Title: Kuchen backen?\nMessage: Das Abbrechen kostet nichts.\nButtons: Abbrechen, Backen", locale: .german),
      .set("Title: Delete the note?\nMessage: Choose Cancel to keep it.\nButtons: Cancel, Delete"),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, let button = set.buttons.first(where: set.isCancel) else { return }
    let title = button.text(button.trimmedRange)
    if set.texts.contains(where: asksToCancel) {
      report.add(.isAmbiguous(title), at: button.trimmedRange, of: button)
    } else if button.whole(.cancelButton) != nil, set.texts.contains(where: tellsOfCancelling) {
      report.add(.isSpokenOf(title), at: button.trimmedRange, of: button)
    }
  }

  private func asksToCancel(_ text: Passage) -> Bool {
    let isTitle = text.role == .alertTitle && text.casing == .title && text.isEnglish && text.analysis.wordCount > 1
    guard text.form == .question || text.analysis.terminal == .question || isTitle else { return false }
    if text.isKorean { return koreanAsks(text) }
    guard let match = text.first(.cancelButton) else { return false }
    if closesWithVerb(text, match) { return true }
    let filler = text.first(.confirmationFiller)
    return Int(match.start) == text.wordsRange?.lowerBound
      || filler.map { Int($0.end) + 1 == Int(match.start) } ?? false
  }

  /// „Buchung abbrechen?“, “予約をキャンセルしますか？”: languages in which the verb stands last.
  private func closesWithVerb(_ text: Passage, _ match: TermMatch) -> Bool {
    if text.locale.isLanguage("ja") { return text.bytes.hasLiteral("し", at: Int(match.end)) }
    return Self.endsInVerb(text) && Int(match.end) == text.tokens.last { $0.kind == .word }?.end
  }

  private static func endsInVerb(_ text: Passage) -> Bool { ["de", "nl"].contains(where: text.locale.isLanguage) }

  /// “If you cancel now, the booking is lost.” What is done if one wants to is no more than advice.
  private func tellsOfCancelling(_ text: Passage) -> Bool {
    let own = ["if", "when", "once"]
    let conditions =
      text.all(.condition).map { Int($0.end) }
      + text.tokens.filter { text.isEnglish && own.contains(text.text($0.range).lowercased()) }.map(\.end)
    return text.all(.cancelButton).contains { match in
      guard let condition = conditions.last(where: { $0 <= Int(match.start) }),
        !text.tokens.contains(where: {
          $0.kind == .punctuation && condition <= Int($0.start) && $0.end <= Int(match.start)
        })
      else { return false }
      if Self.endsInVerb(text) { return text.bytes.hasLiteral(",", at: Int(match.end)) }
      let before = text.tokens.last { $0.kind == .word && $0.end <= Int(match.start) }
      return text.isEnglish && before.map { text.text($0.range).lowercased() == "you" } ?? false
    }
  }

  /// The verb stands last: 취소할까요, 취소하시겠습니까.
  private func koreanAsks(_ text: Passage) -> Bool {
    guard let word = text.tokens.last(where: { $0.kind == .word }) else { return false }
    return text.bytes.hasLiteral("취소하", at: Int(word.start)) || text.bytes.hasLiteral("취소할", at: Int(word.start))
  }
}

extension Message {
  fileprivate static func isAmbiguous(_ title: String) -> Message {
    "“\(title)” may mean yes or no to this question. Ask with another verb, as in “Stop the order?”"
  }

  fileprivate static func isSpokenOf(_ title: String) -> Message {
    "“\(title)” may mean what the message tells of, or its opposite. Name each answer by what it does"
  }
}
