import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Periods that belong to words that are cut short.
extension EndMark {
  /// “7 p.m.”, “Jr.”, “in the U.S.”: the period belongs to a word that is cut short.
  static func endsInAbbreviation(_ copy: Passage) -> Bool {
    let mark = copy.analysis.terminalRange.lowerBound
    guard copy.isEnglish, let word = copy.tokens.last(where: { $0.kind == .word && $0.end <= mark }), word.end == mark
    else { return false }
    return word.tags.contains(.abbreviation) || copy.bytes.slice(word.range).contains(UInt8(ascii: "."))
      || copy.isWord(word, of: .personTitle)
      || WordTable.english.tags(ofAbbreviation: word, in: copy.bytes).contains(.abbreviation)
  }

  /// “usw.”, “tms.”, “dvs.”: a short word in another language that ends before a vowel comes is cut, and keeps its period.
  static func endsInClippedWord(_ copy: Passage) -> Bool {
    let mark = copy.analysis.terminalRange.lowerBound
    guard !copy.isEnglish, let word = copy.tokens.last(where: { $0.kind == .word && $0.end <= mark }), word.end == mark
    else { return false }
    let letters = copy.bytes.slice(word.range)
    // “Condividi collegam.”: Italian words of more than one syllable end in vowels.
    if copy.locale.isLanguage("it"), word.length > 4, endsInConsonant(letters) { return true }
    guard word.length <= 6 else { return false }
    // „5 Mio.“, “%@ tys.”: a short word that is all there is beside a number.
    let isUnit =
      copy.words.allSatisfy { $0.kind != .word || $0.start == word.start }
      && copy.tokens.contains { $0.kind == .placeholder || $0.kind == .number }
    if isUnit || copy.isWord(word, of: .clippedWord) { return true }
    // “a.u.b.”
    return letters.contains(UInt8(ascii: ".")) || endsInConsonants(letters)
  }

  private static func endsInConsonant(_ word: Bytes) -> Bool {
    word.allSatisfy(\.isASCIILetter) && word.last.map { !"aeiou".utf8.contains($0 | 0x20) } ?? false
  }

  /// “uitbr”, “Alg”: cut off before a vowel.
  private static func endsInConsonants(_ word: Bytes) -> Bool {
    let vowels = "aeiouy".utf8
    guard word.count > 2, word.allSatisfy(\.isASCIILetter) else { return false }
    return word.suffix(2).allSatisfy { !vowels.contains($0 | 0x20) }
  }

  /// How many bytes of waves stand before `end`, which stand for a smile where a mark belongs: 확인해 보세요~
  static func waves(in copy: Passage, before end: Int) -> Int {
    let waves: [StaticString] = ["~", "〜", "～"]
    var start = end
    while let wave = waves.first(where: { mark in
      start > mark.utf8CodeUnitCount && copy.bytes.hasLiteral(mark, at: start - mark.utf8CodeUnitCount)
    }) {
      start -= wave.utf8CodeUnitCount
    }
    return end - start
  }
}
