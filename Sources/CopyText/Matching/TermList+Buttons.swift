/// The lists of buttons, by which rules and rewrites tell what an answer does.
extension TermList {
  /// Buttons that answer instead of naming the action, whole.
  package static let yesButton = TermList("yes-button")
  /// OK and its spellings in the language, whole.
  package static let okButton = TermList("ok-button")
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
  /// Buttons that take back what was done, whole.
  package static let undoButton = TermList("undo-button")
  /// Buttons that can destroy nothing, whole.
  package static let harmlessButton = TermList("harmless-button")
  /// Verbs whose refusal loses something: save, keep.
  package static let savingVerb = TermList("saving-verb")
  /// What opens a deed that is done whatever is answered: “before” of “Save the sketch before closing?”
  package static let beforePhrase = TermList("before-phrase")
  /// Buttons with a word for another sense of cancel, whole: Cancella, which deletes.
  package static let mistakenCancel = TermList("mistaken-cancel")
  /// Buttons of many alerts, which say nothing of the one at hand.
  package static let commonButton = TermList("common-button")
  /// First person in buttons.
  package static let firstPersonButton = TermList("first-person-button")

  /// Buttons that are no better a question than an answer: Cancel, Proceed, Continue.
  package static let bareAnswers = [cancelButton, vagueButton, continuePhrase]
}
