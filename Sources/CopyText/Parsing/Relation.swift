/// What a unit is to the one that it hangs on, as Universal Dependencies name it.
///
/// The order is the format of `en/parser.bin`; `Lexicons/build/trees.py` has the same names.
package enum Relation: UInt8, CaseIterable, Sendable {
  case subject, passiveSubject, clausalSubject
  case object, indirectObject
  /// A clause that is what is said, known, or meant: “says that it works”.
  case clausalComplement
  /// A clause without a subject of its own: “wants to leave”.
  case openComplement
  /// A clause that tells when, why, or on what condition.
  case adverbialClause
  /// A clause that belongs to a noun: “files to send”; with a relative pronoun or none: “the file you sent”.
  case nounClause, relativeClause
  case adverb, adjective, number, determiner
  /// A preposition, or the ’s of a genitive.
  case preposition
  /// What opens a dependent clause: if, because, that, to.
  case marker
  case auxiliary, passiveAuxiliary, copula
  case coordinator, conjunct
  case compound
  /// The particle of a phrasal verb: turn on.
  case particle
  /// Later parts of a name.
  case flat
  /// Later parts of “because of”, “at least”.
  case fixed
  case apposition
  /// A sentence beside the sentence, an element of a list.
  case parataxis
  /// A noun with its preposition that belongs to a noun, to a genitive, to a verb or adjective.
  case nominalModifier, possessive, oblique
  /// “There” in “there is”, “it” in “it is safe to leave”.
  case expletive
  /// Please, oops, a name called.
  case discourse
  /// Hangs on nothing: all else hangs on it.
  case root

  /// Any subject but “there” and “it” that mean nothing.
  var isSubject: Bool { self == .subject || self == .passiveSubject || self == .clausalSubject }
}
