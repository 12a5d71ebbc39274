import Testing

@testable import CopyPassage

/// What people type for a language’s tag.
@Suite struct KnownLanguageTests {
  @Test(arguments: ["ko", "pt-BR", "zh_Hans", "uk", "fil", "se"])
  func isATag(_ text: String) { #expect(KnownLanguage.fault(in: text) == nil) }

  @Test(arguments: [("kr", "ko"), ("korean", "ko"), ("jp", "ja"), ("Germn", "de"), ("cz-CZ", "cs")])
  func namesTheNearest(typed: String, meant: String) {
    #expect(KnownLanguage.fault(in: typed) == "“\(typed)” is no language tag; is it \(meant)?")
  }
}
