import CopyModel
import CopyText

/// Jokes wear off.
struct ToneHumor: TextRule {
  static let info = RuleInfo(
    "tone-humor", "Alerts and notifications do without jokes and slang.",
    why: "A joke is funny once, and not at all in trouble or in translation.",
    source: "Apple Style Guide, inclusive writing",
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.humor]),
    severity: .optIn,
    examples: [
      .bad("No signal. ⟦Bummer⟧.", .alertMessage), .good("No signal.", .alertMessage),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    for match in copy.all(.humor) {
      report.add(.jokes(copy.text(match.range)), at: match.range)
    }
  }
}

extension Message {
  fileprivate static func jokes(_ words: String) -> Message {
    "“\(words)” won’t be funny to everyone. Say it plainly"
  }
}
