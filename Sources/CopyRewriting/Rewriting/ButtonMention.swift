import CopyModel
import CopyPassage
import CopyText

/// Where a text names a button by its title: in quotation marks, with its capitals inside a sentence, or before a colon.
enum ButtonMention {
  static func first(of button: Passage, in text: Passage) -> Range<Int>? {
    guard let words = button.wordsRange else { return nil }
    let name = button.bytes.slice(words)
    return text.tokens.lazy.filter { $0.kind == .word }.map { Int($0.start)..<Int($0.start) + words.count }
      .first { range in
        range.upperBound <= text.bytes.count && text.bytes.slice(range).equals(name)
          && text.tokens.contains { $0.end == range.upperBound } && names(button, at: range, in: text)
      }
  }

  private static func names(_ button: Passage, at range: Range<Int>, in text: Passage) -> Bool {
    if isQuoted(range, in: text) || isExplained(range, in: text) { return true }
    // German nouns have capitals, and answers are none.
    let isAnswer = [.yesButton, .noButton, .okButton].contains { button.whole($0) != nil }
    guard isAnswer || !text.locale.isLanguage("de"), text.casing != .title,
      let first = text.tokens.first(where: { $0.start == range.lowerBound })
    else { return false }
    return first.traits.contains(.startsUpper) && first.traits.isDisjoint(with: .startsSentence)
  }

  /// “Keep: you go on with the letter.”
  private static func isExplained(_ range: Range<Int>, in text: Passage) -> Bool {
    text.opensSentence(at: range.lowerBound) && text.bytes.hasLiteral(": ", at: range.upperBound)
  }

  private static func isQuoted(_ range: Range<Int>, in text: Passage) -> Bool {
    let mark = { (token: Token?) in
      token.flatMap { text.text($0.range).unicodeScalars.first }.flatMap { QuotationMarks.family(of: $0) } != nil
    }
    return mark(text.tokens.last { $0.end <= range.lowerBound && $0.kind != .space })
      && mark(text.tokens.first { Int($0.start) >= range.upperBound && $0.kind != .space })
  }
}

extension SetRewriting {
  /// `set` with the new titles of its buttons where its texts name the old ones. What answers otherwise than before has no new name.
  func mentionsRenamed(_ set: ProposedSet) -> ProposedSet {
    var renamed = set
    for button in set.buttons {
      guard let old = button.origin.map({ view.buttons[$0] }), view.polarity(of: old, asked: nil) == .choose,
        SetMeaning.letters(old.text) != SetMeaning.letters(button.text)
      else { continue }
      renamed.title = renamed.title.map { self.renamed($0, as: .alertTitle, old, to: button.text) }
      renamed.message = renamed.message.map { self.renamed($0, as: .alertMessage, old, to: button.text) }
    }
    return renamed
  }

  private func renamed(_ text: String, as role: Role, _ button: Passage, to title: String) -> String {
    let copy = trials.passage(text, as: role, like: button)
    guard let range = ButtonMention.first(of: button, in: copy) else { return text }
    return [Splice(range, title)].applied(to: copy.bytes)
  }
}
