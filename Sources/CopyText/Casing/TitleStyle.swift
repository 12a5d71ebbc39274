import CopyModel

/// Title style by the Apple Style Guide: what must change in each word.
struct TitleStyle {
  let text: CaseText
  private let judge: SmallWordJudge
  /// The outermost words, numbers and placeholders.
  private let first: Int
  private let last: Int
  private let isShouting: Bool

  /// - Parameter isShouting: whether the copy is all capitals, which then say nothing of acronyms.
  init(_ text: CaseText, isShouting: Bool) {
    (self.text, self.isShouting) = (text, isShouting)
    judge = SmallWordJudge(text: text)
    first = text.outermost(from: 0, to: text.tokens.count, by: 1)
    last = text.outermost(from: text.tokens.count - 1, to: -1, by: -1)
  }

  func change(_ index: Int) -> CaseChange {
    let token = text.tokens[index]
    guard token.kind == .word else { return .keep }
    if token.traits.contains(.isMisspelledName), !token.traits.contains(.isQuoted) { return .respell }
    if text.isShouted(token), !token.traits.contains(.isQuoted) {
      return verdict(index) == .small ? .lower : .capitalize
    }
    if isShouting, text.isOrdinary(token), !token.traits.contains(.isName) {
      return verdict(index) == .small ? .lower : .capitalize
    }
    guard text.isJudged(token) else { return .keep }
    if text.isUnitLike(index) || text.isIdentifier(token) { return .keep }
    switch verdict(index) {
    case .capital: return token.traits.contains(.startsLower) ? .raise : .keep
    case .small:
      return token.traits.contains(.startsUpper) && !text.isFirstPerson(token) && !text.isOfAlphabet(index)
        ? .lower : .keep
    case .free: return .keep
    }
  }

  /// What the style asks of the word at `index`.
  func verdict(_ index: Int) -> SmallWordJudge.Verdict {
    let kind = text.titleClass(index)
    return kind == .major ? .capital : judge.verdict(index, kind, first: first, last: last)
  }
}

extension CaseText {
  /// The first token that counts as a word on the way, or -1.
  func outermost(from start: Int, to end: Int, by step: Int) -> Int {
    for index in stride(from: start, to: end, by: step) {
      switch tokens[index].kind {
      case .space, .newline, .punctuation, .markup, .emoji, .other, .entity, .escapedPercent: continue
      case .word where tokens[index].traits.contains(.isSuffix): continue
      default: return index
      }
    }
    return -1
  }

  /// A short word without a vowel behind a number is a unit: 10 px, 5 kbps.
  func isUnitLike(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.length <= 4, token.tags == [], token.traits.contains(.startsLower), let before = previous(index) else {
      return false
    }
    guard tokens[before].kind == .number || tokens[before].kind == .placeholder else { return false }
    return !bytes(index).contains { Self.isVowel($0.lowered) }
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    default: byte >= 0x80
    }
  }
}
