import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// “Save you’re changes?”: the contraction where its possessive is meant. Behind a verb or preposition no clause begins whose
/// whole rest is a thing.
enum MistakenContraction {
  /// The contraction, and the word that is meant.
  static func find(in copy: Passage) -> (range: Range<Int>, meant: String)? {
    // Most copy says “you”, and little of it this.
    guard copy.tokens.contains(where: { isYouAre($0, copy) }) else { return nil }
    let words = copy.tokens.filter { $0.kind != .space }
    for index in words.indices.dropFirst().dropLast() where isYouAre(words[index], copy) {
      guard takesThing(words[index - 1]), isThing(words[index + 1]) else { continue }
      // “Confirm you’re owner of it” goes on; a thing ends its phrase.
      let behind = index + 2 < words.count ? words[index + 2] : nil
      guard behind.map(endsPhrase) ?? true else { continue }
      return (words[index].range, "your")
    }
    return nil
  }

  private static func isYouAre(_ token: Token, _ copy: Passage) -> Bool {
    guard token.kind == .word, token.tags.isSuperset(of: [.subjectPronoun, .copula]) else { return false }
    let word = copy.bytes.slice(token.range)
    return word.equals("you're") || word.equals("you’re")
  }

  /// A preposition, or a verb that no clause follows. “Check you’re online” is right, but what stands there is no thing.
  private static func takesThing(_ token: Token) -> Bool {
    guard token.kind == .word, token.tags.isDisjoint(with: [.subordinator, .coordinator, .copula, .auxiliary]) else {
      return false
    }
    return !token.tags.isDisjoint(with: [.preposition, .baseVerb, .presentParticiple])
  }

  /// A noun and nothing else, so that no state can be meant.
  private static func isThing(_ token: Token) -> Bool {
    token.kind == .word && token.traits.contains(.startsLower)
      && !token.tags.isDisjoint(with: [.noun, .pluralNoun])
      && token.tags.isDisjoint(with: [
        .adjective, .adverb, .pastParticiple, .presentParticiple, .preposition, .determiner, .article,
      ])
  }

  private static func endsPhrase(_ token: Token) -> Bool {
    token.kind == .punctuation || token.kind == .newline
      || token.kind == .word && !token.tags.isDisjoint(with: [.preposition, .coordinator])
  }
}
