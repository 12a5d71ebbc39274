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
      .set("Title: Stop this order?\nButtons: Cancel, Stop Order"),
      .set("Title: Delete the note?\nMessage: Choose Cancel to keep it.\nButtons: Cancel, Delete"),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, let button = set.buttons.first(where: set.isCancel), set.texts.contains(where: asksToCancel)
    else { return }
    report.add(.isAmbiguous(button.text(button.trimmedRange)), at: button.trimmedRange, of: button)
  }

  private func asksToCancel(_ text: Passage) -> Bool {
    let isTitle = text.role == .alertTitle && text.casing == .title && text.isEnglish && text.analysis.wordCount > 1
    guard text.form == .question || text.analysis.terminal == .question || isTitle else { return false }
    if text.isKorean { return koreanAsks(text) }
    guard let match = text.first(.cancelButton) else { return false }
    let filler = text.first(.confirmationFiller)
    return Int(match.start) == text.wordsRange?.lowerBound
      || filler.map { Int($0.end) + 1 == Int(match.start) } ?? false
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
}
