/// Sets of English words: `Lexicons/en/word-sets.txt`.
extension WordSet {
  /// The same: bytes.
  package static let byteUnit = WordSet("byte-unit")
  /// Units of a limit in a comment: characters.
  package static let characterUnit = WordSet("character-unit")
  /// What opens a condition or tells that there is one.
  package static let conditionWord = WordSet("condition-word")
  /// Pronouns that a verb is contracted with: you’re.
  package static let contractedPronoun = WordSet("contracted-pronoun")
  /// What is left of that verb.
  package static let contractedVerb = WordSet("contracted-verb")
  /// Other contractions that no word without its mark is.
  package static let contraction = WordSet("contraction")
  /// What there is none of is news, however small the word.
  package static let deniedThing = WordSet("denied-thing")
  /// Denied, that it is never to be had again.
  package static let everAgain = WordSet("ever-again")
  /// Behind a word of loss, that it is for good.
  package static let forGood = WordSet("for-good")
  /// Particles that make nouns with a verb: login, checkout.
  package static let joinedParticle = WordSet("joined-particle")
  /// Forms of keeping and getting back; denied, they tell of a loss.
  package static let keptForm = WordSet("kept-form")
  /// The same behind the number and its unit.
  package static let limitBehind = WordSet("limit-behind")
  /// Before a number in a comment, that no more is allowed.
  package static let limitWord = WordSet("limit-word")
  /// Where one stands in a sentence, what is lost is lost on a condition, or not at all.
  package static let lossCondition = WordSet("loss-condition")
  /// Names of placeholders that a number is filled in for.
  package static let numberName = WordSet("number-name")
  /// Prepositions and conjunctions that go on with a noun phrase.
  package static let phraseJoint = WordSet("phrase-joint")
  /// The same: points.
  package static let pointUnit = WordSet("point-unit")
  /// What makes a limit in a comment a wish: preferably 10 characters.
  package static let softLimit = WordSet("soft-limit")
  /// Whose a thing is, where it is neither the writer’s nor the reader’s.
  package static let thirdPossessive = WordSet("third-possessive")
  /// Before irregular verbs, whose forms stay the same: undo, undone.
  package static let verbPrefix = WordSet("verb-prefix")
}
