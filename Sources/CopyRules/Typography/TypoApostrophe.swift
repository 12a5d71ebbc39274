import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The curly apostrophe.
struct TypoApostrophe: TextRule {
  static let info = RuleInfo(
    "typo-apostrophe", "An apostrophe is curly.",
    why: "Straight apostrophes are a typewriter’s; beside the system’s own text they look unfinished.",
    source: "Apple Style Guide, apostrophes", roles: .all, languages: .english, needs: .any(of: .straightMark),
    severity: .note,
    examples: [
      .bad("It ⟦can't⟧ be undone.", .alertMessage, better: "It can’t be undone."),
      .bad("Shows the ⟦pots'⟧ glaze.", .text, better: "Shows the pots’ glaze."),
      .good("Shows 'pink pots' and more.", .text), .good("It can’t be undone.", .alertMessage), .good("6' tall", .text),
      .good("Write it as X'val' here.", .text), .good("The kiln could't start.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.bytes.contains(0x27) else { return }
    var first: Range<Int>?
    var splices: [Splice] = []
    // “no bowl’s”: what takes no apostrophe needs no better one.
    let many = PluralApostrophe.slips(in: copy)
    for index in copy.tokens.indices where !many.contains(where: { $0.range == copy.tokens[index].range }) {
      let token = copy.tokens[index]
      for offset in apostrophes(of: token, at: index, in: copy) {
        first = first ?? Swift.min(Int(token.start), offset)..<Swift.max(token.end, offset + 1)
        splices.append(Splice(offset..<offset + 1, "’"))
      }
    }
    guard let first else { return }
    report.add(.straight(copy.text(first)), at: first, fixes: [Fix(splices, isSafe: true)])
  }

  /// Inside a word, or between a placeholder and its possessive s.
  private func apostrophes(of token: Token, at index: Int, in copy: Passage) -> [Int] {
    switch token.kind {
    // X'1F' is code: its mark is closed again.
    case .word:
      if copy.bytes.hasLiteral("'", at: token.end) { return isPossessive(token, copy) ? [token.end] : [] }
      if lacksLetter(token, copy) { return [] }
      return token.range.filter { copy.bytes[$0] == 0x27 }
    case .placeholder:
      guard copy.bytes.hasLiteral("'s", at: token.end),
        token.end + 2 == copy.bytes.count || !isLetter(copy.bytes[token.end + 2])
      else { return [] }
      return [token.end]
    default: return []
    }
  }

  /// “the pots' glaze”: behind a plural, where no mark before it is one to be closed.
  private func isPossessive(_ token: Token, _ copy: Passage) -> Bool {
    guard copy.bytes.hasLiteral("s' ", at: token.end - 1), token.traits.contains(.startsLower) else { return false }
    return !(0..<Int(token.start)).contains { offset in
      copy.bytes[offset] == 0x27 && (offset == 0 || !copy.bytes[offset - 1].isASCIIWord)
    }
  }

  /// “could't”: the apostrophe is the least of its faults.
  private func lacksLetter(_ token: Token, _ copy: Passage) -> Bool {
    token.length > 3 && copy.bytes.hasLiteral("'t", at: token.end - 2) && copy.bytes[token.end - 3] | 0x20 != 0x6E
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

extension Message {
  fileprivate static func straight(_ word: String) -> Message { "“\(word)” has a straight apostrophe. Use “’”" }
}
