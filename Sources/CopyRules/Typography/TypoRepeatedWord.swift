import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The the.
struct TypoRepeatedWord: TextRule {
  static let info = RuleInfo(
    "typo-repeated-word", "No word stands twice in a row by mistake.",
    why: "Readers stumble over it, and writers don’t see it.", source: "Apple Style Guide, proofreading", roles: .all,
    languages: .supporting(.repeatedWords), needs: .any(of: .repeatedWord), severity: .warning,
    examples: [
      .bad("Save to ⟦the the⟧ disk.", .text, better: "Save to the disk."),
      .bad("The song has ⟦been been⟧ saved.", .text, better: "The song has been saved."), .good("Bye Bye", .label),
      .bad("The ⟦berth berth⟧ is taken already.", .text, better: "The berth is taken already."),
      .bad("Empty ⟦all all⟧ nets of this boat.", .text, better: "Empty all nets of this boat."),
      .good("It is very very far away.", .text), .good("The file that that app made.", .text), .good("%@ %@", .text),
      .bad("Die Datei ⟦wurde wurde⟧ gelöscht.", .text, better: "Die Datei wurde gelöscht.", locale: .german),
      .good("Die Taste, mit der der Text gelöscht wird.", .text, locale: .german),
      .good("Es gab ein Ein-/Ausgabeproblem.", .text, locale: .german),
      .good("Dann löschen Sie sie.", .text, locale: .german), .good("Supprimer… Supprimer", .text, locale: .french),
      .good("Le four devrait peut-être être fermé.", .text, locale: .french),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for index in copy.tokens.indices.dropLast(2) {
      let (left, right) = (copy.tokens[index], copy.tokens[index + 2])
      let isSure = left.length == right.length && isSlip(left, in: copy)
      guard left.length == right.length, isSure || isLikelySlip(index, in: copy), right.kind == .word,
        copy.tokens[index + 1].kind == .space, equal(copy.bytes.slice(left.range), copy.bytes.slice(right.range)),
        !copy.bytes.hasLiteral("-", at: right.end), !copy.bytes.hasLiteral("-", at: Int(left.start) - 1)
      else { continue }
      let range = Int(left.start)..<right.end
      let fix = Fix([Splice(left.end..<right.end, "")], isSafe: false)
      // What two words of another language may be to each other, “por sí solo solo”, no list has whole.
      let severity: Severity? = copy.isEnglish && isSure ? nil : .note
      report.add(.twice(copy.text(left.range)), at: range, severity: severity, fixes: [fix])
    }
  }

  /// Small words are doubled by mistake, others mostly on purpose; “that that” and “had had” are grammar.
  private func isSlip(_ token: Token, in copy: Passage) -> Bool {
    guard copy.isEnglish else { return isOtherSlip(token, in: copy) }
    guard token.kind == .word else { return false }
    return !token.tags.isDisjoint(with: Self.small) && token.tags.isDisjoint(with: Self.doubled)
      || copy.isAny(of: .neverDoubled, at: token.range)
  }

  /// “The code code has expired.”: inside a sentence a noun, a verb, or a determiner that says how much stands once. Adverbs,
  /// interjections, and what may be either are said twice for force, and “the knock knock joke” stands behind an article.
  private func isLikelySlip(_ index: Int, in copy: Passage) -> Bool {
    let token = copy.tokens[index]
    guard copy.isEnglish, token.kind == .word, token.length > 2, copy.analysis.wordCount > 3,
      !token.traits.isDisjoint(with: [.startsLower, .startsSentence]),
      token.traits.isDisjoint(with: [.isQuoted, .hasInnerUpper, .hasDigit]),
      copy.tokens[index + 2].traits.contains(.startsLower), !isThrice(index, in: copy)
    else { return false }
    let emphatic: WordTags = [.adverb, .interjection, .auxiliary, .subordinator, .particle, .number, .copula]
    if token.tags.contains(.determiner), !copy.isAny(of: ["that", "no"], at: token.range) { return true }
    return !token.tags.isDisjoint(with: [.noun, .pluralNoun, .baseVerb, .pastVerb])
      && token.tags.isDisjoint(with: emphatic.union(.adjective))
  }

  private func isThrice(_ index: Int, in copy: Passage) -> Bool {
    let word = copy.bytes.slice(copy.tokens[index].range)
    return [index - 2, index + 4].contains { place in
      copy.tokens.indices.contains(place) && copy.bytes.slice(copy.tokens[place].range).equals(word)
    }
  }

  /// Names have capitals; what grammar doubles is in a list; and what the base says twice is said twice on purpose.
  private func isOtherSlip(_ token: Token, in copy: Passage) -> Bool {
    let isPlain = token.traits.contains(.startsLower) && token.traits.isDisjoint(with: [.isQuoted, .hasInnerUpper])
    guard token.kind == .word, isPlain, token.length > 1, copy.base.map({ !repeats($0) }) ?? true else { return false }
    return !copy.all(.doubledWord).contains { $0.start == token.start && Int($0.end) == token.end }
  }

  /// Whether some word stands twice in a row.
  private func repeats(_ copy: Passage) -> Bool {
    copy.facts.contains(.repeatedWord)
      && copy.tokens.indices.dropLast(2).contains { index in
        copy.tokens[index].kind == .word
          && equal(copy.bytes.slice(copy.tokens[index].range), copy.bytes.slice(copy.tokens[index + 2].range))
      }
  }

  private static let small: WordTags = [.article, .preposition, .possessive, .coordinator, .infinitiveMarker]
  private static let doubled: WordTags = [.particle, .subordinator, .adverb, .auxiliary]

  private func equal(_ left: Bytes, _ right: Bytes) -> Bool {
    guard left.count == right.count, let first = left.first, let other = right.first else { return false }
    return first | 0x20 == other | 0x20 && left.dropFirst().elementsEqual(right.dropFirst())
  }
}

extension Message {
  fileprivate static func twice(_ word: String) -> Message { "“\(word)” stands twice" }
}
