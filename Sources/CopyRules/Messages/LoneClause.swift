import CopyPassage
import CopyText

/// A dependent clause that stands alone: “Because the lid was open.”, “Which also deletes the copies.”
///
/// It opens with a conjunction that its subject follows at once, and no second verb with a tense stands in it, as the
/// main clause would have: “If rain falls the roof closes” has two.
enum LoneClause {
  /// The sentence, with its mark; nil where all sentences have a main clause.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.analysis.terminal != .question, !copy.has(.please),
      copy.mayHold(.clauseOpening) || copy.mayHold(["as", "so", "even", "which"])
    else { return nil }
    let starts = copy.sentenceStarts
    for (index, start) in starts.enumerated() {
      let sentence = start..<(index + 1 < starts.count ? starts[index + 1] : copy.trimmedRange.upperBound)
      guard opens(sentence, copy) else { continue }
      let parses = copy.parses.filter { sentence.contains(Int(copy.tokens[$0.units[0].token].start)) }
      if parses.count == 1, parses[0].tensedClauses == 1, !commands(parses[0]) {
        return start..<end(of: sentence, copy)
      }
    }
    return nil
  }

  private static func end(of sentence: Range<Int>, _ copy: Passage) -> Int {
    copy.tokens.last { sentence.contains(Int($0.start)) && $0.kind != .space }?.end ?? sentence.upperBound
  }

  /// Whether the words open a dependent clause and nothing else. “Since”, “until”, and “as” may open a phrase as well.
  private static func opens(_ sentence: Range<Int>, _ copy: Passage) -> Bool {
    let tokens = copy.tokens.filter { sentence.contains(Int($0.start)) && $0.kind != .space }
    guard tokens.count > 3, !tokens.contains(where: { isInnerMark($0, copy) }) else { return false }
    if isPhrase(["as", "soon", "as"], tokens, copy) { return opensSubject(tokens[3]) }
    if isPhrase(["so", "that"], tokens, copy) || isPhrase(["even", "though"], tokens, copy) {
      return opensSubject(tokens[2])
    }
    if copy.isAny(of: ["which"], at: tokens[0].range) { return opensPredicate(tokens[1]) }
    return copy.isAny(of: .clauseOpening, at: tokens[0].range) && opensSubject(tokens[1])
  }

  private static func isPhrase(_ words: [StaticString], _ tokens: [Token], _ copy: Passage) -> Bool {
    zip(words, tokens).allSatisfy { copy.isAny(of: [$0], at: $1.range) }
  }

  private static func isInnerMark(_ token: Token, _ copy: Passage) -> Bool {
    token.kind == .punctuation && [",", ";", ":", "—", "–", "-"].contains { copy.bytes.slice(token.range).equals($0) }
  }

  /// An article, a pronoun: “when the”, “because it”; not “if possible”, “when ready”.
  private static func opensSubject(_ token: Token) -> Bool {
    token.kind == .word && !token.tags.isDisjoint(with: [.determiner, .possessive, .subjectPronoun])
  }

  /// “When you are done close the lid”: a base form that governs an object, and stands behind nothing that could be its
  /// subject or its auxiliary.
  private static func commands(_ parse: Parse) -> Bool {
    let units = parse.units
    return units.indices.dropFirst(2).dropLast().contains { index in
      let (before, verb, behind) = (units[index - 1].tags, units[index].tags, units[index + 1].tags)
      guard verb.contains(.baseVerb), verb.isDisjoint(with: [.auxiliary, .copula]) else { return false }
      let opensObject = !behind.isDisjoint(with: [.determiner, .possessive, .objectPronoun, .preposition, .noun])
      return opensObject && before.isDisjoint(with: [.subjectPronoun, .auxiliary, .infinitiveMarker, .negative])
    }
  }

  /// “Which is”, “which also”; not “which files”.
  private static func opensPredicate(_ token: Token) -> Bool {
    let tags = token.tags
    return token.kind == .word && tags.isDisjoint(with: [.noun, .pluralNoun, .adjective])
      && !tags.isDisjoint(with: [.copula, .auxiliary, .thirdPersonVerb, .adverb])
  }
}
