import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// The verbs of buttons: their own, those of the question, and both in one.
extension ButtonsRewriter {
  /// Whether other words for the verb of a button are those of its alert as well: Exit beside Start leaves the alert, and quits
  /// nothing.
  func isOwnVerb(_ button: Passage, _ plain: String) -> Bool {
    // “Share…” is “Share...” still.
    guard button.isEnglish, button.analysis.wordCount == 1,
      SetMeaning.letters(plain) != SetMeaning.letters(button.text)
    else {
      return true
    }
    let stem = MeaningFacts(button).stems
    return view.texts.contains { !MeaningFacts($0).stems.isDisjoint(with: stem) }
  }

  /// “Accept” for “I Accept”, “Don’t Accept” for “I Don’t Accept”: a button is what it does.
  func withoutSubject(_ title: String, like button: Passage) -> String? {
    guard button.isEnglish, title.hasPrefix("I ") else { return nil }
    // “I understand, sink it”: who says so does nothing yet.
    let rest = title.ranges(of: ", ").last.map { String(title[$0.upperBound...]) } ?? String(title.dropFirst(2))
    let copy = trials.passage(rest, as: .button, like: button)
    guard let first = copy.tokens.first(where: \.countsAsWord),
      !first.tags.isDisjoint(with: [.baseVerb, .negative]), button.whole(.closeButton) == nil,
      // “I Have Paid” tells what was done.
      first.tags.isDisjoint(with: .auxiliary) || first.tags.contains(.negative)
    else { return nil }
    return trials.settled(rest, as: .button, like: button)
  }

  /// Whether the question is one of the old copy in other words: “Turn on the alarms?” for “Enable alarms”. What another sentence asks
  /// gives a button no verb.
  func isReworded(to action: String) -> Bool {
    guard model.isEnglish else { return true }
    return view.texts.contains { text in
      let old = AskedAction.find(in: text)?.title
      // “Stop and Save” says what “Stop” leaves out.
      if let old, action.hasPrefix(old + " and ") { return true }
      return old != action && asks(for: action, text)
    }
  }

  /// Whether a sentence of `text`, said better and as a question, asks for `action`.
  private func asks(for action: String, _ text: Passage) -> Bool {
    trials.sentences(of: text.text, as: text.role, like: text).contains { sentence in
      let words = trials.polished(sentence.text, as: text.role, like: text).trimmingEnd(of: [".", "!", "?"]) + "?"
      return trials.sentences(of: words, as: .alertTitle, like: text).contains { $0.asks == action }
    }
  }

  /// “Enable” under “Enable alarms”, which asks in other words now.
  func hasVerb(ofTitle button: Passage) -> Bool {
    guard button.isEnglish, let title = view.title, let verb = title.tokens.first(where: \.countsAsWord),
      verb.tags.contains(.baseVerb), button.analysis.wordCount == 1
    else { return false }
    let asked = view.texts.contains { AskedAction.find(in: $0)?.title == button.text }
    return asked || title.text(verb.range).lowercased() == button.text.lowercased()
  }

  /// The title of a button that names what it does.
  func chosen(_ button: Passage, _ asked: Passage, _ plain: String) -> String {
    if let oldAction, let action, oldAction != action, CopySetView.names(asked, oldAction), isReworded(to: action) {
      return action
    }
    if let action, hasVerb(ofTitle: button), !CopySetView.names(button, action), isReworded(to: action) {
      return action
    }
    if let action, !CopySetView.names(button, action), isSameDeed(button, action) { return action }
    // A button keeps the verb of its question, which stands as it is.
    if let action, CopySetView.names(button, action) {
      let title = button.text.lowercased().replacing(" & ", with: " and ")
      if [action.lowercased(), action.lowercased().filter { $0 != " " }].contains(title) { return action }
      return shortened(trials.settled(button.text, as: .button, like: button), like: button)
    }
    return shortened(isOwnVerb(button, plain) ? plain : button.text, like: button)
  }

  /// Delete under “Remove the photo?”, Leave under “Quit the quiz?” for “Leaving!” above it: beside a way back, of two words for one
  /// deed that of the question.
  private func isSameDeed(_ button: Passage, _ action: String) -> Bool {
    let isBack = { [view] (other: Passage) in
      other.entry != button.entry && [.refuse, .postpone].contains(view.polarity(of: other, asked: action))
    }
    guard button.isEnglish, view.isTyped, view.buttons.count == 2, button.analysis.wordCount == 1,
      view.buttons.contains(where: isBack), texts.first?.asks == true
    else { return false }
    let destroying = Set(model.lexicon?.terms(in: .destructiveVerb).map(\.text) ?? [])
    let verb = button.text.lowercased()
    if destroying.isSuperset(of: [verb, action.lowercased()]) { return true }
    guard let title = view.title, let first = title.words.first, !title.asks else { return false }
    let named = title.text(first.range).lowercased()
    // “Restore” above “Undo the strokes?” may be the contrary; “Restore the Strokes” is none.
    let things = MeaningFacts(title).stems.subtracting(MeaningFacts(button).stems)
    let isOfSame = named == verb && !things.isDisjoint(with: MeaningFacts(texts[0]).stems)
    return isOfSame || named != verb && VerbForms.english.base(of: named) == verb
  }

