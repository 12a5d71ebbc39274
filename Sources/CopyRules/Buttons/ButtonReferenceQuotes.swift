import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A button’s title needs no quotation marks.
struct ButtonReferenceQuotes: TextRule {
  static let info = RuleInfo(
    "button-reference-quotes", "A button’s title stands in a text without quotation marks.",
    why: "Its capitals tell that it is a title; marks make it look like something said.",
    source: "HIG, Alerts: Content", statements: [38], roles: .alertText,
    languages: .tagged("en", "ko"),
    needs: .terms([.choiceVerb, .interactionVerb]),
    severity: .warning,
    examples: [
      .bad(
        "When the hatch is open, choose ⟦“Close Hatch”⟧.", .alertMessage,
        better: "When the hatch is open, choose Close Hatch."),
      .good("Choose “Shanties for Winter” from the shelf.", .alertMessage),
      .bad("Click ⟦“OK”⟧.", .alertMessage, better: "Click OK."),
      .bad("⟦‘확인’⟧을 누르세요.", .alertMessage, better: "확인을 누르세요.", locale: .korean),
      .good("Choose OK.", .alertMessage), .good("Choose “Budget”.", .alertMessage),
      .set("Title: An update is ready.\nMessage: Choose ⟦“Restart”⟧.\nButtons: Cancel, Restart"),
      .set("Title: 업데이트할까요?\nMessage: ⟦‘재시동’⟧을 선택하세요.\nButtons: 취소, 재시동", locale: .korean),
      .set("Title: An update is ready.\nMessage: Choose Restart.\nButtons: Cancel, Restart"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if !copy.isInSet { Self.check(copy, [], &report) }
  }

  fileprivate static func check(_ text: Passage, _ buttons: [Passage], _ report: inout Report) {
    for reference in ButtonReference.all(in: text, to: buttons) where reference.isQuoted {
      // Where the sentence had better go, its marks are a detail; and French has names of buttons in quotation marks here and there.
      if reference.explains, !text.isDeclared { continue }
      let (title, name) = (reference.title, reference.name)
      let marks = [Splice(title.lowerBound..<name.lowerBound, ""), Splice(name.upperBound..<title.upperBound, "")]
      report.add(
        .isQuoted(text.text(name)), at: title, of: text,
        severity: reference.explains || !text.isEnglish && !text.isKorean ? .note : text.severityOfJudgement,
        fixes: [Fix(marks, isSafe: false)])
    }
  }
}

/// The same rule, where the buttons are known.
struct ButtonReferenceQuotesInSet: SetRule {
  static let info = ButtonReferenceQuotes.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert else { return }
    for text in set.texts { ButtonReferenceQuotes.check(text, set.buttons, &report) }
  }
}

extension Message {
  fileprivate static func isQuoted(_ title: String) -> Message {
    "The button’s title “\(title)” stands in quotation marks. Leave them out"
  }
}
