import CopyModel
import TestSupport
import Testing

@testable import CopyText

/// What is wrong with a file of rewrites is told with its line.
@Suite struct RewriteReaderTests {
  private func read(_ text: String) -> RewriteReader.Page {
    let buffer = ByteBuffer(Array(text.utf8))
    return RewriteReader.read(buffer.bytes)
  }

  @Test func aPatternHasRulesTestsAndSentencesToKeep() {
    let page = read("rule a b\nyou {verb}\n  => {verb}\n  test you go => go\n  keep you\nphrase ok => OK\n")
    #expect(page.problems == [])
    #expect(page.patterns.map(\.rules) == [["a", "b"]])
    #expect(page.patterns[0].tests.map(\.after) == ["go"])
    #expect(page.phrases.keys.sorted() == ["ok"])
  }

  @Test(arguments: [
    ("you {verb}\n  => {verb}\n  test a => b\n  keep c\n", 1), ("rule a\nyou {vreb}\n", 2),
    ("rule a\nyou\n  => {noun}\n  test a => b\n  keep c\n", 2), ("rule a\n(you\n", 2), ("  => x\n", 1),
    ("rule a\nyou\n  => me\n  test a b\n  keep c\n", 4), ("rule a\nyou\n  => me\n  keep c\n", 2),
    ("rule a\nyou\n  => me\n  test a => b\n", 2), ("rule a\nyou\n  so => me\n", 3), ("phrase ok\n", 1),
    ("table t\n  a | b\n  c\n", 3), ("table t\n  a | b\nrule a\nyou <t.3>\n", 4), ("rule a\nyou <t.1>\n", 2),
  ])
  func mistakesAreToldWithTheirLine(_ text: String, _ line: Int) {
    #expect(read(text).problems.first?.line == line)
  }

  /// A cell of the row whose word was found is written; an empty one leaves no space.
  @Test(arguments: [
    ("Du hast kein Boot gemalt.", "Male ein Boot."), ("Du hast kein Boot ausgesucht!", "Suche ein Boot aus."),
  ])
  func aTableHasTheFormsOfWords(_ text: String, _ better: String) {
    let page = read(
      "table t\n  gemalt | Male | -\n  ausgesucht | Suche | aus\nrule a\ndu hast kein {word} <t.1>\n  => {t.2} ein {word} {t.3}.\n"
    )
    let (copy, analyzer) = (ByteBuffer(Array(text.utf8)), Analyzer())
    let made = withExtendedLifetime(analyzer) {
      let analysis = analyzer.analyze(copy.bytes, locale: LocaleTag("de") ?? .english)
      return Rewriter.rewrites(of: 0..<copy.count, in: copy.bytes, analysis, with: RewritePatterns(page.patterns)).map(
        \.text)
    }
    #expect(made == [better])
  }

  /// Bytes of any kind are read without a crash, and patterns of slots alone come to an end.
  @Test(arguments: 0..<60)
  func anythingCanBeRead(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "{", "}", "(", ")", "[", "]", "|", "…", "{noun}", "{words}", "you", " ", "\n", "  => ", "rule a\n", "*", "\\",
    ]
    var text = "rule a\n"
    for _ in 0..<80 { text += random.pick(pieces) }
    let (page, copy) = (read(text), ByteBuffer("You and you and you and all the others saw that you did it.".utf8))
    // The tokens are the analyzer’s, which must outlive them.
    let analyzer = Analyzer()
    withExtendedLifetime(analyzer) {
      let analysis = analyzer.analyze(copy.bytes, locale: .english)
      _ = Rewriter.rewrites(of: 0..<copy.count, in: copy.bytes, analysis, with: RewritePatterns(page.patterns))
    }
  }
}
