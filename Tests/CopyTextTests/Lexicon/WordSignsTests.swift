import CopyModel
import Testing

@testable import CopyText

/// What words are told by from afar never misses one, and tells most apart.
@Suite struct WordSignsTests {
  private static let copy = "The lantern you’ve hung above Pier 9 isn’t lit; who'll light it before %@ lands?"

  private func withSigns(of text: String, _ body: (WordSigns, UnsafeBufferPointer<Token>, Bytes) -> Void) {
    let (copy, analyzer) = (ByteBuffer(Array(text.utf8)), Analyzer())
    let tokens = analyzer.analyze(copy.bytes, locale: .english).tokens
    withExtendedLifetime(analyzer) { body(WordSigns(tokens, in: copy.bytes), tokens, copy.bytes) }
  }

  @Test(arguments: [copy, copy.uppercased(), copy.lowercased(), "Ä", ""])
  func `Each word of a text has its sign there, whatever its case`(_ text: String) {
    withSigns(of: text) { signs, tokens, copy in
      for token in tokens where token.kind == .word {
        for spelling in [copy.text, copy.text.lowercased()] {
          var word = String(decoding: Array(spelling.utf8)[token.range], as: UTF8.self)
          var sign = WordSigns()
          word.withUTF8 { sign.insert(Bytes($0)) }
          #expect(signs.mayMeet(sign), "\(word)")
          #expect(sign.folded == WordSigns.folded(token, in: copy))
        }
      }
    }
  }

  @Test func `Other words mostly have none there`() {
    let others: [WordSigns] = [
      ["anchor"], ["rope"], ["tide"], ["mooring"], ["keel"], ["harbor"], ["sailor"], ["compass"], ["drift"], ["wharf"],
    ]
    withSigns(of: Self.copy) { signs, _, _ in #expect(others.count { signs.mayMeet($0) } < 3) }
  }

  @Test(arguments: WordSetTests.files)
  func `A set has the signs of all its words, with either apostrophe`(_ name: String) throws {
    let text = Bytes(try #require(EmbeddedFile(named: name)).bytes.bindMemory(to: UInt8.self))
    for set in WordSetFile.places(in: text).keys.map({ WordSet($0, of: String(name.prefix { $0 != "/" })) }) {
      for word in set.words {
        for var spelling in [word, word.replacing("’", with: "'")] {
          var sign = WordSigns()
          spelling.withUTF8 { sign.insert(Bytes($0)) }
          #expect(set.signs.mayMeet(sign), "\(spelling)")
        }
      }
    }
  }

  @Test func `No words meet none`() {
    #expect(!WordSigns().mayMeet(["sail"]) && !WordSigns().mayMeet(.all) && WordSigns.all.mayMeet(["sail"]))
    #expect(!WordSigns.all.mayHold(Bytes("")) && WordSigns.all.mayHold(Bytes("sail")))
  }
}
