import CopyModel
import CopyText
import Testing

@testable import CopyRules

/// Forms that no whole number is shown with.
@Suite struct UnusedFormTests {
  @Test(arguments: [
    ("ru", ICU.PluralCategory.other, true), ("ru", .many, false), ("sk", .many, true), ("sk", .other, false),
    ("en", .other, false), ("pl", .few, false), ("ja", .other, false),
  ])
  func fractionsAloneAreNeverShown(_ language: String, _ form: ICU.PluralCategory, _ isUnused: Bool) throws {
    #expect(L10nPlural.isUnused(form, in: try #require(LocaleTag(language))) == isUnused)
  }
}
