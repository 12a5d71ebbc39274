import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What the text says that its buttons do.
extension AlertRewriter {
  /// “Click Yes to delete the album and its 9 songs”: what a button does by the text’s own words becomes the question.
  mutating func askExplained() {
    guard model.isEnglish, !message.contains(where: { $0.asks != nil }), let answer,
      let action = actions[answer.text], action.contains(" "), let question = question(action),
      let asks = question.asks, isPlain(answer) || CopySetView.names(answer, asks),
      title.map({ $0.wordCount < 2 || $0.isQuestion || isCommand($0, asks) || tellsLess($0, than: question) }) ?? true
    else { return }
    message.insert(question, at: 0)
  }

  /// A title of more than a topic stays, and only the button takes its verb, if no count and no name is lost by that.
  private func tellsLess(_ title: SentenceFacts, than question: SentenceFacts) -> Bool {
    let quantities = { [trials, model] (text: String) in
      Set(MeaningFacts(trials.passage(text, as: .alertMessage, like: model)).quantities)
    }
    let asked = quantities(question.text)
    let told = quantities(([title] + message).map(\.text).joined(separator: " "))
    return !asked.isSubset(of: told) || question.hasPlaceholder && !title.hasPlaceholder
  }

  /// “9 songs will be deleted.” for “Click Yes to delete 9 songs.” under “Clear the album?”: where something else is asked,
  /// what comes of a yes.
  mutating func tellExplained() {
    guard model.isEnglish, let asked = title?.asks, title?.isQuestion == true, message.isEmpty, let answer,
      let action = actions[answer.text], let verb = purposes[answer.text], verb != asked,
      let told = consequence(of: action)
    else { return }
    message = [told]
    purposes[answer.text] = nil
  }

  private func consequence(of action: String) -> SentenceFacts? {
    let copy = trials.passage(action, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "explained-deed"))
    guard let text = found.first?.text else { return nil }
    let told = SentenceFacts(
      trials.passage(text.prefix(1).uppercased() + text.dropFirst(), as: .alertMessage, like: model))
    return told.hasPronoun || told.leansOnTitle ? nil : told
  }
}
