import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Where the title comes from if the old one says nothing.
extension AlertRewriter {
  /// A question of the message, else what it states, else what the key says, else what the message tells to do.
  mutating func findTitle() {
    // A sentence that a list goes on from is no title.
    let isShort = { [self] (sentence: SentenceFacts) in
      let isBrief = sentence.wordCount <= 12 || sentence.wordCount <= longQuestion && asksOrFails(sentence)
      return isBrief && !sentence.text.contains("\n")
    }
    let statement = { (sentence: SentenceFacts) in
      sentence.isComplete && !sentence.leansOnTitle && !sentence.startsVague && isShort(sentence)
        && sentence.wordCount > 1
    }
    if takeEventOfTelegram() || takeFailureBehindError() { return }
    if !model.isEnglish, takeOwnEvent() { return }
    if let first = message.first, takeCause(outOf: first) || takeOutcome(outOf: first) { return }
    // What is a sentence elsewhere, where grammar isn’t known, its joint tells.
    if let first = message.first, first.isComplete || !model.isEnglish && !model.isKorean, !first.isInstruction,
      takeTitle(outOf: first)
    {
      nameOwnEvent()
      return
    }
    if tellsAbsence || titleFromEvent() == nil && isFragmentAlone { return }
    if takeOwnEvent() { return }
    let hasStatement = message.contains { statement($0) && !$0.orders && !$0.isQuestion }
    let question = message.firstIndex { $0.asks != nil && isShort($0) && !(hasStatement && namesNothing($0)) }
    // “Save them before closing?” needs what stands before it.
    if let question, message[question].hasPronoun, !message[question].hasNounBeforePronoun {
      takeWhatIsMeant(before: question)
      return
    }
    let isToldFirst = { (sentence: SentenceFacts) in
      statement(sentence) && !sentence.orders && !(hasStatement && sentence.isQuestion)
    }
    if let place = question ?? message.firstIndex(where: isToldFirst).flatMap(safePlace) {
      if question == nil, isNoEvent(message[place], at: place) { return }
      title = message.remove(at: place)
    } else {
      takeOtherTitle(statement)
    }
  }

  /// “Your report wasn’t sent.” above “An unexpected error occurred (503).”: that there was an error is told below what came of it.
  private mutating func takeFailureBehindError() -> Bool {
    guard message.count > 1, !message.contains(where: { $0.isQuestion || $0.asks != nil }),
      case let (error, told) = (message[0], message[1]), !model.isKorean, !told.text.contains("\n"),
      !told.isVague, !told.isInstruction, !told.advises, !told.leansOnTitle, !told.hasPronoun,
      (3...longQuestion).contains(told.wordCount), !model.isEnglish || error.startsVague && told.isComplete,
      trials.passage(error.text, as: .alertMessage, like: model).has(.errorWord), asksOrFails(told),
      case let copy = trials.passage(told.text, as: .alertMessage, like: model), !copy.has(.errorWord),
      // “No boat was lost.” tells what did not happen.
      !copy.all(.problem).contains(where: { copy.startsSentence(at: Int($0.start)) })
    else { return false }
    title = message.remove(at: 1)
    return true
  }

  /// What may be longer than a fact of which nobody knows whether it is the news.
  private func asksOrFails(_ sentence: SentenceFacts) -> Bool {
    sentence.isQuestion || MeaningFacts(trials.passage(sentence.text, as: .alertMessage, like: model)).denies
  }

  /// “El mapa ya existe.” above “¿Desea reemplazarlo?”: what the question means stays before it.
  private mutating func takeWhatIsMeant(before question: Int) {
    // What happened comes first, and what “it” is somewhere behind it.
    let place = model.isEnglish ? 0 : message[..<question].lastIndex { !tellsOfNoReturn($0) } ?? 0
    guard !model.isKorean, !tellsOfNoReturn(message[place]), question > 0, case let told = message[place],
      !told.isQuestion, !told.isVague, !told.leansOnTitle, !told.hasPronoun,
      !model.isEnglish || told.isComplete && !told.orders && !told.advises,
      (2...longQuestion).contains(told.wordCount)
    else { return }
    title = message.remove(at: place)
  }

  /// „Das kann nicht rückgängig gemacht werden.“: what comes of something, where grammar isn’t known.
  private func tellsOfNoReturn(_ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    return !model.isEnglish && (copy.has(.undo) || copy.has(.loss))
  }

