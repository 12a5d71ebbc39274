/// Sets of English words that the frames of notifications, reproaches, losses, and calm news are filled with.
extension WordSet {
  /// What is said of an app that can be used.
  package static let appState = WordSet("app-state")
  /// Whom a notification means.
  package static let askedPerson = WordSet("asked-person")
  /// What people give that something waits for.
  package static let awaitedAnswer = WordSet("awaited-answer")
  /// Before “your answer”.
  package static let awaitingVerb = WordSet("awaiting-verb")
  /// Before a sum, that it is what there is.
  package static let balanceLink = WordSet("balance-link")
  /// Before “to” and a sum, how what there is has changed.
  package static let balanceWord = WordSet("balance-word")
  /// What goes wrong, in the words of those who don’t want to name it.
  package static let botherNoun = WordSet("bother-noun")
  /// That there is something to heed: a limit, an end, a duty.
  package static let cautionWord = WordSet("caution-word")
  /// Before what others know, that it was to be expected.
  package static let comparingModal = WordSet("comparing-modal")
  /// What banks decide about a person.
  package static let creditNoun = WordSet("credit-noun")
  /// What denies a verb behind it, beside contractions.
  package static let denial = WordSet("denial")
  /// What a subject opens with that there is none of.
  package static let denyingOpening = WordSet("denying-opening")
  /// Before “to be done”, that somebody has to do it.
  package static let dutyVerb = WordSet("duty-verb")
  /// What tells of an error.
  package static let errorCarrier = WordSet("error-carrier")
  /// Everybody at once, as the subject of what others can do.
  package static let everybody = WordSet("everybody")
  /// Behind “there is no”, what can’t be done any more.
  package static let finalGerund = WordSet("final-gerund")
  /// What a person does with an error.
  package static let findingForm = WordSet("finding-form")
  /// That it was to be done better.
  package static let heedingDegree = WordSet("heeding-degree")
  /// To see and hear.
  package static let heedingVerb = WordSet("heeding-verb")
  /// What keeps others waiting, as said of somebody.
  package static let holdingForm = WordSet("holding-form")
  /// Before an app, that something is in it.
  package static let insidePreposition = WordSet("inside-preposition")
  /// At the end of a clause, that a deed was done badly.
  package static let judgedManner = WordSet("judged-manner")
  /// Before a code, that it is the key.
  package static let keyLink = WordSet("key-link")
  /// What a code does, or what is done with one: open, disarm.
  package static let keyVerb = WordSet("key-verb")
  /// What is easy for others: to know, to see.
  package static let knowingForm = WordSet("knowing-form")
  /// What others manage.
  package static let managingForm = WordSet("managing-form")
  /// Before a payment, that it didn’t come.
  package static let missedForm = WordSet("missed-form")
  /// Before “people”, that the others are meant.
  package static let mostDeterminer = WordSet("most-determiner")
  /// Before “doing”, that it has to be done.
  package static let needingVerb = WordSet("needing-verb")
  /// What comes again.
  package static let nextOccasion = WordSet("next-occasion")
  /// Behind “no way”, “no going”, that nothing comes back.
  package static let noWayEnd = WordSet("no-way-end")
  /// What a notification is called on the screen.
  package static let noticeNoun = WordSet("notice-noun")
  /// What has a number that is nobody else’s business: card, account.
  package static let numberedThing = WordSet("numbered-thing")
  /// That something isn’t as it should be, and not how.
  package static let oddQuality = WordSet("odd-quality")
  /// To open, in all forms.
  package static let openingForm = WordSet("opening-form")
  /// What an order may begin behind.
  package static let orderOpening = WordSet("order-opening")
  /// How data comes out of something.
  package static let outcomeForm = WordSet("outcome-form")
  /// Everybody else, as a noun.
  package static let peopleNoun = WordSet("people-noun")
  /// That a deed is the reason.
  package static let reasonWord = WordSet("reason-word")
  /// What opens a reproach in the form of a question.
  package static let reproachingAuxiliary = WordSet("reproaching-auxiliary")
  /// In “could be called”, that somebody might say so.
  package static let sayingParticiple = WordSet("saying-participle")
  /// Before the name of a part of an app.
  package static let screenPreposition = WordSet("screen-preposition")
  /// How a thing comes out.
  package static let seemingForm = WordSet("seeming-form")
  /// What people have who do it right.
  package static let senseNoun = WordSet("sense-noun")
  /// What stands before a quality to make it small.
  package static let smallDegree = WordSet("small-degree")
  /// Before “of a”, that it was hardly anything.
  package static let smallPiece = WordSet("small-piece")
  /// Before the place of a thing, or whom it is for.
  package static let standingPreposition = WordSet("standing-preposition")
  /// What streets are called behind their name.
  package static let streetNoun = WordSet("street-noun")
  /// Before such a touch, that one will do.
  package static let strokeCount = WordSet("stroke-count")
  /// Behind such a touch, what it leads to.
  package static let strokeLink = WordSet("stroke-link")
  /// A touch of the screen, as a noun.
  package static let strokeNoun = WordSet("stroke-noun")
  /// Before “no”, that there is none.
  package static let thereForm = WordSet("there-form")
  /// Before the thing that it is about.
  package static let topicDeterminer = WordSet("topic-determiner")
  /// Before what a text is about.
  package static let topicPreposition = WordSet("topic-preposition")
  /// What fingers do to a screen, in all forms.
  package static let touchForm = WordSet("touch-form")
  /// In “turned down”, by whoever lends money.
  package static let turnedForm = WordSet("turned-form")
  /// Before “for your answer”.
  package static let waitingVerb = WordSet("waiting-verb")
  /// What somebody would have others do.
  package static let wishingForm = WordSet("wishing-form")
}
