import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words that are none, one slip from a frequent one: „verlohren“, “notificaiones”.
enum NearSpelling {
  /// What is misspelled, and what was meant.
  static func slips(in copy: Passage) -> [(range: Range<Int>, right: String)] {
    guard let words = copy.lexicon?.nearWords, BareSpelling.isInItsLanguage(copy) else { return [] }
    return copy.tokens.indices.compactMap { slip(at: $0, words, copy) }
  }

  private static func slip(
    at index: Int, _ words: NearWords, _ copy: Passage
  ) -> (range: Range<Int>, right: String)? {
    let token = copy.tokens[index]
    guard token.kind == .word, token.length >= NearWords.shortest, token.tags.isEmpty, mayBeWord(token, copy) else {
      return nil
    }
    let range = BareSpelling.wordRange(token, copy)
    let word = copy.bytes.slice(range)
    let low = lowered(word, token)
    guard isOneWord(word), words.mayBeMisspelled(low), SpellingTable.english.word(word)?.isRight != true,
      WrongWords.isPlain(token, in: copy), let meant = words.meant(by: low), !isInUse(token, copy),
      !isCompound(low, of: words, ratherThan: meant, copy)
    else { return nil }
    let isUpper = token.traits.contains(.startsUpper)
    return (range, isUpper ? meant.prefix(1).uppercased() + meant.dropFirst() : meant)
  }

  /// Whether a word is in small letters, or has its capital from where it stands, or as German nouns do.
  private static func mayBeWord(_ token: Token, _ copy: Passage) -> Bool {
    guard
      token.traits.isDisjoint(with: [
        .hasDigit, .hasInnerUpper, .isName, .isMisspelledName, .mayBeName, .isQuoted, .isSuffix, .followsHyphen,
        .precedesHyphen,
      ]), token.traits.contains(.hasLower)
    else { return false }
    return token.traits.contains(.startsLower) || token.traits.contains(.startsSentence)
      || copy.locale.isLanguage("de")
  }

  /// Where words are joined into one, „Meldungsleiste“: a part at the end that is a word itself, where another stands in what is
  /// meant, „Meldungsliste“, makes a compound of its own.
  private static func isCompound(
    _ word: [UInt8], of words: NearWords, ratherThan meant: String, _ copy: Passage
  ) -> Bool {
    guard ["de", "nl", "sv", "da", "nb", "fi"].contains(copy.locale.languageCode) else { return false }
    let other = Array(meant.utf8)
    let alike = zip(word, other).prefix { $0 == $1 }.count
    for start in stride(from: 3, to: min(alike, word.count), by: 1) {
      // Not within a letter of several bytes.
      let (tail, model) = (Array(word[start...]), Array(other[start...]))
      guard word[start] & 0xC0 != 0x80, tail.count(where: { $0 & 0xC0 != 0x80 }) >= NearWords.shortest else { continue }
      if !words.mayBeMisspelled(tail), !words.mayBeMisspelled(model) { return true }
    }
    return false
  }

  /// Whether it is of letters alone: « connecté·e » is two words in one, and „Versuch’s“ has another behind it.
  private static func isOneWord(_ word: Bytes) -> Bool {
    word.text.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
  }

  /// The bytes of the word in small letters.
  private static func lowered(_ word: Bytes, _ token: Token) -> [UInt8] {
    guard token.traits.contains(.startsUpper) else { return Array(word) }
    guard word[0] < 0x80 else { return Array(word.text.lowercased().utf8) }
    return [word[0] | 0x20] + word.dropFirst()
  }

  /// Whether the project has the word more than once, calls itself so, or has it in its base.
  private static func isInUse(_ token: Token, _ copy: Passage) -> Bool {
    let word = copy.bytes.slice(token.range)
    let names = copy.language.namesInUse
    return names.isRepeated(word) || names.isRepeated(word, in: copy.locale) || BareSpelling.isInBase(token, copy)
      || token.traits.contains(.startsUpper) && copy.isNameInUse(token)
  }
}
