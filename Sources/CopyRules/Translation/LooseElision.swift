import CopyModel
import CopyPassage
import CopyText

/// French and Italian words that have lost their vowel and stand apart from what they lost it for: “l’ écran”.
enum LooseElision {
  /// What is written apart, and how it is written.
  static func slips(in copy: Passage) -> [(range: Range<Int>, right: String)] {
    let isFrench = copy.locale.isLanguage("fr")
    guard isFrench || copy.locale.isLanguage("it") else { return [] }
    return copy.tokens.indices.compactMap { index in
      let space = copy.tokens[index]
      guard space.kind == .space, space.length == 1, index + 1 < copy.tokens.count,
        let start = elided(before: Int(space.start), isFrench ? .frenchElided : .italianElided, copy)
      else { return nil }
      let next = copy.tokens[index + 1]
      guard next.kind == .word, opensWithVowel(copy.text(next.range)) else { return nil }
      return (start..<next.end, copy.text(start..<Int(space.start)) + copy.text(next.range))
    }
  }

  /// Where the word begins that ends at `end` with its apostrophe. One behind a quotation mark may be quoted.
  private static func elided(before end: Int, _ words: WordSet, _ copy: Passage) -> Int? {
    var stop = end
    if end > 3, copy.bytes.slice(end - 3..<end).equals("’") {
      stop -= 3
    } else if end > 1, copy.bytes[end - 1] == UInt8(ascii: "'") {
      stop -= 1
    }
    var start = stop
    while start > 0, copy.bytes[start - 1].isASCIILetter { start -= 1 }
    guard stop < end, start < stop, start == 0 || [0x20, 0x0A, 0x28].contains(copy.bytes[start - 1]) else { return nil }
    return words.contains(copy.text(start..<stop).lowercased()) ? start : nil
  }

  private static func opensWithVowel(_ word: String) -> Bool {
    LanguageOfWords.withoutAccents(word.prefix(1).lowercased()).first.map("aeiouyhœæ".contains) ?? false
  }
}
