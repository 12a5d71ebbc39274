import TestSupport
import Testing

@testable import CopyModel

/// What is told of eight bytes at a time is what a look at each tells.
@Suite struct BytesLettersTests {
  private static let pieces = [
    "a", "Z", "word", "7", " ", "  ", ".", "@", "[", "`", "{", "/", ":", "é", "’", "사", "👍", "\n",
  ]

  private func forEachText(_ body: (Bytes) -> Void) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0...9, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      Array(text.utf8).withUnsafeBufferPointer { body(Bytes($0)) }
    }
  }

  @Test func marksAreAllButLettersAndSpaces() {
    forEachText { text in
      var marks: [Int] = []
      text.forEachMark { index, byte in
        #expect(text[index] == byte)
        marks.append(index)
      }
      #expect(marks == text.indices.filter { !text[$0].isASCIILetter && text[$0] != 0x20 })
      #expect(text.hasDigit == text.contains(where: \.isASCIIDigit))
    }
  }

  @Test func runsEndWhereAByteIsOfAnotherKind() {
    forEachText { text in
      for start in text.indices {
        let bytes = text.eightBytes(at: start)
        let rest = text[start...].prefix(8)
        #expect(UInt64.run(of: bytes.asciiLetters) == rest.prefix(while: \.isASCIILetter).count)
        #expect(UInt64.run(of: bytes.smallLetters) == rest.prefix(while: \.isASCIILower).count)
        #expect(UInt64.run(of: bytes.asciiDigits) == rest.prefix(while: \.isASCIIDigit).count)
        #expect(!bytes.isPlainText || rest.allSatisfy { 0x10..<0x80 ~= $0 })
        #expect(bytes.lowest(rest.count) == bytes)
        let small = Array(rest.map(\.lowered))
        small.withUnsafeBufferPointer { #expect(bytes.lowercasedLetters == Bytes($0).eightBytes(at: 0)) }
        #expect(bytes.continuationBytes == rest.count { $0 & 0xC0 == 0x80 })
      }
    }
  }

  @Test func aPieceIsFoundWhereItStands() {
    forEachText { text in
      for literal: StaticString in ["a", "é", "word", "7.", "사 "] {
        #expect(text.holds(literal) == text.indices.contains { text.hasLiteral(literal, at: $0) })
      }
    }
  }

  @Test func equalTextsAreEqual() {
    forEachText { text in
      var copy = Array(text)
      copy.withUnsafeBufferPointer { #expect(text.equals(Bytes($0))) }
      guard let last = copy.indices.last else { return }
      copy[last] ^= 1
      copy.withUnsafeBufferPointer { #expect(!text.equals(Bytes($0))) }
    }
  }
}
