/// Hangul as the letters that its syllables are made of: initial, vowel, and final consonants as conjoining jamo.
///
/// Endings melt into the syllable before them (하 + ㄹ까요 = 할까요), so grammar is read letter by letter. What isn’t Hangul
/// stays as it is.
package enum Jamo {
  static let ieung: UInt32 = 0x110B
  static let finals: UInt32 = 0x11A7
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// The letters of `text`; a consonant written by itself is the final one of the syllable before: ㄹ까요.
  package static func letters(_ text: String) -> [UInt32] {
    text.unicodeScalars.flatMap { letters(of: $0.value) }
  }

  private static func letters(of scalar: UInt32) -> [UInt32] {
    if let final = lone[scalar] { return [final] }
    guard syllables.contains(scalar) else { return [scalar] }
    let index = scalar - syllables.lowerBound
    let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    return index % 28 == 0 ? letters : letters + [finals + index % 28]
  }

  /// ㄴ, ㄹ, ㅁ, ㅂ, ㅆ as the final consonant.
  private static let lone: [UInt32: UInt32] = [
    0x3134: 0x11AB, 0x3139: 0x11AF, 0x3141: 0x11B7, 0x3142: 0x11B8, 0x3146: 0x11BB,
  ]

  /// The text that the letters spell.
  package static func text(_ letters: some Collection<UInt32>) -> String {
    var scalars: [UInt32] = []
    for letter in letters {
      let last = scalars.last ?? 0
      if isVowel(letter), isInitial(last) {
        scalars[scalars.count - 1] = syllables.lowerBound + (last - 0x1100) * 588 + (letter - 0x1161) * 28
      } else if isFinal(letter), syllables.contains(last), (last - syllables.lowerBound) % 28 == 0 {
        scalars[scalars.count - 1] = last + letter - finals
      } else {
        scalars.append(letter)
      }
    }
    return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }

  static func isInitial(_ letter: UInt32) -> Bool { (0x1100...0x1112).contains(letter) }
  static func isVowel(_ letter: UInt32) -> Bool { (0x1161...0x1175).contains(letter) }
  package static func isFinal(_ letter: UInt32) -> Bool { (0x11A8...0x11C2).contains(letter) }

  /// Whether `text` is written in whole syllables of Hangul.
  package static func isHangul(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { syllables.contains($0.value) }
  }
}
