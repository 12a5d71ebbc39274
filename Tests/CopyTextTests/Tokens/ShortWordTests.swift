import CopyModel
import TestSupport
import Testing

@testable import CopyText

/// A word that is read at once is what the run of its letters is.
@Suite struct ShortWordTests {
  private static let ends = [
    "", " ", ".", ". A", ".com", "’", "’s", "'", "…", "é", "-x", "1", "@", ":", "://", "\u{0}",
  ]

  private func read(_ text: String, at start: Int) -> (word: ShortWord?, run: LetterRun?) {
    let bytes = ByteBuffer(Array(text.utf8))
    return withExtendedLifetime(bytes) {
      (ShortWord(bytes.bytes, at: start, WordEnd.table), LetterRun(bytes.bytes, from: start, WordEnd.table))
    }
  }

  @Test(arguments: ends) func agreesWithTheRun(end: String) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let front = String(repeating: " ", count: Int(random.next() % 3))
      let letters = (0..<1 + Int(random.next() % 20)).map { _ in
        Character(Unicode.Scalar(UInt8((random.next() % 4 == 0 ? 0x41 : 0x61) + random.next() % 26)))
      }
      let (word, run) = read(front + String(letters) + end, at: front.utf8.count)
      let isShort = run.map { !$0.hasApostrophe && letters.count <= 16 } ?? false
      // An apostrophe behind the word may belong to it, so the run has a look at it.
      #expect((word != nil) == isShort || end == "’" || end == "'" || end == "…", "\(letters) before \(end)")
      guard let word, let run else { continue }
      #expect(word.traits == run.traits && word.length == run.end - front.utf8.count)
      #expect(spelling(of: word) == String(letters).lowercased())
    }
  }

  @Test(arguments: ["", "1", " a", "é", "’"]) func noLetterIsNoWord(text: String) {
    #expect(read(text + " ", at: 0).word == nil)
  }

  private func spelling(of word: ShortWord) -> String {
    let bytes = [word.letters.0, word.letters.1].flatMap { part in
      (0..<8).map { UInt8(truncatingIfNeeded: part >> (8 * UInt64($0))) }
    }
    return String(decoding: bytes.prefix(word.length), as: UTF8.self)
  }
}
