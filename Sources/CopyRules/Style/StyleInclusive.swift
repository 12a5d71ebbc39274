import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words that include everyone.
struct StyleInclusive: TextRule {
  static let info = RuleInfo(
    "style-inclusive", "Copy uses words that include everyone.",
    why: "Some words carry a history or leave people out; plain ones don’t.",
    source: "Apple Style Guide, inclusive writing", roles: .all, languages: .having([.inclusive]),
    severity: .optIn,
    examples: [
      .bad("Add to ⟦blacklist⟧", .menuItem, better: "Add to deny list"), .good("Add to deny list", .label),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.inclusive) {
      let better = copy.term(match)?.better
      report.add(.excludes(copy.text(match.range), better), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
  }
}

extension Message {
  fileprivate static func excludes(_ words: String, _ better: String?) -> Message {
    "Use \(better.map { "“\($0)”" } ?? "another word") for “\(words)”"
  }
}
