package import CopyModel
import CopyText

/// The longest copy that a developer’s comment allows: “max 24 chars”, “no more than 30 characters”, `maxlen=12`.
package enum LimitInComment {
  /// Words on either side of the number that are looked at.
  private static let (before, behind) = (4, 3)

  /// The limit, or nil where the comment sets none that is sure: it takes a number, a unit or a name such as `maxlen`, and
  /// a word that makes it an upper limit.
  package static func limit(in comment: Bytes) -> LengthLimit? {
    // Most comments have no digit.
    guard let first = comment.firstIndex(where: { (0x30...0x39).contains($0) }) else { return nil }
    var words: [Word] = []
    collect(comment, into: &words)
    for (index, word) in words.enumerated() where word.start >= first && !isQuoted(word, comment) {
      guard let value = number(comment.slice(word.start..<word.end)) else { continue }
      if let limit = limit(value, at: index, words, comment) { return isWish(words, comment) ? nil : limit }
    }
    return nil
  }

  /// ““10 points maximum””: what is said on the screen limits nothing.
  private static func isQuoted(_ word: Word, _ comment: Bytes) -> Bool {
    let before = comment.slice(0..<word.start)
    if before.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 { return true }
    let text = before.text
    return (text.lastIndex(of: "“") ?? text.startIndex) > (text.lastIndex(of: "”") ?? text.startIndex)
  }

  /// “Preferably 10 characters or less”
  private static func isWish(_ words: [Word], _ comment: Bytes) -> Bool {
    words.contains { WordSet.softLimit.contains(comment.slice($0.start..<$0.end).text.lowercased()) }
  }

  private struct Word {
    let start, end: Int
  }

  /// Runs of letters and digits; a number and its unit, `24ch`, are two.
  private static func collect(_ comment: Bytes, into words: inout [Word]) {
    var start = 0
    var kind = 0
    for index in 0...comment.count {
      let byte = index < comment.count ? comment[index] : 0x20
      let next = (0x30...0x39).contains(byte) ? 1 : (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A ? 2 : 0
      if next != kind {
        if kind != 0 { words.append(Word(start: start, end: index)) }
        (start, kind) = (index, next)
      }
    }
  }

  private static func number(_ word: Bytes) -> Int? {
    guard word.count <= 4, word.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(word.text), value > 0 else {
      return nil
    }
    return value
  }

  private static func limit(_ value: Int, at index: Int, _ words: [Word], _ comment: Bytes) -> LengthLimit? {
    let text = { (at: Int) in comment.slice(words[at].start..<words[at].end).text.lowercased() }
    let left = (max(0, index - before)..<index).map(text)
    let right = (index + 1..<min(words.count, index + 1 + behind)).map(text)
    let unit = right.first.flatMap { word in units.first { $0.words.contains(word) }?.unit }
    // `maxlen=12`, `max length: 12`, `maxLength 12`: characters unless a unit follows.
    if let name = left.last, names.contains(name) || name == "length" && left.dropLast().last == "max" {
      return LengthLimit(value, unit ?? .characters)
    }
    // “Two lines with up to 8 characters each”: how many in all, nobody says.
    guard let unit, !right.contains(where: { $0 == "each" || $0 == "per" }) else { return nil }
    let isLimited =
      left.contains(where: WordSet.limitWord.contains)
      || right.dropFirst().contains(where: WordSet.limitBehind.contains)
      || left.suffix(3) == ["no", "more", "than"] || left.suffix(2) == ["up", "to"] || left.suffix(2) == ["at", "most"]
    return isLimited ? LengthLimit(value, unit) : nil
  }

  private static let units: [(words: WordSet, unit: LengthLimit.Unit)] = [
    (.characterUnit, .characters), (.byteUnit, .bytes), (.pointUnit, .points),
  ]
  private static let names: Set<String> = ["maxlen", "maxlength", "maxchars", "maxwidth"]
}
