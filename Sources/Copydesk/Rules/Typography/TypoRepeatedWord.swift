import CopyModel
import CopyText

/// The the.
struct TypoRepeatedWord: TextRule {
  static let info = RuleInfo(
    "typo-repeated-word", "No word stands twice in a row by mistake.",
    why: "Readers stumble over it, and writers don’t see it.", source: "Apple Style Guide, proofreading", roles: .all,
    languages: .english, needs: .any(of: .repeatedWord), severity: .warning,
    examples: [
      .bad("Save to ⟦the the⟧ disk.", .text, better: "Save to the disk."), .good("Bye Bye", .label),
      .good("The file that that app made.", .text), .good("%@ %@", .text),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.isEnglish else { return }
    for index in copy.tokens.indices.dropLast(2) {
      let (left, right) = (copy.tokens[index], copy.tokens[index + 2])
      guard left.length == right.length, isSlip(left, in: copy), right.kind == .word,
        copy.tokens[index + 1].kind == .space, equal(copy.bytes.slice(left.range), copy.bytes.slice(right.range))
      else { continue }
      let range = Int(left.start)..<right.end
      let fix = Fix([Splice(left.end..<right.end, "")], isSafe: false)
      report.add(.twice(copy.text(left.range)), at: range, fixes: [fix])
    }
  }

  /// Small words are doubled by mistake, others mostly on purpose; “that that” and “had had” are grammar.
  private func isSlip(_ token: Token, in copy: Copy) -> Bool {
    token.kind == .word && !token.tags.isDisjoint(with: Self.small) && token.tags.isDisjoint(with: Self.doubled)
  }

  private static let small: WordTags = [.article, .preposition, .possessive, .coordinator, .infinitiveMarker]
  private static let doubled: WordTags = [.particle, .subordinator, .adverb, .auxiliary]

  private func equal(_ left: Bytes, _ right: Bytes) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}

extension Message {
  fileprivate static func twice(_ word: String) -> Message { "“\(word)” stands twice" }
}
