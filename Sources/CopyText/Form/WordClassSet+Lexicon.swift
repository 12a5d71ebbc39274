extension WordClassSet {
  /// What each tag of the lexicon allows, in the order of its bits; `Lexicons/build/tagfeatures.py` has the same.
  ///
  /// Auxiliaries are left to `init(_:isPlainBe:)`, since “be”, “been” and “being” have no tense.
  private static func allowed(by bit: Int) -> WordClassSet {
    switch bit {
    case 0...3: .noun
    case 4: .verb
    case 5, 6: .finite
    case 7: [.participle, .adjective]
    case 8: [.gerund, .noun, .adjective]
    case 11: .auxiliary
    case 12: .adjective
    case 15: .adverb
    case 16, 19: .determiner
    case 17, 18: .pronoun
    case 20: .preposition
    case 21: .coordinator
    case 22: [.subordinator, .preposition]
    case 23: [.adverb, .preposition]
    case 24: [.infinitiveMarker, .preposition]
    case 25: .subordinator
    case 26: [.other, .noun]
    case 27: .other
    case 28: [.noun, .adverb]
    default: []
    }
  }

  /// The classes that a word of the lexicon can have.
  init(_ tags: WordTags, isPlainBe: Bool) {
    var (rest, set) = (tags.rawValue & 0x1FFF_FFFF, WordClassSet())
    while rest != 0 {
      set.formUnion(Self.allowed(by: rest.trailingZeroBitCount))
      rest &= rest &- 1
    }
    let isTenseless = tags.contains(.copula) && !tags.isDisjoint(with: [.pastParticiple, .presentParticiple])
    if tags.contains(.auxiliary) && !isTenseless && !isPlainBe { set.formUnion(.auxiliary) }
    self = set
  }
}
