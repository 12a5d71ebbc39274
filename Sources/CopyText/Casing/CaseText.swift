import CopyModel

/// A string with its tokens, as the rules of case see it.
struct CaseText {
  let copy: Bytes
  let tokens: UnsafeBufferPointer<Token>
  var words: CaseWords { CaseWords.shared }

  @inline(__always)
  func bytes(_ index: Int) -> Bytes { copy.slice(tokens[index].range) }

  /// How title style treats the word. The tags tell most words apart without a look into the list.
  @inline(__always)
  func titleClass(_ index: Int) -> TitleWords.Class { titleClass(of: tokens[index]) }

  /// The same of one of its words.
  @inline(__always)
  func titleClass(of token: Token) -> TitleWords.Class {
    let small: WordTags = [
      .preposition, .coordinator, .article, .infinitiveMarker, .particle, .subordinator, .abbreviation,
    ]
    return token.tags.isDisjoint(with: small)
      ? .major : words.titleWords.classify(copy.slice(token.range), hash: token.hash)
  }

  /// The first scalar of the token.
  @inline(__always)
  func scalar(_ index: Int) -> UInt32 { copy.scalar(at: Int(tokens[index].start)).value }

  /// The word, number or placeholder behind `index`, or nil at the end; marks are passed over only when `overMarks`.
  func next(_ index: Int, overMarks: Bool = false) -> Int? {
    var index = index + 1
    while index < tokens.count {
      switch tokens[index].kind {
      case .space, .markup: break
      case .newline, .punctuation, .other, .emoji, .entity, .escapedPercent: if !overMarks { return nil }
      default: return index
      }
      index += 1
    }
    return nil
  }

