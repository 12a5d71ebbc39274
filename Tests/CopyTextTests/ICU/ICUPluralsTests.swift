import Testing

@testable import CopyText

@Suite struct ICUPluralsTests {
  @Test func categoriesOfLanguages() {
    let expected: [(String, [ICU.PluralCategory])] = [
      ("ar", [.zero, .one, .two, .few, .many, .other]), ("pl", [.one, .few, .many, .other]), ("ja", [.other]),
      ("en", [.one, .other]), ("fr", [.one, .many, .other]), ("cy", [.zero, .one, .two, .few, .many, .other]),
      ("he", [.one, .two, .other]), ("pt-BR", [.one, .many, .other]), ("zz", [.other]),
    ]
    for (locale, categories) in expected {
      #expect(ICU.PluralRules(locale: locale).categories.list == categories, "\(locale)")
    }
  }

  @Test func categoriesOfNumbers() {
    let polish = ICU.PluralRules(locale: "pl")
    let expected: [(Double, ICU.PluralCategory)] = [
      (1, .one), (2, .few), (4, .few), (5, .many), (12, .many), (22, .few),
    ]
    for (number, category) in expected { #expect(polish.category(of: number) == category) }
    let arabic = ICU.PluralRules(locale: "ar")
    for (number, category): (Double, ICU.PluralCategory) in [(0, .zero), (1, .one), (2, .two), (3, .few), (11, .many)] {
      #expect(arabic.category(of: number) == category)
    }
    #expect(arabic.category(of: 100) == .other)
    #expect(ICU.PluralRules(locale: "ja").category(of: 1) == .other)
  }

  @Test func digitsBehindThePointCount() {
    let english = ICU.PluralRules(locale: "en")
    #expect(english.category(of: 1) == .one && english.category(of: 1, fractionDigits: 1) == .other)
    #expect(ICU.PluralRules(locale: "pl").category(of: 1.5, fractionDigits: 1) == .other)
    #expect(ICU.PluralRules(locale: "fr").category(of: 1.5, fractionDigits: 1) == .one)
    #expect(english.category(of: .infinity) == .other && english.category(of: .nan) == .other)
    #expect(english.category(of: 1e18) == .other)
  }

  @Test func ordinals() {
    let english = ICU.PluralRules(.ordinal, locale: "en")
    #expect(english.categories.list == [.one, .two, .few, .other])
    #expect(
      english.category(of: 2) == .two && english.category(of: 3) == .few && english.category(of: 13) == .other)
  }
}
