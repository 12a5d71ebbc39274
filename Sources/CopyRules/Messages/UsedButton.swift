import CopyModel
import CopyPassage
import CopyText

/// A button of the alert as the means to an end: “go back with Cancel”, “use the button below”, “selecting Pause stops it”.
enum UsedButton {
  static func find(in text: Passage, _ buttons: [Passage]) -> Range<Int>? {
    guard !buttons.isEmpty, text.casing != .title else { return nil }
    let words = text.words
    return words.indices.dropLast().lazy.compactMap { index -> Range<Int>? in
      guard text.isAny(of: .buttonMeans, at: words[index].range) else { return nil }
      if let end = title(behind: words[index], buttons, text) { return Int(words[index].start)..<end }
      return nounBelow(behind: index, words, text)
    }.first
  }

  /// Where a title with its capital ends right behind the word.
  private static func title(behind word: Token, _ buttons: [Passage], _ text: Passage) -> Int? {
    let start = word.end + 1
    return buttons.compactMap { button -> Int? in
      guard let range = button.wordsRange, start + range.count <= text.bytes.count,
        text.bytes.slice(start..<start + range.count).equals(button.bytes.slice(range)),
        text.bytes[start].isASCIIUpper, text.tokens.contains(where: { $0.end == start + range.count }),
        text.word(at: start + range.count)?.traits.contains(.startsUpper) != true
      else { return nil }
      return start + range.count
    }.max()
  }

  /// “Use the button below”, “use one of the buttons below”
  private static func nounBelow(behind index: Int, _ words: [Token], _ text: Passage) -> Range<Int>? {
    guard text.isAny(of: ["use", "using"], at: words[index].range),
      let noun = words[index...].prefix(7).firstIndex(where: { text.isAny(of: ["button", "buttons"], at: $0.range) }),
      noun + 1 < words.count, text.isAny(of: ["below", "above", "to"], at: words[noun + 1].range)
    else { return nil }
    return Int(words[index].start)..<words[noun].end
  }
}