  /// “Another ferry is already docking.” for “The operation couldn’t be completed because another ferry is already docking.”: where
  /// nothing tells what failed, why it did is the news.
  private mutating func takeCause(outOf sentence: SentenceFacts) -> Bool {
    guard model.isEnglish, !sentence.isQuestion, !sentence.text.contains("\n"),
      !message.contains(where: { $0.asks != nil }), case let pieces = pieces(of: sentence.text), pieces.count == 2,
      pieces[0].isVague, pieces[1].isComplete, !pieces[1].isVague, !pieces[1].leansOnTitle, !pieces[1].isInstruction,
      pieces[1].wordCount <= longQuestion
    else { return false }
    title = pieces[1]
    message.removeFirst()
    return true
  }

  /// “The ferry can’t dock.” over “The tide is too low.” for “The tide is too low, so the ferry can’t dock.”: what came of it is the
  /// news, and why it did is told below.
  private mutating func takeOutcome(outOf sentence: SentenceFacts) -> Bool {
    guard !model.isKorean, !sentence.isQuestion, !sentence.text.contains("\n"),
      !message.contains(where: { $0.asks != nil || $0.isQuestion }),
      case let pieces = pieces(of: sentence.text, by: "title-outcome"), pieces.count == 2,
      pieces.allSatisfy({ !$0.isVague && !$0.startsVague && !$0.isInstruction }), !pieces[0].leansOnTitle,
      (2...longQuestion).contains(pieces[0].wordCount), !model.isEnglish || pieces.allSatisfy(\.isComplete)
    else { return false }
    title = pieces[0]
    message[0] = pieces[1]
    return true
  }

  /// “No boat was lost.” behind “An error occurred while …” tells what did not happen, and not what did.
  private func isNoEvent(_ sentence: SentenceFacts, at place: Int) -> Bool {
    guard model.isEnglish, place > 0, message[0].startsVague, !message[0].isVague else { return false }
    return MeaningFacts(trials.passage(sentence.text, as: .alertMessage, like: model)).denies
  }

  /// What else may be the title where no sentence is: what happened, what the alert is called, a fragment.
  private mutating func takeOtherTitle(_ isStatement: (SentenceFacts) -> Bool) {
    if let event = titleFromEvent() {
      title = event[0]
      message.replaceSubrange(0..<1, with: event.dropFirst())
    } else if let question = questionFromName() {
      title = question
    } else if let text = titleFromName() {
      title = SentenceFacts(trials.passage(text, as: .alertTitle, like: model))
    } else if let problem = titleFromTitle() {
      title = problem
    } else if message.count == 1, let fragment = titleFromFragment() {
      title = fragment
      message.removeFirst()
    } else if let first = message.first, isStatement(first), message.count == 1 || message.allSatisfy(\.orders) {
      title = message.removeFirst()
    } else if let only = fragmentElsewhere {
      title = only
      message.removeFirst()
    }
  }

  /// “Couldn’t Load the Tables for Today” for “We couldn’t load …”, which no other words tell.
  private mutating func takeOwnEvent() -> Bool {
    let own = model.isEnglish ? ["We ", "I "] : model.locale.isLanguage("de") ? ["Wir ", "Ich "] : []
    guard let first = message.first, own.contains(where: first.text.hasPrefix),
      let event = titleFromEvent()
    else { return false }
    title = event[0]
    message.replaceSubrange(0..<1, with: event.dropFirst())
    return true
  }

  /// „Karte nicht gesendet“ for „Wir konnten Ihre Karte nicht senden.“ before why: who couldn’t is no news.
  private mutating func nameOwnEvent() {
    guard let told = title else { return }
    (title, message) = (nil, [told] + message)
    if takeOwnEvent() { return }
    title = message.removeFirst()
  }

  /// “Contraseña incorrecta”: all that the message has, where no grammar tells whether it is a sentence.
  private var fragmentElsewhere: SentenceFacts? {
    guard !model.isEnglish, !model.isKorean, message.count == 1, let only = message.first, !only.isVague,
      !only.isQuestion, !only.leansOnTitle, !only.hasPlaceholder, !only.text.contains("\n"),
      view.message?.base?.isVague != true,
      (2...Self.longTitle).contains(only.wordCount)
    else { return nil }
    return only
  }

  /// Where no grammar is known, a later sentence may need the first one, which tells what went wrong, whole or not.
  private func safePlace(_ place: Int) -> Int? {
    if model.isEnglish || model.isKorean || place == 0 { return place }
    return tellsProblem(message[0]) && message[0].wordCount <= longQuestion ? 0 : nil
  }

