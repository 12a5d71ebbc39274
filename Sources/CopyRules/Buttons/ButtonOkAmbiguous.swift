package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// OK answers no question.
package struct ButtonOkAmbiguous: TextRule {
  package static let info = RuleInfo(
    "button-ok-ambiguous", "OK only where there is nothing to decide; an action has a name.",
    why: "Under a question, OK may mean either answer. A verb can’t be misread.",
    source: "HIG, Alerts: Buttons", statements: [42, 47, 48], roles: RoleSet(.button),
    languages: .having([.okButton]), judges: .content,
    severity: Severities(hig2022: .warning, legacy: .note, hig2024: .warning),
    examples: [
      .set("Title: Erase this disk?\nButtons: Cancel, ⟦OK⟧"), .set("Title: Erase this disk?\nButtons: Cancel, Erase"),
      .set("Title: The server isn’t available.\nButtons: OK"),
      .set("Title: The server isn’t available.\nButtons: Show Status, OK"),
      .set("Title: What is a kiln?\nMessage: It fires bowls.\nButtons: OK, Show Kilns"),
      .set("Title: The kiln is cold.\nButtons: Don’t Remind Me, OK"),
      .set("Title: Check your letters\nMessage: The kiln sent you a link.\nButtons: Send Again, OK"),
      .good("OK", .button),
      .good("Erase", .button),
      .good("확인", .button, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard let match = copy.whole(.okButton) else { return }
    // Without its alert, OK is believed to inform, unless key or comment speak of an action.
    guard !copy.isInSet, copy.purpose.isDisjoint(with: .closes), copy.purpose.contains(.acts) else { return }
    report.add(.mayHideAction(copy.text(match.range)), at: match.range, severity: .note)
  }
}

/// The same rule, where the whole alert is known.
struct ButtonOkAmbiguousInSet: SetRule {
  static let info = ButtonOkAmbiguous.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.buttons.count > 1 || set.title?.form == .question, !acknowledges(set) else { return }
    for button in set.buttons {
      guard let match = button.whole(.okButton) else { continue }
      report.add(
        .hidesAction(button.text(match.range), question(of: set)), at: match.range, of: button,
        severity: button.severityOfJudgement)
    }
  }
}

extension ButtonOkAmbiguousInSet {
  /// So many letters say which alert is meant.
  private static let longest = 60

  /// What the alert says first: many alerts of a project show the same OK.
  private func question(of set: CopySetView) -> String? {
    guard let first = set.firstPart else { return nil }
    let text = first.text(first.trimmedRange)
    return text.count > Self.longest || text.contains("\n") ? nil : text
  }

  /// Whether OK takes note of what is told, beside a button that does more about it: nothing is asked that OK could answer.
  private func acknowledges(_ set: CopySetView) -> Bool {
    let isAsked = set.texts.contains { ($0.form == .question || $0.analysis.terminal == .question) && !asksWhat($0) }
    let refuses = set.buttons.contains { set.isDismissal($0) && !set.startsWithNegation($0) }
    return set.tells && !isAsked && !refuses
  }

  /// “What is a kiln?”: a heading, which the message answers.
  private func asksWhat(_ copy: Passage) -> Bool {
    copy.isEnglish && copy.words.first.map { copy.isAny(of: .questionOpening, at: $0.range) } ?? false
  }
}

extension Message {
  fileprivate static func hidesAction(_ title: String, _ question: String?) -> Message {
    "“\(title)” doesn’t say which answer it gives\(question.map { " to “\($0)”" } ?? ""). Name the action"
  }

  fileprivate static func mayHideAction(_ title: String) -> Message {
    "“\(title)” is for alerts that only inform. If the button does something, name it"
  }
}
