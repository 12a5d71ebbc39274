/// What a word does in its clause, as the tagger of copy sees it: as much as telling sentences from fragments needs.
///
/// The order is the format of `en/tagger.bin`; `Lexicons/build/treebank.py` has the same as letters.
enum WordClass: UInt8 {
  /// A noun or name; a placeholder as well.
  case noun
  case adjective
  case adverb
  /// An article, determiner or possessive.
  case determiner
  case pronoun
  case preposition
  case coordinator
  /// Opens a clause that depends on another: if, because, who, which, how.
  case subordinator
  /// A verb with a tense: saves, failed.
  case finite
  case imperative
  /// An infinitive.
  case base
  /// A past participle.
  case participle
  /// A form in -ing.
  case gerund
  /// An auxiliary with a tense, contracted with its subject or not: is, can’t, we’ll.
  case auxiliary
  /// The “to” of infinitives.
  case infinitiveMarker
  /// Numbers, interjections.
  case other

  /// This class alone in a `WordClassSet`.
  var set: WordClassSet { WordClassSet(rawValue: 1 << UInt16(rawValue)) }

  /// Whether it can be what a verb says something about.
  var isNominal: Bool { WordClassSet.nominal.contains(set) }
}

/// Some of the word classes.
struct WordClassSet: OptionSet {
  let rawValue: UInt16

  static let noun = WordClass.noun.set
  static let adjective = WordClass.adjective.set
  static let adverb = WordClass.adverb.set
  static let determiner = WordClass.determiner.set
  static let pronoun = WordClass.pronoun.set
  static let preposition = WordClass.preposition.set
  static let coordinator = WordClass.coordinator.set
  static let subordinator = WordClass.subordinator.set
  static let finite = WordClass.finite.set
  static let verb: WordClassSet = [.finite, WordClass.imperative.set, WordClass.base.set]
  static let participle = WordClass.participle.set
  static let gerund = WordClass.gerund.set
  static let auxiliary = WordClass.auxiliary.set
  static let infinitiveMarker = WordClass.infinitiveMarker.set
  static let other = WordClass.other.set

  /// What a word may be of which the lexicon knows nothing: any open class.
  static let open: WordClassSet = [noun, adjective, adverb, verb, participle, gerund, other]
  static let nominal: WordClassSet = [noun, pronoun, determiner, other, adjective, gerund]

  /// The only class in the set, or nil if there are several.
  var only: WordClass? {
    rawValue & (rawValue &- 1) == 0 ? WordClass(rawValue: UInt8(rawValue.trailingZeroBitCount)) : nil
  }
}

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
