import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What no rule asks for in a language, and whoever writes an alert anew does all the same.
extension SetRewriting {
  /// The set with curly apostrophes, a mark at the end of its message, and OK as it is written.
  func finished(_ set: ProposedSet) -> ProposedSet {
    guard view.isAlert, set.surface == view.surface, let model = view.parts.first else { return set }
    var finished = set
    finished.title = set.title.map(Self.curled)
    finished.message = set.message.map { closed(Self.curled($0), like: model) }
    for index in finished.buttons.indices where finished.buttons[index].text.lowercased() == "ok" {
      finished.buttons[index].text = "OK"
    }
    raiseButtons(&finished)
    return finished
  }

  /// „Teilen“ for „teilen“ beside „Löschen“: all buttons begin alike.
  private func raiseButtons(_ set: inout ProposedSet) {
    guard let model = view.parts.first, !model.isEnglish else { return }
    let isHigh = { (text: String) in text.first?.isUppercase == true }
    let isPlain = { (text: String) in text.first?.isLowercase == true && text.dropFirst().allSatisfy { !$0.isUppercase }
    }
    guard set.buttons.contains(where: { isHigh($0.text) }) else { return }
    for index in set.buttons.indices where isPlain(set.buttons[index].text) {
      let text = set.buttons[index].text
      set.buttons[index].text = text.prefix(1).uppercased() + text.dropFirst()
    }
  }

  /// “L’album” for “L'album”: a straight mark between letters, where no other stands that it could belong to.
  private static func curled(_ text: String) -> String {
    var (scalars, last) = (String.UnicodeScalarView(), Unicode.Scalar(0x20 as UInt8))
    let all = Array(text.unicodeScalars)
    for (index, scalar) in all.enumerated() {
      // Around words of scripts without capitals, such marks quote.
      let isBetween = last.properties.isCased && index + 1 < all.count && all[index + 1].properties.isCased
      scalars.append(scalar == "'" && isBetween ? "’" : scalar)
      last = scalar
    }
    return String(scalars)
  }

  /// A message of several sentences, or one that asks for something, ends as its first sentence does.
  private func closed(_ message: String, like model: Passage) -> String {
    let copy = trials.passage(message, as: .alertMessage, like: model)
    guard copy.analysis.terminal == .none, let last = message.unicodeScalars.last, last.properties.isAlphabetic,
      !message.contains("\n"), model.lexicon?.supports(.noEndMarks) != true
    else { return message }
    let sentences = trials.sentences(of: message, as: .alertMessage, like: model)
    let others = sentences.dropLast()
    let isRun = !others.isEmpty && others.allSatisfy { $0.text.last.map { ".!?。！？".contains($0) } ?? false }
    guard isRun && (sentences.last?.wordCount ?? 0) > 2 || copy.has(.please) else { return message }
    let isWide = model.locale.isLanguage("ja") || model.locale.isLanguage("zh")
    return message + (isWide ? "。" : ".")
  }
}
