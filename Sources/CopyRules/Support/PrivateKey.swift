import CopyModel
import CopyPassage
import CopyText

/// Codes and numbers that are told in groups: “Turn the dial to 18-4-32”, “The one-time code is 220 918”, “the number is 555-0182”.
enum PrivateKey {
  static func inGroups(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    for sentence in SentenceWords.all(of: copy) {
      for index in sentence.words.indices where sentence.words[index].kind == .number {
        if let last = group(from: index, sentence), isKey(index, last, sentence) { return sentence.range(index, last) }
        if isTaken(index, sentence) { return sentence.range(index, index) }
      }
    }
    return nil
  }

  /// “The gate at the pool takes 6604.”; a garage takes 2000 cars.
  private static func isTaken(_ figures: Int, _ sentence: SentenceWords) -> Bool {
    let text = sentence.copy.text(sentence.words[figures].range)
    return (4...8).contains(text.count) && text.allSatisfy(\.isNumber)
      && sentence.isAny(figures - 1, of: .codeTaking) && !sentence.mayBe(figures + 1, [.noun, .pluralNoun])
      && sentence.before(figures - 1, 5).contains { sentence.isAny($0, of: .lockNoun) }
  }

  /// The last of figures that a hyphen or a space joins; nil where there is but one.
  private static func group(from first: Int, _ sentence: SentenceWords) -> Int? {
    guard first == 0 || sentence.words[first - 1].kind != .number else { return nil }
    var last = first
    while last + 1 < sentence.words.count, sentence.words[last + 1].kind == .number,
      sentence.follows(last + 1, "-") || sentence.follows(last + 1, " "),
      Int(sentence.words[last + 1].start) == sentence.words[last].end + 1
    {
      last += 1
    }
    return last > first ? last : nil
  }

  /// Behind a word for what opens, or for a number that people have: “The score was 3-1” is neither.
  private static func isKey(_ first: Int, _ last: Int, _ sentence: SentenceWords) -> Bool {
    guard sentence.isAny(first - 1, of: .keyLink) || sentence.isAny(first - 1, of: .keyIntroduction) else {
      return false
    }
    let near = sentence.before(first, 5)
    let opens =
      near.contains { sentence.isAny($0, of: .keyVerb) } && near.contains { sentence.isAny($0, of: .lockNoun) }
    let behind = sentence.behind(last, 4).contains { sentence.isAny($0, of: .lockNoun) }
    return opens || behind || near.contains { sentence.isAny($0, of: .codeNoun) }
  }
}
