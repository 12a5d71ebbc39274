import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The style guide’s better words.
struct StyleWordChoice: TextRule {
  static let info = RuleInfo(
    "style-word-choice", "Copy uses the words of the style guide.",
    why: "The same words as in the whole system need no learning.",
    source: "Apple Style Guide, word list", roles: .all, languages: .having([.wordChoice]),
    severity: .optIn,
    examples: [
      .bad("⟦Disable⟧ Notifications", .button, better: "Turn Off Notifications"),
      .bad("⟦exit⟧ the app", .text, better: "quit the app"),
      .good("Turn off notifications.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.wordChoice) {
      let better = copy.term(match)?.better
      report.add(.prefer(copy.text(match.range), better), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
  }
}

extension Message {
  fileprivate static func prefer(_ words: String, _ better: String?) -> Message {
    "The style guide writes \(better.map { "“\($0)”" } ?? "another word") for “\(words)”"
  }
}
