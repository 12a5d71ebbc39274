package import CopyModel

/// The lists of words that rules ask for. A lexicon names them as here; a list that a language lacks is empty.
@frozen @usableFromInline package enum TermList: UInt8, CaseIterable, Sendable {
  /// Titles that name nothing, whole: Error, Warning, Are you sure?
  case vagueTitle
  /// Whole texts that say only that something is wrong.
  case vagueMessage
  /// Invitations to try once more, which add nothing to a vague text.
  case retryPhrase
  /// Questions whether to go on with what was said before, whole: “Do you want to continue?”
  case continuePhrase
  /// Words that announce an error code: error, code, errno.
  case errorWord
  /// Names of error domains, codes and exceptions.
  case errorDomain
  /// “Are you sure you want to” and its kin.
  case confirmationFiller
  /// Reproaches and orders to the person.
  case blame
  /// Second and first person, singular.
  case pronoun
  /// We, us, our.
  case firstPersonPlural
  /// Names that hold a pronoun: Find My.
  case pronounName
  case interjection, apology, please
  /// Hedging: seems, might have.
  case hedge
  case humor, alarmist
  case negativeWord
  case violentTerm
  case jargon
  /// Buttons that answer instead of naming the action, whole.
  case yesButton
  case noButton
  /// OK and its spellings in the language, whole.
  case okButton
  /// Wrong spellings of OK, whole.
  case okMisspelling
  case cancelButton
  /// Buttons that dismiss and aren’t titled Cancel, whole.
  case dismissButton
  /// Buttons that say nothing of the result, whole.
  case vagueButton
  /// Verbs that destroy.
  case destructiveVerb
  /// Words that tell what happens afterwards: no longer, stays.
  case consequence
  /// Words that warn of a loss: can’t be undone, permanently.
  case loss
  /// Tap, click, press.
  case interactionVerb
  /// Choose, select.
  case choiceVerb
  /// Success and completion: updated, successfully.
  case success
  /// Problems: couldn’t, failed.
  case problem
  /// Texts that tell of a way back: can be restored, moved to the Trash.
  case undo
  /// Buttons that take back what was done, whole.
  case undoButton
  /// Buttons that can destroy nothing, whole.
  case harmlessButton
  /// Buttons of many alerts, which say nothing of the one at hand.
  case commonButton
  /// Verbs that mean not to do something: disable, hide.
  case negativeVerb
  /// Two negatives where none is needed.
  case doubleNegative
  /// How a question asks for an action; the better words are the title of the button that does it.
  case questionAction
  /// Generic notification titles, whole.
  case genericNotification
  /// Orders to do something in the app.
  case appInstruction
  /// Actions that only open the app, whole.
  case openAppAction
  /// Amounts, accounts, health, secrets.
  case sensitive
  /// First person in buttons.
  case firstPersonButton
  case latinAbbreviation
  case inclusive
  /// The style guide’s better words.
  case wordChoice
  /// Names whose usual misspelling differs in more than case.
  case productName
  /// What an action sheet asks.
  case openChoice
  /// What an app says when it starts: welcome, what’s new.
  case launch
  /// Requests to type something.
  case textInput
  /// Reminders of a reminder.
  case repeatedNotification
  /// What to do next: try again, check.
  case recovery

  /// Words that only a whole sentence has, or endings of verbs: behind them a message takes a mark.
  case finiteVerb
  /// Words that address people formally, and informally; both in one alert don’t go together.
  case formalAddress, informalAddress
  /// Two ways to say that an account is opened.
  case logIn, signIn
  /// Small words that may stand twice in a row: “mit der der Text”.
  case doubledWord
  /// Verbs that destroy by putting something in the place of what was there, on purpose: overwrite, reset.
  case replacingVerb

  /// The list’s bit in a set of lists.
  @inlinable package var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The name in lexicons: `vague-title`.
  package var name: String { Self.names[Int(rawValue)].description }

  /// The list called `name`, or nil.
  package init?(name: Bytes) {
    guard let index = Self.names.firstIndex(where: { name.equals($0) }) else { return nil }
    self = Self.allCases[index]
  }

  /// The names of all lists, in their order: asking for the names of cases at run time takes longer than reading a lexicon.
  private static let names: [StaticString] = [
    "vague-title", "vague-message", "retry-phrase", "continue-phrase", "error-word", "error-domain",
    "confirmation-filler", "blame", "pronoun", "first-person-plural", "pronoun-name", "interjection", "apology",
    "please", "hedge", "humor", "alarmist", "negative-word", "violent-term", "jargon", "yes-button", "no-button",
    "ok-button", "ok-misspelling", "cancel-button", "dismiss-button", "vague-button", "destructive-verb",
    "consequence", "loss", "interaction-verb", "choice-verb", "success", "problem", "undo", "undo-button",
    "harmless-button", "common-button", "negative-verb", "double-negative", "question-action", "generic-notification",
    "app-instruction", "open-app-action", "sensitive", "first-person-button", "latin-abbreviation", "inclusive",
    "word-choice", "product-name", "open-choice", "launch", "text-input", "repeated-notification", "recovery",
    "finite-verb", "formal-address", "informal-address", "log-in", "sign-in", "doubled-word", "replacing-verb",
  ]
}
