import CopyModel

/// The words of the lists that labels are known by, as numbers. Nearly no line of copy has one, so that the lists themselves needn’t
/// be read for it.
enum LabelWords {
  /// All of them but those that stand in sentences, and “v” as in “v2”.
  static let all: Set<UInt64> = {
    var all: Set<UInt64> = [version]
    let others: Set<String> = ["filler", "frame", "mail", "closing", "notice", "latter", "delivery"]
    forEachMeaning(where: { !others.contains($0) }) { words in
      hashes(of: words) { all.insert($0) }
    }
    return all
  }()

  /// The last words of labels, and words that may stand behind one.
  static let lasts: Set<UInt64> = {
    var lasts: Set<UInt64> = [version]
    let behind: Set<String> = ["behind", "saying", "side", "before:notification"]
    forEachMeaning(where: { behind.contains($0) || CopyLabel(meaning: $0) != nil }) { words in
      lasts.insert(word(of: words, endingAt: words.count).hash)
    }
    return lasts
  }()

  private static let version = hash(of: UInt8(ascii: "v"), behind: seed)

  /// Calls `body` with the words of each row that means what is asked for. Rows of one meaning stand together.
  private static func forEachMeaning(where isMeant: (String) -> Bool, _ body: (Bytes) -> Void) {
    var (last, isLastMeant) = (Bytes(""), false)
    CopyLabel.forEachRow { meaning, words in
      if !meaning.equals(last) { (last, isLastMeant) = (meaning, isMeant(meaning.text)) }
      if isLastMeant { body(words) }
    }
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(of letter: UInt8, behind hash: UInt64) -> UInt64 {
    (hash ^ UInt64(letter < 0x80 ? letter | 0x20 : letter)) &* 0x100_0000_01B3
  }

  /// The last word before `end`, in small letters and without figures: its hash, letter by letter from its end, where it begins,
  /// and how many letters it has.
  static func word(
    of text: Bytes, endingAt end: Int
  ) -> (hash: UInt64, start: Int, letters: Int, isASCII: Bool) {
    var (hash, start, letters, isASCII) = (seed, end, 0, true)
    while start > 0 {
      if CopyLabel.isPunctuation(text, endingAt: start) {
        if letters > 0 { break }
        start -= 3
        continue
      }
      let byte = text[start - 1]
      let isLetter = byte.isASCIILetter || byte >= 0x80
      if letters > 0, !isLetter && !byte.isASCIIDigit || byte.isASCIILower && text[start].isASCIIUpper { break }
      start -= 1
      guard isLetter else { continue }
      (hash, letters) = (self.hash(of: byte, behind: hash), letters + 1)
      isASCII = isASCII && byte < 0x80
    }
    return (hash, start, letters, isASCII)
  }

  /// Hands out the hashes of the words of a text, in small letters and without figures; a capital behind a small letter begins
  /// a word.
  static func hashes(of text: Bytes, _ take: (UInt64) -> Void) {
    var (hash, previous) = (seed, UInt8(0))
    for byte in text {
      let isLetter = byte.isASCIILetter || byte >= 0x80
      if hash != seed, !isLetter && !byte.isASCIIDigit || byte.isASCIIUpper && previous.isASCIILower {
        take(hash)
        hash = seed
      }
      if isLetter { hash = self.hash(of: byte, behind: hash) }
      previous = byte
    }
    if hash != seed { take(hash) }
  }
}

/// Which words may be looked up in the lists.
extension CopyLabel {
  /// Whether a word of `words` stands in the lists, or none of ASCII letters does: nearly no line of copy has to be looked at
  /// more closely.
  static func mayBeListed(_ words: Bytes) -> Bool {
    var isListed = words.contains { $0 >= 0x80 }
    if !isListed { LabelWords.hashes(of: words) { isListed = isListed || LabelWords.all.contains($0) } }
    return isListed
  }

  /// Whether the words end as labels do, which nearly no line of copy does: with the last word of one, or one that may stand
  /// behind it. Letters beyond ASCII may be of any.
  static func endsLikeLabel(_ words: Bytes) -> Bool {
    guard words.count <= longest else { return false }
    var end = nameEnd(words)
    while end > 0 {
      let word = LabelWords.word(of: words, endingAt: end)
      if !word.isASCII || LabelWords.lasts.contains(word.hash) { return true }
      // “Option B”
      if word.letters > 1 { return false }
      end = word.start
    }
    return false
  }
}
