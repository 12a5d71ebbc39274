import CopyModel
import CopyText

/// Alerts that are none: news, and choices among ways to go on.
extension AlertRewriter {
  /// The news in one sentence, with the button that takes it back where there is one.
  mutating func shownInPlace() throws(ICUError) -> ProposedSet? {
    // What a title tells beside its message may be more than that; grammar tells in English and Korean alone.
    if view.texts.count > 1, !model.isEnglish, !model.isKorean { return nil }
    let title = try sentences(view.title).filter { !$0.isVague }
    let news = try (sentences(view.message) + title).first { $0.isComplete && !$0.isQuestion && !$0.isVague }
    guard let news else { return nil }
    let text = try trials.settled(news.text, as: .alertMessage, like: model)
    let buttons = try view.buttons.enumerated().filter { $0.element.whole(.undoButton) != nil }
      .map { index, button throws(ICUError) in
        ProposedSet.Button(try trials.polished(button.text, as: .button, like: button), [], origin: index)
      }
    return ProposedSet(surface: .inPlace, title: nil, message: text, buttons: buttons)
  }

  /// The same choice as an action sheet: what destroys first, Cancel last.
  mutating func asActionSheet() throws(ICUError) -> ProposedSet? {
    guard view.buttons.contains(where: view.isCancel) else { return nil }
    let title = try sentences(view.title), message = try sentences(view.message)
    var buttons: [ProposedSet.Button] = []
    for (index, button) in view.buttons.enumerated() {
      let text = try trials.polished(button.text, as: .button, like: button)
      var style = view.style(of: button).subtracting(.declared)
      if view.isCancel(button) {
        style.insert(.cancel)
      } else if view.namesDestruction(button) {
        style.insert(.destructive)
      }
      buttons.append(.init(text, style, origin: index))
    }
    let rank = { (style: ButtonStyle) in style.contains(.cancel) ? 2 : style.contains(.destructive) ? 0 : 1 }
    let sorted = buttons.enumerated().sorted {
      (rank($0.element.style), $0.offset) < (rank($1.element.style), $1.offset)
    }
    return ProposedSet(
      surface: .actionSheet, title: joined(title), message: joined(message), buttons: sorted.map(\.element))
  }

  private func joined(_ sentences: [SentenceFacts]) -> String? {
    sentences.isEmpty ? nil : sentences.dropFirst().reduce(sentences[0].text) { $0 + $1.gap + $1.text }
  }
}
