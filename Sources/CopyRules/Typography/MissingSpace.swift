import CopyModel
import CopyPassage
import CopyText

/// Marks that end a sentence, with the next one right behind them: “Try later.If it goes on, call us.”
enum MissingSpace {
  static func marks(in copy: Passage) -> [Range<Int>] {
    guard copy.isEnglish else { return [] }
    return copy.tokens.indices.compactMap { index in
      let token = copy.tokens[index]
      return token.kind == .word ? period(in: token, copy) : mark(at: index, copy)
    }
  }

  /// The period of a word that is two: “later.If”. Names of code have such periods too, so prose must stand on both sides.
  private static func period(in token: Token, _ copy: Passage) -> Range<Int>? {
    guard token.traits.isSuperset(of: [.hasInnerUpper, .startsLower]),
      token.traits.isDisjoint(with: [.isName, .isQuoted]),
      let dot = copy.bytes[token.range].firstIndex(of: UInt8(ascii: ".")), dot + 1 < token.end,
      isSmall(Int(token.start)..<dot, copy), isSmall(dot + 1..<token.end, copy),
      copy.bytes[dot + 1].isASCIIUpper, hasProse(before: Int(token.start), behind: token.end, copy)
    else { return nil }
    return dot..<dot + 1
  }

  /// “!” or “?” between a word and the capital of the next.
  private static func mark(at index: Int, _ copy: Passage) -> Range<Int>? {
    let token = copy.tokens[index]
    guard token.kind == .punctuation, token.length == 1, token.traits.isDisjoint(with: .isQuoted), index > 0,
      index + 1 < copy.tokens.count, copy.tokens[index - 1].kind == .word
    else { return nil }
    let (sign, next) = (copy.bytes[Int(token.start)], copy.tokens[index + 1])
    guard sign == UInt8(ascii: "!") || sign == UInt8(ascii: "?"), next.kind == .word, !next.tags.isEmpty,
      next.traits.contains(.startsUpper), next.traits.contains(.hasLower), next.end < copy.bytes.count,
      copy.bytes[next.end] == 0x20
    else { return nil }
    return token.range
  }

  /// Whether a known word of small letters stands there, with a capital in front at most.
  private static func isSmall(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard range.count > 1 else { return false }
    let letters = copy.bytes.slice(range)
    return letters.dropFirst().allSatisfy { (0x61...0x7A).contains($0) } && letters[0].isASCIILetter
      && !WordTable.english.tags(of: letters).isEmpty
  }

  /// Two words at least on one side, and one on the other.
  private static func hasProse(before start: Int, behind end: Int, _ copy: Passage) -> Bool {
    let before = copy.tokens.count { $0.kind == .word && $0.end <= start && !$0.tags.isEmpty }
    let behind = copy.tokens.count { $0.kind == .word && Int($0.start) >= end && !$0.tags.isEmpty }
    return before > 0 && behind > 0 && before + behind > 2
  }
}
