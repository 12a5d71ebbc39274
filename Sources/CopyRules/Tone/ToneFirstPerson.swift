import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The app isn’t we.
struct ToneFirstPerson: TextRule {
  static let info = RuleInfo(
    "tone-first-person", "Copy does without we, us, and our.",
    why: "Who is we? The fact is shorter and clearer without the speaker.",
    source: "Apple Style Guide, we",
    roles: RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .text),
    languages: .having([.firstPersonPlural]),
    severity: .optIn,
    examples: [
      .bad("⟦We⟧ couldn’t find that page.", .alertMessage, better: "That page couldn’t be found."),
      .good("The page couldn’t be found.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let match = copy.first(.firstPersonPlural), !copy.isName(match) {
      report.add(.speaks(copy.text(match.range)), at: match.range)
    }
  }
}

extension Message {
  fileprivate static func speaks(_ words: String) -> Message {
    "“\(words)” puts the app in the way. Name the thing instead"
  }
}
