/// Lists of closed classes, in languages without a parser.
extension TermList {
  /// What only an object begins with: el, votre, questo.
  package static let determiner = TermList("determiner")
  /// Small words by which a verb takes another in the infinitive: de, per.
  package static let infinitiveJoint = TermList("infinitive-joint")
  /// “Or” between what could be done: o, ou, oder, または.
  package static let alternative = TermList("alternative")
  /// What asks for more than yes or no: qué, quel, welches, どの.
  package static let interrogative = TermList("interrogative")
  /// What no question of the language goes without: mi, mı.
  package static let questionMarker = TermList("question-marker")
  /// What asks, written as what doesn’t; the better words are how it is written where it asks: que, qué.
  package static let questionWord = TermList("question-word")
  /// Pronouns behind which a clause is an attribute: que, dont, dove.
  package static let relative = TermList("relative")
  /// Pronouns that only a verb with a tense takes in front, or in German behind it: se, si, sich.
  package static let reflexive = TermList("reflexive")
  /// What says that a number follows, not what it counts: no., Nr., núm., 番.
  package static let numberSign = TermList("number-sign")
  /// What a sign for the support team is called: code, Nummer, 番号. It says of what in a word beside it.
  package static let codeNoun = TermList("code-noun")
  /// “Not Found”: what stands behind a number when a server answers.
  package static let statusReason = TermList("status-reason")
  package static let labelNoun = TermList("label-noun")

  // Of blame, in every language that has them.

  /// Mistake, negligence, delay: what a person did wrong, as a noun.
  package static let faultNoun = TermList("fault-noun")
  /// Misuse, improper handling: faults that only a person has.
  package static let ownFault = TermList("own-fault")
  /// User, operator: whom a text calls the person.
  package static let personRole = TermList("person-role")
  /// Because of, due to: what follows it brought about what is told.
  package static let causePhrase = TermList("cause-phrase")
  /// Late, missed: what a person’s deed is held against it.
  package static let lateQuality = TermList("late-quality")
  /// Careful, attention: what people are told to have more of.
  package static let careWord = TermList("care-word")
  /// The person and an auxiliary of the perfect: “vous avez”, „Sie haben“.
  package static let personDeed = TermList("person-deed")
  /// The person as the subject of a clause, behind what opens it: „weil du“, “porque você”.
  package static let personSubject = TermList("person-subject")
  /// Badly, too much: how a deed is called wrong.
  package static let faultManner = TermList("fault-manner")

  // Of hedges and of news.

  /// Go, work: how a thing goes.
  package static let courseVerb = TermList("course-verb")
  /// Quite, exactly, to plan: denied, it says less than it means.
  package static let wholeDegree = TermList("whole-degree")
  /// Let know, tell: what any notification does.
  package static let newsVerb = TermList("news-verb")
  /// Forms that no word has; the better words are what was meant: をを.
  package static let wrongForm = TermList("wrong-form")
  /// What people elsewhere say who write the same language; the better words are those of here: ecrã in Brazil.
  package static let otherVariety = TermList("other-variety")
}
