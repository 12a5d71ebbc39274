import CopyModel

/// The one slip by which a word was written for another, and how usual such slips are.
struct NearSlip {
  /// Letters that people write for others that sound alike: “rz” for “ż”.
  struct Letters: Sendable {
    let meant: [UInt8]
    let written: [UInt8]

    /// Reads “ż=rz”; nil where it isn’t two.
    init?(_ text: Bytes) {
      guard let (meant, written) = text.halves("=") else { return nil }
      (self.meant, self.written) = (Array(meant), Array(written))
    }
  }

  enum Cost: Int {
    /// A letter doubled or not, two in the wrong order, another accent, letters that sound alike.
    case usual
    /// A letter too many or too few.
    case counted
    /// A wrong letter.
    case replaced
  }

  let cost: Cost
  /// Where the slip begins, in bytes of both words.
  let start: Int
  /// What was meant and what was written there.
  let (meant, written): (ArraySlice<UInt8>, ArraySlice<UInt8>)
  /// How many letters stand behind the slip.
  let behind: Int
  /// Whether a letter was doubled that isn’t, or the other way round.
  let isDoubling: Bool

  /// The slip that makes `written` of `meant`; nil where it takes more than one.
  init?(from meant: [UInt8], to written: [UInt8], alike: [Letters]) {
    var (start, end) = (0, 0)
    let least = min(meant.count, written.count)
    while start < least, meant[start] == written[start] { start += 1 }
    while start > 0, Self.continues(meant, start) || Self.continues(written, start) { start -= 1 }
    while end < least - start, meant[meant.count - 1 - end] == written[written.count - 1 - end] { end += 1 }
    while end > 0, meant[meant.count - end].isContinuation { end -= 1 }
    let (lost, made) = (meant[start..<meant.count - end], written[start..<written.count - end])
    if let cost = Self.cost(of: lost, made, in: meant, written) {
      (self.start, self.meant, self.written, self.cost) = (start, lost, made, cost)
      behind = meant.suffix(end).count { !$0.isContinuation }
      isDoubling = lost.isEmpty != made.isEmpty && cost == .usual
    } else if let found = Self.alike(meant, written, alike) {
      (self.start, self.meant, self.written) = (found.start, found.meant, found.written)
      (cost, isDoubling) = (.usual, false)
      behind = meant[found.meant.endIndex...].count { !$0.isContinuation }
    } else {
      return nil
    }
  }

  private static func cost(
    of lost: ArraySlice<UInt8>, _ made: ArraySlice<UInt8>, in meant: [UInt8], _ written: [UInt8]
  ) -> Cost? {
    let (lostLetters, madeLetters) = (letters(lost), letters(made))
    switch (lostLetters.count, madeLetters.count) {
    case (1, 0): return doubles(lost, in: meant) ? .usual : .counted
    case (0, 1): return doubles(made, in: written) ? .usual : .counted
    case (1, 1): return isPlainly(lost, made) ? .usual : .replaced
    case (2, 2) where lostLetters == madeLetters.reversed(): return .usual
    case let (old, new) where old == new: return isPlainly(lost, made) ? .usual : nil
    default: return nil
    }
  }

  /// Whether the letter stands beside its like.
  private static func doubles(_ letter: ArraySlice<UInt8>, in word: [UInt8]) -> Bool {
    word[..<letter.startIndex].hasSuffix(letter) || word[letter.endIndex...].starts(with: letter)
  }

  /// Whether the letters are the same but for their accents.
  private static func isPlainly(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    func plain(_ letters: ArraySlice<UInt8>) -> String {
      LanguageOfWords.withoutAccents(String(decoding: letters, as: UTF8.self))
    }
    return plain(left) == plain(right)
  }

  private static func alike(
    _ meant: [UInt8], _ written: [UInt8], _ alike: [Letters]
  ) -> (start: Int, meant: ArraySlice<UInt8>, written: ArraySlice<UInt8>)? {
    for one in alike where meant.count - one.meant.count == written.count - one.written.count {
      for start in 0...max(0, meant.count - one.meant.count) where meant[start...].starts(with: one.meant) {
        let (end, other) = (start + one.meant.count, start + one.written.count)
        if written[start...].starts(with: one.written), written[..<start] == meant[..<start],
          written[other...].elementsEqual(meant[end...])
        {
          return (start, meant[start..<end], written[start..<other])
        }
      }
    }
    return nil
  }

  private static func continues(_ word: [UInt8], _ place: Int) -> Bool {
    place < word.count && word[place].isContinuation
  }

  /// The letters of a piece, each with its bytes.
  private static func letters(_ piece: ArraySlice<UInt8>) -> [[UInt8]] {
    var letters: [[UInt8]] = []
    for byte in piece {
      if byte.isContinuation, !letters.isEmpty {
        letters[letters.count - 1].append(byte)
      } else {
        letters.append([byte])
      }
    }
    return letters
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ other: ArraySlice<UInt8>) -> Bool { suffix(other.count).elementsEqual(other) }
}

extension UInt8 {
  /// Whether it goes on with a letter of UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
