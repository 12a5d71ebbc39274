extension WordClassSet {
  /// The classes that a word of the lexicon can have; `Lexicons/build/tagfeatures.py` says the same of each tag.
  ///
  /// Without branches, since it is asked of every word that the tagger sees.
  init(_ tags: WordTags, isPlainBe: Bool) {
    var set = WordClassSet()
    set.allow(.noun, if: tags, [.noun, .pluralNoun, .massNoun, .properNoun])
    set.allow(.noun, if: tags, [.presentParticiple, .number, .abbreviation])
    set.allow(.verb, if: tags, .baseVerb)
    set.allow(.finite, if: tags, [.thirdPersonVerb, .pastVerb])
    set.allow(.participle, if: tags, .pastParticiple)
    set.allow(.gerund, if: tags, .presentParticiple)
    set.allow(.adjective, if: tags, [.adjective, .pastParticiple, .presentParticiple])
    set.allow(.adverb, if: tags, [.adverb, .particle, .abbreviation])
    set.allow(.determiner, if: tags, [.determiner, .possessive])
    set.allow(.pronoun, if: tags, [.subjectPronoun, .objectPronoun])
    set.allow(.preposition, if: tags, [.preposition, .particle, .subordinator, .infinitiveMarker])
    set.allow(.coordinator, if: tags, .coordinator)
    set.allow(.subordinator, if: tags, [.subordinator, .questionWord])
    set.allow(.infinitiveMarker, if: tags, .infinitiveMarker)
    set.allow(.other, if: tags, [.number, .interjection])
    // “be”, “been” and “being” have no tense.
    let isTenseless = tags.contains(.copula) && !tags.isDisjoint(with: [.pastParticiple, .presentParticiple])
    set.allow(.auxiliary, if: isTenseless || isPlainBe ? [] : tags, .auxiliary)
    set.allow(.auxiliary, if: tags, .negative)
    self = set
  }

  @inline(__always)
  private mutating func allow(_ classes: WordClassSet, if tags: WordTags, _ wanted: WordTags) {
    formUnion(tags.rawValue & wanted.rawValue != 0 ? classes : [])
  }
}
