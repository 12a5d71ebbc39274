import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Titles that command what their buttons do.
extension AlertRewriter {
  /// “Remove Device” over Cancel and Remove asks; it takes its question mark.
  mutating func askCommand() {
    guard let old = title, !old.isQuestion, old.asks == nil, view.buttons.count > 1 || continues == .goOn,
      !mayGoOn(old), !isDull(old), !isStated(old)
    else { return }
    let question = old.text.trimmingEnd(of: [".", "!"]) + "?"
    let copy = trials.passage(question, as: .alertTitle, like: model)
    guard !old.isComplete || copy.tokens.first?.tags.contains(.baseVerb) == true,
      !tellsResult(copy), !namesFault(old), !isLabel(trials.passage(old.text, as: .alertTitle, like: model)),
      copy.first(.textInput)?.start != 0, let action = AskedAction.find(in: copy),
      continues == .goOn || isAnswered(action.title)
    else { return }
    let settled = trials.settled(question, as: .alertTitle, like: model)
    title = SentenceFacts(trials.passage(settled, as: .alertTitle, like: model))
  }

  /// “Activar el faro encenderá la sirena.”: in a language whose grammar isn’t known, the mark of a sentence tells.
  private func isStated(_ title: SentenceFacts) -> Bool {
    !model.isEnglish && !model.isKorean && title.text.hasSuffix(".") && !title.text.hasSuffix("...")
  }

  /// “Confirm purchase”: the question of the message says what is done.
  func isDull(_ title: SentenceFacts) -> Bool {
    let first = title.text.lowercased().prefix { $0 != " " }
    return model.lexicon?.terms(in: .vagueButton).contains { $0.text == first } ?? false
  }

  /// “Save failed”, “Update is ready”: a noun and what became of it, whatever else the noun could be.
  func tellsResult(_ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    // “Update available”
    if let last = words.dropFirst().last, last.tags.dominant == .adjective, last.tags.isDisjoint(with: .noun) {
      return true
    }
    return words.dropFirst().contains { word in
      !word.tags.isDisjoint(with: [.auxiliary, .copula])
        || word.tags.dominant == .verb && !word.tags.isDisjoint(with: [.pastVerb, .pastParticiple, .thirdPersonVerb])
    }
  }

  /// Whether the buttons answer a question for `action`: one is titled so, or they are Yes and No.
  private func isAnswered(_ action: String) -> Bool {
    let isPlain = view.buttons.contains { $0.whole(.yesButton) != nil || $0.whole(.okButton) != nil }
    let saysYes = view.buttons.contains { $0.has(.yesButton) || $0.whole(.vagueButton) != nil }
    let saysNo = view.buttons.contains { view.isDismissal($0) || CopySetView.saysNo($0) }
    return isNamed(action) || (isPlain || saysYes) && saysNo
  }

  func isNamed(_ action: String) -> Bool { view.buttons.contains { CopySetView.names($0, action) } }
}
