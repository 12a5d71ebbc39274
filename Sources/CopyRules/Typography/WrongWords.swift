import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words that are spelled right and are the wrong ones, or too many: “You may loose your place”.
enum WrongWords {
  /// The words of a kind, and what is meant.
  static func find(
    _ kind: WrongWordBook.Kind = .wrong, in copy: Passage
  ) -> [(range: Range<Int>, meant: String)] {
    guard copy.has(kind.list), let book = copy.lexicon?.book(kind) else { return [] }
    var found: [(range: Range<Int>, meant: String)] = []
    for match in copy.reading.found where match.list == kind.list {
      guard let index = index(of: match, in: copy.tokens),
        let finding = book.finding(at: index, of: copy.tokens, in: copy.bytes)
      else { continue }
      let token = copy.tokens[finding.token]
      guard isPlain(token, in: copy), let (range, words) = finding.meant(of: copy.tokens, in: copy.bytes) else {
        continue
      }
      if !found.contains(where: { $0.range.overlaps(range) }) {
        found.append((range, cased(words, like: token, in: copy)))
      }
    }
    return found
  }

  /// With a capital where the wrong word has one, whatever its letter.
  static func cased(_ words: String, like token: Token, in copy: Passage) -> String {
    let printed = SpelledWord.cased(words, like: copy.bytes.slice(token.range))
    return token.traits.contains(.startsUpper) ? printed.prefix(1).uppercased() + printed.dropFirst() : printed
  }

  /// The token that the match ends: an ending begins within one.
  private static func index(of match: TermMatch, in tokens: UnsafeBufferPointer<Token>) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].end < match.end { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].end == Int(match.end) ? low : nil
  }

  /// “Shared With You”: behind another small word with a capital, one inside a sentence belongs to a name.
  private static func isInName(_ token: Token, in copy: Passage) -> Bool {
    guard token.traits.contains(.startsUpper), !token.traits.contains(.startsSentence), copy.casing != .title,
      let before = copy.tokens.last(where: { $0.end < Int(token.start) && $0.kind == .word })
    else { return false }
    return before.traits.contains(.startsUpper) && !before.traits.contains(.startsSentence)
      && !before.tags.isDisjoint(with: [.preposition, .determiner, .coordinator])
  }

  /// “An Post”, “your The Old Barge account”: behind “An”, and with an article inside a sentence, a capital begins a name.
  private static func precedesName(_ token: Token, in copy: Passage) -> Bool {
    guard let next = copy.tokens.first(where: { Int($0.start) > token.end }), next.traits.contains(.startsUpper) else {
      return false
    }
    let isAn = token.traits.contains(.startsUpper) && copy.isAny(of: ["An"], at: token.range)
    return isAn || copy.casing != .title && next.tags.contains(.article)
  }

  /// Names and quotations are as they are; so is “A” in “Plan A”.
  static func isPlain(_ token: Token, in copy: Passage) -> Bool {
    if precedesName(token, in: copy) { return false }
    let isLetter = token.length == 1 && token.traits.contains(.startsUpper) && !token.traits.contains(.startsSentence)
    if isInName(token, in: copy) { return false }
    // What is in capitals throughout would be written small.
    if !copy.isEnglish, !token.traits.contains(.hasLower), token.length > 1 { return false }
    return !isLetter && !copy.isAllowed(token.range)
      && token.traits.isDisjoint(with: [.isName, .isQuoted, .isSuffix, .followsHyphen, .precedesHyphen])
      && RunningWord.isAlone(token, in: copy.bytes)
  }
}

extension Message {
  /// Of a word that goes with its space.
  static func isTooMany(_ word: String) -> Message {
    "“\(word.split(separator: " ").joined(separator: " "))” is one word too many here"
  }
}
