import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words that say again what stands beside them.
struct StyleRedundant: TextRule {
  static let info = RuleInfo(
    "style-redundant", "Nothing is said twice in one sentence.",
    why: "“Permanently” and “forever” tell the same. What is said once is read sooner, and believed as much.",
    source: "Apple Style Guide, wordiness", roles: .all, languages: .having([.redundantWord]),
    needs: .terms([.redundantWord]), severity: .note,
    examples: [
      .bad("Permanently delete this letter⟦ forever⟧?", .alertTitle, better: "Permanently delete this letter?"),
      .bad("The lamps are reset ⟦back ⟧to noon.", .alertMessage, better: "The lamps are reset to noon."),
      .bad("The barn is currently closed⟦ at the moment⟧.", .text, better: "The barn is currently closed."),
      .bad("Your letters will be discarded⟦ and lost⟧.", .alertMessage, better: "Your letters will be discarded."),
      .good("Permanently delete this letter?", .alertTitle), .good("Go back to the harbor.", .text),
      .good("This permanently closes the barn. Keep the key forever.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for (range, words) in WrongWords.find(.redundant, in: copy) {
      report.add(
        .saysAgain(copy.text(range)), at: range, fixes: [Fix([Splice(range, words)], isSafe: false)])
    }
  }
}

extension Message {
  fileprivate static func saysAgain(_ words: String) -> Message {
    let said = words.split(separator: " ").joined(separator: " ")
    return "“\(said)” says again what the words beside it say. Leave it out"
  }
}
