import CopyModel
import Testing

@testable import CopyKernel

/// A hash is the same however the bytes came to it, and case counts for nothing.
@Suite struct FoldedHashTests {
  @Test(arguments: [
    "a", "Delete", "eightlet", "Synchronization", "a-word with 2 marks", "Über den Wolken", "can’t", "", "12345678",
    "@[`{ AZaz",
    "Eight by eight, and Ünder it more",
  ])
  func bytesAndRunsTellTheSame(_ text: String) {
    let buffer = ByteBuffer(Array(text.utf8))
    var each = FoldedHash()
    for byte in text.utf8 { each.add(byte) }
    #expect(FoldedHash(buffer.bytes).value == each.value)
    let shouted = ByteBuffer(Array(text.utf8).map { $0.isASCIILower ? $0 & 0xDF : $0 })
    #expect(FoldedHash(shouted.bytes).value == each.value)
  }

  @Test(arguments: ["is", "Synchronized", "sixteenletterss."])
  func plainWordsHaveTheSame(_ text: String) throws {
    let buffer = ByteBuffer(Array("a \(text) b".utf8))
    let word = try #require(FoldedHash.plainWord(in: buffer.bytes, at: 2, ofOneCase: true))
    let letters = ByteBuffer(text.utf8.filter(\.isASCIILetter))
    #expect(word.length == letters.count && word.hash == FoldedHash(letters.bytes).value)
  }

  @Test(arguments: [
    ("a b", 1), ("Delete it", 6), ("letters x", 7), ("eightlet x", nil), ("Synced.", nil), ("seven7 x", nil),
    ("can’t do", nil), (" x", nil), ("end", nil),
  ])
  func shortWordsBeforeASpaceHaveTheSame(_ text: String, _ length: Int?) throws {
    let buffer = ByteBuffer(text.utf8)
    let word = FoldedHash.spacedWord(in: buffer.bytes.eightBytes(at: 0))
    #expect(word?.length == length)
    if let word { #expect(try #require(FoldedHash.plainWord(in: buffer.bytes, at: 0, ofOneCase: false)) == word) }
  }

  @Test(arguments: ["can’t", "it's", "v2", "über"]) func othersTakeACloserLook(_ text: String) {
    let buffer = ByteBuffer(Array(text.utf8))
    #expect(FoldedHash.plainWord(in: buffer.bytes, at: 0, ofOneCase: false) == nil)
  }

  @Test func aCapitalInsideEndsAWordOfAKey() {
    let buffer = ByteBuffer(Array("okButton".utf8))
    #expect(FoldedHash.plainWord(in: buffer.bytes, at: 0, ofOneCase: true) == nil)
    #expect(FoldedHash.plainWord(in: buffer.bytes, at: 0, ofOneCase: false) != nil)
  }
}
