/// What an English word can be, and what it is most often.
///
/// A word usually has several tags: “open” is a verb, an adjective and a noun. Bits 0 to 28 are flags; bits 29 to 31
/// number the most common part of speech, which `dominant` reads. `Lexicons/build/tags.py` writes the same bits.
@frozen @usableFromInline package struct WordTags: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The members of a literal, joined.
  @inlinable @inline(__always)
  package init(arrayLiteral members: Self...) {
    var bits: UInt32 = 0
    for member in members { bits |= member.rawValue }
    self.init(rawValue: bits)
  }

  // The operations of all option sets are calls by way of the type in other modules; these aren’t.

  /// Whether all of `member` is in the set.
  @inlinable @inline(__always)
  package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

  /// Whether nothing is in both sets.
  @inlinable @inline(__always)
  package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  @inlinable @inline(__always)
  package var isEmpty: Bool { rawValue == 0 }

  /// A common noun in the singular: file.
  @inlinable package static var noun: WordTags { WordTags(rawValue: 1 << 0) }
  /// A common noun in the plural: files, settings, people.
  @inlinable package static var pluralNoun: WordTags { WordTags(rawValue: 1 << 1) }
  /// A noun that is used without an article, as far as is known: storage, information. Comes with `noun`.
  @inlinable package static var massNoun: WordTags { WordTags(rawValue: 1 << 2) }
  /// A name, written with a capital: London, May.
  @inlinable package static var properNoun: WordTags { WordTags(rawValue: 1 << 3) }
  /// The base form of a verb, thus the imperative: save.
  @inlinable package static var baseVerb: WordTags { WordTags(rawValue: 1 << 4) }
  /// The third person singular: saves.
  @inlinable package static var thirdPersonVerb: WordTags { WordTags(rawValue: 1 << 5) }
  /// The past tense: saved, wrote.
  @inlinable package static var pastVerb: WordTags { WordTags(rawValue: 1 << 6) }
  /// The past participle: saved, written.
  @inlinable package static var pastParticiple: WordTags { WordTags(rawValue: 1 << 7) }
  /// The present participle or gerund: saving.
  @inlinable package static var presentParticiple: WordTags { WordTags(rawValue: 1 << 8) }
  /// An auxiliary or modal, contracted or not: can, will, don’t, we’ll.
  @inlinable package static var auxiliary: WordTags { WordTags(rawValue: 1 << 9) }
  /// A form of “be”: is, are, been, isn’t, it’s.
  @inlinable package static var copula: WordTags { WordTags(rawValue: 1 << 10) }
  /// Contracted with “not”: can’t; “cannot” as well.
  @inlinable package static var negative: WordTags { WordTags(rawValue: 1 << 11) }
  /// An adjective in any degree.
  @inlinable package static var adjective: WordTags { WordTags(rawValue: 1 << 12) }
  /// A comparative or superlative: newer, latest. Comes with `adjective`.
  @inlinable package static var graded: WordTags { WordTags(rawValue: 1 << 13) }
  /// a, an, the. Comes with `determiner`.
  @inlinable package static var article: WordTags { WordTags(rawValue: 1 << 14) }
  /// An adverb.
  @inlinable package static var adverb: WordTags { WordTags(rawValue: 1 << 15) }
  /// Opens a noun phrase: the, this, some, every.
  @inlinable package static var determiner: WordTags { WordTags(rawValue: 1 << 16) }
  /// A pronoun that can be a subject: I, you, it, this, everyone.
  @inlinable package static var subjectPronoun: WordTags { WordTags(rawValue: 1 << 17) }
  /// A pronoun that can be an object: me, you, it, itself.
  @inlinable package static var objectPronoun: WordTags { WordTags(rawValue: 1 << 18) }
  /// A possessive: my, your, its, mine.
  @inlinable package static var possessive: WordTags { WordTags(rawValue: 1 << 19) }
  /// A preposition.
  @inlinable package static var preposition: WordTags { WordTags(rawValue: 1 << 20) }
  /// and, but, or, nor, for, yet, so.
  @inlinable package static var coordinator: WordTags { WordTags(rawValue: 1 << 21) }
  /// A subordinating conjunction: if, because, until.
  @inlinable package static var subordinator: WordTags { WordTags(rawValue: 1 << 22) }
  /// Can be the particle of a phrasal verb: up, out, off, in, on.
  @inlinable package static var particle: WordTags { WordTags(rawValue: 1 << 23) }
  /// The word “to”, which marks infinitives.
  @inlinable package static var infinitiveMarker: WordTags { WordTags(rawValue: 1 << 24) }
  /// Asks a question or opens a relative clause: who, what, which, how.
  @inlinable package static var questionWord: WordTags { WordTags(rawValue: 1 << 25) }
  /// A number in words: two, hundred, third.
  @inlinable package static var number: WordTags { WordTags(rawValue: 1 << 26) }
  /// Stands alone: oops, yes, please.
  @inlinable package static var interjection: WordTags { WordTags(rawValue: 1 << 27) }
  /// Shortened, ending in a period that ends no sentence; the period is part of the word looked up: “etc.”, “min.”.
  @inlinable package static var abbreviation: WordTags { WordTags(rawValue: 1 << 28) }

  /// Any form of a verb that has a tense: a base form, -s, or past.
  @inlinable package static var finiteVerb: WordTags { [.baseVerb, .thirdPersonVerb, .pastVerb] }

  /// The parts of speech among which one is the most common for a word.
  @frozen @usableFromInline package enum Dominant: UInt32, Sendable {
    /// The word isn’t in the lexicon.
    case unknown = 0
    /// A noun, proper or common.
    case noun = 1
    /// Any form of a verb but auxiliaries.
    case verb = 2
    /// An adjective, participles used as such among them.
    case adjective = 3
    /// An adverb.
    case adverb = 4
    /// A closed class: determiner, pronoun, preposition, conjunction, auxiliary, number, interjection.
    case function = 5
  }

  /// What the word is most often, in interface copy where that is known to differ from prose.
  @inlinable package var dominant: Dominant {
    Dominant(rawValue: rawValue >> 29) ?? .unknown
  }
}
