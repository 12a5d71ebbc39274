import CopyModel
import CopyPassage
import CopyText

/// Faces made of marks and letters: `:)`, `;-)`, ㅠㅠ, ^^.
enum Emoticon {
  private static let faces: [StaticString] = [
    ":-)", ":)", ";-)", ";)", ":-(", ":(", ":D", ":-D", ":P", ":-P", "^^", "ㅠㅠ", "ㅜㅜ", "ㅋㅋ", "ㅎㅎ",
  ]

  /// The first face at the end of a word or behind a space, and what goes with it: the space before it, and more of the
  /// same. Nil where there is none.
  static func first(in copy: Passage) -> (face: Range<Int>, cut: Range<Int>)? {
    for start in copy.bytes.indices where mayStart(copy.bytes[start]) {
      guard let face = faces.first(where: { copy.bytes.hasLiteral($0, at: start) }) else { continue }
      let isLetters = copy.bytes[start] >= 0x80
      var end = start + face.utf8CodeUnitCount
      while isLetters, repeats(face, copy.bytes, at: end) { end += 3 }
      guard isLetters || isApart(start..<end, in: copy.bytes) else { continue }
      let hasSpace = start > 0 && copy.bytes[start - 1] == 0x20
      return (start..<end, (hasSpace ? start - 1 : start)..<end)
    }
    return nil
  }

  private static func mayStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "^") || byte == 0xE3
  }

  /// Whether one more of the face’s letters follows.
  private static func repeats(_ face: StaticString, _ bytes: Bytes, at end: Int) -> Bool {
    guard end + 3 <= bytes.count else { return false }
    return (0..<3).allSatisfy { bytes[end + $0] == face.utf8Start[$0] }
  }

  /// Between spaces or at the end: “(default:)” is no face.
  private static func isApart(_ range: Range<Int>, in bytes: Bytes) -> Bool {
    let opens = range.lowerBound > 0 && bytes[range.lowerBound - 1] == 0x20
    return opens && (range.upperBound == bytes.count || bytes[range.upperBound] == 0x20)
  }
}
