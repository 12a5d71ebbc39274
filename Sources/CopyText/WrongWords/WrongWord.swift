import CopyModel

/// A word that is spelled right and is the wrong one where certain words stand around it: “loose” before “your”.
package struct WrongWord: Sendable {
  /// What is meant instead.
  package enum Right: Sendable, Equatable {
    case words(String)
    /// The base form of the verb that is written in another.
    case baseForm
    /// Its past participle.
    case participle
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

  // What proves it.

  /// As it stands in the file.
  package let source: String
  package internal(set) var tests: [(before: String, after: String)] = []
  package internal(set) var keeps: [String] = []

  /// The words by which copy is found that may have it.
  package var anchorWords: [String] { places[anchor].words.map { String(decoding: $0, as: UTF8.self) } }
}

/// What may stand in one place of a row of words.
struct WordPattern: Sendable {
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

  /// In small letters, with straight apostrophes.
  var words: [[UInt8]] = []
  var classes: [Class] = []
  var isAnyWord = false
  /// Digits, or a placeholder.
  var isFigure = false
  /// A name.
  var isName = false
  var isComma = false
  /// The start of a sentence: nothing stands there.
  var isStart = false
  /// A mark, or the end of the copy.
  var isEnd = false
  /// What begins with such a sound that it has this article: “an”.
  var article: String?

  /// Whether words alone stand there.
  var isLiteral: Bool {
    !words.isEmpty && classes.isEmpty && article == nil
      && ![isAnyWord, isFigure, isName, isComma, isStart, isEnd].contains(true)
  }

  /// Whether `token` of `copy` may stand there.
  func holds(_ token: Token, in copy: Bytes) -> Bool {
    switch token.kind {
    case .word: return isAnyWord || holdsWord(token, copy)
    case .number, .placeholder: return isAnyWord || isFigure
    case .newline: return isEnd
    case .punctuation:
      if isComma, copy.slice(token.range).equals(",") { return true }
      return isEnd && !Self.opensOrJoins(copy.slice(token.range))
    default: return false
    }
  }

  private func holdsWord(_ token: Token, _ copy: Bytes) -> Bool {
    if isName, !token.traits.isDisjoint(with: [.isName, .mayBeName]) || token.tags.contains(.properNoun) {
      return true
    }
    if !token.tags.isEmpty, classes.contains(where: { $0.holds(token.tags) }) { return true }
    let word = copy.slice(token.range)
    if let article, Self.isPlainContent(token, isLow: article == "a"), IndefiniteArticle.before(word.text) == article {
      return true
    }
    return words.contains { Self.equals($0, word) }
  }

  /// A known word that can follow an article, with a small letter if it must: “An Post” is a name.
  private static func isPlainContent(_ token: Token, isLow: Bool) -> Bool {
    if isLow, !token.traits.contains(.startsLower) { return false }
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
