/// Lists of closed classes, in languages without a parser.
extension TermList {
  /// What only an object begins with: el, votre, questo.
  package static let determiner = TermList("determiner")
  /// Small words by which a verb takes another in the infinitive: de, per.
  package static let infinitiveJoint = TermList("infinitive-joint")
}
