import CopyModel

/// A word, number, placeholder, or mark of copy, as the judge of wordings takes it; `units` of `wordingfeatures.py` is the same.
struct WordingUnit {
  /// Hash of the unit in small letters, and of the unit without its ending.
  let (word, stem): (UInt32, UInt32)
  /// Where it stands in its text.
  let range: Range<Int>

  /// What parts the title, message, and buttons of an alert.
  static let part = WordingUnit("|", 0..<0)
  private static let placeholder: StaticString = "%"
  private static let marks: [StaticString] = ["?", "!", "$", "€", "£", "¥", "₩", "|"]

  private init(_ letters: [UInt8], at range: Range<Int>) {
    word = letters.reduce(FeatureHash.start, FeatureHash.extend)
    stem = Self.stem(letters).reduce(FeatureHash.start, FeatureHash.extend)
    self.range = range
  }

  private init(_ sign: StaticString, _ range: Range<Int>) {
    self.init(sign.withUTF8Buffer(Array.init), at: range)
  }

  /// Nil for what tells nothing: spaces, and most marks.
  init?(_ token: Token, in copy: Bytes) {
    switch token.kind {
    case .word: self.init(Self.letters(copy.slice(token.range)), at: token.range)
    case .number:
      let digits = copy.slice(token.range).count { $0 &- 0x30 < 10 }
      self.init([UInt8(ascii: "0"), UInt8(ascii: "0") + UInt8(min(digits, 6))], at: token.range)
    case .placeholder: self.init(Self.placeholder, token.range)
    case .punctuation, .other:
      guard let mark = Self.marks.first(where: { copy.slice(token.range).equals($0) }) else { return nil }
      self.init(mark, token.range)
    default: return nil
    }
  }

  /// Small letters, ’ as '.
  private static func letters(_ word: Bytes) -> [UInt8] {
    var letters: [UInt8] = []
    var index = 0
    while index < word.count {
      var byte = word[index]
      if byte == 0xE2, word.hasLiteral("’", at: index) { (byte, index) = (UInt8(ascii: "'"), index + 2) }
      letters.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      index += 1
    }
    return letters
  }

  /// “skip” of “skipped” and “skips”, “cop” of “copy” and “copied”.
  private static func stem(_ word: [UInt8]) -> ArraySlice<UInt8> {
    var length = word.count - ending(of: word)
    if length > 3, word[length - 1] == word[length - 2] { length -= 1 }
    if length > 3, word[length - 1] == UInt8(ascii: "i") || word[length - 1] == UInt8(ascii: "y") { length -= 1 }
    return word[..<length]
  }

  /// The length of -ing, -ed, -es, -s, or -e, where three letters are left.
  private static func ending(of word: [UInt8]) -> Int {
    let count = word.count
    guard count > 3 else { return 0 }
    let (last, before) = (word[count - 1], word[count - 2])
    if count > 5, last == UInt8(ascii: "g"), before == UInt8(ascii: "n"), word[count - 3] == UInt8(ascii: "i") {
      return 3
    }
    let isLong = count > 4 && before == UInt8(ascii: "e")
    if isLong, last == UInt8(ascii: "d") || last == UInt8(ascii: "s") { return 2 }
    return last == UInt8(ascii: "s") || last == UInt8(ascii: "e") ? 1 : 0
  }
}
