import CopyModel
import CopyPassage
import CopyText

/// Plurals with an apostrophe: “Your photo’s were moved”, “these photo’s”.
enum PluralApostrophe {
  /// What is written wrongly, and what is meant.
  static func slips(in copy: Passage) -> [(range: Range<Int>, meant: String)] {
    guard copy.tokens.contains(where: { isOwner($0, copy) }) else { return [] }
    let reader = Agreement(copy: copy, words: copy.unspaced)
    return reader.words.indices.compactMap { index in
      let token = reader.words[index]
      guard isOwner(token, copy), let plural = plural(of: reader.text(token)), reader.takesMany(at: index) else {
        return nil
      }
      return (token.range, reader.written(plural, like: token))
    }
  }

  /// Whether a word ends like an owner, and neither names nor quotes anything.
  private static func isOwner(_ token: Token, _ copy: Passage) -> Bool {
    guard token.kind == .word, token.length > 4, token.traits.isDisjoint(with: [.isQuoted, .isName, .precedesHyphen]),
      copy.bytes[token.end - 1] == UInt8(ascii: "s"), case let mark = copy.bytes[token.end - 2],
      mark == UInt8(ascii: "'") || mark == 0x99
    else { return false }
    return token.traits.contains(.startsLower) || token.traits.contains(.startsSentence)
  }

  /// “photos” for “photo’s”; nil for pronouns and what is no noun.
  private static func plural(of owner: String) -> String? {
    var noun = owner.replacing("’s", with: "")
    let tags = noun.withUTF8 { WordTable.english.tags(of: Bytes($0)) }
    let others: WordTags = [.determiner, .number, .subjectPronoun, .objectPronoun, .adverb, .massNoun, .properNoun]
    guard tags.contains(.noun), tags.isDisjoint(with: others) else { return nil }
    return NounNumber.plural(of: noun)
  }
}

extension Agreement {
  /// Whether the noun at `index` must be one of many: the verb of many follows it, or what counts many stands before it.
  fileprivate func takesMany(at index: Int) -> Bool {
    let isCounted = index > 0 && isAny(words[index - 1], .manyWord)
    // “no photo’s to show”
    if index > 0, isAny(words[index - 1], ["no"]), index + 1 < words.count,
      words[index + 1].tags.contains(.infinitiveMarker)
    {
      return true
    }
    if isCounted, index + 1 == words.count || words[index + 1].kind == .punctuation { return true }
    guard index + 1 < words.count, isAny(words[index + 1], .pluralVerb) else { return false }
    return opensClause(at: index) || index > 0 && opensClause(at: index - 1) && opensPhrase(words[index - 1])
  }
}
