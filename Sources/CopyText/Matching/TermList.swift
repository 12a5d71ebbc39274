import Synchronization

/// A list of words that rules ask for, by its name in the lexicons: `vague-title`. Each name gets a number when it is first
/// met, so that a list costs no more than that to hand on and compare. A list that a language lacks has no words.
@frozen @usableFromInline package struct TermList: Hashable, Sendable {
  @usableFromInline let index: UInt16

  /// The list called `name`.
  package init(_ name: String) {
    index = Self.known.withLock { $0.index(of: name) }
  }

  /// The list of a number that was given before.
  @usableFromInline init(number: Int) { index = UInt16(number) }

  /// Counted from 0, in the order in which names were met; another one in every run.
  @inlinable package var number: Int { Int(index) }

  /// The name in lexicons: `vague-title`.
  package var name: String { Self.known.withLock { $0.names[number] } }

  /// The names met so far.
  private struct Names {
    var names: [String] = []
    private var indices: [String: UInt16] = [:]

    mutating func index(of name: String) -> UInt16 {
      if let index = indices[name] { return index }
      let index = UInt16(names.count)
      names.append(name)
      indices[name] = index
      return index
    }
  }

  private static let known = Mutex(Names())
}

/// The lists that code asks for by name. All others are between a lexicon and the rules written in `Lexicons/rules`.
extension TermList {
  /// Titles that name nothing, whole: Error, Warning, Are you sure?
  package static let vagueTitle = TermList("vague-title")
  /// Whole texts that say only that something is wrong.
  package static let vagueMessage = TermList("vague-message")
  /// Invitations to try once more, which add nothing to a vague text.
  package static let retryPhrase = TermList("retry-phrase")
  /// Questions whether to go on with what was said before, whole: “Do you want to continue?”
  package static let continuePhrase = TermList("continue-phrase")
  /// Words that announce an error code: error, code, errno.
  package static let errorWord = TermList("error-word")
  /// Names of error domains, codes and exceptions.
  package static let errorDomain = TermList("error-domain")
  /// “Are you sure you want to” and its kin.
  package static let confirmationFiller = TermList("confirmation-filler")
  /// Reproaches and orders to the person.
  package static let blame = TermList("blame")
  /// Second and first person, singular.
  package static let pronoun = TermList("pronoun")
  /// We, us, our.
  package static let firstPersonPlural = TermList("first-person-plural")
  /// Names that hold a pronoun: Find My.
  package static let pronounName = TermList("pronoun-name")
  /// What lists call their entry for everything, where it reads like a note to the team: todo.
  package static let everything = TermList("everything")
  package static let interjection = TermList("interjection")
  package static let apology = TermList("apology")
  package static let please = TermList("please")
  package static let humor = TermList("humor")
  package static let negativeWord = TermList("negative-word")
  package static let noButton = TermList("no-button")
  /// Wrong spellings of OK, whole.
  package static let okMisspelling = TermList("ok-misspelling")
  package static let cancelButton = TermList("cancel-button")
  /// Folders, apps, and panes of the systems that apps run on.
  package static let systemPlace = TermList("system-place")
  /// Words that frighten: fatal, catastrophic.
  package static let alarmist = TermList("alarmist")
  /// Verbs that destroy.
  package static let destructiveVerb = TermList("destructive-verb")
  /// Words that tell what happens afterwards: no longer, stays.
  package static let consequence = TermList("consequence")
  /// Words that warn of a loss: can’t be undone, permanently.
  package static let loss = TermList("loss")
  /// That something can’t be had back, whatever it is: forever, can’t be undone.
  package static let permanence = TermList("permanence")
  /// Tap, click, press.
  package static let interactionVerb = TermList("interaction-verb")
  /// Choose, select.
  package static let choiceVerb = TermList("choice-verb")
  /// Success and completion: updated, successfully.
  package static let success = TermList("success")
  /// Problems: couldn’t, failed.
  package static let problem = TermList("problem")
  /// Texts that tell of a way back: can be restored, moved to the Trash.
  package static let undo = TermList("undo")
  /// Subjects that only point at what the alert is about: 이 작업.
  package static let pointingPhrase = TermList("pointing-phrase")
  /// Verbs that mean not to do something: disable, hide.
  package static let negativeVerb = TermList("negative-verb")
  /// Two negatives where none is needed.
  package static let doubleNegative = TermList("double-negative")
  /// How a question asks for an action; the better words are the title of the button that does it.
  package static let questionAction = TermList("question-action")
  /// What opens such a question before the action, or closes it behind it: voulez-vous, möchten.
  package static let questionModal = TermList("question-modal")
  /// Verbs that name no action by themselves: hacer, mettre, laufen lassen.
  package static let lightVerb = TermList("light-verb")
  /// Prepositions before what isn’t done: sin, ohne.
  package static let without = TermList("without")
  /// Generic notification titles, whole.
  package static let genericNotification = TermList("generic-notification")
  /// Orders to do something in the app.
  package static let appInstruction = TermList("app-instruction")
  /// Actions that only open the app, whole.
  package static let openAppAction = TermList("open-app-action")
  /// Names of keys, which have capitals and are pressed: Return, Escape.
  package static let keyName = TermList("key-name")
  /// Names whose usual misspelling differs in more than case.
  package static let productName = TermList("product-name")
  /// What an action sheet asks.
  package static let openChoice = TermList("open-choice")
  /// What an app says when it starts: welcome, what’s new.
  package static let launch = TermList("launch")
  /// Requests to type something.
  package static let textInput = TermList("text-input")
  /// Reminders of a reminder.
  package static let repeatedNotification = TermList("repeated-notification")
  /// What to do next: try again, check.
  package static let recovery = TermList("recovery")

