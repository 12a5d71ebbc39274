import CopyModel

/// What may stand in one place of a row of words.
///
/// An object as well; its reader fills it before anyone else sees it, so that no access needs a check.
final class WordPattern: @unchecked Sendable {
  /// A class of words by their tags.
  struct Class: Sendable {
    /// Tags that it has, all of them.
    var needed: WordTags = []
    var excluded: WordTags = []
    /// What it is most often.
    var dominant: WordTags.Dominant?

    func holds(_ tags: WordTags) -> Bool {
      tags.contains(needed) && tags.isDisjoint(with: excluded) && (dominant.map { $0 == tags.dominant } ?? true)
    }
  }

  /// What stands there beside certain words.
  struct Signs: OptionSet, Sendable {
    let rawValue: UInt8

    static let anyWord = Signs(rawValue: 1)
    /// Digits, or a placeholder.
    static let figure = Signs(rawValue: 2)
    static let name = Signs(rawValue: 4)
    static let comma = Signs(rawValue: 8)
    /// The start of a sentence: nothing stands there.
    static let start = Signs(rawValue: 16)
    /// A mark, or the end of the copy.
    static let end = Signs(rawValue: 32)
    /// None with a capital, which may be a name, or with another word before an apostrophe.
    static let small = Signs(rawValue: 64)
    /// Words of one clause, as few as can be.
    static let run = Signs(rawValue: 128)
  }

  /// In small letters, with straight apostrophes.
  @exclusivity(unchecked) private(set) var words: [[UInt8]] = []
  /// What longer words end in, in small letters.
  @exclusivity(unchecked) private(set) var endings: [[UInt8]] = []
  /// Words that aren’t meant, whatever they end in.
  @exclusivity(unchecked) private(set) var strangers: [[UInt8]] = []
  /// What the words are told by from afar: most words of copy are told apart by that.
  @exclusivity(unchecked) private(set) var shapes = WordSigns()
  @exclusivity(unchecked) var classes: [Class] = []
  @exclusivity(unchecked) var signs: Signs = []
  /// What begins with such a sound that it has this article: “an”.
  @exclusivity(unchecked) var article: String?
  /// Whether any number of such words may stand there, or none.
  @exclusivity(unchecked) var repeats = false

  /// Whether words and their endings alone stand there.
  var isLiteral: Bool {
    !(words.isEmpty && endings.isEmpty) && classes.isEmpty && article == nil && signs.isEmpty
  }
  /// Whether copy is found by what stands there: an ending of two letters half of all copy has.
  var canBeAnchor: Bool { isLiteral && !repeats && endings.allSatisfy { $0.count > 2 } }

  /// Whether each word that may stand there is one of `words`, or has a tag that a class of it needs.
  var isToldByClassesAndWords: Bool {
    article == nil && endings.isEmpty && !repeats && signs.isDisjoint(with: [.anyWord, .name, .run])
      && !classes.contains { $0.needed.isEmpty }
  }

  var isStart: Bool { signs.contains(.start) }
  var isEnd: Bool { signs.contains(.end) }
  var isRun: Bool { signs.contains(.run) }

  /// Takes in a word, with the capital that a letter beyond ASCII has at the start of a sentence.
  func insert(_ word: [UInt8]) {
    let text = String(decoding: word, as: UTF8.self)
    let capital = Array((text.prefix(1).uppercased() + text.dropFirst()).utf8)
    for spelling in (word.first ?? 0) < 0x80 || capital == word ? [word] : [word, capital] {
      words.append(spelling)
      insertShapes(of: spelling)
    }
  }

  /// Copy has each apostrophe straight or curly.
  private func insertShapes(of word: [UInt8]) {
    word.withUnsafeBufferPointer { shapes.insert(Bytes($0)) }
    let apostrophe = UInt8(ascii: "'")
    guard word.contains(apostrophe) else { return }
    if word.count(where: { $0 == apostrophe }) > 1 { shapes = .all }
    let curly = word.flatMap { $0 == apostrophe ? Array("’".utf8) : [$0] }
    curly.withUnsafeBufferPointer { shapes.insert(Bytes($0)) }
  }

  func insert(ending: [UInt8]) { endings.append(ending) }

  func exclude(_ word: [UInt8]) { strangers.append(word) }

