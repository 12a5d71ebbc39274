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
    // “Restore Defaults for …” goes on in something else.
    last = text.isOpenEnded ? -1 : text.outermost(from: text.tokens.count - 1, to: -1, by: -1)
  }

  func change(_ index: Int) -> CaseChange {
    let token = text.tokens[index]
    guard token.kind == .word, !text.isOfCode(index) else { return .keep }
    if token.traits.contains(.isMisspelledName), !token.traits.contains(.isQuoted) { return .respell }
    if text.isShouted(token), !token.traits.contains(.isQuoted) {
      return verdict(index) == .small ? .lower : .capitalize
    }
    if isShouting, text.isOrdinary(token), !token.traits.contains(.isName) {
      return verdict(index) == .small ? .lower : .capitalize
    }
    guard text.isJudged(token) else { return .keep }
    if text.isUnitLike(index) || text.isConsonants(index) || text.isIdentifier(token) { return .keep }
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
  /// Whether the text ends in an ellipsis that stands by itself.
  var isOpenEnded: Bool {
    let marks = tokens.reversed().prefix { $0.kind == .punctuation || $0.kind == .other }
    guard let first = marks.last, let before = tokens.last(where: { $0.end <= Int(first.start) }) else { return false }
    let mark = String(decoding: copy.slice(Int(first.start)..<(marks.first?.end ?? 0)), as: UTF8.self)
    return before.kind == .space && (mark == "…" || mark == "...")
  }

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

  /// A short word behind a number is a unit where CLDR has it, 10 min, or without a vowel: 10 px, 5 kbps. What CLDR has and has no
  /// vowel is one anywhere: “Distance in km”.
  func isUnitLike(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.length <= 4, token.traits.contains(.startsLower) else { return false }
    let isUnit = UnitSigns.of(.english).contain(bytes(index).text)
    let hasVowel = bytes(index).contains { Self.isVowel($0.lowered) }
    guard let before = previous(index) else { return false }
    guard tokens[before].kind == .number || tokens[before].kind == .placeholder else {
      return isUnit && !hasVowel && token.length > 1
    }
    return isUnit || !hasVowel
  }

  /// “npm”, “ghcr”: a name of the code, since no word of the language has consonants alone.
  func isConsonants(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.tags == [] && token.length > 1 && token.traits.contains(.startsLower)
      && !bytes(index).contains { Self.isVowel($0.lowered) || !$0.isASCIILetter }
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      true
    default: byte >= 0x80
    }
  }
}
