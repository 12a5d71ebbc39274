/// How unlikely each slip is, as a logarithm: 0 for what hands do all the time, 1 for what happens ten times as seldom.
///
/// Letters are as `SpellingTable` has them. The measures are rounded from what is known of typing: letters are left out,
/// doubled, or swapped most; a wrong letter is mostly another vowel, one that sounds alike, or the next key.
enum SlipCost {
  /// A slip in the first letter is seen at once: in twelve of thirteen misspellings it is right (Pollock and Zamora 1984).
  private static let first: Float = 1.1

  /// What a last consonant is doubled before.
  private static let endings = ["ing", "ings", "ed", "er", "ers"].map { $0.utf8.map { $0 & 0x1F } }

  /// `letter` was left out before the letter at `index` of what was written.
  static func omission(of letter: UInt8, at index: Int, in written: [UInt8]) -> Float {
    if letter == 0 { return -0.3 }
    // “opend”: nobody hears the e.
    if letter == e, index > 0, index == written.count - 1 { return -0.3 }
    // “reseting”: that the last letter is doubled before these endings is what people forget most.
    if index > 0, written[index - 1] == letter, endings.contains(where: { written[index...].elementsEqual($0) }) {
      return -1.2
    }
    let isDouble = index > 0 && written[index - 1] == letter || index < written.count && written[index] == letter
    return isDouble ? -0.5 : index == 0 ? 0.2 + first : 0.2
  }

  /// The letter at `index` was written and isn’t meant.
  static func addition(at index: Int, in written: [UInt8]) -> Float {
    if index > 0, written[index - 1] == written[index] { return 0 }
    let isNear =
      index > 0 && areNear(written[index], written[index - 1])
      || index + 1 < written.count && areNear(written[index], written[index + 1])
    let cost: Float = isNear || isMute(written[index]) ? 0.7 : 1.8
    if index == 0 { return cost + first }
    // “systemd”: programs are named so.
    return index == written.count - 1 && !isNear ? cost + 1.2 : cost
  }

  /// A syllable was written twice: “inititially”.
  static let repetition: Float = 0.3

  /// Whether the `count` letters at `index` are those before them, and no single letter alone.
  static func isRepeated(_ count: Int, at index: Int, in written: [UInt8]) -> Bool {
    guard index >= count, index + count <= written.count else { return false }
    let letters = written[index..<index + count]
    return letters.elementsEqual(written[index - count..<index]) && letters.contains { $0 != written[index] }
  }

  /// The letters at `index` and behind it were written in the other order.
  static func swap(at index: Int) -> Float { index == 0 ? 0.4 : 0 }

  /// The letters before and behind one were written in the other order.
  static let swapOver: Float = 0.5

  /// `meant` was written as the letter at `index`.
  static func replacement(of meant: UInt8, at index: Int, in written: [UInt8]) -> Float {
    let (cost, letter) = (index == 0 ? first : 0, written[index])
    if doublesOther(meant, at: index, in: written) { return 0.3 }
    if isVowel(meant), isVowel(letter) { return cost + 0.5 }
    return cost + (soundAlike(meant, letter) || areNear(meant, letter) ? 0.8 : 2)
  }

  /// “toogle”: the letter beside the one that is double was doubled.
  private static func doublesOther(_ meant: UInt8, at index: Int, in written: [UInt8]) -> Bool {
    guard index > 0, index + 1 < written.count, written[index] != meant else { return false }
    return written[index] == written[index - 1] && written[index + 1] == meant
      || written[index] == written[index + 1] && written[index - 1] == meant
  }

  private static func isVowel(_ letter: UInt8) -> Bool { vowels & bit(letter) != 0 }
  private static func isMute(_ letter: UInt8) -> Bool { mute & bit(letter) != 0 }
  private static func soundAlike(_ left: UInt8, _ right: UInt8) -> Bool {
    alike.contains { $0 & bit(left) != 0 && $0 & bit(right) != 0 }
  }

  /// Whether the keys of two letters touch on the usual keyboard.
  private static func areNear(_ left: UInt8, _ right: UInt8) -> Bool { neighbors[Int(left)] & bit(right) != 0 }

  private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter) }
  private static func bits(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 | bit($1 & 0x1F) } }

  private static let e = UInt8(ascii: "e") & 0x1F
  private static let vowels = bits("aeiouy")
  private static let mute = bits("eh")
  private static let alike = ["ckqs", "sxz", "cx", "gj", "dt", "mn", "bp", "fv", "vw", "lr"].map(bits)

  /// For each letter the bits of those whose keys touch its own. A row is shifted by less than half a key.
  private static let neighbors: [UInt32] = {
    var near = [UInt32](repeating: 0, count: 27)
    let keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated().flatMap { row, letters in
      letters.utf8.enumerated().map { (letter: $1 & 0x1F, row: row, x: Float($0) + 0.4 * Float(row)) }
    }
    for key in keys {
      for other in keys where other.letter != key.letter && abs(key.row - other.row) <= 1 && abs(key.x - other.x) <= 1 {
        near[Int(key.letter)] |= bit(other.letter)
      }
    }
    return near
  }()
}
