import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Plain words for Latin abbreviations.
struct StyleLatinAbbreviation: TextRule {
  static let info = RuleInfo(
    "style-latin-abbreviation", "Copy writes for example, not e.g.",
    why: "Not everyone knows the abbreviations, and screen readers spell them out.",
    source: "Apple Style Guide, e.g., i.e., etc.", roles: .all, languages: .having([.latinAbbreviation]),
    severity: .optIn,
    examples: [
      .bad("Add a title, ⟦e.g.⟧ a name.", .text, better: "Add a title, for example a name."),
      .good("Add a title, for example a name.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.latinAbbreviation) {
      let better = copy.term(match)?.better
      report.add(.isLatin(copy.text(match.range), better), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
  }
}

extension Message {
  fileprivate static func isLatin(_ words: String, _ better: String?) -> Message {
    "Write \(better.map { "“\($0)”" } ?? "plain words") for “\(words)”"
  }
}
