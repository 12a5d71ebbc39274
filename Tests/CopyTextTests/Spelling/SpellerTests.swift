import CopyModel
import TestSupport
import Testing

@testable import CopyText

@Suite struct SpellerTests {
  private let speller = Speller()

  private func correction(_ word: String, mayBeName: Bool = false) -> Speller.Correction? {
    let buffer = ByteBuffer(Array(word.utf8))
    return speller.correction(of: buffer.bytes, mayBeName: mayBeName)
  }

  @Test func noWordOfTheLexiconIsCorrected() throws {
    let words = try LexiconFile("en/words.tsv").rows.map(\.[0])
    #expect(words.filter { correction($0) != nil } == [])
  }

  /// A common word with one letter left out, doubled, or swapped with the next is found, or is another word.
  @Test func slipsInCommonWordsAreFound() throws {
    let common = try LexiconFile("en/words.tsv").rows.map(\.[0]).filter { word in
      let buffer = ByteBuffer(Array(word.utf8))
      guard word.utf8.allSatisfy(\.isASCIILower), buffer.bytes.count >= 5 else { return false }
      return SpellingTable.english.word(buffer.bytes).map { $0.frequency >= 4.5 } ?? false
    }
    #expect(common.count > 1000)
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<2000 {
      let word = generator.pick(common)
      let slip = Self.slip(in: Array(word.utf8), &generator).map { $0 & 0x1F }
      guard SpellingTable.english.word(slip)?.isRight != true else { continue }
      let found = SpellingSearch.candidates(for: slip, slips: 1, in: .english).map { SpellingTable.text($0.letters) }
      #expect(found.contains(word), "\(SpellingTable.text(slip)) of \(word): \(found)")
    }
  }

  private static func slip(in letters: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var letters = letters
    let index = generator.number(below: letters.count - 1)
    switch generator.number(below: 3) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    default: letters.swapAt(index, index + 1)
    }
    return letters
  }

  @Test(arguments: [
    ("teh", "the"), ("Teh", "the"), ("becuase", "because"), ("ful", "full"), ("beeing", "being"),
    ("occured", "occurred"), ("dont", "don't"), ("couldnt", "couldn't"), ("measurment", "measurement"),
    ("definately", "definitely"), ("unnesessary", "unnecessary"), ("thier", "their"), ("gaurd", "guard"),
    ("untill", "until"), ("rememberd", "remembered"), ("reseting", "resetting"), ("refered", "referred"),
  ])
  func theWordThatWasMeantComesFirst(written: String, meant: String) throws {
    let found = try #require(correction(written))
    #expect(found.word == meant)
    #expect(found.evidence > 2)
  }

  @Test(arguments: ["unfavorite", "deletable", "rescannable", "noteboard", "nonblocking", "emoji", "xqzzy", "qi"])
  func newWordsAreHardlySlips(word: String) {
    #expect(correction(word).map(\.evidence) ?? 0 < 2)
  }

  /// Two slips are looked for in words that can’t be names alone.
  @Test func namesAreNearToWordsByChance() {
    #expect(correction("recomendatoin") != nil)
    #expect(correction("recomendatoin", mayBeName: true) == nil)
  }

  @Test(arguments: [
    ("goto", "go to"), ("upto", "up to"), ("willbe", "will be"), ("ofthe", "of the"), ("themenu", "the menu"),
    ("pushto", "push to"), ("thisweek", "this week"),
  ])
  func twoWordsInOneArePartedWhereTheyMakeNone(written: String, meant: String) throws {
    let found = try #require(correction(written))
    #expect(found.word == meant)
    #expect(found.evidence > 2)
  }

  /// A letter that is left out, a compound, and a name are no two words.
  @Test func wordsThatOnlyLookLikeTwoStayOne() {
    #expect(correction("befor")?.word == "before")
    for word in ["checkin", "proto", "endif", "indo", "toon", "bein", "isnull"] {
      #expect(correction(word)?.word.contains(" ") != true, "\(word)")
    }
  }

  /// With a capital too, letters that were doubled or weren’t are slips.
  @Test(arguments: [("Sucessfull", "successful"), ("Tommorow", "tomorrow"), ("Adressess", "addresses")])
  func lettersDoubledWronglyTellTheWord(written: String, meant: String) throws {
    let found = try #require(correction(written, mayBeName: true))
    #expect(found.word == meant)
    #expect(found.evidence > 2.8)
  }

  @Test func oddLettersHaveNoCorrection() {
    for word in ["", "é", "naïvee", "recieve's", "a1b2c3", String(repeating: "a", count: 5000)] {
      #expect(correction(word) == nil, "\(word.prefix(20))")
    }
  }

  @Test func tableStaysSmall() throws {
    #expect(try #require(EmbeddedFile(named: "en/spelling.bin")).bytes.count <= 800_000)
  }
}
