import CopyPassage
import CopyText

/// Titles for alerts whose own says nothing.
extension AlertRewriter {
  /// “Couldn’t Leave the Group” for “Unable to leave the group”: what failed, where it makes no sentence.
  func titleFromEvent() throws(ICUError) -> SentenceFacts? {
    guard let first = message.first, !first.isQuestion, first.wordCount <= Self.longTitle else { return nil }
    let copy = try trials.passage(first.text, as: .alertTitle, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-event"))
    guard let text = found.first?.text.trimmingEnd(of: ["."]) else { return nil }
    let settled = try trials.settled(text, as: .alertTitle, like: model)
    return SentenceFacts(try trials.passage(settled, as: .alertTitle, like: model))
  }

  /// What the key or the comment says of the occasion.
  func titleFromName() throws(ICUError) -> String? {
    for part in [view.title, view.message].compactMap(\.self) {
      for name in [NameText.words(of: part.key), part.comment.text] where !name.isEmpty {
        let copy = try trials.passage(name, as: .text, like: part)
        let found = Rewriter.rewrites(
          of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "name"))
        guard let text = found.first?.text else { continue }
        let isUsable = try trials.settled(text, as: .alertTitle, like: part)
        return isUsable.prefix(1).uppercased() + isUsable.dropFirst()
      }
    }
    return nil
  }
}
