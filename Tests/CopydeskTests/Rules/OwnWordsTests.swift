import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview
@testable import CopyRules

/// What we say passes our own rules.
@Suite struct OwnWordsTests {
  private func faults(in text: String, as role: Role) throws -> [String] {
    var settings = Settings()
    settings.role = role
    settings.locale = .english
    // Messages quote what they speak of.
    settings.ignore = ["tone-negative-word", "typo-ellipsis", "placeholder-*", "l10n-lookalike"]
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(text.utf8)), path: "")
    return review.diagnostics.filter { $0.severity > .note }.map { "\($0.rule): \($0.message): \(text)" }
  }

  @Test(arguments: RuleRegistry.all.map(\.info))
  func summariesAndReasons(_ info: RuleInfo) throws {
    #expect(try faults(in: info.summary, as: .text) == [])
    #expect(try faults(in: info.why, as: .text) == [])
  }

  @Test(arguments: RuleExampleTests.strings.filter(\.example.isBad))
  func messages(_ one: RuleExampleTests.Case) throws {
    var settings = Settings()
    settings.only = [one.rule]
    settings.role = one.example.role
    settings.locale = one.example.locale
    settings.guide = one.example.guide
    let disguise = Disguise.all(for: one.example)[0]
    let (file, base) =
      one.example.base.map { disguise.translation(one.example.text, of: $0, in: one.example.locale) }
      ?? (disguise.file(holding: one.example.text), nil)
    for diagnostic in try FileReviewer(settings: settings).review(file, path: disguise.path, base: base).diagnostics {
      #expect(try faults(in: diagnostic.message, as: .text) == [])
      #expect(!diagnostic.message.hasSuffix("."))
    }
  }
}
