import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// The button that does something beside the one that leaves everything as it is, and what the text says that it does.
extension AlertRewriter {
  /// The one button that doesn’t leave everything as it is, beside one that does.
  var answer: Passage? {
    let others = view.buttons.filter { button in
      (!view.isDismissal(button) || isForeignYes(button)) && !Self.leavesAsItIs(button)
        && ![.refuse, .deny, .postpone].contains(view.polarity(of: button, asked: nil))
    }
    // Yes beside “Format Card” answers, and the other one does something else.
    let plain = others.count == 1 ? others : others.filter(isPlain)
    return plain.count == 1 && others.count < view.buttons.count ? plain[0] : nil
  }

  /// “Stay Signed In”, “Keep Playing”
  static func leavesAsItIs(_ button: Passage) -> Bool {
    let words = button.wordsAndPlaceholders
    guard button.isEnglish, words.count > 1, button.isAny(of: ["keep", "stay"], at: words[0].range) else {
      return false
    }
    return !words[1].tags.isDisjoint(with: [.presentParticiple, .pastParticiple])
  }

  /// Whether the plain answer beside Cancel does what the last sentence tells to do: “Close the lid and try again.” over Cancel and
  /// OK.
  var retryAnswered: Bool? {
    // Yes and No, where nothing is asked, stand for the same.
    let isBack = { [view] (button: Passage) in view.isCancel(button) || button.whole(.noButton) != nil }
    guard view.isWhole, !view.isSheet, view.buttons.count == 2, view.buttons.contains(where: isBack),
      title?.isQuestion == false, let answer, [.okButton, .yesButton].contains(where: { answer.whole($0) != nil }),
      let last = message.last,
      !message.contains(where: \.isQuestion)
    else { return nil }
    let copy = trials.passage(last.text, as: .alertMessage, like: model)
    let pleas = copy.all(.please).map(\.range)
    let advice = copy.all(.retryPhrase).last { !pleas.contains($0.range) }
    // “Try again later.” is nothing to do now.
    let isSpaced = model.isSpaced
    return advice.map { (!isSpaced || copy.text($0.range).contains(" ")) && Int($0.end) == copy.wordsRange?.upperBound }
  }

  /// The same, where it only says yes.
  var plainAnswer: Passage? { answer.flatMap { isPlain($0) ? $0 : nil } }

  /// The verb of a button that says what it does.
  var answeringVerb: String? {
    guard let answer, !isPlain(answer), let first = answer.tokens.first(where: \.countsAsWord),
      first.tags.contains(.baseVerb)
    else { return nil }
    return answer.text(first.range)
  }

  func isPlain(_ button: Passage) -> Bool {
    // 계속하기 is 계속 in another form.
    let copy =
      button.isKorean
      ? trials.passage(trials.polished(button.text, as: .button, like: button), as: .button, like: button) : button
    return [.okButton, .okMisspelling, .yesButton, .vagueButton, .continuePhrase].contains { copy.whole($0) != nil }
  }

  /// Send Again for “Sending it again will make a second parcel. Continue?”: the deed of which a sentence tells what comes of it is what
  /// a yes does.
  func deedOfConsequence() -> String? {
    guard model.isEnglish, continues == .goOn, title?.isQuestion != true else { return nil }
    let deeds = message.compactMap { deed(ofConsequence: $0) }
    return deeds.count == 1 ? deeds[0] : nil
  }

  private func deed(ofConsequence sentence: SentenceFacts) -> String? {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let words = copy.wordsAndPlaceholders
    guard let first = words.first, first.tags.contains(.presentParticiple),
      let will = words.firstIndex(where: { copy.isAny(of: ["will", "would"], at: $0.range) }), will > 0,
      let verb = VerbForms.english.base(of: copy.text(first.range).lowercased())
    else { return nil }
    let isAgain = words[..<will].contains { copy.isAny(of: ["again"], at: $0.range) }
    let title = verb.prefix(1).uppercased() + verb.dropFirst()
    return isAgain ? title + " Again" : title
  }
}
