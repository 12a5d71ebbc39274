import CopyModel
import Testing

@testable import CopyText

/// The rewrites of every language do what stands beside them.
@Suite struct RewriteLexiconTests {
  static let languages = ["de", "en", "es", "fr", "it", "ja", "ko", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]
  static let files = languages.flatMap(RewriteBook.files)

  struct Case: CustomTestStringConvertible, Sendable {
    let language: String
    let pattern: RewritePattern
    var testDescription: String { "\(language):\(pattern.line): \(pattern.source)" }
  }

  static let cases = languages.flatMap { language in
    RewriteBook.files(language).flatMap { RewriteReader.read($0.text).patterns }.map {
      Case(language: language, pattern: $0)
    }
  }

  @Test(arguments: files)
  func canBeRead(_ file: EmbeddedFile) {
    #expect(RewriteReader.read(file.text).problems == [], "\(file.name)")
  }

  @Test func thereAreSome() {
    #expect(Self.cases.count(where: { $0.language == "en" }) > 40)
    #expect(Self.cases.count(where: { $0.language == "ko" }) > 12)
  }

  private func rewrites(of text: String, _ one: Case) throws -> [String] {
    let (copy, analyzer) = (ByteBuffer(Array(text.utf8)), Analyzer())
    let analysis = analyzer.analyze(copy.bytes, locale: try #require(LocaleTag(one.language)))
    return Rewriter.rewrites(of: 0..<copy.count, in: copy.bytes, analysis, with: RewritePatterns([one.pattern])).map(
      \.text)
  }

  @Test(arguments: cases)
  func saysItBetter(_ one: Case) throws {
    for test in one.pattern.tests {
      let after = try rewrites(of: test.before, one).first
      #expect(after == test.after, "\(test.before)")
    }
  }

  @Test(arguments: cases)
  func leavesOthersAlone(_ one: Case) throws {
    for text in one.pattern.keeps {
      let after = try rewrites(of: text, one)
      #expect(after == [], "\(text)")
    }
  }

  /// What a pattern has written it doesn’t rewrite again.
  @Test(arguments: cases)
  func isDoneAfterOnce(_ one: Case) throws {
    for test in one.pattern.tests where !test.after.isEmpty {
      #expect(try rewrites(of: test.after, one) == [], "\(test.after)")
    }
  }
}
