import CopyModel
import CopyPassage
import CopyRules

/// Makes news of a faulty notification: no generic title, no orders, no action that only opens the app.
struct NotificationRewriter {
  private let view: CopySetView
  private let trials: Trials
  private let model: Passage

  init?(_ view: CopySetView, trials: Trials) {
    guard let model = view.parts.first, model.book != nil else { return nil }
    (self.view, self.trials, self.model) = (view, trials, model)
  }

  /// Nil where nothing is left to say.
  func rewritten() -> ProposedSet? {
    var body = polished(view.message)
    var title: String?
    if let old = view.title, old.wordsRange != nil, !isEmpty(old) {
      let sentences = titleSentences(old)
      title = sentences.first.map { first in
        trials.settled(first.text.trimmingEnd(of: ["."]), as: .notificationTitle, like: old)
      }
      if sentences.count > 1 { body = joined(sentences[1].text, body) }
    }
    body = body.map { text in trials.settled(text, as: .notificationBody, like: model) }
    guard title != nil || body != nil else { return nil }
    return ProposedSet(surface: .notification, title: title, message: body, buttons: actions())
  }

  /// `first` as a sentence of its own, with the body behind it.
  private func joined(_ first: String, _ body: String?) -> String {
    let sentence = trials.settled(first, as: .notificationBody, like: model)
    let isUnspaced = ["zh", "ja"].contains(model.locale.languageCode)
    return [sentence, body].compactMap(\.self).joined(separator: isUnspaced ? "" : " ")
  }

  /// The title, and what of a long one is better said in the body. “Psst! The oven is on.” calls first, and tells nothing by that.
  private func titleSentences(_ title: Passage) -> [SentenceFacts] {
    let text = trials.polished(title.text, as: .notificationTitle, like: title)
    let copy = trials.passage(text, as: .notificationBody, like: title)
    let low = copy.sentenceStyle().applied(to: copy.bytes)
    let long = trials.passage(low, as: .notificationBody, like: title)
    let split =
      isTooLong(title) ? PatternTexts.answering("notification-title-too-long", at: 0, in: long).first : nil
    let sentences = trials.sentences(of: split?.text ?? text, as: .notificationTitle, like: title)
    guard sentences.count > 1, sentences[0].isOutcry || sentences[0].wordCount < 2 else { return sentences }
    return Array(sentences.dropFirst())
  }

  private func isTooLong(_ title: Passage) -> Bool {
    guard let fit = title.worstFit() else { return false }
    return fit.verdict == .overflows || fit.place.glance.map { fit.points > $0 } ?? false
  }

  /// A title that fits every notification, or is the name of the app.
  private func isEmpty(_ title: Passage) -> Bool {
    guard view.message?.wordsRange != nil else { return false }
    return NotificationTitleGeneric.isGeneric(title) || isAppName(title)
  }

  /// “Calendar” over “Open Calendar app” or “Calendar: …”.
  private func isAppName(_ title: Passage) -> Bool {
    guard title.analysis.wordCount == 1, let body = view.message, let words = title.wordsRange else { return false }
    let name = title.text(words)
    return body.text.hasPrefix(name + ":") || body.text.contains(name + " app")
      || view.buttons.contains { $0.text == "Open " + name }
  }

  private func polished(_ body: Passage?) -> String? {
    guard let body, body.wordsRange != nil else { return nil }
    let text = trials.polished(withoutAppName(body), as: .notificationBody, like: body)
    return text.isEmpty ? nil : trials.settled(text, as: .notificationBody, like: body)
  }

  /// “[Notes] …”, “Notes: …”, and “… in LinguaApp” without the name.
  private func withoutAppName(_ body: Passage) -> String {
    if let title = view.title, isAppName(title), body.text.hasPrefix(title.text + ":") {
      return String(body.text.dropFirst(title.text.count + 1)).trimmingStart()
    }
    guard let name = AppName.find(in: body) else { return body.text }
    if name.lowerBound == body.trimmedRange.lowerBound {
      return body.text(name.upperBound..<body.bytes.count).trimmingStart()
    }
    let before = body.tokens.last { $0.end <= name.lowerBound && $0.kind == .word }
    guard let before, body.isEnglish, ["in", "on", "with", "from", "via"].contains(body.text(before.range)) else {
      return body.text
    }
    return body.text(0..<Int(before.start)).trimmingEnd(of: []) + body.text(name.upperBound..<body.bytes.count)
  }

  private func actions() -> [ProposedSet.Button] {
    var made: [ProposedSet.Button] = []
    for (index, action) in view.buttons.enumerated() where !opensApp(action) {
      let text = trials.polished(action.text, as: .notificationAction, like: action)
      guard !text.isEmpty else { continue }
      made.append(.init(text, view.style(of: action).shown, origin: index))
    }
    return made
  }

  private func opensApp(_ action: Passage) -> Bool {
    if action.whole(.openAppAction) != nil { return true }
    guard let title = view.title, isAppName(title) else { return false }
    return action.text == "Open " + title.text
  }
}

extension String {
  /// Without the spaces at its start.
  func trimmingStart() -> String { String(String.UnicodeScalarView(unicodeScalars.drop { $0 == " " })) }
}
