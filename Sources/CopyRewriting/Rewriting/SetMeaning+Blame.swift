import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What was said of a person, and what a title says that is none.
extension SetMeaning {
  /// “Enter a name.” for “You haven’t entered a name.”: an order denies nothing.
  func unblamed(_ sentence: SentenceFacts) -> String {
    if !model.isEnglish, !model.isKorean { return unblamedElsewhere(sentence) ?? sentence.text }
    guard model.isEnglish, sentence.text.hasPrefix("You ") else { return sentence.text }
    let better = trials.polished(sentence.text, as: .alertMessage, like: model)
    return SentenceFacts(trials.passage(better, as: .alertMessage, like: model)).isInstruction ? better : sentence.text
  }

  /// „Geben Sie einen Namen ein.“ for „Sie haben keinen Namen eingegeben.“, as the patterns against blame have it. Before a question
  /// it says the contrary of what a yes does, so nil there as well.
  func unblamedElsewhere(_ sentence: SentenceFacts) -> String? {
    guard !view.isQuestion else { return nil }
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    return PatternTexts.answering("tone-accusatory", at: copy.trimmedRange.lowerBound, in: copy).first?.text
  }

  /// A notification need not say whose it is.
  func withoutAppName(_ sentence: String, of part: Passage) -> String {
    guard !view.isAlert, let rewriter = NotificationRewriter(view, [], trials: trials) else { return sentence }
    return rewriter.withoutAppName(trials.passage(sentence, as: part.role, like: part))
  }

  /// “Quayly” as a title: a word that the lexicon lacks is the name of the app, and tells nothing of what happened.
  static func isUnknownName(_ title: Passage) -> Bool {
    let words = title.unspaced
    guard title.isEnglish, title.role == .alertTitle, words.count == 1, words[0].kind == .word else { return false }
    return words[0].tags.isEmpty && words[0].traits.contains(.startsUpper)
      && words[0].traits.isDisjoint(with: [.isName, .hasDigit])
  }

  /// “Greenhouse” over what happened there: where in the app it did, and no name.
  static func isKnownNoun(_ title: Passage) -> Bool {
    guard title.isEnglish, let word = title.tokens.first(where: \.countsAsWord) else { return false }
    return word.tags.dominant == .noun && word.traits.isDisjoint(with: [.isName, .mayBeName])
  }
}
