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
    finished.title = set.title.map { calm(Self.curled($0), like: model) }
    finished.message = set.message.map { closed(Self.curled($0), like: model) }
    for index in finished.buttons.indices where finished.buttons[index].text.lowercased() == "ok" {
      finished.buttons[index].text = "OK"
    }
    raiseButtons(&finished)
    return finished
  }

  /// “Error de pago” for “ERROR DE PAGO”, in languages that write nouns low: names keep the capital that they have below.
  private func calm(_ title: String, like model: Passage) -> String {
    let words = title.split(separator: " ")
    guard ["es", "fr", "it", "pt"].contains(model.locale.languageCode), words.count > 1, title.count > 8,
      title == title.uppercased(), title != title.lowercased(), !title.contains(where: \.isNumber)
    else { return title }
    let names = MeaningFacts(view.message).names
    let low = words.map { word -> String in
      let small = word.lowercased()
      return names.contains(small) ? small.prefix(1).uppercased() + small.dropFirst() : small
    }.joined(separator: " ")
    return low.prefix(1).uppercased() + low.dropFirst()
  }

  /// „Teilen“ for „teilen“ beside „Löschen“: all buttons begin alike.
  private func raiseButtons(_ set: inout ProposedSet) {
    guard let model = view.parts.first, !model.isEnglish else { return }
    let isHigh = { (text: String) in text.first?.isUppercase == true }
    let isPlain = { (text: String) in text.first?.isLowercase == true && text.dropFirst().allSatisfy { !$0.isUppercase }
    }
    guard set.buttons.contains(where: { isHigh($0.text) }) else { return }
    for index in set.buttons.indices where isShouted(set.buttons[index].text) {
      let text = set.buttons[index].text.lowercased()
      set.buttons[index].text = text.prefix(1).uppercased() + text.dropFirst()
    }
    for index in set.buttons.indices where isPlain(set.buttons[index].text) {
      let text = set.buttons[index].text
      let first = trials.passage(text, as: .button, like: model).tokens.first
      // “pdf” would be PDF.
      if first?.traits.isDisjoint(with: [.isName, .mayBeName]) == false { continue }
      set.buttons[index].text = text.prefix(1).uppercased() + text.dropFirst()
    }
  }

  /// “EXCLUIR”: one word in capitals that is too long to be short for anything.
  private func isShouted(_ title: String) -> Bool {
    title.count > 5 && title.allSatisfy(\.isLetter) && title == title.uppercased() && title != title.lowercased()
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
