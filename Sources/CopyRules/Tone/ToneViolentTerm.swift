import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Programs stop; they aren’t killed.
struct ToneViolentTerm: TextRule {
  static let info = RuleInfo(
    "tone-violent-term", "Copy does without abort, kill, and execute.",
    why: "Such words describe code, and frighten people who don’t write code.",
    source: "Apple Style Guide, abort, kill", statements: [16],
    roles: RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody),
    languages: .having([.violentTerm]),
    severity: .warning,
    examples: [
      .bad("⟦Kill⟧ Process", .button, better: "Stop Process"),
      .bad("The export was ⟦aborted⟧.", .alertMessage, better: "The export was stopped."),
      .bad("프로세스를 ⟦kill⟧하시겠습니까?", .alertTitle, locale: .korean),
      .good("Stop Export", .button), .good("The export stopped.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.violentTerm) {
      let better = copy.term(match)?.better
      report.add(.sounds(copy.text(match.range), better), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
  }
}

extension Message {
  fileprivate static func sounds(_ words: String, _ better: String?) -> Message {
    "“\(words)” belongs to code. Use \(better.map { "“\($0)”" } ?? "a plain word")"
  }
}
