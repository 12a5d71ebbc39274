/// Sets of English words: `Lexicons/en/word-sets.txt`.
extension WordSet {
  /// What is measured, so that many of it are one amount: there’s 5 minutes left.
  package static let amountNoun = WordSet("amount-noun")
  /// To come into an app, or to look into it.
  package static let appEntryVerb = WordSet("app-entry-verb")
  /// What opens a question and nothing else.
  package static let askingAuxiliary = WordSet("asking-auxiliary")
  /// What opens a question, or is a noun or a command.
  package static let askingModal = WordSet("asking-modal")
  /// What opens a phrase that belongs to the noun before it.
  package static let belongingPreposition = WordSet("belonging-preposition")
  /// Before “that”, how a writer is told what copy is to say: explain that.
  package static let briefingVerb = WordSet("briefing-verb")
  /// Before the title of a button, that it is the means.
  package static let buttonMeans = WordSet("button-means")
  /// The same: bytes.
  package static let byteUnit = WordSet("byte-unit")
  /// That a fault is somebody’s deed.
  package static let causingForm = WordSet("causing-form")
  /// Units of a limit in a comment: characters.
  package static let characterUnit = WordSet("character-unit")
  /// Before the title of a button.
  package static let choosingVerb = WordSet("choosing-verb")
  /// What opens a clause with a subject behind it.
  package static let clauseConjunction = WordSet("clause-conjunction")
  /// What a clause with a pronoun follows.
  package static let clauseJoint = WordSet("clause-joint")
  /// Conjunctions that open a dependent clause and nothing else.
  package static let clauseOpening = WordSet("clause-opening")
  /// The same, where they may tell of a figure as well.
  package static let codeDisplay = WordSet("code-display")
  /// Verbs behind which a program gives a code.
  package static let codeReport = WordSet("code-report")
  /// Names of several people, and of shares: they go with either number.
  package static let collectiveNoun = WordSet("collective-noun")
  /// By which a sentence says when, why, or of whom it holds.
  package static let narrowingTerm = WordSet("narrowing-term")
  /// Before the name of a command, which is written small.
  package static let commandVerb = WordSet("command-verb")
  /// Behind which another verb has -ing: stop, keep, enjoy.
  package static let gerundVerb = WordSet("gerund-verb")
  /// What a button does that takes nothing away.
  package static let givingVerb = WordSet("giving-verb")
  /// What opens a condition or tells that there is one.
  package static let conditionWord = WordSet("condition-word")
  /// What a sentence opens with that goes on from the one before it.
  package static let connectingOpening = WordSet("connecting-opening")
  /// What somebody does who binds themselves to something: “you agree to …”.
  package static let consentVerb = WordSet("consent-verb")
  /// Pronouns that a verb is contracted with: you’re.
  package static let contractedPronoun = WordSet("contracted-pronoun")
  /// What is left of that verb.
  package static let contractedVerb = WordSet("contracted-verb")
  /// Other contractions that no word without its mark is.
  package static let contraction = WordSet("contraction")
  /// What copy is called before it is written.
  package static let copyMatter = WordSet("copy-matter")
  /// What copy stands on; as copy it only says where it is.
  package static let copyPlace = WordSet("copy-place")
  /// Money that is counted, by its name.
  package static let currencyNoun = WordSet("currency-noun")
  /// What happens to a connection that is no more.
  package static let cutForm = WordSet("cut-form")
  /// What stands before things that are known.
  package static let definiteDeterminer = WordSet("definite-determiner")
  /// What there is none of is news, however small the word.
  package static let deniedThing = WordSet("denied-thing")
  /// Units that describe a noun behind a number.
  package static let describingUnit = WordSet("describing-unit")
  /// That a deed is easy, which tells nothing of what comes of it.
  package static let easeWord = WordSet("ease-word")
  /// Denied, that it is never to be had again.
  package static let everAgain = WordSet("ever-again")
  /// That something didn’t come off, and neither what nor why: failed, unable.
  package static let failureWord = WordSet("failure-word")
  /// What people do, said of a thing.
  package static let feelingVerb = WordSet("feeling-verb")
  /// Behind a word of loss, that it is for good.
  package static let forGood = WordSet("for-good")
  /// How it is asked what Continue does: Keep going?
  package static let goingOn = WordSet("going-on")
  /// What is done with functions of a device.
  package static let grantingVerb = WordSet("granting-verb")
  /// Nouns before “of” that lend their number to what stands behind.
  package static let groupNoun = WordSet("group-noun")
  /// What stands between people and what they are called: such a.
  package static let insultFiller = WordSet("insult-filler")
  /// Particles that make nouns with a verb: login, checkout.
  package static let joinedParticle = WordSet("joined-particle")
  /// Forms of keeping and getting back; denied, they tell of a loss.
  package static let keptForm = WordSet("kept-form")
  /// Verbs that leave it to a noun what is done: perform a reset.
  package static let lightVerb = WordSet("light-verb")
  /// The same behind the number and its unit.
  package static let limitBehind = WordSet("limit-behind")
  /// Behind a denial, where or when only it holds.
  package static let limitLink = WordSet("limit-link")
  /// Before a number in a comment, that no more is allowed.
  package static let limitWord = WordSet("limit-word")
  /// On a button, that the deed leaves something out, or nothing: without.
  package static let limitingWord = WordSet("limiting-word")
  /// To look at what an app shows.
  package static let lookingVerb = WordSet("looking-verb")
  /// Where one stands in a sentence, what is lost is lost on a condition, or not at all.
  package static let lossCondition = WordSet("loss-condition")
  /// What counts more than one.
  package static let manyWord = WordSet("many-word")
  /// What is written alike behind any number.
  package static let measureNoun = WordSet("measure-noun")
  /// Stems of international nonproprietary names, as the World Health Organization gives them to what a medicine is for.
  package static let medicineEnding = WordSet("medicine-ending")
  /// Before care and attention, that there was too little.
  package static let moreWord = WordSet("more-word")
  /// What stands before n’t.
  package static let negatedVerb = WordSet("negated-verb")
  /// What is thought of words that mean nothing.
  package static let nonsenseWord = WordSet("nonsense-word")
  /// What keeps from a loss, or puts it off.
  package static let rescueVerb = WordSet("rescue-verb")
  /// What one does with the rest of what a notification tells.
  package static let seeingVerb = WordSet("seeing-verb")
  /// How little a deed is said to be.
  package static let slightWord = WordSet("slight-word")
  /// What no grammar doubles, though others of their kind are: that that, had had.
  package static let neverDoubled = WordSet("never-doubled")
  /// What makes good news of a headline doubtful.
  package static let newsDenial = WordSet("news-denial")
  /// What takes something back of good news.
  package static let newsLimit = WordSet("news-limit")
  /// Names of placeholders that a number is filled in for.
  package static let numberName = WordSet("number-name")
  /// Determiners that open no phrase of their own, or of either number.
  package static let oddDeterminer = WordSet("odd-determiner")
  /// What stands before one thing as well as before many, or before one alone.
  package static let oneDeterminer = WordSet("one-determiner")
  /// Verbs by which people turn to somebody else for help.
  package static let helpVerb = WordSet("help-verb")
  /// What an app asks leave for.
  package static let protectedThing = WordSet("protected-thing")
  /// Auxiliaries of what may be or will be, and hasn’t happened.
  package static let openModal = WordSet("open-modal")
  /// Prepositions and conjunctions that go on with a noun phrase.
  package static let phraseJoint = WordSet("phrase-joint")
  /// Before a part of an app, that the deed is done there.
  package static let placePreposition = WordSet("place-preposition")
  /// Where a button stands beside others.
  package static let placeWord = WordSet("place-word")
  /// What a button is called by who points at it.
  package static let placedThing = WordSet("placed-thing")
  /// Verbs of many, behind a placeholder and a noun.
  package static let pluralVerb = WordSet("plural-verb")
  /// The same: points.
  package static let pointUnit = WordSet("point-unit")
  /// What points at the deed that a title asks about.
  package static let pointingSubject = WordSet("pointing-subject")
  /// What a question begins with that tells what there is to see.
  package static let questionOpening = WordSet("question-opening")
  /// That a thing doesn’t do what it should.
  package static let refusingModal = WordSet("refusing-modal")
  /// What opens a clause that belongs to the deed.
  package static let relativePronoun = WordSet("relative-pronoun")
  /// What is done to a problem that is none any more.
  package static let remedyForm = WordSet("remedy-form")
  /// What asks for access and says nothing of what it is for.
  package static let requestWord = WordSet("request-word")
  /// What a button does that takes back any other.
  package static let reversingVerb = WordSet("reversing-verb")
  /// In a key, that the copy only shows how copy looks.
  package static let sampleName = WordSet("sample-name")
  /// Before “say”, that it is said with reserve.
  package static let sayingFrame = WordSet("saying-frame")
  /// Before what people are called.
  package static let scornOpening = WordSet("scorn-opening")
  /// What is done on a screen, besides tasks of software.
  package static let screenDeed = WordSet("screen-deed")
  /// Parts of an app that have a name before them: the Tickets tab.
  package static let screenPart = WordSet("screen-part")
  /// Behind “by”, that it is done on a screen.
  package static let screenWay = WordSet("screen-way")
  /// How a server gives its status.
  package static let serverAnswer = WordSet("server-answer")
  /// What answers with a status, and what it answers.
  package static let serverNoun = WordSet("server-noun")
  /// Before Settings, that it is the app of the system.
  package static let settingsOpening = WordSet("settings-opening")
  /// How long a deed takes.
  package static let shortSpan = WordSet("short-span")
  /// What an action shows without naming it: See It Now.
  package static let shownThing = WordSet("shown-thing")
  /// Units of a number that is never that of the things: 6-digit codes.
  package static let sizeUnit = WordSet("size-unit")
  /// What makes a limit in a comment a wish: preferably 10 characters.
  package static let softLimit = WordSet("soft-limit")
  /// How a task ends, well or not.
  package static let stoppingVerb = WordSet("stopping-verb")
  /// What opens a phrase of one thing that a bare verb may follow.
  package static let sureDeterminer = WordSet("sure-determiner")
  /// How it ends.
  package static let talkEnd = WordSet("talk-end")
  /// How a title begins that is only talk: We missed you.
  package static let talkOpening = WordSet("talk-opening")
  /// Whose a thing is, where it is neither the writer’s nor the reader’s.
  package static let thirdPossessive = WordSet("third-possessive")
  /// That it ended before it was done.
  package static let tooEarly = WordSet("too-early")
  /// What software does with data, in all forms.
  package static let transferForm = WordSet("transfer-form")
  /// A denial of what will be, or of what is so as a rule.
  package static let unwillingForm = WordSet("unwilling-form")
  /// Before irregular verbs, whose forms stay the same: undo, undone.
  package static let verbPrefix = WordSet("verb-prefix")
  /// Behind a verb of going, that it leads into the app: pop into.
  package static let wayIn = WordSet("way-in")
  /// Words for the thing that the button destroys.
  package static let wholeThing = WordSet("whole-thing")
  /// That all of it is there.
  package static let wholeWord = WordSet("whole-word")
  /// Before “to”, that something will be, or is wanted: going, want.
  package static let wishOrFuture = WordSet("wish-or-future")
  /// What an order in brackets tells a writer to do.
  package static let writingVerb = WordSet("writing-verb")
  /// Whether something is as it should be, and not how it is: invalid, correct.
  package static let wrongOrRight = WordSet("wrong-or-right")
  /// What calls a deed or its thing wrong.
  package static let wrongWordForm = WordSet("wrong-word-form")
}
