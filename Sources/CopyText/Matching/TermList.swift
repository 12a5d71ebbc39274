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
  package static let interjection = TermList("interjection")
  package static let apology = TermList("apology")
  package static let please = TermList("please")
  package static let humor = TermList("humor")
  package static let negativeWord = TermList("negative-word")
  /// Buttons that answer instead of naming the action, whole.
  package static let yesButton = TermList("yes-button")
  package static let noButton = TermList("no-button")
  /// OK and its spellings in the language, whole.
  package static let okButton = TermList("ok-button")
  /// Wrong spellings of OK, whole.
  package static let okMisspelling = TermList("ok-misspelling")
  package static let cancelButton = TermList("cancel-button")
  /// Buttons that dismiss and aren’t titled Cancel, whole.
  package static let dismissButton = TermList("dismiss-button")
  /// Buttons that put off what is asked, whole.
  package static let deferButton = TermList("defer-button")
  /// Buttons that refuse what somebody asks for, whole; the better words grant it.
  package static let denyButton = TermList("deny-button")
  /// Buttons that only take a text away that was read, whole.
  package static let closeButton = TermList("close-button")
  /// Buttons that say nothing of the result, whole.
  package static let vagueButton = TermList("vague-button")
  /// Words that frighten: fatal, catastrophic.
  package static let alarmist = TermList("alarmist")
  /// Verbs that destroy.
  package static let destructiveVerb = TermList("destructive-verb")
  /// Words that tell what happens afterwards: no longer, stays.
  package static let consequence = TermList("consequence")
  /// Words that warn of a loss: can’t be undone, permanently.
  package static let loss = TermList("loss")
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
  /// Buttons that take back what was done, whole.
  package static let undoButton = TermList("undo-button")
  /// Buttons that can destroy nothing, whole.
  package static let harmlessButton = TermList("harmless-button")
  /// Buttons of many alerts, which say nothing of the one at hand.
  package static let commonButton = TermList("common-button")
  /// Verbs that mean not to do something: disable, hide.
  package static let negativeVerb = TermList("negative-verb")
  /// Two negatives where none is needed.
  package static let doubleNegative = TermList("double-negative")
  /// How a question asks for an action; the better words are the title of the button that does it.
  package static let questionAction = TermList("question-action")
  /// Generic notification titles, whole.
  package static let genericNotification = TermList("generic-notification")
  /// Orders to do something in the app.
  package static let appInstruction = TermList("app-instruction")
  /// Actions that only open the app, whole.
  package static let openAppAction = TermList("open-app-action")
  /// First person in buttons.
  package static let firstPersonButton = TermList("first-person-button")
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
  /// Two ways to say that an account is opened.
  package static let logIn = TermList("log-in")
  package static let signIn = TermList("sign-in")
  /// Small words that may stand twice in a row: “mit der der Text”.
  package static let doubledWord = TermList("doubled-word")
  /// Verbs that destroy by putting something in the place of what was there, on purpose: overwrite, reset.
  package static let replacingVerb = TermList("replacing-verb")

  // Classes of words by what they mean, whatever the sentence: `en/word-classes.txt`, and lists of the same names elsewhere.

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
  /// What is done in software alone: tap, sign, install, update.
  package static let softwareVerb = TermList("software-verb")
  /// What is done in software as well as in the world: open, check, finish.
  package static let openVerb = TermList("open-verb")
  /// Parts of software: app, tab, account, link.
  package static let softwarePlace = TermList("software-place")
  /// To make something go for good: delete, revoke, lose, disappear.
  package static let lossVerb = TermList("loss-verb")
  /// A person’s faults and neglects: forget, mistype, exceed.
  package static let faultVerb = TermList("fault-verb")
  /// Doubt about what is: seem, perhaps, apparently.
  package static let doubtWord = TermList("doubt-word")
  /// May, might, could.
  package static let doubtModal = TermList("doubt-modal")
  /// What goes against people, said of a thing: fail, expire, decline.
  package static let setback = TermList("setback")
  /// Words that evade what is the matter: somehow, a hiccup, it seems.
  package static let hedge = TermList("hedge")
  /// Greetings and thanks: welcome, thank you.
  package static let pleasantry = TermList("pleasantry")
  /// What an app does for people, named as a thing: backup, upload, sync.
  package static let softwareTask = TermList("software-task")
  /// What an action opens that names nothing: details, more.
  package static let openedThing = TermList("opened-thing")
  /// Money that comes or goes: account, withdraw, refund.
  package static let moneyWord = TermList("money-word")
  /// What only a patient or a doctor has to know: biopsy, psychiatrist.
  package static let healthWord = TermList("health-word")
  /// What others must not read: a balance, a diagnosis.
  package static let sensitive = TermList("sensitive")
  /// Insults: stupid, idiot.
  package static let judgingWord = TermList("judging-word")
}
