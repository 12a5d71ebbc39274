import CopyModel
import CopyPassage
import CopyText

/// Capitals in a sentence that are those of a name no list has: behind a title, “Ms. Ito”, and of a body of people, “the Keepers
/// of the Tower”, where the other words of the sentence are low.
enum NamedBody {
  static func holds(_ word: Range<Int>, _ copy: Passage) -> Bool {
    guard copy.casing == .mixed, copy.bytes[word.lowerBound].isASCIIUpper else { return false }
    let words = copy.words
    guard let index = words.firstIndex(where: { $0.range == word }) else { return false }
    if index > 0, copy.isWord(words[index - 1], of: .personTitle) { return true }
    return isJoined(index, words, copy) || headOfJoined(index, words, copy)
  }

  /// The second part: “Tower”, behind “of the” and a capital inside the sentence.
  private static func isJoined(_ index: Int, _ words: [Token], _ copy: Passage) -> Bool {
    var place = index - 1
    if place > 0, words[place].tags.contains(.article) { place -= 1 }
    guard place > 0, copy.isAny(of: ["of"], at: words[place].range) else { return false }
    return isCapital(words[place - 1])
  }

  /// The first part: “Keepers”, before “of” and another capital.
  private static func headOfJoined(_ index: Int, _ words: [Token], _ copy: Passage) -> Bool {
    guard index + 2 < words.count, copy.isAny(of: ["of"], at: words[index + 1].range) else { return false }
    let next = words[index + 2].tags.contains(.article) ? index + 3 : index + 2
    return next < words.count && words[next].traits.contains(.startsUpper) && isCapital(words[index])
  }

  private static func isCapital(_ word: Token) -> Bool {
    word.traits.contains(.startsUpper) && !word.traits.contains(.startsSentence)
  }
}
