import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A button’s title ends without a mark.
struct ButtonPunctuation: TextRule {
  static let info = RuleInfo(
    "button-punctuation", "A button’s title ends without a mark.",
    why: "A button is a command, not a sentence. Only an ellipsis may follow, where more input is needed.",
    source: "HIG, Alerts: Buttons", statements: [46], roles: RoleSet(.button), severity: .error,
    examples: [
      .bad("Delete⟦.⟧", .button, better: "Delete"), .bad("삭제⟦.⟧", .button, better: "삭제", locale: .korean),
      .bad("Try Again⟦!⟧", .button, better: "Try Again"),
      .good("Delete", .button), .good("Save As…", .button), .good("Save As...", .button),
      .bad("Delete This Note⟦?⟧", .button, better: "Delete This Note"),
      .good("Lost your key?", .button), .good("Schlüssel verloren?", .button, locale: .german),
      .good("Merci !", .button, locale: .french), .good("Symbols Ext.", .button),
      .good("Param. avanc.", .button, locale: .french), .good("Symboolblok uitbr.", .button, locale: .dutch),
      .bad("Mislukt. Opnieuw⟦.⟧", .button, better: "Mislukt. Opnieuw", locale: .dutch),
      .good("Aufnahm.", .button, locale: .german, base: "Recordings"),
      .good("O.K.", .button, locale: .spanish), .good("Max.", .button, locale: .german),
      .good("Vorm.", .button, locale: .german),
      .bad("Opslaan⟦.⟧", .button, better: "Opslaan", locale: .dutch),
      .good("삭제", .button, locale: .korean), .good("Sending.", .button, comment: "Animation, 1 of 3"),
      .good("需要幫忙嗎？", .button, locale: LocaleTag("zh-Hant") ?? .undetermined, base: "Need help?"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // Most buttons have no mark, and nothing more is asked of them.
    if copy.analysis.terminal == .none || copy.analysis.terminal == .ellipsis || copy.isTextOnButton { return }
    if AnimationFrame.isShown(copy) { return }
    // Two sentences are the text of a checkbox or a card, whatever its name sounds like.
    if copy.sentenceCount > 1, !copy.isInSet, copy.roleEvidence != .explicit { return }
    switch copy.analysis.terminal {
    case .exclamation where !isJudged(copy): return
    case .question where isLink(copy) || copy.base.map(isLink) == true || asksSentence(copy) || isKeyOfTitle(copy):
      return
    case .period where endsInAbbreviation(copy) || EndMark.isInBrackets(copy) || copy.endsInCutWord: return
    case .period, .question, .exclamation, .colon, .other:
      guard copy.wordsRange != nil else { return }
      let isSure = copy.isInSet || copy.roleEvidence == .explicit
      // “Lost your key?” may lead to help beside an alert’s buttons, and “Pond:” may be the name of a row that can be tapped, with its value behind.
      let isError = isSure && (copy.analysis.terminal != .question || copy.roleEvidence == .explicit)
      let level: Severity? = isError ? nil : copy.analysis.terminal == .colon ? .note : .warning
      EndMark.forbid(copy, .endsWithMark(copy.text(copy.analysis.terminalRange)), severity: level, &report)
    case .none, .ellipsis: return
    }
  }
}

extension ButtonPunctuation {
  /// “Forgot your password?” asks what is the matter and leads to help; a question for an action is a title that went astray.
  private func isLink(_ copy: Passage) -> Bool {
    !copy.isInSet && copy.analysis.wordCount > 1 && AskedAction.find(in: copy) == nil
  }

  /// “It takes long, do you want to sign out?” Without its mark it is no title yet.
  private func asksSentence(_ copy: Passage) -> Bool {
    !copy.isDeclared && (copy.analysis.wordCount > 4 || copy.bytes.contains(UInt8(ascii: ",")))
  }

  /// “Ext.”, « Param. avanc. »: a short word that the lexicon lacks, or that ends as words of the language don’t.
  private func endsInAbbreviation(_ copy: Passage) -> Bool {
    let mark = copy.analysis.terminalRange.lowerBound
    guard let word = copy.tokens.last(where: { $0.kind == .word && $0.end <= mark }), word.end == mark else {
      return false
    }
    // “O.K.”
    if copy.bytes.slice(word.range).contains(UInt8(ascii: ".")) { return true }
    // „Max.“
    if !copy.isEnglish, WordTable.english.tags(ofAbbreviation: word, in: copy.bytes).contains(.abbreviation) {
      return true
    }
    // „Vorm.“
    let isClipped = EndMark.endsInClippedWord(copy)
    guard copy.analysis.wordCount > 1 || word.length <= 4 && isClipped else { return false }
    if copy.isEnglish { return word.length <= 5 && word.tags.isEmpty || word.tags.contains(.abbreviation) }
    return isClipped || holdsAbbreviation(copy)
  }

  /// « Param. avanc. »: what goes on in small letters behind a full stop is the same sentence.
  private func holdsAbbreviation(_ copy: Passage) -> Bool {
    copy.tokens.indices.contains { index in
      guard copy.bytes.slice(copy.tokens[index].range).equals(".") else { return false }
      return copy.tokens[(index + 1)...].first { $0.kind == .word }?.traits.contains(.startsLower) == true
    }
  }

  /// As for any exclamation mark: in English and Korean, and not where people are welcomed.
  private func isJudged(_ copy: Passage) -> Bool {
    (copy.isEnglish || copy.isKorean) && !copy.purpose.contains(.welcome)
  }

  /// “leave_title” names a title, whatever button the program was seen to give it to.
  private func isKeyOfTitle(_ copy: Passage) -> Bool {
    copy.roleEvidence == .source && copy.key.text.lowercased().hasSuffix("title")
  }
}

extension Message {
  fileprivate static func endsWithMark(_ mark: String) -> Message { "A button takes no “\(mark)” at its end" }
}
