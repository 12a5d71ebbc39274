import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words of the code are no words for people.
struct ToneJargon: TextRule {
  static let info = RuleInfo(
    "tone-jargon", "Copy uses words that people know.",
    why: "A term of the code explains nothing to somebody who doesn’t know it.",
    source: "HIG, Writing", statements: [15],
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.jargon]),
    severity: .optIn,
    examples: [
      .bad("The ⟦daemon⟧ isn’t responding.", .alertMessage, better: "The background service isn’t responding."),
      .bad("The server sent ⟦null⟧.", .alertMessage),
      .good("The backup isn’t responding.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let match = copy.first(.jargon) {
      report.add(.isJargon(copy.text(match.range)), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
  }
}

extension Message {
  fileprivate static func isJargon(_ words: String) -> Message {
    "Many people don’t know “\(words)”. Say what it means for them"
  }
}
