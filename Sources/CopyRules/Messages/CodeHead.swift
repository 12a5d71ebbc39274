import CopyModel
import CopyPassage
import CopyText

/// What a code is announced by, put together: a word for a code beside one for what goes wrong. “Fault Code”, « code de
/// panne », „Störungscode“, 장애 코드.
enum CodeHead {
  /// The words of the head; nil where there is none, or it names no trouble: “Door Code”.
  static func find(in copy: Passage) -> Range<Int>? {
    // In German both nouns stand in one word.
    guard copy.has(.codeNoun) || copy.locale.isLanguage("de"),
      copy.bytes.hasDigit || copy.tokens.contains(where: { $0.kind == .placeholder })
    else { return nil }
    let words = copy.tokens.filter { $0.kind == .word && $0.tags.isDisjoint(with: [.determiner]) }
    for (index, word) in words.enumerated() {
      if isCompound(word, copy) { return word.range }
      guard copy.isWord(word, of: .codeNoun) else { continue }
      if index > 0, isTrouble(words[index - 1], copy) {
        return Int(words[index - 1].start)..<word.end
      }
      // « Code d’anomalie », “código de fallo”: at most one small word between.
      let behind = words[(index + 1)...].prefix(2).first { isTrouble($0, copy) }
      if !copy.isEnglish, !copy.isKorean, let behind { return Int(word.start)..<behind.end }
    }
    return nil
  }

  private static func isTrouble(_ word: Token, _ copy: Passage) -> Bool {
    if copy.isKorean {
      return KoreanStemTable.shared.isNoun(KoreanWord(copy.text(word.range), range: word.range), .trouble)
    }
    return copy.isWord(word, of: .troubleNoun) || isElided(word, copy)
  }

  /// « d’anomalie »
  private static func isElided(_ word: Token, _ copy: Passage) -> Bool {
    let parts = copy.text(word.range).lowercased().split { $0 == "’" || $0 == "'" }
    return parts.count == 2 && isTerm(parts[1], .troubleNoun, copy)
  }

  /// „Störungscode“: both nouns in one word, with an “s” or “n” between them.
  private static func isCompound(_ word: Token, _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("de") else { return false }
    let text = copy.text(word.range).lowercased()
    return copy.lexicon?.terms(in: .codeNoun).contains { code in
      guard text.hasSuffix(code.text), text.count > code.text.count else { return false }
      let head = text.dropLast(code.text.count)
      return [head, head.dropLast()].contains { isTerm($0, .troubleNoun, copy) }
    } ?? false
  }

  private static func isTerm(_ text: Substring, _ list: TermList, _ copy: Passage) -> Bool {
    copy.lexicon?.terms(in: list).contains { $0.text == text } ?? false
  }
}