  /// The word, number or placeholder before `index`, or nil at the start or behind a mark.
  func previous(_ index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      switch tokens[index].kind {
      case .space, .markup: break
      case .newline, .punctuation, .other, .emoji, .entity, .escapedPercent: return nil
      default: return index
      }
      index -= 1
    }
    return nil
  }

  /// Whether the word's letters are all capitals, two of them at least: an acronym, or shouting.
  @inline(__always)
  func isAllCaps(_ token: Token) -> Bool {
    token.traits.contains([.startsUpper, .hasInnerUpper]) && !token.traits.contains(.hasLower)
  }

  /// Whether the word in capitals is an ordinary one, written so for emphasis.
  func isShouted(_ token: Token) -> Bool {
    isAllCaps(token) && token.length >= 4 && !token.traits.contains(.hasDigit) && isOrdinary(token)
      && !token.traits.contains(.isName) && !isLoneAcronym(token) && !isInCode(token)
  }

  /// “ATA SMART data”, “an alias for BIGINT UNSIGNED NOT NULL”: of several words in capitals, among others that have none, one
  /// is no word of the language, so the run is a term and nobody’s emphasis.
  private func isInCode(_ token: Token) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.start == token.start }),
      tokens.contains(where: { $0.kind == .word && $0.traits.contains(.hasLower) })
    else { return false }
    return run(from: index, { next($0) }) || run(from: index) { previous($0) }
  }

  /// Whether a run of words in capitals, this way from `index`, holds one that the lexicon hasn’t.
  private func run(from index: Int, _ step: (Int) -> Int?) -> Bool {
    var place = step(index)
    while let other = place, tokens[other].kind == .word, isAllCaps(tokens[other]) {
      if !isOrdinary(tokens[other]) { return true }
      place = step(other)
    }
    return false
  }

  /// “Create RAID volume”: one short noun in capitals among words that have none is read as an acronym. What people shout
  /// for emphasis is longer, or no noun alone: ONLY, NEVER, MUST. What may be a verb is a noun as an object: “save BLOB”.
  private func isLoneAcronym(_ token: Token) -> Bool {
    guard token.length <= 5, token.tags.contains(.noun), token.tags.isDisjoint(with: Self.emphasized) else {
      return false
    }
    var (hasLower, before) = (false, Token?.none)
    for other in tokens where other.kind == .word && other.start < token.start { before = other }
    if token.tags.contains(.baseVerb), before.map({ $0.tags.isDisjoint(with: Self.governing) }) ?? true { return false }
    for other in tokens where other.kind == .word && other.start != token.start {
      if isAllCaps(other), other.length >= 4 { return false }
      hasLower = hasLower || other.traits.contains(.hasLower)
    }
    return hasLower
  }

  private static let emphasized: WordTags = [
    .adverb, .determiner, .auxiliary, .negative, .number, .particle, .adjective, .interjection,
  ]
  /// What an object stands behind.
  private static let governing: WordTags = [.baseVerb, .article, .preposition, .possessive]

  /// Whether the English lexicon has the word as anything but a name or an abbreviation.
  @inline(__always)
  func isOrdinary(_ token: Token) -> Bool {
    !token.tags.subtracting([.properNoun, .abbreviation]).isDisjoint(with: Self.partsOfSpeech)
  }

  /// All flags; the number of the most common part of speech left out.
  private static let partsOfSpeech = WordTags(rawValue: 1 << 29 - 1)

  /// Whether a style may change the word at all: no name, quotation, suffix or word with capitals of its own.
  @inline(__always)
  func isJudged(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    let fixed: Token.Traits = [.isName, .isMisspelledName, .isQuoted, .isSuffix, .isUncased, .hasInnerUpper]
    guard token.traits.isDisjoint(with: fixed) else { return false }
    return !isUnit(token) && !copy[Int(token.start)].isASCIIDigit
  }

  /// `entity_id`, `--force`, “Korean (euckr)”: a name of the code, which keeps its letters.
  func isIdentifier(_ token: Token) -> Bool {
    // “To lowercase” beside “To UPPERCASE”: the word shows the case that it names.
    if bytes(token).equals("lowercase") { return true }
    if token.traits.contains([.isBracketed, .startsLower]), token.tags == [] { return true }
    let start = Int(token.start)
    if start >= 2, copy.slice(start - 2..<start).equals("--"), start == 2 || copy[start - 3] == UInt8(ascii: " ") {
      return true
    }
    return bytes(token).contains(UInt8(ascii: "_"))
  }

  /// “billing-api”, “(TypeError: kiln is not a function)”: a half of a name of the code, or what code says of itself.
  func isOfCode(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.traits.contains([.followsHyphen, .startsLower, .isMisspelledName]), index >= 2 {
      let half = tokens[index - 2]
      // “non-ascii” is no name.
      return half.kind == .word && half.length > 3 && half.traits.contains(.startsLower) && isOrdinary(half)
    }
    guard token.traits.contains(.isBracketed) else { return false }
    let before = tokens[..<index].reversed().prefix { $0.kind != .word || $0.traits.contains(.isBracketed) }
    return before.last { $0.kind == .word }.map(isCamel) ?? false
  }

  /// “TypeError”
  private func isCamel(_ token: Token) -> Bool {
    token.traits.contains([.startsUpper, .hasInnerUpper, .hasLower]) && !token.traits.contains(.isName)
  }

  private func bytes(_ token: Token) -> Bytes { copy.slice(token.range) }

  /// A name of the list in another case than its own.
  func isBadlyCased(_ token: Token) -> Bool {
    token.kind == .word && token.traits.contains(.isMisspelledName) && !token.traits.contains(.hasInnerUpper)
      && token.traits.isDisjoint(with: [.isQuoted, .isSuffix])
  }

  /// A quotation, a suffix, or an identifier such as qrCode: says nothing of the case of the copy.
  func isCode(_ token: Token) -> Bool {
    if !token.traits.isDisjoint(with: [.isQuoted, .isSuffix]) { return true }
    return token.traits.contains([.startsLower, .hasInnerUpper]) && !token.traits.contains(.isName)
  }

  /// “Save in Photos”, “on Mac or Windows”: where a name that is an ordinary word as well is meant as a name. It ends
  /// its phrase, and a preposition stands before it, or another name of a pair; or it is the maker of a product: Apple iPhone.
  func isPlaceName(_ index: Int) -> Bool {
    guard tokens[index].traits.contains(.mayBeName) else { return false }
    if let next = next(index) { return tokens[next].traits.contains(.isName) }
    guard var before = previous(index) else { return false }
    if tokens[before].tags.contains(.article), let governor = previous(before) { before = governor }
    if tokens[before].tags.contains(.coordinator), let other = previous(before) {
      return tokens[other].traits.contains(.isName)
    }
    return titleClass(before) == .to
      || titleClass(before) == .preposition
        && tokens[before].traits.isDisjoint(with: [.followsHyphen, .startsUpper])
  }

  /// A letter alone is a unit, a key or a variable, but for a and I.
  @inline(__always)
  func isUnit(_ token: Token) -> Bool {
    guard token.length == 1 else { return false }
    let letter = copy[Int(token.start)].lowered
    return letter != UInt8(ascii: "a") && letter != UInt8(ascii: "i")
  }

  /// A-Z, A–C, “from A to Z”, “Z to A”: a letter of the alphabet and no article.
  func isOfAlphabet(_ index: Int) -> Bool {
    guard tokens[index].length == 1, tokens[index].traits.contains(.startsUpper) else { return false }
    return isRange(Array(tokens[(index + 1)...].prefix(4))) || isRange(tokens[..<index].suffix(4).reversed())
  }

  /// Whether `others`, on one side of a letter, are the rest of “A–Z” or “A to Z”.
  private func isRange(_ others: [Token]) -> Bool {
    let isJoined = others.first?.kind == .punctuation
    guard isJoined || others.count > 3 && copy.slice(others[1].range).equals("to") else { return false }
    let next = isJoined ? others.dropFirst().first : others[3]
    return next.map { $0.length == 1 && $0.traits.contains(.startsUpper) } == true
  }

  /// “I”, “I’m”, “I’ll”: always with a capital.
  @inline(__always)
  func isFirstPerson(_ token: Token) -> Bool {
    guard copy[Int(token.start)].lowered == UInt8(ascii: "i") else { return false }
    return token.length == 1 || copy[Int(token.start) + 1] == UInt8(ascii: "'")
      || copy[Int(token.start) + 1] == 0xE2
  }
}

