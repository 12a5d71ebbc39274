/// Sets of English words that the frames of notifications, reproaches, losses, and calm news are filled with.
extension WordSet {
  /// What is said of the one thing that isn’t there yet.
  package static let absenceForm = WordSet("absence-form")
  /// Behind “than”, what was due.
  package static let agreedForm = WordSet("agreed-form")
  /// What people give an app for a thing.
  package static let answerNoun = WordSet("answer-noun")
  /// That a deed was done against what was known.
  package static let anywayAdverb = WordSet("anyway-adverb")
  /// What is said of an app that can be used.
  package static let appState = WordSet("app-state")
  /// Whom a notification means.
  package static let askedPerson = WordSet("asked-person")
  /// What a mishap could have been.
  package static let avertedForm = WordSet("averted-form")
  /// What people give that something waits for.
  package static let awaitedAnswer = WordSet("awaited-answer")
  /// Before “your answer”.
  package static let awaitingVerb = WordSet("awaiting-verb")
  /// Before a sum, that it is what there is.
  package static let balanceLink = WordSet("balance-link")
  /// Before “to” and a sum, how what there is has changed.
  package static let balanceWord = WordSet("balance-word")
  /// Where a thing is that a notification hides.
  package static let behindPreposition = WordSet("behind-preposition")
  /// What doctors test.
  package static let bodyNoun = WordSet("body-noun")
  /// What goes wrong, in the words of those who don’t want to name it.
  package static let botherNoun = WordSet("bother-noun")
  /// What only a notification is called.
  package static let bubbleNoun = WordSet("bubble-noun")
  /// What people do who take an interest, behind “nobody”.
  package static let caringForm = WordSet("caring-form")
  /// That there is something to heed: a limit, an end, a duty.
  package static let cautionWord = WordSet("caution-word")
  /// In “on your watch”, that somebody answered for it.
  package static let chargeNoun = WordSet("charge-noun")
  /// To choose, in the forms of a proposal.
  package static let choosingForm = WordSet("choosing-form")
  /// What consists of figures that nobody else is to know.
  package static let codeNoun = WordSet("code-noun")
  /// How a lock is opened, of the lock.
  package static let codeTaking = WordSet("code-taking")
  /// What a machine is told.
  package static let commandNoun = WordSet("command-noun")
  /// Before what others know, that it was to be expected.
  package static let comparingModal = WordSet("comparing-modal")
  /// What banks decide about a person.
  package static let creditNoun = WordSet("credit-noun")
  /// What a device is that can’t be had.
  package static let deadState = WordSet("dead-state")
  /// What denies a verb behind it, beside contractions.
  package static let denial = WordSet("denial")
  /// What a subject opens with that there is none of.
  package static let denyingOpening = WordSet("denying-opening")
  /// What comes from a device that is there.
  package static let deviceAnswer = WordSet("device-answer")
  /// Before what a person is said to know.
  package static let doubtingAdverb = WordSet("doubting-adverb")
  /// What a message or a call does that breaks off.
  package static let droppingForm = WordSet("dropping-form")
  /// How something is to be done at last.
  package static let dueManner = WordSet("due-manner")
  /// What is said of an answer that somebody waits for.
  package static let dueQuality = WordSet("due-quality")
  /// Before “to be done”, that somebody has to do it.
  package static let dutyVerb = WordSet("duty-verb")
  /// What would have helped.
  package static let effortNoun = WordSet("effort-noun")
  /// Before “out” or “up”, how something ended.
  package static let endedForm = WordSet("ended-form")
  /// What is done with what an app asks for.
  package static let enteringVerb = WordSet("entering-verb")
  /// Behind such a verb, that it leads in.
  package static let entryParticle = WordSet("entry-particle")
  /// To come into a place, or to look into it.
  package static let entryVerb = WordSet("entry-verb")
  /// What tells of an error.
  package static let errorCarrier = WordSet("error-carrier")
  /// Everybody at once, as the subject of what others can do.
  package static let everybody = WordSet("everybody")
  /// What is said to what goes for good.
  package static let farewellNoun = WordSet("farewell-noun")
  /// What is done with a farewell.
  package static let farewellVerb = WordSet("farewell-verb")
  /// Behind “there is no”, what can’t be done any more.
  package static let finalGerund = WordSet("final-gerund")
  /// What a person does with an error.
  package static let findingForm = WordSet("finding-form")
  /// An order to read or to see.
  package static let findingOrder = WordSet("finding-order")
  /// What a test does.
  package static let findingOut = WordSet("finding-out")
  /// To perceive, as a device does.
  package static let findingVerb = WordSet("finding-verb")
  /// Before a thing, that it goes on as it was.
  package static let goingOnVerb = WordSet("going-on-verb")
  /// That it was to be done better.
  package static let heedingDegree = WordSet("heeding-degree")
  /// To see and hear.
  package static let heedingVerb = WordSet("heeding-verb")
  /// Not to do what one is told, in all forms.
  package static let heedlessForm = WordSet("heedless-form")
  /// Where a key is that others shouldn’t find.
  package static let hidingPreposition = WordSet("hiding-preposition")
  /// What keeps others waiting, as said of somebody.
  package static let holdingForm = WordSet("holding-form")
  /// Where people live.
  package static let homeNoun = WordSet("home-noun")
  /// Before an app, that something is in it.
  package static let insidePreposition = WordSet("inside-preposition")
  /// Where a thing is said to have gone.
  package static let journeyNoun = WordSet("journey-noun")
  /// At the end of a clause, that a deed was done badly.
  package static let judgedManner = WordSet("judged-manner")
  /// Right before a code.
  package static let keyIntroduction = WordSet("key-introduction")
  /// Before a code, that it is the key.
  package static let keyLink = WordSet("key-link")
  /// What a code does, or what is done with one: open, disarm.
  package static let keyVerb = WordSet("key-verb")
  /// What is easy for others: to know, to see.
  package static let knowingForm = WordSet("knowing-form")
  /// Before what a thing lacks.
  package static let lackForm = WordSet("lack-form")
  /// What a machine is out of.
  package static let lackedReach = WordSet("lacked-reach")
  /// How something is left that should be otherwise.
  package static let leftState = WordSet("left-state")
  /// What comes of a matter before a court.
  package static let legalEvent = WordSet("legal-event")
  /// What opens with a code.
  package static let lockNoun = WordSet("lock-noun")
  /// To have no longer, in all forms.
  package static let losingVerb = WordSet("losing-verb")
  /// What a device loses when something goes wrong.
  package static let lostThing = WordSet("lost-thing")
  /// Behind “no”, that something didn’t come off.
  package static let luckNoun = WordSet("luck-noun")
  /// What others manage.
  package static let managingForm = WordSet("managing-form")
  /// Before such a trifle.
  package static let meetingForm = WordSet("meeting-form")
  /// Before a payment, that it didn’t come.
  package static let missedForm = WordSet("missed-form")
  /// Before a participle, when it happens.
  package static let momentConjunction = WordSet("moment-conjunction")
  /// How little time a task takes.
  package static let momentUnit = WordSet("moment-unit")
  /// Before “people”, that the others are meant.
  package static let mostDeterminer = WordSet("most-determiner")
  /// Machines that go.
  package static let movingThing = WordSet("moving-thing")
  /// Before “doing”, that it has to be done.
  package static let needingVerb = WordSet("needing-verb")
  /// What comes again.
  package static let nextOccasion = WordSet("next-occasion")
  /// Behind “no way”, “no going”, that nothing comes back.
  package static let noWayEnd = WordSet("no-way-end")
  /// What a machine gives that doesn’t work.
  package static let nonsenseYield = WordSet("nonsense-yield")
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
  /// That an answer should have come.
  package static let overdueQuality = WordSet("overdue-quality")
  /// How a thing came into a state, told as past.
  package static let passingForm = WordSet("passing-form")
  /// Everybody else, as a noun.
  package static let peopleNoun = WordSet("people-noun")
  /// What one comes for, to see and hear it.
  package static let perceivingVerb = WordSet("perceiving-verb")
  /// What an app sets people as a task.
  package static let playedTask = WordSet("played-task")
  /// To go through a task of an app, in the forms of a proposal.
  package static let playingForm = WordSet("playing-form")
  /// What is called like a part of an app and is a place of the world.
  package static let publicPlace = WordSet("public-place")
  /// That a deed is the reason.
  package static let reasonWord = WordSet("reason-word")
  /// What a person didn’t do, as a noun before “to” or “of”.
  package static let refusalNoun = WordSet("refusal-noun")
  /// What doesn’t get on does again and again.
  package static let relapsingForm = WordSet("relapsing-form")
  /// What there is beyond what a notification tells.
  package static let remainderWord = WordSet("remainder-word")
  /// What opens a reproach in the form of a question.
  package static let reproachingAuxiliary = WordSet("reproaching-auxiliary")
  /// What a device needs that doesn’t work.
  package static let restartNoun = WordSet("restart-noun")
  /// Behind a fault, where it is.
  package static let restingForm = WordSet("resting-form")
  /// At the end of a clause, that a thing was put in wrong.
  package static let reversedManner = WordSet("reversed-manner")
  /// What became of data.
  package static let ruinedForm = WordSet("ruined-form")
  /// In “could be called”, that somebody might say so.
  package static let sayingParticiple = WordSet("saying-participle")
  /// Behind “whoever”, that it should have been done otherwise.
  package static let scornAdverb = WordSet("scorn-adverb")
  /// Before the name of a part of an app.
  package static let screenPreposition = WordSet("screen-preposition")
  /// How a thing comes out.
  package static let seemingForm = WordSet("seeming-form")
  /// What people have who do it right.
  package static let senseNoun = WordSet("sense-noun")
  /// Before such a journey.
  package static let settingOut = WordSet("setting-out")
  /// A part of several, before “of the”.
  package static let shareNoun = WordSet("share-noun")
  /// What is sent by mail as well.
  package static let shippedThing = WordSet("shipped-thing")
  /// What a device is that no longer does anything, and what a house may be as well.
  package static let silentState = WordSet("silent-state")
  /// That something was hardly worth a word.
  package static let smallAdjective = WordSet("small-adjective")
  /// What stands before a quality to make it small.
  package static let smallDegree = WordSet("small-degree")
  /// Before “of a”, that it was hardly anything.
  package static let smallPiece = WordSet("small-piece")
  /// Before “copy”, that there is no other.
  package static let soleWord = WordSet("sole-word")
  /// What a picture, a song, or a text is that came to harm.
  package static let spoiledQuality = WordSet("spoiled-quality")
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
  /// What work is that doesn’t get on.
  package static let stuckState = WordSet("stuck-state")
  /// What a thing does with data that it accepts.
  package static let takingVerb = WordSet("taking-verb")
  /// What a glance would have done.
  package static let tellingParticiple = WordSet("telling-participle")
  /// What finds something out.
  package static let testNoun = WordSet("test-noun")
  /// Before “no”, that there is none.
  package static let thereForm = WordSet("there-form")
  /// For what it can be time in an app.
  package static let timedAnswer = WordSet("timed-answer")
  /// Before the thing that it is about.
  package static let topicDeterminer = WordSet("topic-determiner")
  /// Before what a text is about.
  package static let topicPreposition = WordSet("topic-preposition")
  /// What fingers do to a screen, in all forms.
  package static let touchForm = WordSet("touch-form")
  /// What goes wrong where nobody says what.
  package static let troubledThing = WordSet("troubled-thing")
  /// In “turned down”, by whoever lends money.
  package static let turnedForm = WordSet("turned-form")
  /// Before what is typed letter by letter.
  package static let typedWordOpening = WordSet("typed-word-opening")
  /// That something can’t be done, as one word.
  package static let unableForm = WordSet("unable-form")
  /// What fingers do that makes a notification larger, as an order.
  package static let unfoldingVerb = WordSet("unfolding-verb")
  /// What a home is that nobody watches.
  package static let vacancyQuality = WordSet("vacancy-quality")
  /// Behind “something is”.
  package static let vagueMatter = WordSet("vague-matter")
  /// A person who isn’t named, and is meant.
  package static let vaguePerson = WordSet("vague-person")
  /// Before “for your answer”.
  package static let waitingVerb = WordSet("waiting-verb")
  /// Before how much a person weighs.
  package static let weighingForm = WordSet("weighing-form")
  /// How people are weighed.
  package static let weightUnit = WordSet("weight-unit")
  /// Who isn’t named, and is meant.
  package static let whoeverWord = WordSet("whoever-word")
  /// Behind “as we”, what was wanted.
  package static let wishedForm = WordSet("wished-form")
  /// What somebody would have others do.
  package static let wishingForm = WordSet("wishing-form")
  /// How a machine gives what it measured.
  package static let yieldingForm = WordSet("yielding-form")
}