  /// Words that only a whole sentence has, or endings of verbs: behind them a message takes a mark.
  package static let finiteVerb = TermList("finite-verb")
  /// Words that address people formally, and informally; both in one alert don’t go together.
  package static let formalAddress = TermList("formal-address")
  package static let informalAddress = TermList("informal-address")
  /// What may be formal at the start of a sentence, where all words have a capital.
  package static let formalOpening = TermList("formal-opening")
  /// Two ways to say that an account is opened.
  package static let logIn = TermList("log-in")
  package static let signIn = TermList("sign-in")
  /// Words that tell of a word that may be the wrong one: `wrong-words.txt`.
  package static let wrongWord = TermList("wrong-word")
  /// Words that tell of one that may say what stands beside it: `redundant-words.txt`.
  package static let redundantWord = TermList("redundant-word")
  /// Small words that may stand twice in a row: “mit der der Text”.
  package static let doubledWord = TermList("doubled-word")
  /// Verbs that destroy by putting something in the place of what was there, on purpose: overwrite, reset.
  package static let replacingVerb = TermList("replacing-verb")

  // Classes of words by what they mean, whatever the sentence: `en/word-classes.txt`, and lists of the same names elsewhere.

  /// On, off, up: they go behind a pronoun, “turn it on”.
  package static let particle = TermList("particle")
  /// All, some, more: they count things.
  package static let quantity = TermList("quantity")
  /// What names no thing in particular: problem, operation, request, message.
  package static let genericNoun = TermList("generic-noun")
  /// What happens with anything: occur, fail, complete, require.
  package static let genericVerb = TermList("generic-verb")
  /// What can be said of anything: unexpected, urgent, unable, again.
  package static let genericModifier = TermList("generic-modifier")
  /// What news comes as: message, photo, update. Generic in notifications, a thing of its own elsewhere.
  package static let newsNoun = TermList("news-noun")
  package static let newsModifier = TermList("news-modifier")
  /// Words of grammar, which carry no meaning of their own; what denies a thing isn’t one.
  package static let smallWord = TermList("small-word")
  /// To show something, or the app itself: open, view, go to, learn.
  package static let openingVerb = TermList("opening-verb")
  /// Open, view: by themselves they do no more than that.
  package static let bareOpening = TermList("bare-opening")
  /// What is done in software alone: tap, sign, install, update.
  package static let softwareVerb = TermList("software-verb")
  /// What is done in software as well as in the world: open, check, finish.
  package static let openVerb = TermList("open-verb")
  /// To start an app by its name: open, launch, check.
  package static let launchVerb = TermList("launch-verb")
  /// Sign, log: done in software with “in”, “up”, and “out” alone.
  package static let joinedVerb = TermList("joined-verb")
  /// Parts of software: app, tab, account, link.
  package static let softwarePlace = TermList("software-place")
  /// To make something go for good: delete, revoke, lose, disappear.
  package static let lossVerb = TermList("loss-verb")
  /// A person’s faults and neglects: forget, mistype, exceed.
  package static let faultVerb = TermList("fault-verb")
  /// To leave undone: skip, miss; a fault where it is a duty.
  package static let omissionVerb = TermList("omission-verb")
  /// What a person is asked for: field, step, deadline.
  package static let dutyNoun = TermList("duty-noun")
  /// What calls that wrong which somebody chose or gave: expired, taken, in the past.
  package static let wrongQuality = TermList("wrong-quality")
  /// You, by itself and with have and are.
  package static let person = TermList("person")
  /// Didn’t, haven’t, never: something was left undone.
  package static let pastDenial = TermList("past-denial")
  /// Not, never.
  package static let denialWord = TermList("denial-word")
  /// Should have: something was to be done otherwise.
  package static let reproachModal = TermList("reproach-modal")
  /// Have, need, receive: no deeds.
  package static let stateVerb = TermList("state-verb")
  /// Undo, restore: what nobody can do is a warning, and no refusal.
  package static let recoveryVerb = TermList("recovery-verb")
  /// Allowed, permitted.
  package static let permissionWord = TermList("permission-word")
  /// Because, since: what follows is given as the reason.
  package static let reason = TermList("reason")
  /// Doubt about what is: seem, perhaps, apparently.
  package static let doubtWord = TermList("doubt-word")
  /// May, might, could.
  package static let doubtModal = TermList("doubt-modal")
  /// What goes against people, said of a thing: fail, expire, decline.
  package static let setback = TermList("setback")
  /// Words that evade what is the matter: somehow, a hiccup, it seems.
  package static let hedge = TermList("hedge")
  /// What makes a deed sound easy, and success of what is done: simply, successfully.
  package static let filler = TermList("filler")
  /// Greetings and thanks: welcome, thank you.
  package static let pleasantry = TermList("pleasantry")
  /// How letters begin and end: dear, hello, thanks. A name follows.
  package static let greeting = TermList("greeting")
  /// Small words of surnames: van, de.
  package static let nameParticle = TermList("name-particle")
  /// What an app does for people, named as a thing: backup, upload, sync.
  package static let softwareTask = TermList("software-task")
  /// What an app does to its things: save, send, sync.
  package static let taskVerb = TermList("task-verb")
  /// How a task goes wrong: fail, abort, time out, unsuccessful.
  package static let taskFailure = TermList("task-failure")
  /// How it goes well: complete, finish, successful.
  package static let taskSuccess = TermList("task-success")
  /// Can’t, and couldn’t: what can’t be done is a limit, what couldn’t was tried.
  package static let inability = TermList("inability")
  package static let pastInability = TermList("past-inability")
  /// In languages whose grammar isn’t known here, how a task is said to have failed: “konnte nicht … werden”.
  package static let statedFailure = TermList("stated-failure")
  /// To turn down: reject, decline.
  package static let refusalVerb = TermList("refusal-verb")
  /// What goes wrong, as a thing: problem, failure, outage.
  package static let troubleNoun = TermList("trouble-noun")
  /// We, by which an app speaks of itself.
  package static let appVoice = TermList("app-voice")
  /// There, something: what opens a sentence about trouble that names nothing.
  package static let troubleOpening = TermList("trouble-opening")
  /// What people get for using an app: badge, coupon, streak.
  package static let rewardNoun = TermList("reward-noun")
  /// What an action opens that names nothing: details, more.
  package static let openedThing = TermList("opened-thing")
  /// Money that comes or goes: account, withdraw, refund.
  package static let moneyWord = TermList("money-word")
  /// What only a patient or a doctor has to know: biopsy, psychiatrist.
  package static let healthWord = TermList("health-word")
  /// What keeps others out: PIN, password.
  package static let secretWord = TermList("secret-word")
  /// “Read more”, behind an ellipsis.
  package static let moreMarker = TermList("more-marker")
  /// Words that announce an error code and other things as well: code, status.
  package static let weakErrorWord = TermList("weak-error-word")
  /// What programs call an error: exception.
  package static let exceptionWord = TermList("exception-word")
  /// What programs print for no value: null, undefined.
  package static let printedValue = TermList("printed-value")
  /// Neighbouring keys struck in a row, as words begin with them: asdf.
  package static let struckKeys = TermList("struck-keys")
  /// Notes to the team: TODO.
  package static let teamNote = TermList("team-note")
  /// Text that only fills its place: lorem ipsum.
  package static let fillerText = TermList("filler-text")
  /// Mr., Dr.: a name follows.
  package static let personTitle = TermList("person-title")
  /// What others must not read: a balance, a diagnosis.
  package static let sensitive = TermList("sensitive")
  /// Things that have such a word in their name: balance beam.
  package static let sensitiveNamesake = TermList("sensitive-namesake")
  /// What a heading asks that has nothing to tell yet: read, look, and how: carefully.
  package static let attendVerb = TermList("attend-verb")
  package static let attendManner = TermList("attend-manner")
  /// What an app comes out as: version, release.
  package static let releaseNoun = TermList("release-noun")
  /// Insults: stupid, idiot.
  package static let judgingWord = TermList("judging-word")
  /// Parts of an interface, and of what is written for it.
  package static let elementNoun = TermList("element-noun")
  package static let copyPart = TermList("copy-part")
  /// Words by which programmers speak of values.
  package static let valueWord = TermList("value-word")
}
