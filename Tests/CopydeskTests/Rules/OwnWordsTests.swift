import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview
@testable import CopyRules

/// What we say passes our own rules.
@Suite struct OwnWordsTests {
  /// What is said of each of `texts`, which one reviewer reads: the lexicon takes longer than the words.
  private func faults(in texts: [String]) throws -> [String] {
    var settings = Settings()
    settings.role = .text
    settings.locale = .english
    // Messages quote what they speak of.
    settings.ignore = ["tone-negative-word", "typo-ellipsis", "placeholder-*", "l10n-lookalike", "l10n-wrong-language"]
    let reviewer = try FileReviewer(settings: settings)
    return texts.flatMap { text in
      let review = reviewer.review(ByteBuffer(Array(text.utf8)), path: "")
      return review.diagnostics.filter { $0.severity > .note }.map { "\($0.rule): \($0.message): \(text)" }
    }
  }

  @Test func summariesAndReasons() throws {
    #expect(try faults(in: RuleRegistry.all.flatMap { [$0.info.summary, $0.info.why] }) == [])
  }

  @Test func messages() throws {
    let messages = try RuleExampleTests.strings.filter(\.example.isBad).flatMap(messages)
    #expect(messages.count > 100)
    let found = try faults(in: messages)
    #expect(found == [], "\(found)")
    for message in messages { #expect(!message.hasSuffix(".")) }
  }

  private func messages(of one: RuleExampleTests.Case) throws -> [String] {
    var settings = Settings()
    settings.only = [one.rule]
    settings.role = one.example.role
    settings.locale = one.example.locale
    settings.guide = one.example.guide
    let disguise = Disguise.all(for: one.example)[0]
    let (file, base) =
      one.example.base.map { disguise.translation(one.example.text, of: $0, in: one.example.locale) }
      ?? (disguise.file(holding: one.example.text), nil)
    let review = try FileReviewer(settings: settings).review(file, path: disguise.path, base: base)
    return review.diagnostics.map(\.message)
  }
}
