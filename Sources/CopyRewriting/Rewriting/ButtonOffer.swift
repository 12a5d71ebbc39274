import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// “Abort the trip or try again?” over Abort and Try Again: asks what the buttons ask by themselves, one of which leaves all as it is.
enum ButtonOffer {
  static func holds(_ sentence: SentenceFacts, above buttons: [Passage], _ trials: Trials) -> Bool {
    guard let model = buttons.first, model.isEnglish, buttons.count == 2, sentence.isQuestion,
      sentence.text.contains(" or "),
      buttons.contains(where: { $0.whole(.dismissButton) != nil || $0.whole(.cancelButton) != nil || keeps($0) })
        || buttons.allSatisfy(acts)
    else { return false }
    let said = stems(of: sentence.text, like: model, trials)
    return buttons.allSatisfy { button in
      // “Abort” is Stop in better words.
      [button.text, trials.polished(button.text, as: .button, like: button)].contains { title in
        let own = stems(of: title.lowercased(), like: model, trials)
        return !own.isEmpty && own.isSubset(of: said)
      }
    }
  }

  /// “Pay Now”, “Remind Me Tomorrow”
  private static func acts(_ button: Passage) -> Bool {
    button.analysis.wordCount > 1 && button.tokens.first?.tags.contains(.baseVerb) == true
  }

  /// “Keep Running” leaves all as it is.
  private static func keeps(_ button: Passage) -> Bool {
    button.tokens.first.map { button.isAny(of: ["keep", "stay"], at: $0.range) } ?? false
  }

  private static func stems(of text: String, like model: Passage, _ trials: Trials) -> Set<String> {
    MeaningFacts(trials.passage(text, as: .alertMessage, like: model)).stems
  }
}
