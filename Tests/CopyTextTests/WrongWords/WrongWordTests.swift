import CopyModel
import Testing

@testable import CopyText

/// The wrong words of English do what stands beside them.
@Suite struct WrongWordTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let word: WrongWord
    var testDescription: String { word.source }
  }

  private static let file = EmbeddedFile(named: "en/wrong-words.txt")
  static let cases = WrongWordBook.words(of: "en").map { Case(word: $0) }

  @Test func allCanBeRead() throws {
    #expect(WrongWordReader.read(try #require(Self.file).text).problems == [])
    #expect(Self.cases.count > 100)
  }

  @Test(arguments: cases)
  func meansAnother(_ one: Case) throws {
    for test in one.word.tests { #expect(mended(test.before, one.word) == test.after) }
  }

  @Test(arguments: cases)
  func leavesOthersAlone(_ one: Case) throws {
    for text in one.word.keeps + one.word.tests.map(\.after) { #expect(mended(text, one.word) == text) }
  }

  /// The text with each wrong word as it is meant.
  private func mended(_ text: String, _ word: WrongWord) -> String {
    let (copy, analyzer) = (ByteBuffer(Array(text.utf8)), Analyzer())
    let tokens = analyzer.analyze(copy.bytes, locale: .english).tokens
    let book = WrongWordBook([word])
    var result = text
    for index in tokens.indices.reversed() where tokens[index].kind == .word {
      guard let finding = book.finding(at: index, of: tokens, in: copy.bytes) else { continue }
      guard let (range, right) = finding.meant(of: tokens, in: copy.bytes) else { continue }
      let written = copy.bytes.slice(range).text
      let isUpper = written.first?.isUppercase == true
      result.replace(
        written, with: isUpper ? right.prefix(1).uppercased() + right.dropFirst() : right, maxReplacements: 1)
    }
    return result
  }
}
