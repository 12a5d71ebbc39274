import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Jokes wear off.
struct ToneHumor: TextRule {
  static let info = RuleInfo(
    "tone-humor", "Alerts and notifications do without jokes and slang.",
    why: "A joke is funny once, and not at all in trouble or in translation.",
    source: "Apple Style Guide, inclusive writing",
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.humor]),
    needs: .nothing,
    severity: .optIn,
    examples: [
      .bad("No signal. ⟦Bummer⟧.", .alertMessage),
      .bad("Come back later ⟦:)⟧", .alertMessage, better: "Come back later"),
      .bad("연결할 수 없어요⟦ㅠㅠ⟧", .alertMessage, better: "연결할 수 없어요", locale: .korean),
      .good("No signal.", .alertMessage), .good("Ratio 3:1 (default:)", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.humor) {
      report.add(.jokes(copy.text(match.range)), at: match.range)
    }
    guard let face = Emoticon.first(in: copy) else { return }
    report.add(.jokes(copy.text(face.face)), at: face.face, fixes: [Fix([Splice(face.cut, "")], isSafe: false)])
  }
}

extension Message {
  fileprivate static func jokes(_ words: String) -> Message {
    "“\(words)” won’t be funny to everyone. Say it plainly"
  }
}

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