  /// Skip, Remind Me Later: what is done is no yes to what is asked.
  func hasOwnDeed(_ button: Passage) -> Bool {
    button.whole(.vagueButton) == nil && [.choose, .postpone].contains(view.polarity(of: button, asked: nil))
  }

  /// Whether a title only goes on with something: Continue, Try Again.
  func goesOn(_ action: String) -> Bool { [book.phrase("continue"), book.phrase("retry")].contains(action) }

  /// The old title where the new one leaves out what nothing else says: “Send Without the Log”.
  func uncut(_ title: String, of button: Passage) -> String {
    let copy = trials.passage(title, as: .button, like: button)
    guard view.polarity(of: button, asked: oldAction ?? action) == .choose,
      Coverage.isCut(button, to: copy, beside: texts)
    else { return title }
    return trials.settled(button.text, as: .button, like: button)
  }

  /// Whether the button does by name what the title begins or ends with: no other verb of the message is its name then.
  func isVerbOfTitle(_ button: Passage) -> Bool {
    guard let title = view.title, view.polarity(of: button, asked: oldAction ?? action) == .choose else { return false }
    let words = title.text.lowercased().split { !$0.isLetter }
    let verb = button.text.lowercased()[...]
    return words.first == verb || words.last == verb
  }

  /// “Mute and Hide” of “Yes, mute and hide”: all the verbs that it names.
  func ownWords(of button: Passage) -> String? {
    guard button.isEnglish, let yes = button.first(.yesButton), yes.start == 0, button.whole(.yesButton) == nil,
      let first = button.tokens.first(where: { Int($0.start) >= Int(yes.end) && $0.countsAsWord }),
      first.tags.contains(.baseVerb)
    else { return nil }
    let words = button.text(Int(first.start)..<(button.wordsRange?.upperBound ?? button.bytes.count))
    // “Yes, delete it”: the question says what.
    let titled = trials.settled(Self.withoutPronoun(words), as: .button, like: button)
    let capital = titled.prefix(1).uppercased() + titled.dropFirst()
    // “End the boat trip and pay”: the verbs of the question are enough.
    let verbs = action?.lowercased().split(separator: " and ").map(String.init) ?? []
    let said = Set(capital.lowercased().split(separator: " ").map(String.init))
    if let action, Self.isSame(capital, action) { return action }
    if verbs.count > 1, verbs.allSatisfy({ Set($0.split(separator: " ").map(String.init)).isSubset(of: said) }) {
      return action
    }
    return shortened(capital, like: button)
  }

  /// “Sign me out” is Sign Out.
  private static func isSame(_ words: String, _ action: String) -> Bool {
    let pronouns: Set = ["me", "us", "it", "them"]
    let own = words.lowercased().split(separator: " ").filter { !pronouns.contains(String($0)) }
    return own == action.lowercased().split(separator: " ")
  }

  private static func withoutPronoun(_ words: String) -> String {
    for pronoun in [" it", " them", " this", " that"] where words.lowercased().hasSuffix(pronoun) {
      return String(words.dropLast(pronoun.count))
    }
    return words
  }

  /// “Add Paper”, “Free Up Space”, “Try Another Card”: where nothing is asked, the verb alone doesn’t say what it acts on.
  func withObject(_ words: [Token], of action: Passage, like button: Passage) -> String? {
    guard self.action == nil, (2...3).contains(words.count), words.allSatisfy({ $0.kind == .word }),
      let last = words.last, !last.tags.isDisjoint(with: [.noun, .pluralNoun]), last.tags.dominant != .adverb,
      words.dropFirst().allSatisfy({ word in
        word.tags.isDisjoint(with: [.article, .possessive])
          && (!word.tags.contains(.preposition) || word.tags.contains(.particle))
      })
    else { return nil }
    return trials.settled(action.text, as: .button, like: button)
  }

  /// The title with what only it tells, or what parts it from another one.
  func finished(_ title: String, for button: Passage) -> String {
    if let object = SheetObject(of: view), let topic = texts.first,
      SetMeaning.letters(topic.text) == SetMeaning.letters(object.text)
    {
      return object.shortened(title)
    }
    // The verb of the question has its object there.
    return title == action
      ? distinct(title, for: button)
      : opened(ButtonObject(view: view, trials: trials, texts: texts).kept(title, of: button), like: button)
  }

  /// “Back Up Now” for “Backup Now”: before an adverb only the verb can stand.
  private func opened(_ title: String, like button: Passage) -> String {
    let copy = trials.passage(title, as: .button, like: button)
    let words = copy.wordsAndPlaceholders
    guard copy.isEnglish, words.count == 2, words[1].tags.dominant == .adverb,
      let parts = AskedAction.parts(of: words[0], in: copy)
    else { return title }
    return trials.settled(
      [Splice(words[0].range, parts.joined(separator: " "))].applied(to: copy.bytes), as: .button, like: button)
  }

  /// “Delete Photo” beside “Delete Album”, where the verb alone could be either: the object of the question stays.
  func distinct(_ title: String, for button: Passage) -> String {
    let isAlike = view.buttons.contains { other in
      // Set Up Later is no other anchor.
      other.entry != button.entry && view.polarity(of: other, asked: nil) == .choose
        && (other.text.lowercased() + " ").hasPrefix(title.lowercased() + " ")
    }
    guard isAlike, title == action, let head = cancelled, model.isEnglish else { return title }
    return title + " " + head
  }
}
