import CopyModel

/// Marks what a token takes from its neighbours: sentence starts, hyphens, quotation marks, brackets.
struct StructureMarker {
  let copy: Bytes
  let tokens: TokenList
  let lexicon: WordTable
  /// Short words that came lately, which saves the look into the lexicon.
  private let memory: WordMemory.Facts

  /// What the next word is.
  private enum Start { case no, yes, ifUpper }
  private var start = Start.yes
  private var enclosures = EnclosureStack()
  /// Words and placeholders, suffixes left out.
  private(set) var wordCount = 0
  private(set) var facts: TokenFacts = []

  init(copy: Bytes, tokens: TokenList, lexicon: WordTable, memory: WordMemory.Facts) {
    (self.copy, self.tokens, self.lexicon, self.memory) = (copy, tokens, lexicon, memory)
  }

  mutating func run() {
    for index in 0..<tokens.count {
      switch tokens[index].kind {
      case .space: space(index)
      case .markup: markup(index)
      case .emoji, .entity, .escapedPercent: break
      case .other: other(tokens[index])
      case .punctuation: punctuation(index)
      case .newline: newline(tokens[index])
      case .word: word(index)
      case .placeholder:
        wordCount += 1
        begin(index)
      default: begin(index)
      }
    }
    enclosures.markWhole(tokens)
  }

  @inline(__always)
  private mutating func space(_ index: Int) {
    let isOdd =
      index == 0 || index + 1 == tokens.count || tokens[index].length > 1 || tokens[index + 1].kind == .punctuation
    if isOdd { facts.formUnion(.oddSpace) }
  }

  @inline(__always)
  private mutating func word(_ index: Int) {
    if tokens[index].traits.contains(.hasInnerUpper) { facts.formUnion(.innerCapital) }
    if index > 1, tokens[index].mayRepeat(tokens[index - 2]) { facts.formUnion(.repeatedWord) }
    if index > 0 {
      let previous = tokens[index - 1]
      if previous.kind == .placeholder, !tokens[index].traits.contains(.startsUpper) {
        return tokens.insert(.isSuffix, at: index)
      }
      if previous.kind == .punctuation, index > 1, isSuffix(index, previous) {
        return tokens.insert(.isSuffix, at: index)
      }
    }
    wordCount += 1
    begin(index)
  }

  /// The s of “%@’s” and “file(s)”, and what stands behind the sign of an access key inside a word: “E&xit”.
  private func isSuffix(_ index: Int, _ previous: Token) -> Bool {
    let stem = tokens[index - 2]
    guard stem.end == Int(previous.start) else { return false }
    switch copy.scalar(at: Int(previous.start)).value {
    case 0x27, 0x2019: return stem.kind == .placeholder || stem.kind == .entity || tokens[index].length == 1
    case UInt32(UInt8(ascii: "&")): return stem.kind == .word && tokens[index].traits.contains(.startsLower)
    case UInt32(UInt8(ascii: "(")):
      return stem.kind == .word && tokens[index].length <= 3 && tokens[index].traits.contains(.startsLower)
    default: return false
    }
  }

  @inline(__always)
  private mutating func begin(_ index: Int) {
    if start == .no { return }
    if start == .yes || tokens[index].traits.contains(.startsUpper) { tokens.insert(.startsSentence, at: index) }
    start = .no
  }

  /// Arrows and bars part the steps of a path: “Settings → Privacy”.
  private mutating func other(_ token: Token) {
    guard start == .no else { return }
    switch copy.scalar(at: Int(token.start)).value {
    case 0x2190...0x21FF, 0x25A0...0x25FF, 0x3E, 0x7C: start = .ifUpper
    default: break
    }
  }

  /// `<br/>` ends a line, too.
  private mutating func markup(_ index: Int) {
    enclosures.take(tag: index, copy, tokens)
    if start == .no, copy.hasLiteral("<br", at: Int(tokens[index].start)) { start = .ifUpper }
  }

  private mutating func newline(_ token: Token) {
    if start == .yes { return }
    var lines = 0
    for index in token.range where copy[index] != 0x0D { lines += 1 }
    start = lines > 1 ? .yes : .ifUpper
  }

  private mutating func punctuation(_ index: Int) {
    let token = tokens[index]
    let scalar = copy.scalar(at: Int(token.start)).value
    switch scalar {
    case 0x2E: period(index)
    case 0x3F, 0x21, 0x203D, 0x3002, 0xFF01, 0xFF1F: if endsHere(index) { start = .yes }
    case 0x2026, 0x3A, 0x3E, 0x7C, 0x203A, 0x2022, 0xB7: if start == .no { start = .ifUpper }
    case 0x2D, 0x2010, 0x2011: hyphen(index)
    case 0x29 where index > 0 && tokens[index - 1].kind == .number && isFirst(index - 1): start = .yes
    default: break
    }
    enclosures.take(scalar, index, copy, tokens)
  }

