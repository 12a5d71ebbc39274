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

  /// The list’s bit in a set of lists.
  @inlinable package var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The name in lexicons: `vague-title`.
  package var name: String {
    "\(self)".unicodeScalars.map { $0.properties.isUppercase ? "-\($0.properties.lowercaseMapping)" : String($0) }
      .joined()
  }

  /// The list called `name`, or nil.
  package init?(name: String) {
    guard let list = Self.byName[name] else { return nil }
    self = list
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
