import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Whether a translation is a sentence because its base is one.
///
/// Grammar of most languages isn’t known here. Where a base is surely a statement and closed by its mark, a translation of
/// several words closes too; the languages that often translate sentences by phrases show it at the end.
package enum TranslatedSentence {
  /// What asks in the base may be a request in another language, or a guess; one word, “Eh?”, is said in many ways.
  static func isOtherwiseSaid(_ copy: Passage, _ base: Passage) -> Bool {
    let own = copy.analysis.terminal
    // “Novità” of “What’s new?”; in Korean one word may be a sentence, and without spaces any is.
    let (words, wanted) = (copy.analysis.wordCount, base.analysis.wordCount)
    if own == .none, !copy.isKorean, !isUnspaced(copy), wanted > 1 { return words == 1 }
    if own == .ellipsis { return wanted == 1 }
    return own == .period && base.sentenceCount <= copy.sentenceCount
  }

  /// A piece of a sentence, “以”, far more than the base says, or a stray mark behind the one of the base, “Fehler: .”: what is
  /// wrong there is no other mark.
  static func isOtherText(_ copy: Passage, _ base: Passage) -> Bool {
    let words = copy.wordsRange ?? 0..<0
    if copy.text(words).count < 2 || copy.bytes.count > 5 * base.bytes.count + 40 { return true }
    let before = copy.bytes.prefix(copy.analysis.terminalRange.lowerBound).last { $0 != 0x20 }
    return base.analysis.terminal == .colon && before == UInt8(ascii: ":")
  }

  /// Whether `copy`, which has no mark at its end, takes one for sure.
  package static func needsMark(_ copy: Passage) -> Bool {
    guard let base = copy.base, base.isFormSure, base.form.isComplete, base.form != .question,
      base.analysis.terminal == .period, wordCount(copy) > 2 || isUnspaced(copy), !copy.isBaseText,
      endsInWord(copy)
    else { return false }
    return copy.locale.isLanguage("zh") ? hasClauses(copy) : !isPhrase(copy)
  }

  /// “Nový e-mail” has two.
  private static func wordCount(_ copy: Passage) -> Int {
    copy.tokens.count { $0.countsAsWord && !$0.traits.contains(.followsHyphen) }
  }

  /// Whether `copy` ends like a phrase: in Korean and Japanese, where the end of a sentence is its verb.
  static func isPhrase(_ copy: Passage) -> Bool {
    if copy.isKorean { return KoreanEnding(of: copy) == nil }
    guard copy.locale.isLanguage("ja"), let last = copy.tokens.last(where: { $0.kind == .word }) else { return false }
    // Hiragana, as verbs end.
    return !isHiragana(copy.bytes, at: last.end - 3) || endsPlainly(copy.bytes.slice(0..<last.end))
  }

  /// Japanese help is often in the plain present, without a mark: 結果を閉じる.
  private static func endsPlainly(_ words: Bytes) -> Bool {
    if words.hasSuffix("です") || words.hasSuffix("ます") { return false }
    return WordSet.japanesePlainEnding.ends(words)
  }

  /// Whether a mark would stand right behind a word, not behind another mark or what nobody sees.
  private static func endsInWord(_ copy: Passage) -> Bool {
    let place = copy.analysis.terminalRange.lowerBound
    return copy.tokens.contains { $0.kind == .word && $0.end == place }
  }

  private static func isUnspaced(_ copy: Passage) -> Bool {
    copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh")
  }

  /// U+3041 to U+3096, as three bytes of UTF-8.
  private static func isHiragana(_ bytes: Bytes, at offset: Int) -> Bool {
    guard offset >= 0, offset + 2 < bytes.count, bytes[offset] == 0xE3 else { return false }
    return bytes[offset + 1] == 0x81 && bytes[offset + 2] != 0x80
      || bytes[offset + 1] == 0x82 && bytes[offset + 2] <= 0x96
  }

  /// Chinese tells a sentence from a noun with its attributes by nothing at its end; a comma or a full stop inside is one.
  private static func hasClauses(_ copy: Passage) -> Bool {
    copy.tokens.contains { token in
      token.kind == .punctuation
        && (copy.bytes.hasLiteral("，", at: Int(token.start))
          || copy.bytes.hasLiteral("。", at: Int(token.start)))
    }
  }
}
