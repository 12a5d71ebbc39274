import CopyModel
import Testing

@testable import CopyText

/// The wrong words of each language do what stands beside them.
@Suite struct WrongWordTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let word: WrongWord
    let language: String
    var testDescription: String { "\(language): \(word.source)" }
  }

  static let files = WrongWordBook.Kind.allCases.flatMap { kind in
    WrongWordBook.languages(with: kind).map { (kind, $0) }
  }
  static let cases = files.flatMap { kind, language in
    WrongWordBook.words(kind, of: language).map { Case(word: $0, language: language) }
  }

  @Test(arguments: files)
  func allCanBeRead(_ kind: WrongWordBook.Kind, _ language: String) throws {
    let file = try #require(EmbeddedFile(named: "\(language)/\(kind.rawValue)"))
    #expect(WrongWordReader.read(file.text).problems == [])
  }

  @Test func thereAreMany() {
    #expect(Self.cases.count > 100)
    #expect(Self.files.contains { $0.0 == .wrong && $0.1 == "es" })
    #expect(Self.files.contains { $0.0 == .redundant && $0.1 == "en" })
  }

  @Test(arguments: cases)
  func hasATest(_ one: Case) { #expect(!one.word.tests.isEmpty) }

  @Test(arguments: cases)
  func meansAnother(_ one: Case) throws {
    for test in one.word.tests { #expect(try mended(test.before, one) == test.after) }
  }

  @Test(arguments: cases)
  func leavesOthersAlone(_ one: Case) throws {
    for text in one.word.keeps + one.word.tests.map(\.after) { #expect(try mended(text, one) == text) }
  }

  /// The text with each wrong word as it is meant.
  private func mended(_ text: String, _ one: Case) throws -> String {
    let (copy, analyzer) = (ByteBuffer(Array(text.utf8)), Analyzer())
    let tokens = analyzer.analyze(copy.bytes, locale: try #require(LocaleTag(one.language))).tokens
    let book = WrongWordBook([one.word])
    var result = Array(text.utf8)
    for index in tokens.indices.reversed() where tokens[index].kind == .word {
      guard let finding = book.finding(at: index, of: tokens, in: copy.bytes) else { continue }
      guard let (range, right) = finding.meant(of: tokens, in: copy.bytes) else { continue }
      let isUpper = copy.bytes.slice(range).text.first?.isUppercase == true
      result.replaceSubrange(range, with: (isUpper ? right.prefix(1).uppercased() + right.dropFirst() : right).utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
