import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words that are none without their accents: “telefono”, “loeschen”; and German nouns without their capital.
enum BareSpelling {
  /// What is written wrongly, and how it is written.
  static func slips(in copy: Passage) -> [(range: Range<Int>, right: String)] {
    guard let words = copy.lexicon?.bareWords, isInItsLanguage(copy) else { return [] }
    return copy.tokens.indices.compactMap { slip(at: $0, words, copy) }
  }

  private static func slip(
    at index: Int, _ words: BareWords, _ copy: Passage
  ) -> (range: Range<Int>, right: String)? {
    let token = copy.tokens[index]
    guard token.kind == .word, token.length > 2, token.traits.isDisjoint(with: [.hasDigit, .hasInnerUpper]) else {
      return nil
    }
    let range = wordRange(token, copy)
    guard let meant = words[copy.bytes.slice(range)], WrongWords.isPlain(token, in: copy),
      !isOthers(token, meant, copy), meant.isNoun ? isRunning(at: index, meant, copy) : isAmongOwn(meant, copy)
    else { return nil }
    let isUpper = copy.bytes[range.lowerBound].isASCIIUpper
    let right = meant.word.text
    return (range, isUpper ? right.prefix(1).uppercased() + right.dropFirst() : right)
  }

  /// Without the article that has lost its vowel: “l’ecran”.
  static func wordRange(_ token: Token, _ copy: Passage) -> Range<Int> {
    let word = copy.bytes.slice(token.range)
    for mark in ["'", "’"] as [StaticString] {
      for place in word.indices.prefix(7) where word.hasLiteral(mark, at: place) {
        return Int(token.start) + place + mark.utf8CodeUnitCount..<token.end
      }
    }
    return token.range
  }

  /// Whether it is in the language that it says: a few small words are frequent in other languages as well.
  static func isInItsLanguage(_ copy: Passage) -> Bool {
    let declared = copy.declaredLocale
    return copy.locale.hasLanguage(of: declared) || declared.isLanguage("en") || declared == .undetermined
  }

  /// Whether the word is a name, or stayed as it was: the base has it, the project names itself so, or only names have a capital
  /// there.
  private static func isOthers(_ token: Token, _ meant: BareWords.Meant, _ copy: Passage) -> Bool {
    let isUpper = token.traits.contains(.startsUpper)
    let isInside = isUpper && !token.traits.contains(.startsSentence)
    if isInside, meant.isEnglish || copy.locale.isLanguage("de") && !meant.startsUpper { return true }
    if isUpper, copy.isNameInUse(token) { return true }
    return (isUpper || !meant.isEnglish) && isInBase(token, copy)
  }

  /// Whether the base has a word as it is.
  static func isInBase(_ token: Token, _ copy: Passage) -> Bool {
    guard let base = copy.base else { return false }
    let word = copy.bytes.slice(token.range)
    return base.tokens.contains { $0.length == token.length && base.bytes.slice($0.range).elementsEqual(word) }
  }

  /// Whether an English word stands among words of the language.
  private static func isAmongOwn(_ meant: BareWords.Meant, _ copy: Passage) -> Bool {
    !meant.isEnglish || LanguageWords.shared.witnesses(of: copy.bytes, for: copy.locale).ofLanguage
  }

  /// Whether a noun written small stands in a sentence: behind another word, an English one behind a German, and not where
  /// nothing has a capital.
  private static func isRunning(at index: Int, _ meant: BareWords.Meant, _ copy: Passage) -> Bool {
    guard copy.tokens[index].traits.contains(.startsLower), index > 1, copy.tokens[index - 1].kind == .space,
      copy.tokens.contains(where: { $0.traits.contains(.startsUpper) })
    else { return false }
    let before = copy.tokens[index - 2]
    guard before.kind == .word, before.traits.isDisjoint(with: [.isQuoted, .isName]) else { return false }
    let isGerman = LanguageWords.shared.witnesses(of: copy.bytes.slice(before.range), for: copy.locale).ofLanguage
    return isGerman || !meant.isEnglish && before.traits.contains(.startsLower)
  }
}
