import CopyModel
import CopyText
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReporting

@Suite struct ExpansionTests {
  @Test func languagesAreKnown() {
    let known = Set(ExpansionTable.shared.languages)
    #expect(known.isSuperset(of: ["de", "fr", "es", "it", "pt-BR", "nl", "sv", "fi", "pl", "cs", "ru", "uk", "el"]))
    #expect(known.isSuperset(of: ["ja", "ko", "zh-Hans", "zh-Hant", "ar", "he", "tr", "vi", "th", "hi"]))
  }

  @Test func ratiosAreInOrder() throws {
    for language in ExpansionTable.shared.languages {
      let locale = try #require(LocaleTag(language))
      for length in [1, 8, 15, 25, 40, 70, 200] {
        let ratio = try #require(ExpansionTable.shared.ratio(to: locale, length: length))
        #expect((0.4...1.8).contains(ratio.half), "\(language) \(length)")
        #expect(ratio.most > ratio.half && ratio.most < 3.5, "\(language) \(length)")
      }
    }
  }

  @Test func chineseGoesByScript() throws {
    let half = { (tag: String) in
      LocaleTag(tag).flatMap { ExpansionTable.shared.ratio(to: $0, length: 30)?.half }
    }
    #expect(half("zh-TW") != nil && half("zh-TW") == half("zh-Hant"))
    #expect(half("zh-CN") == half("zh-Hans") && half("tlh") == nil)
  }

  private func record(_ text: String, languages: [String]) throws -> InspectionRecord {
    var settings = Settings()
    (settings.role, settings.locale) = (.alertTitle, .english)
    settings.languages = languages.compactMap { LocaleTag($0) }
    return try #require(try Inspector(settings: settings).inspect(ByteBuffer(Array(text.utf8)), path: "").records.first)
  }

  @Test func translationsAreExpected() throws {
    let expansions = try record("Delete this photo?", languages: ["de", "ja"]).expansions
    #expect(expansions.map { "\($0.locale)" } == ["de", "ja"])
    #expect(expansions.allSatisfy { $0.most > $0.half && $0.verdict == .fits })
    let tight = try record("Permanently delete all of the selected recordings now?", languages: ["fr"]).expansions
    #expect(tight.first?.verdict == .overflows)
  }

  @Test func projectsHaveTheirOwnLanguages() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"comment":"Alert title","localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Delete this photo?"}},
      "pl":{"stringUnit":{"state":"translated","value":"Usunąć to zdjęcie?"}}}}}}
      """
    let records = try Inspector(settings: Settings()).inspect(ByteBuffer(Array(catalog.utf8)), path: "a.xcstrings")
      .records
    let english = try #require(records.first { $0.locale == "en" })
    #expect(english.expansions.map { "\($0.locale)" } == ["pl"])
    #expect(records.first { $0.locale == "pl" }?.expansions.isEmpty == true)
  }
}