/// The word tables behind casing, built once for all analyzers.
package final class CaseWords: Sendable {
  let titleWords = TitleWords()
  let phrasalVerbs = PhrasalVerbs()

  package static let shared = CaseWords()

  private init() {}
}

/// The words that title style treats in its own way, from `Lexicons/en/title-words.tsv`.
struct TitleWords {
  /// How title style treats a word.
  enum Class: UInt32 {
    /// Like any other: with a capital.
    case major = 0
    case article, coordinator, preposition, to, `as`
    /// Off, out, up: prepositions before a determiner, adverbs elsewhere.
    case direction
    /// Low where a title is made, right either way where one is judged.
    case either
    /// A capital where a title is made, right either way where one is judged.
    case neutral
  }

  private var words = WordMap(capacity: 64)
  private static let longest = 5

  init() {
    TSVReader(named: "en/title-words.tsv").forEachRow { word, name, _ in
      words.insert(word, Self.value(name).rawValue)
    }
  }

  /// The class of `word`, whatever its case. `hash` is that of its token, 0 where it has none.
  @inline(__always)
  func classify(_ word: Bytes, hash: UInt32) -> Class {
    if word.count > Self.longest { return .major }
    return Class(rawValue: hash == 0 ? words[word] : words[word, hash: hash]) ?? .major
  }

  private static func value(_ name: Bytes) -> Class {
    if name.equals("article") { return .article }
    if name.equals("coordinator") { return .coordinator }
    if name.equals("preposition") { return .preposition }
    if name.equals("to") { return .to }
    if name.equals("as") { return .as }
    if name.equals("direction") { return .direction }
    if name.equals("either") { return .either }
    return .neutral
  }
}
