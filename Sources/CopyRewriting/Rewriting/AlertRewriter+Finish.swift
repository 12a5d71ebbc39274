import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// The words as they are shown: polished, put together, with their marks.
extension AlertRewriter {
  func finishedTitle() throws(ICUError) -> String? {
    guard let title else { return nil }
    let text = try withoutFiller(trials.polished(title.text, as: .alertTitle, like: model))
    return text.isEmpty ? nil : endedAsBase(try trials.settled(text, as: .alertTitle, like: model))
  }

  /// A title whose base is a fragment is one, whatever mark it had: “Falscher Dateityp”. Grammar is known in English and Korean
  /// alone.
  func endedAsBase(_ title: String) -> String {
    guard let old = view.title, !old.isEnglish, !old.isKorean, old.analysis.terminal != .period, let base = old.base,
      base.isEnglish, !base.form.isComplete
    else { return title }
    return title.trimmingEnd(of: [".", "。"])
  }

  /// “Quit?” of “Are you sure you want to quit?”: one word that asks all there is to ask.
  private func withoutFiller(_ text: String) throws(ICUError) -> String {
    let copy = try trials.passage(text, as: .alertTitle, like: model)
    guard model.isEnglish, let filler = copy.first(.confirmationFiller), copy.startsSentence(at: Int(filler.start)),
      let action = AskedAction.find(in: copy), action.range.lowerBound >= Int(filler.end)
    else { return text }
    let rest = copy.text(action.range.lowerBound..<copy.trimmedRange.upperBound)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }

  func finishedMessage() throws(ICUError) -> String? {
    var texts = message.map { (gap: $0.gap, text: $0.text) }
    if let code = codes.first, let phrase = book.phrase("error-code", ["code": code]) { texts.append((" ", phrase)) }
    guard !texts.isEmpty else { return nil }
    var joined = ""
    for (gap, text) in texts {
      joined += (joined.isEmpty ? "" : gap) + (try trials.settled(text, as: .alertMessage, like: model))
    }
    return joined
  }
}
