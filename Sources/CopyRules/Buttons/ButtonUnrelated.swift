import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The button answers the question.
struct ButtonUnrelated: SetRule {
  static let info = RuleInfo(
    "button-unrelated", "The main button repeats the verb of the question.",
    why: "People match the button with the question. Another word makes them read both again.",
    source: "HIG, Alerts: Buttons", statements: [41], check: .set, roles: RoleSet(.button), languages: .english,
    judges: .content, severity: .note,
    examples: [
      .set("Title: Delete the note?\nButtons: Cancel, ⟦Clean Up⟧"),
      .set("Title: Delete the note?\nButtons: Cancel, Delete"),
      .set("Title: The server isn’t available.\nButtons: Cancel, Try Again"),
      .set("Title: Delete the note?\nButtons: Cancel, OK"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert, set.isWhole, set.buttons.count == 2, AskedAction.find(in: set) != nil,
      set.buttons.contains(where: set.isDismissal), let button = set.buttons.first(where: { !set.isDismissal($0) })
    else { return }
    let isGeneric = [.okButton, .yesButton, .vagueButton, .commonButton].contains { button.whole($0) != nil }
    let words = ContentWords(button)
    guard button.isEnglish, !isGeneric || namesOther(button), !words.isEmpty,
      !set.texts.contains(where: { ContentWords($0).overlaps(words) }), button.first(.yesButton) == nil
    else { return }
    report.add(.isUnrelated(button.text(button.trimmedRange)), at: button.trimmedRange, of: button)
  }

  /// Titles that are common and still name one certain action.
  private func namesOther(_ button: Passage) -> Bool {
    button.whole(.destructiveVerb) != nil && button.whole(.vagueButton) == nil
  }
}

extension Message {
  fileprivate static func isUnrelated(_ title: String) -> Message {
    "“\(title)” isn’t in the title or message. Use the verb of the question"
  }
}