  /// A period ends a sentence before a space or the end, unless an abbreviation stands before it.
  private mutating func period(_ index: Int) {
    if index > 0, isPeriod(index - 1) {
      if start == .yes { start = .ifUpper }
      return
    }
    guard endsHere(index), index > 0 else { return }
    let previous = tokens[index - 1]
    guard previous.kind == .word, previous.end == Int(tokens[index].start) else { return start = .yes }
    // “Sign in. Then tap it.”, “Room No. 5”
    if isPlainWord(previous) || isUnit(index - 1) { return start = .ifUpper }
    start = isAbbreviation(previous) ? start : .yes
  }

  /// What is a word far more often than the abbreviation that the lexicon has as well: of inches, of numbers.
  private func isPlainWord(_ word: Token) -> Bool {
    word.length == 2
      && [("i", "n"), ("n", "o")].contains { (first: Unicode.Scalar, second: Unicode.Scalar) in
        copy[Int(word.start)] | 0x20 == UInt8(ascii: first) && copy[Int(word.start) + 1] | 0x20 == UInt8(ascii: second)
      }
  }

  /// “It is 29 °C. Open the lid.”, “It ran for 11 min. Start it again.”: a letter behind a number or a degree sign is a unit,
  /// and no initial, and so is a small word that is cut short.
  private func isUnit(_ index: Int) -> Bool {
    let word = tokens[index]
    guard word.length == 1 || word.traits.contains(.startsLower), index > 0 else { return false }
    if copy.hasLiteral("°", at: Int(word.start) - 2) { return true }
    let place = tokens[index - 1].kind == .space ? index - 2 : index - 1
    return place >= 0 && tokens[place].kind == .number
  }

  private func isPeriod(_ index: Int) -> Bool {
    tokens[index].kind == .punctuation && copy[Int(tokens[index].start)] == UInt8(ascii: ".")
  }

  private func isAbbreviation(_ word: Token) -> Bool {
    if word.length == 1 { return copy[Int(word.start)] != UInt8(ascii: "I") }
    if word.hash != 0, let short = ShortWord(copy, at: Int(word.start), WordEnd.table) {
      return memory.isAbbreviation(short) { isListed(word) }
    }
    return copy[word.range].contains(UInt8(ascii: ".")) || isListed(word)
  }

  /// Whether the lexicon has the word as an abbreviation.
  private func isListed(_ word: Token) -> Bool {
    lexicon.tags(ofAbbreviation: word, in: copy).contains(.abbreviation)
  }

  /// Whether a space, a closing mark or nothing follows the mark.
  private func endsHere(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    switch tokens[index + 1].kind {
    case .space, .newline, .markup, .emoji: return true
    case .punctuation: return true
    default: return copy[Int(tokens[index].start)] >= 0x80
    }
  }

  /// Whether only spaces stand before the token on its line.
  private func isFirst(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, tokens[index].kind == .space { index -= 1 }
    return index < 0 || tokens[index].kind == .newline
  }

  private func hyphen(_ index: Int) {
    guard index > 0, index + 1 < tokens.count else { return }
    let (left, right) = (tokens[index - 1], tokens[index + 1])
    guard right.kind == .word || right.kind == .number, left.countsAsWord || left.kind == .number else { return }
    tokens.insert(.precedesHyphen, at: index - 1)
    tokens.insert(.followsHyphen, at: index + 1)
  }
}

/// What stands somewhere among the tokens of a string, seen while they are marked. Coarse on purpose: a fact may hold where a
/// closer look finds nothing, never the other way round.
@frozen @usableFromInline package struct TokenFacts: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether all of `member` is in the set: that of all option sets is a call by way of the type in other modules.
  @inlinable @inline(__always)
  package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

  @inlinable @inline(__always)
  package var isEmpty: Bool { rawValue == 0 }

  /// A space at an edge, before a mark, or of more than one byte.
  @inlinable package static var oddSpace: TokenFacts { TokenFacts(rawValue: 1 << 0) }
  /// Two words alike with one token between them.
  @inlinable package static var repeatedWord: TokenFacts { TokenFacts(rawValue: 1 << 1) }
  /// A word with a capital behind its first letter.
  @inlinable package static var innerCapital: TokenFacts { TokenFacts(rawValue: 1 << 2) }
  /// A name spelled otherwise than the list has it.
  @inlinable package static var misspelledName: TokenFacts { TokenFacts(rawValue: 1 << 3) }
  /// A word that the lexicon lacks.
  @inlinable package static var unknownWord: TokenFacts { TokenFacts(rawValue: 1 << 4) }
}
