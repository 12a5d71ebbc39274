package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// OK in capitals.
package struct ButtonOkSpelling: TextRule {
  package static let info = RuleInfo(
    "button-ok-spelling", "OK is written OK.",
    why: "“Ok” and “Okay” beside the system’s own OK look like a mistake.",
    source: "Apple Style Guide, OK", statements: [42], roles: RoleSet(.button, .notificationAction),
    languages: .having([.okButton, .okMisspelling]), severity: .warning,
    silences: .onString("button-vague", "button-capitalization", "style-product-name"),
    examples: [
      .bad("⟦Ok⟧", .button, better: "OK"), .bad("⟦Okay⟧", .button, better: "OK"), .bad("⟦ok⟧", .button, better: "OK"),
      .good("OK", .button),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard let match = copy.whole(.okMisspelling) ?? copy.whole(.okButton), copy.text(match.range) != "OK" else {
      return
    }
    let fix = Fix([Splice(match.range, "OK")], isSafe: true)
    report.add(.spelledOtherwise(copy.text(match.range)), at: match.range, fixes: [fix])
  }
}

extension Message {
  fileprivate static func spelledOtherwise(_ word: String) -> Message { "Write “OK” for “\(word)”" }
}
