import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Alerts that keep their build: each part says what it said, in better words.
extension AlertRewriter {
  /// Title and message by themselves, and buttons that answer as before.
  mutating func mended() throws(ICUError) -> ProposedSet? {
    oldAction = view.title.flatMap { AskedAction.find(in: $0)?.title }
    let title = try better(view.title).map(endedAsBase)
    let message = try better(view.message)
    if title == "" || message == "" { return nil }
    if try asksTwice(title, message) { return nil }
    var rewriter = try ButtonsRewriter(self, title: title ?? message ?? "", message: message)
    guard let buttons = try rewriter.buttons() else { return nil }
    return ProposedSet(title: title, message: message, buttons: buttons)
  }

  /// Buttons answer one question.
  private func asksTwice(_ title: String?, _ message: String?) throws(ICUError) -> Bool {
    guard let title, let message, try trials.passage(title, as: .alertTitle, like: model).asks else { return false }
    return try trials.sentences(of: message, as: .alertMessage, like: model).contains(where: \.isQuestion)
  }

  /// The words of a part as patterns and single words mend them; where a name would lose its capital, with no more than
  /// what is safe, and else as they are.
  private func better(_ part: Passage?) throws(ICUError) -> String? {
    guard let part, part.wordsRange != nil else { return nil }
    let polished = try trials.polished(part.text, as: part.role, like: part)
    for text in [
      try trials.settled(polished, as: part.role, like: part), try trials.settled(part.text, as: part.role, like: part),
    ]
    where try keepsNames(text, of: part) { return text }
    return part.text
  }

  private func keepsNames(_ text: String, of part: Passage) throws(ICUError) -> Bool {
    let (old, new) = (MeaningFacts(view.texts), MeaningFacts(try trials.passage(text, as: part.role, like: part)))
    return old.names.isDisjoint(with: new.lowWords.subtracting(old.lowWords))
  }
}