  /// „Fehler beim Anlegen des Bootes.“
  private func tellsProblem(_ sentence: SentenceFacts) -> Bool {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    return !sentence.isVague && sentence.wordCount > 2 && (copy.has(.problem) || copy.has(.errorWord))
  }

  /// „Fortfahren?“, « Voulez-vous continuer ? »: the word of a button, which what is told before gives its sense.
  private func namesNothing(_ question: SentenceFacts) -> Bool {
    guard !model.isEnglish, question.isQuestion else { return false }
    // „Möchten Sie es noch einmal versuchen?“
    if let asks = question.asks, asks == book.phrase("retry") { return true }
    guard question.wordCount <= 3 else { return false }
    let words = question.text.lowercased().split { !$0.isLetter }
    guard let verb = words.last?.prefix(5) else { return false }
    // „Fortfahren?“ over Nein and Ja
    if book.phrase("continue")?.lowercased().hasPrefix(verb) == true { return true }
    return view.buttons.contains { $0.analysis.wordCount == 1 && $0.text.lowercased().hasPrefix(verb) }
  }

  /// “The photo couldn’t be saved because the disk is full.”: a long first sentence is cut, and its rest stays.
  private mutating func takeTitle(outOf sentence: SentenceFacts) -> Bool {
    guard sentence.wordCount > (model.isEnglish ? Self.longTitle : 4), !sentence.isQuestion,
      !sentence.leansOnTitle, !sentence.startsVague, !sentence.text.contains("\n"),
      !message.contains(where: { $0.asks != nil })
    else { return false }
    let pieces = pieces(of: sentence.text)
    guard pieces.count == 2, !pieces[0].leansOnTitle, !pieces[0].isVague,
      !pieces[1].leansOnTitle || Self.refersBack(pieces[1])
    else { return false }
    title = pieces[0]
    message[0] = said(better: pieces[1])
    return true
  }

  /// „Es ist kein Steg gewählt.“ for what stood behind “because”: by itself it is a sentence as any other.
  private func said(better sentence: SentenceFacts) -> SentenceFacts {
    let text = trials.polished(sentence.text, as: .alertMessage, like: model)
    let all = trials.sentences(of: text, as: .alertMessage, like: model)
    guard all.count == 1, !all[0].isVague, !all[0].leansOnTitle || sentence.leansOnTitle else { return sentence }
    var better = all[0]
    better.gap = sentence.gap
    return better
  }

  /// “Because it has been paid”: it is what the title is about.
  static func refersBack(_ sentence: SentenceFacts) -> Bool {
    ["it ", "it’s ", "they ", "they’re ", "they’ve ", "he ", "she "]
      .contains(where: sentence.text.lowercased().hasPrefix)
  }

  /// “No bees found in this hive. Some frames may be hidden.”, “Low tide! The boat may touch the ground.”: what there is, or is none
  /// of, comes first, a sentence or not.
  private var tellsAbsence: Bool {
    mutating get {
      guard message.count > 1, !message.contains(where: { $0.asks != nil }), let first = message.first,
        let fragment = titleFromFragment(),
        first.text.lowercased().hasPrefix("no ")
          || message[1].isComplete && !message[1].leansOnTitle && !isError(fragment)
      else { return false }
      title = fragment
      message.removeFirst()
      return true
    }
  }

  /// “Kiln Error” names no more than that there was one.
  private func isError(_ fragment: SentenceFacts) -> Bool {
    trials.passage(fragment.text, as: .alertTitle, like: model).has(.errorWord)
  }

  /// “Network Restricted” for “Network restricted” as the whole message: a mark alone makes no sentence of it.
  private var isFragmentAlone: Bool {
    mutating get {
      let letters = { (text: String) in text.lowercased().filter(\.isLetter) }
      guard let old = view.message, old.form == .fragment, message.count == 1,
        letters(message[0].text) == letters(old.text), !message[0].hasVerbBehindSubject,
        let fragment = titleFromFragment(isSure: true)
      else { return false }
      title = fragment
      message.removeFirst()
      return true
    }
  }

  /// Words of a title that is looked at for a joint.
  static let longTitle = 8

  /// Words of a sentence or question that can still be a title. What is written without spaces has a word for each particle, and
  /// Romance languages an article and a preposition where English puts nouns side by side.
  var longQuestion: Int {
    switch model.locale.languageCode {
    case "ja", "zh": 22
    case "es", "fr", "it", "pt": 15
    default: 12
    }
  }
}
