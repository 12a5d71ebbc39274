package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// One word rarely describes a situation.
package struct TitleSingleWord: TextRule {
  package static let info = RuleInfo(
    "title-single-word", "A title has more than one word.",
    why: "A single word rarely helps people understand the situation; a short sentence or question does.",
    source: "HIG, Alerts (legacy): Titles", statements: [25], roles: RoleSet(.alertTitle),
    judges: .content, severity: .warning,
    silences: .onString("title-capitalization", "title-punctuation"), notOn: .android,
    examples: [
      .bad("⟦Sync⟧", .alertTitle), .bad("⟦Storage⟧", .alertTitle), .bad("⟦동기화⟧", .alertTitle, locale: .korean),
      .bad("⟦Synchronisation⟧", .alertTitle, locale: .french),
      .good("Calendar Sync Is Paused", .alertTitle), .good("%@", .alertTitle), .good("%@ Disconnected", .alertTitle),
      .good("Shortcuts", .alertTitle), .good("Replace “notes.txt”?", .alertTitle),
      .good("Speicherplatzwarnung", .alertTitle, locale: .german),
      .bad("⟦Kamera⟧", .alertTitle, locale: .german), .bad("⟦Abgelaufen⟧", .alertTitle, locale: .german),
      .bad("⟦印刷⟧", .alertTitle, locale: .japanese),
      .good("보관번호", .alertTitle, locale: .korean, base: "Storage number"),
      .good("캘린더 동기화가 일시 정지되었습니다.", .alertTitle, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    // A translation says in one word what its base says in two.
    // Over a field or a list of its own a word is a heading, and a piece has other words beside it.
    // So is what stands over a list of choices.
    // What is only guessed to be a title may be the name of a row or a button.
    guard !copy.place.isOverView, !copy.place.isInSheet, !copy.isPart, !copy.isAlone else { return }
    guard copy.analysis.wordCount == 1, copy.form == .word || isIdeogram(copy),
      copy.base.map({ $0.analysis.wordCount == 1 }) ?? true,
      let words = copy.wordsRange,
      copy.tokens.contains(where: { $0.kind == .word }), !namesMore(copy), isJudged(copy, words)
    else { return }
    let isKnown = copy.isEnglish || copy.isKorean
    report.add(.tooShort(copy.text(words)), at: words, severity: isKnown ? nil : .note)
  }

  /// Whether a file, an address, or a quotation stands beside the word: “Replace “notes.txt”?”
  private func namesMore(_ copy: Passage) -> Bool {
    copy.tokens.contains { token in
      if token.traits.contains(.isQuoted) { return true }
      switch token.kind {
      case .word, .number, .punctuation, .space, .newline, .emoji, .markup, .other: return false
      default: return true
      }
    }
  }

  /// Without spaces between words, a “word” may be a sentence: there only a few characters count as one.
  private func isJudged(_ copy: Passage, _ words: Range<Int>) -> Bool {
    if copy.isEnglish { return !isHeading(copy) }
    if copy.isKorean { return words.count <= 4 * 3 }
    // Elsewhere a plural, which heads a list, isn’t known from a thing: the role must be beyond doubt.
    guard !copy.locale.isEnglish, copy.roleConfidence == 1, let lexicon = copy.lexicon else { return false }
    // „Speicherplatzwarnung“ is two words and more, „Kamera“ is one.
    return lexicon.supports(.countedWords) || isSimple(copy.text(words), isIdeogram(copy))
  }

  /// Two ideograms, a word of katakana, a short word, or a longer one that is made of one by a suffix: „Verbindung“.
  private func isSimple(_ word: String, _ isIdeogram: Bool) -> Bool {
    if isIdeogram {
      return word.count <= 2
        || word.count <= 5 && word.unicodeScalars.allSatisfy { (0x30A1...0x30FC).contains($0.value) }
    }
    // „Fehlgeschlagen“
    if word.lowercased().wholeMatch(of: /\p{L}{0,6}ge\p{Ll}{3,}(?:t|en)/) != nil { return word.count < 16 }
    if word.hasSuffix("ierung") { return word.count < 18 }
    let isDerived = ["ung", "heit", "keit", "ion", "tät"].contains(where: word.hasSuffix)
    return word.count <= (isDerived ? Self.longestDerived : Self.longestSimple)
  }

  /// Letters that a word has which isn’t put together of several.
  private static let longestSimple = 7
  private static let longestDerived = 11

  /// Japanese or Chinese, without spaces: two signs are one word.
  private func isIdeogram(_ copy: Passage) -> Bool { copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh") }
}

extension TitleSingleWord {
  /// Things in the plural are a list’s heading: “Shortcuts”.
  private func isHeading(_ copy: Passage) -> Bool {
    copy.tokens.contains { $0.tags.contains(.pluralNoun) && $0.tags.isDisjoint(with: [.baseVerb, .thirdPersonVerb]) }
  }
}

extension Message {
  fileprivate static func tooShort(_ word: String) -> Message {
    "“\(word)” alone doesn’t describe the situation. Write a short sentence, question, or phrase"
  }
}
