package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Words that a dictionary of Hunspell lacks, where it has others near to them. It stands in no list of rules: only the
/// configuration turns it on, and what it says depends on the dictionaries of the machine.
package struct TypoDictionary: StringCheck {
  package static let rule = RuleInfo(
    "typo-dictionary", "Words stand in the dictionary of their language.",
    why:
      "A misspelled word looks careless. “spelling: hunspell” in the configuration asks the dictionaries of this machine.",
    source: "dictionaries of Hunspell", roles: .all, severity: .note, examples: [])

  package init() {}

  package func check(_ copy: Passage, _ report: inout Report) {
    guard let dictionary = copy.language.words.dictionary else { return }
    let words = copy.tokens.filter { $0.kind == .word && $0.length > 2 }
    let unknown = words.compactMap { token -> (token: Token, better: [String])? in
      guard isPlain(token, copy) else { return nil }
      return dictionary.suggestions(for: copy.text(token.range)).map { (token, $0) }
    }
    // Names, lists of terms, and other languages are full of words that no dictionary has.
    guard unknown.count * 3 <= words.count else { return }
    // What the lexicon knows for wrong was told.
    let told = report.findings.filter { $0.rule == "l10n-spelling" }.map(\.range)
    for (token, better) in unknown where !isInUse(token, copy) && !told.contains(where: { $0.overlaps(token.range) }) {
      tell(token, better, copy, &report)
    }
  }

  /// Without a near word there is no slip: it is a name, or a term.
  private func tell(_ token: Token, _ better: [String], _ copy: Passage, _ report: inout Report) {
    let word = copy.text(token.range)
    let near = better.filter { DictionarySlip.isLikely(from: $0, to: word) }.prefix(Self.mostWords)
    guard let first = near.first, !better.contains(where: { DictionarySlip.isSame($0, word) }) else { return }
    let mayBeName = token.traits.contains(.startsUpper) && !token.traits.contains(.startsSentence)
    if mayBeName, token.length < Self.long { return }
    let fixes = near.map { Fix([Splice(token.range, $0)], isSafe: false) }
    report.add(.isMissing(word, first), at: token.range, fixes: Array(fixes))
  }

  /// Bytes of a word with a capital that is no short name by chance.
  private static let long = 7

  /// Better words that are offered for one.
  private static let mostWords = 3

  /// Whether it is a word of running text: neither a name, nor quoted, nor of other letters than the language.
  private func isPlain(_ token: Token, _ copy: Passage) -> Bool {
    guard RunningWord.isAlone(token, in: copy.bytes),
      token.traits.isDisjoint(with: [
        .hasDigit, .hasInnerUpper, .isName, .isMisspelledName, .isQuoted, .isSuffix, .followsHyphen, .precedesHyphen,
      ])
    else { return false }
    let isLatin = !token.traits.contains(.isNonASCII)
    if isLatin, !copy.language.words.usesLatin { return false }
    if token.traits.contains(.startsUpper), !token.traits.contains(.hasLower) { return false }
    // German writes nouns with a capital; elsewhere a capital inside of a sentence makes a name.
    return !token.traits.contains(.startsUpper) || token.traits.contains(.startsSentence)
      || copy.language.words.locale.isLanguage("de") || copy.language.words.locale.isLanguage("lb")
  }

  /// What the project allows, writes more than once, or has in its base, is a word there; so is English.
  private func isInUse(_ token: Token, _ copy: Passage) -> Bool {
    let word = copy.bytes.slice(token.range)
    if copy.isAllowed(token.range) || copy.language.namesInUse.isRepeated(word, in: copy.language.words.locale) {
      return true
    }
    if SpellingTable.english.word(word)?.isRight == true { return true }
    guard let base = copy.base else { return false }
    return base.tokens.contains { base.bytes.slice($0.range).equalsFolded(word) }
  }
}

extension Message {
  fileprivate static func isMissing(_ word: String, _ right: String) -> Message {
    "“\(word)” isn’t in the dictionary. Did you mean “\(right)”?"
  }
}
