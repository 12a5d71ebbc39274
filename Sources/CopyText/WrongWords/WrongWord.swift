import CopyModel

/// A word that is spelled right and is the wrong one where certain words stand around it: “loose” before “your”.
///
/// An object, so that to hand one on copies nothing; its reader fills it before anyone else sees it.
package final class WrongWord: @unchecked Sendable {
  /// What is meant instead.
  package enum Right: Sendable, Equatable {
    case words(String)
    /// The base form of the verb that is written in another.
    case baseForm
    /// Its past participle.
    case participle
    /// A noun in two words, the verb and its particle: “set up” for “setup”.
    case parted
    /// A verb and the particle behind it in one word: “setup” for “set up”.
    case joined
  }

  /// What stands in a row, the wrong word among it.
  let places: [WordPattern]
  /// Which of `places` is the wrong word.
  let wrong: Int
  /// The place by whose words copy is found that may have it.
  let anchor: Int
  package let right: Right
  /// Phrases that make it another thing, in small letters.
  package internal(set) var exceptions: [String] = []

  // What proves it, where its reader was asked for that.

  /// As it stands in the file.
  package internal(set) var source = ""
  package internal(set) var tests: [(before: String, after: String)] = []
  package internal(set) var keeps: [String] = []

  init(places: [WordPattern], wrong: Int, anchor: Int, right: Right) {
    (self.places, self.wrong, self.anchor, self.right) = (places, wrong, anchor, right)
  }
}

/// What may stand in one place of a row of words.
///
/// An object as well; its reader fills it.
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
  }

  /// In small letters, with straight apostrophes.
  private(set) var words: [[UInt8]] = []
  /// What the words begin with, a bit for the five lowest of a letter: most words of copy begin otherwise.
  private(set) var initials: UInt32 = 0
  var classes: [Class] = []
  var signs: Signs = []
  /// What begins with such a sound that it has this article: “an”.
  var article: String?

  /// Whether words alone stand there.
  var isLiteral: Bool { !words.isEmpty && classes.isEmpty && article == nil && signs.isEmpty }

  /// Whether each word that may stand there is one of `words`, or has a tag that a class of it needs.
  var isToldByClassesAndWords: Bool {
    article == nil && signs.isDisjoint(with: [.anyWord, .name]) && !classes.contains { $0.needed.isEmpty }
  }

  var isStart: Bool { signs.contains(.start) }
  var isEnd: Bool { signs.contains(.end) }

  func insert(_ word: [UInt8]) {
    words.append(word)
    initials |= word.first.map(Self.initial) ?? 0
  }

  /// Takes in whatever may stand in another place.
  func formUnion(_ other: WordPattern) {
    words += other.words
    initials |= other.initials
    classes += other.classes
    signs.formUnion(other.signs)
    article = other.article ?? article
  }

  static func initial(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

  /// Whether `token` of `copy` may stand there.
  func holds(_ token: Token, in copy: Bytes) -> Bool {
    switch token.kind {
    case .word: return signs.contains(.anyWord) || holdsWord(token, copy)
    case .number, .placeholder: return !signs.isDisjoint(with: [.anyWord, .figure])
    case .newline: return isEnd
    case .punctuation:
      if signs.contains(.comma), copy.slice(token.range).equals(",") { return true }
      return isEnd && !Self.opensOrJoins(copy.slice(token.range))
    default: return false
    }
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
    return initials & Self.initial(word[0]) != 0 && words.contains { Self.equals($0, word) }
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
