import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview

/// One language of many, and the numbers of each.
@Suite struct LanguageSelectionTests {
  @Test(arguments: [
    ("de", "de", true), ("de-AT", "de", true), ("de", "de-AT", false), ("zh-CN", "zh-Hans", true),
    ("zh-TW", "zh-Hans", false), ("pt", "pt-BR", true), ("pt-PT", "pt-BR", false), ("iw", "he", true),
  ])
  func includes(_ locale: String, _ wanted: String, _ expected: Bool) throws {
    let (locale, wanted) = (try #require(LocaleTag(locale)), try #require(LocaleTag(wanted)))
    #expect(LocaleSelection.includes(locale, in: wanted) == expected)
  }

  private let file = """
    { "sourceLanguage": "en", "strings": {
      "a.message": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "%d gelöscht." } },
        "en": { "stringUnit": { "state": "translated", "value": "%@ was deleted." } },
        "fr": { "stringUnit": { "state": "translated", "value": "%d est supprimé." } } } },
      "b.message": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Saved." } },
        "fr": { "stringUnit": { "state": "translated", "value": "Enregistré." } } } } }, "version": "1.0" }
    """

  private func review(_ settings: Settings) throws -> FileReview {
    try FileReviewer(settings: settings).review(ByteBuffer(Array(file.utf8)), path: "a.xcstrings")
  }

  @Test func eachLanguageIsCounted() throws {
    var (german, french) = (LanguageTally(locale: .german, checked: 1), LanguageTally(locale: .french, checked: 2))
    (german.missing, german.broken, french.broken) = (1, 1, 1)
    #expect(try review(Settings()).summary.languages == [german, french])
  }

  @Test func oneLanguageIsSeenAlone() throws {
    var settings = Settings()
    (settings.locale, settings.selectsLocale) = (.german, true)
    let review = try review(settings)
    #expect(Set(review.diagnostics.map(\.locale)) == ["de"])
    #expect(review.diagnostics.map(\.rule) == ["l10n-placeholder", "l10n-missing"])
    #expect(review.summary.languages.map(\.locale) == [.german])
  }

  @Test(
    arguments: [("ko", nil, false), ("en", nil, true), ("de", LocaleTag.german, true)] as [(String, LocaleTag?, Bool)])
  func theBaseKeepsItsLanguage(wanted: String, project: LocaleTag?, isSeen: Bool) throws {
    var settings = Settings()
    (settings.locale, settings.selectsLocale) = (LocaleTag(wanted), true)
    settings.developmentLocale = project
    let text = "\"nest.title\" = \"Nest %1@\u{200B} here\";\n\"nest.title\" = \"Nest %2@\u{200B} here\";\n"
    let review = try FileReviewer(settings: settings)
      .review(ByteBuffer(Array(text.utf8)), path: "Base.lproj/a.strings")
    #expect(review.diagnostics.isEmpty != isSeen)
    #expect(review.diagnostics.allSatisfy { $0.locale == wanted || $0.rule == "catalog-duplicate-key" })
  }
}
