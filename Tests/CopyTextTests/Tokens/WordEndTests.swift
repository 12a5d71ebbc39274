import CopyModel
import TestSupport
import Testing

@testable import CopyText

/// The quick ways to the end of a word or number agree with ICU wherever they give an answer.
@Suite struct WordEndTests {
  private static let pieces = [
    "a", "Bc", "s", "1", "23", "_", "'", "’", "‘", "“", "”", "…", "–", "—", ".", ",", ";", ":", "@", "+", "-", "/", " ",
    "\n", "\r", "\t", "é", "한", "ア", "\u{301}", "\u{200D}", "\u{AD}", "\u{A0}", "😀", "%", "!", "\"", "(", ")", "·", "‧",
  ]

  private static func texts(_ seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<400).map { _ in (0..<6).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined() }
  }

  /// ICU’s boundaries in `copy`.
  private static func boundaries(_ copy: Bytes) -> Set<Int> {
    var breaker = WordBreaker(locale: "en")
    let segments = breaker.segments(of: copy)
    return Set(segments.map { Int($0.start) } + [copy.count])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func lettersEndAsICUSays(_ seed: UInt64) throws {
    for text in Self.texts(seed) {
      let buffer = ByteBuffer(Array(text.utf8))
      let (copy, boundaries) = (buffer.bytes, Self.boundaries(buffer.bytes))
      for start in boundaries where start < copy.count && copy[start].isASCIILetter {
        guard let run = LetterRun(copy, from: start, WordEnd.table) else { continue }
        let next = try #require(boundaries.filter { $0 > start }.min())
        #expect(run.end == next, "\(text.debugDescription) at \(start)")
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func digitsEndAsICUSays(_ seed: UInt64) throws {
    for text in Self.texts(seed) {
      let buffer = ByteBuffer(Array(text.utf8))
      let (copy, boundaries) = (buffer.bytes, Self.boundaries(buffer.bytes))
      for start in boundaries where start < copy.count && copy[start].isASCIIDigit {
        let end = copy[start...].firstIndex { !$0.isASCIIDigit } ?? copy.count
        guard WordEnd.isCertain(copy, at: end, WordEnd.table) else { continue }
        let next = try #require(boundaries.filter { $0 > start }.min())
        #expect(end == next, "\(text.debugDescription) at \(start)")
      }
    }
  }

  /// The run knows of a word what the longer way finds out.
  @Test(arguments: ["Save", "iPhone", "URLs", "can’t", "CAN'T", "o’clock’s", "a", "I'm", "ABC"])
  func runIsTheWord(_ text: String) throws {
    let buffer = ByteBuffer(Array(text.utf8))
    let run = try #require(LetterRun(buffer.bytes, from: 0, WordEnd.table))
    let shape = WordShape(buffer.bytes, 0..<buffer.count, ByteShape.table, .shared)
    #expect(run.end == buffer.count)
    #expect(run.traits == shape.traits)
    #expect([run.hash, run.singularHash] == [shape.hash, shape.singularHash])
    let tags =
      run.hasApostrophe
      ? WordTable.english.tags(ofContraction: buffer.bytes, count: run.foldedCount, hash: run.wordHash)
      : WordTable.english.tags(of: buffer.bytes, hash: run.hash)
    #expect(tags == WordTable.english.tags(of: buffer.bytes))
  }
}
