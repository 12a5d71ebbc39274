import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Say what is right, not what is wrong.
struct ToneNegativeWord: TextRule {
  static let info = RuleInfo(
    "tone-negative-word", "Copy says what is right rather than invalid or wrong.",
    why: "“Invalid” names no mistake. What the value must be helps people mend it.",
    source: "Windows user experience guide, error messages", statements: [16],
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody),
    languages: .having([.negativeWord]),
    severity: .optIn,
    examples: [
      .bad("The date is ⟦invalid⟧.", .alertMessage, better: "The date isn’t valid."),
      .good("The date must be in the future.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.negativeWord) {
      report.add(.judges(copy.text(match.range)), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
  }
}

extension Message {
  fileprivate static func judges(_ words: String) -> Message {
    "“\(words)” names no mistake. Say what the value must be"
  }
}