  /// Takes in whatever may stand in another place.
  func formUnion(_ other: WordPattern) {
    words += other.words
    endings += other.endings
    strangers += other.strangers
    shapes = shapes.union(other.shapes)
    classes += other.classes
    signs.formUnion(other.signs)
    article = other.article ?? article
  }

  /// Whether `token` of `copy` may stand there.
  func holds(_ token: Token, in copy: Bytes) -> Bool {
    switch token.kind {
    case .word:
      if isRun { return Self.goesOn(token) }
      if signs.contains(.small), !Self.isSmall(copy.slice(token.range)) { return false }
      return signs.contains(.anyWord) || holdsWord(token, copy)
    case .number, .placeholder: return !signs.isDisjoint(with: [.anyWord, .figure, .run])
    case .newline, .emoji: return isEnd
    case .punctuation:
      if signs.contains(.comma), copy.slice(token.range).equals(",") { return true }
      if !words.isEmpty, holdsWritten(copy.slice(token.range)) { return true }
      return isEnd && !Self.opensOrJoins(copy.slice(token.range))
    default: return false
    }
  }

  /// Whether the word opens no clause or part of its own.
  private static func goesOn(_ token: Token) -> Bool {
    token.tags.contains(.preposition)
      || token.tags.isDisjoint(with: [.coordinator, .subordinator, .questionWord])
  }

  private static func isSmall(_ word: Bytes) -> Bool {
    !word[0].isASCIIUpper && !word.indices.contains { word[$0] == UInt8(ascii: "'") || word.hasLiteral("’", at: $0) }
  }

  private func holdsWord(_ token: Token, _ copy: Bytes) -> Bool {
    if signs.contains(.name), !token.traits.isDisjoint(with: [.isName, .mayBeName]) || token.tags.contains(.properNoun)
    {
      return true
    }
    if !token.tags.isEmpty, classes.contains(where: { $0.holds(token.tags) }) { return true }
    let word = copy.slice(token.range)
    if let article, Self.isPlainContent(token), IndefiniteArticle.before(word.text) == article {
      return true
    }
    return holdsWritten(word)
      || endings.contains { Self.ends(word, in: $0) } && !strangers.contains { Self.equals($0, word) }
  }

  /// Whether a word, or a mark, stands there as it is.
  private func holdsWritten(_ word: Bytes) -> Bool {
    shapes.mayHold(word) && words.contains { Self.equals($0, word) }
  }

  /// Whether `word` is longer than an ending and ends in it, case aside.
  private static func ends(_ word: Bytes, in ending: [UInt8]) -> Bool {
    word.count > ending.count && zip(word.reversed(), ending.reversed()).allSatisfy { $0.lowered == $1 }
  }

  /// A known word that can follow an article.
  private static func isPlainContent(_ token: Token) -> Bool {
    guard token.traits.contains(.hasLower) else { return false }
    let closed: WordTags = [
      .auxiliary, .copula, .preposition, .coordinator, .subordinator, .determiner, .subjectPronoun, .abbreviation,
    ]
    // “There was an preparing your bowl”: there a word is missing.
    if token.tags.contains(.presentParticiple), !token.tags.contains(.adjective) { return false }
    return !token.tags.isEmpty && token.tags.isDisjoint(with: closed)
      && token.traits.isDisjoint(with: [.isName, .hasDigit, .hasInnerUpper, .isNonASCII])
  }

  /// Opening marks, hyphens, and slashes end no phrase.
  private static func opensOrJoins(_ mark: Bytes) -> Bool {
    mark.equals("“") || mark.equals("\"") || mark.equals("(") || mark.equals("-") || mark.equals("/")
      || mark.equals("'")
  }

  /// Whether `word` is the same but for case and the form of apostrophes.
  private static func equals(_ pattern: [UInt8], _ word: Bytes) -> Bool {
    guard pattern.count <= word.count, let first = pattern.first, word.first?.lowered == first else { return false }
    var place = 0
    for byte in pattern {
      guard place < word.count else { return false }
      if byte == UInt8(ascii: "'"), word.hasLiteral("’", at: place) {
        place += 3
      } else if word[place].lowered == byte {
        place += 1
      } else {
        return false
      }
    }
    return place == word.count
  }
}
