import CopyKernel
import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What a proposal is worth beside the suggestions for its single parts.
extension SetRewriting {
  /// Whether the worst of the old copy stays as it was, while no text says anything else and one button at most is titled anew:
  /// single suggestions say that as well.
  func lacksGain(_ proposed: ProposedSet, leaving loud: [Finding]) -> Bool {
    guard loud.contains(where: { Self.worst.contains($0.rule) }) else { return false }
    let letters = { (text: String?) in text.map(SetMeaning.letters) }
    let old = Self.old(view)
    guard letters(old.title) == letters(proposed.title), letters(old.message) == letters(proposed.message) else {
      return false
    }
    let titles = Set(old.buttons.map { letters($0.text) })
    let isAnew = proposed.buttons.count { !titles.contains(letters($0.text)) }
    return isAnew + max(0, old.buttons.count - proposed.buttons.count) <= 1
  }

  /// Whether OK or Yes still answers a question, or whether the title says no more than before, though it is the worst of the old
  /// copy.
  func leavesWorst(_ proposed: ProposedSet, _ loud: [Finding]) -> Bool {
    guard let model = view.parts.first else { return false }
    let asks = [proposed.title, proposed.message].compactMap(\.self).contains { text in
      trials.sentences(of: text, as: .alertMessage, like: model).contains(where: \.isQuestion)
    }
    if !asks, answersNothing(proposed) || keepsAnswers(proposed) { return true }
    if view.isAlert, let title = proposed.title, onlyCallsOut(title, like: model) { return true }
    return loud.contains { finding in
      let isAnswer = finding.rule == ButtonYesNo.info.id || finding.rule == ButtonOkAmbiguous.info.id
      return isAnswer && asks || [TitleVague.info.id, "tone-apology"].contains(finding.rule)
    }
  }

  /// “Whoa there!”, “Ouch. There was an error.”: a title of which no sentence tells anything.
  private func onlyCallsOut(_ title: String, like model: Passage) -> Bool {
    let all = trials.sentences(of: title, as: .alertTitle, like: model)
    return all.contains { sentence in
      let copy = trials.passage(sentence.text, as: .alertTitle, like: model)
      let isCry = view.title?.text.hasPrefix(sentence.text.trimmingEnd(of: ["."]) + "!") == true
      return sentence.isOutcry || all.count > 1 && isCry && copy.analysis.wordCount == 1
    } && all.allSatisfy { $0.isOutcry || $0.isVague || all.count > 1 && $0.wordCount == 1 }
  }

  /// Whether no rule says more than a note, while title and answers stay: who wrote the message so may leave it.
  func keepsGood(_ proposed: ProposedSet) -> Bool {
    guard view.isAlert, view.isTyped, !findings.contains(where: { $0.severity > .note }) else { return false }
    let (old, letters) = (Self.old(view), SetMeaning.letters)
    let titles = { (set: ProposedSet) in
      set.buttons.map { letters($0.text) + ($0.style.contains(.destructive) ? " destructive" : "") }
    }
    return old.title == proposed.title && titles(old) == titles(proposed)
  }

  /// Yes and No below a text that lost a sentence and asks nothing: what was left out is what they answered.
  private func keepsAnswers(_ proposed: ProposedSet) -> Bool {
    guard let model = view.parts.first, proposed.surface == view.surface else { return false }
    let kept = proposed.buttons.compactMap(\.origin).map { view.buttons[$0] }
    guard
      [TermList.yesButton, .noButton].allSatisfy({ list in
        kept.contains { button in button.whole(list) != nil && proposed.buttons.contains { $0.text == button.text } }
      })
    else { return false }
    let count = { (texts: [String]) in
      texts.reduce(0) { $0 + self.trials.sentences(of: $1, as: .alertMessage, like: model).count }
    }
    let told = view.texts.filter { !$0.isVague }.map(\.text)
    return count([proposed.title, proposed.message].compactMap(\.self)) < count(told)
  }

  /// “Continue” below a title that stays, where only “Continue?” is gone: nobody knows with what. Nor does Yes answer anything then.
  private func answersNothing(_ proposed: ProposedSet) -> Bool {
    guard view.isQuestion, view.isTyped, proposed.surface == view.surface, proposed.buttons.count > 1,
      proposed.title.map(SetMeaning.letters) == view.title.map({ SetMeaning.letters($0.text) })
    else { return false }
    let origins = proposed.buttons.filter { $0.origin.map { view.buttons[$0].text } == $0.text }.compactMap(\.origin)
    return origins.contains { origin in
      [.continuePhrase, .yesButton, .noButton].contains { view.buttons[origin].whole($0) != nil }
    }
  }

  /// The headline before the sentence where only that is too long for a title.
  func bestFirst(_ choice: [ProposedSet]) -> [ProposedSet] {
    let isLong = { (set: ProposedSet) in set.stays == [TitleTooLong.info.id] }
    guard choice.count > 1, isLong(choice[0]), choice[1].stays.isEmpty else { return choice }
    return [choice[1], choice[0]] + choice.dropFirst(2)
  }

  /// Whether each word of the new message stands so in the old one, where its capitals were in order: “St. Brigid Hospital”.
  func keepsCapitals(_ proposed: ProposedSet) -> Bool {
    guard let old = view.message, let new = proposed.message else { return false }
    let words = { (text: String) in Set(text.split { !$0.isLetter && $0 != "’" && $0 != "'" }) }
    // The first word may have got its capital.
    let rest = new.replacing("'", with: "’").drop { $0 != " " }
    return words(String(rest)).isSubset(of: words(old.text.replacing("'", with: "’")))
  }

  /// Titles that say nothing, reproaches, and answers that name nothing.
  private static let worst: Set = [
    TitleVague.info.id, TitleErrorCode.info.id, ButtonYesNo.info.id, ButtonOkAmbiguous.info.id, "tone-accusatory",
    "tone-apology", NotificationTitleGeneric.info.id,
  ]
}
