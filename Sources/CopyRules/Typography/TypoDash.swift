import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A hyphen between spaces stands for a dash.
struct TypoDash: TextRule {
  static let info = RuleInfo(
    "typo-dash", "A dash is a dash, not a hyphen between spaces.",
    why: "A hyphen joins words; a dash parts them.", source: "Apple Style Guide, em dash", roles: .all,
    languages: .english, severity: .optIn,
    examples: [
      .bad("The file is open⟦ - ⟧close it first.", .text, better: "The file is open—close it first."),
      .good("A well-known file", .text), .good("10 - 12", .text), .good("%@ - %@", .label),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.tokens.count > 4 else { return }
    for index in 2..<copy.tokens.count - 2 where isSpacedHyphen(index, copy) {
      let range = Int(copy.tokens[index - 1].start)..<copy.tokens[index + 1].end
      report.add(.isHyphen, at: range, fixes: [Fix([Splice(range, "—")], isSafe: true)])
    }
  }

  private func isSpacedHyphen(_ index: Int, _ copy: Passage) -> Bool {
    let (token, tokens) = (copy.tokens[index], copy.tokens)
    return token.length == 1 && copy.bytes[Int(token.start)] == UInt8(ascii: "-") && tokens[index - 1].kind == .space
      && tokens[index + 1].kind == .space && tokens[index - 2].kind == .word && tokens[index + 2].kind == .word
  }
}

extension Message {
  fileprivate static let isHyphen: Message = "A hyphen between spaces stands for a dash. Use “—” without spaces"
}
