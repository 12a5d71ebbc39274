import CopyModel
import Testing

@testable import CopyText

@Suite struct WordTableTests {
  @Test func binaryHoldsExactlyTheWordsOfTheText() throws {
    let rows = try LexiconFile("en/words.tsv").rows
    #expect(WordTable.english.count == rows.count)
    #expect(WordTable.english.longest == rows.map(\.[0].utf8.count).max())
    var different: [String] = []
    for row in rows where tags(row[0]) != TagNames.tags(row[1]) {
      different.append("\(row[0]): \(TagNames.text(tags(row[0]))), not \(row[1])")
    }
    #expect(different.isEmpty, "run Lexicons/build/english.py: \(different.prefix(5))")
  }

  @Test func textIsSortedAsciiWithoutDuplicates() throws {
    let words = try LexiconFile("en/words.tsv").rows.map(\.[0])
    for (previous, next) in zip(words, words.dropFirst()) where !previous.utf8.lexicographicallyPrecedes(next.utf8) {
      Issue.record("\(previous) stands before \(next)")
    }
    let odd = words.filter { !$0.utf8.allSatisfy { isLexical($0) } }
    #expect(odd.isEmpty)
  }

  @Test func everyWordHasOneDominantPartOfSpeech() throws {
    for row in try LexiconFile("en/words.tsv").rows {
      #expect(tags(row[0]).dominant != .unknown, "\(row[0])")
    }
  }

  /// A dominant part of speech alone says nothing that rules or the tagger can use.
  @Test func everyWordHasATagBesideItsDominantOne() throws {
    let bare = try LexiconFile("en/words.tsv").rows.filter { !$0[1].contains(" ") && $0[1].hasPrefix("=") }
    #expect(bare.map(\.[0]) == [])
  }

  @Test func staysSmall() throws {
    #expect(try #require(EmbeddedFile(named: "en/words.bin")).bytes.count <= 900_000)
  }

  @Test(arguments: ["", "xqzzy", "saveing", "unable to", "é", "’", "naïve"])
  func unknownWordHasNoTags(word: String) {
    #expect(tags(word).isEmpty)
    #expect(tags(word).dominant == .unknown)
  }

  @Test func wordsLongerThanAnyAreUnknown() {
    #expect(tags(String(repeating: "a", count: 5000)).isEmpty)
    #expect(tags(String(repeating: "’", count: 5000)).isEmpty)
  }

  @Test(arguments: ["don’t", "DON'T", "Don’t", "dON’T"])
  func caseAndApostropheDoNotMatter(word: String) {
    #expect(tags(word) == tags("don't"))
    #expect(tags(word).contains([.auxiliary, .negative]))
  }

  /// A prefix or an extension of a word is another word: the length is compared, not only the bytes.
  @Test func neighboursOfWordsAreNotFoundByAccident() throws {
    let words = try LexiconFile("en/words.tsv").rows.map(\.[0])
    let known = Set(words)
    for (index, word) in words.enumerated() where index.isMultiple(of: 37) {
      for other in [word + "q", String(word.dropLast()), "q" + word] where !known.contains(other) {
        #expect(tags(other).isEmpty, "\(other)")
      }
    }
  }

  private func tags(_ word: String) -> WordTags {
    var word = word
    return word.withUTF8 { WordTable.english.tags(of: Bytes($0)) }
  }

  private func isLexical(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || "'-.".utf8.contains(byte)
  }
}
