import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What a message offers or explains, and buttons of three do.
extension AlertRewriter {
  /// “Stop the wash?” for “Stop the wash, or should we rinse first?” over Rinse First: the button offers what else could be done. A
  /// question for two things that no button has is none that a verb answers.
  mutating func takeOutOffers() {
    guard model.isEnglish, view.buttons.count > 1 else { return }
    for place in message.indices where message[place].isQuestion {
      guard let (asked, offer) = offers(message[place]) else { continue }
      let said = MeaningFacts(trials.passage(offer, as: .alertMessage, like: model)).stems
      let isOffered = view.buttons.contains { button in
        let own = MeaningFacts(trials.passage(button.text.lowercased(), as: .alertMessage, like: model)).stems
        return !view.isDismissal(button) && !own.isEmpty && own.isSubset(of: said)
      }
      if isOffered {
        let gap = message[place].gap
        message[place] = SentenceFacts(trials.passage(asked + "?", as: .alertMessage, like: model))
        message[place].gap = gap
      } else {
        message[place].asks = nil
      }
    }
  }

  /// What stands before and behind “, or should we …”: a second question, with a verb and a subject of its own.
  private func offers(_ question: SentenceFacts) -> (asked: String, offer: String)? {
    let copy = trials.passage(question.text, as: .alertMessage, like: model)
    let words = copy.wordsAndPlaceholders
    let joint = words.indices.dropFirst().dropLast(2).first { index in
      copy.isAny(of: ["or"], at: words[index].range) && words[index + 1].tags.contains(.auxiliary)
        && !words[index + 2].tags.isDisjoint(with: [.subjectPronoun, .determiner, .possessive])
    }
    guard let joint else { return nil }
    return (
      copy.text(Int(words[0].start)..<words[joint - 1].end),
      copy.text(Int(words[joint + 1].start)..<words[words.count - 1].end)
    )
  }

  /// “Pier Locked” and “E-403” of “Pier Locked (E-403)”: what happened stays, and the code goes behind it.
  func withoutCode(_ title: Passage) -> (rest: String, code: String)? {
    let text = title.text(title.trimmedRange)
    guard model.isEnglish, text.hasSuffix(")"), let open = text.lastIndex(of: "("),
      case let inside = String(text[text.index(after: open)...].dropLast()),
      case let rest = String(text[..<open]).trimmingEnd(of: []), !rest.isEmpty,
      tellsResult(trials.passage(rest, as: .alertTitle, like: title))
    else { return nil }
    if ErrorCode.main(of: title) != nil {
      let copy = trials.passage(inside, as: .alertTitle, like: title)
      return ErrorCode.main(of: copy).map { (rest, SentenceFacts.code($0, in: copy)) }
    }
    let isSign = inside.allSatisfy { $0.isUppercase || $0.isNumber || "-_#x".contains($0) }
    guard isSign, inside.contains(where: \.isNumber), inside.hasPrefix("E") || inside.contains("_") else { return nil }
    return (rest, inside)
  }

  /// “If you don’t save, the map is lost.” for “If you tap No, the map is lost.” behind “Save the map?”: No has another title then.
  func withRefusalsSaid(_ part: Passage) -> Passage {
    guard part.isEnglish, view.buttons.contains(where: { $0.whole(.noButton) != nil }), part.role == .alertMessage,
      let verb = oldAction ?? AskedAction.find(in: part)?.title
    else { return part }
    let words = part.wordsAndPlaceholders
    let splices = words.indices.dropLast(3).compactMap { index -> Splice? in
      let (start, name) = (words[index], words[index + 3])
      guard part.startsSentence(at: Int(start.start)), part.isAny(of: ["if"], at: start.range),
        part.isAny(of: ["you"], at: words[index + 1].range),
        part.isAny(of: ["choose", "tap", "click", "press", "select", "pick", "answer"], at: words[index + 2].range),
        part.isAny(of: ["no"], at: name.range)
      else { return nil }
      let end = part.bytes.hasLiteral("”", at: name.end) ? name.end + 3 : name.end
      guard part.bytes.hasLiteral(",", at: end) else { return nil }
      return Splice(Int(start.start)..<end, "If you don’t " + verb.lowercased())
    }
    if splices.isEmpty { return part }
    return trials.passage(splices.applied(to: part.bytes), as: part.role, like: part)
  }

  /// “Save your changes to the map?” for “Tap Save to keep your changes to the map. Tap Discard to throw them away.” over Save,
  /// Discard, and Cancel: what the button keeps is what is asked.
  mutating func askKept() {
    guard model.isEnglish, view.buttons.count > 2, title?.isQuestion != true, title?.isComplete != true,
      !message.contains(where: \.isQuestion),
      case let keepers = view.buttons.filter({ OwnRefusal.saves($0.text, like: model) }), keepers.count == 1,
      let action = actions[keepers[0].text], let gap = action.firstIndex(of: " "),
      OwnRefusal.saves(String(action[..<gap]), like: model),
      let question = question(keepers[0].text.lowercased() + action[gap...]), sharesMatter(with: question)
    else { return }
    title = question
  }

  /// Whether the title has a word of the question: “Unsaved Changes”.
  private func sharesMatter(with question: SentenceFacts) -> Bool {
    guard let old = title, !isDull(old) else { return true }
    let stems = { [trials, model] (text: String) in
      MeaningFacts(trials.passage(text.lowercased(), as: .alertMessage, like: model)).stems
    }
    return !stems(old.text).isDisjoint(with: stems(question.text))
  }
}
