/// Lists of closed classes, in languages without a parser.
extension TermList {
  /// What only an object begins with: el, votre, questo.
  package static let determiner = TermList("determiner")
  /// Small words by which a verb takes another in the infinitive: de, per.
  package static let infinitiveJoint = TermList("infinitive-joint")
  /// Pronouns behind which a clause is an attribute: que, dont, dove.
  package static let relative = TermList("relative")
  /// Pronouns that only a verb with a tense takes in front, or in German behind it: se, si, sich.
  package static let reflexive = TermList("reflexive")
  /// What says that a number follows, not what it counts: no., Nr., núm., 番.
  package static let numberSign = TermList("number-sign")
  /// What a sign for the support team is called: code, Nummer, 番号. It says of what in a word beside it.
  package static let codeNoun = TermList("code-noun")
}
