import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Forms of ICU messages for one number alone, which CLDR’s rules don’t know.
@Suite struct ExactPluralTests {
  @Test(arguments: [
    (#""a": "{n, plural, other{{n} files}}""#, true), (#""a": "{n, plural, other{{n} replaced}}""#, false),
    (#""a": "Move the file", "a.many": "{n, plural, other{Move {n} files}}""#, false),
  ])
  func englishNeedsOneWhereItCountsNouns(_ strings: String, _ isReported: Bool) throws {
    let file = "{ \"@@locale\": \"en\", \(strings) }"
    let review = try FileReviewer(settings: Settings()).review(ByteBuffer(Array(file.utf8)), path: "app_en.arb")
    #expect(review.diagnostics.contains { $0.rule == "l10n-plural" } == isReported)
  }

  @Test(arguments: [
    // In Spanish and Japanese nothing but 1 counts like 1; in Russian 21 does, and Flutter’s `=1` stands for that as well.
    ("locales/es.json", "{n, plural, =1{{n} artículo} other{{n} artículos}}", false),
    ("app_es.arb", "{n, plural, =0{Nada} other{{n} artículos}}", true),
    ("locales/ru.json", "{n, plural, =1{{n} класс} few{{n} класса} many{{n} классов} other{{n} класса}}", true),
    ("app_ru.arb", "{n, plural, =1{{n} класс} few{{n} класса} many{{n} классов} other{{n} класса}}", false),
    ("app_sl.arb", "{n, plural, =1{{n} lipa} =2{{n} lipi} few{{n} lipe} other{{n} lip}}", false),
    ("locales/sl.json", "{n, plural, =1{{n} lipa} =2{{n} lipi} few{{n} lipe} other{{n} lip}}", true),
  ])
  func exactOneStandsForOne(_ path: String, _ message: String, _ isReported: Bool) throws {
    let file = "{ \"a\": \"\(message)\" }"
    let review = try FileReviewer(settings: Settings()).review(ByteBuffer(Array(file.utf8)), path: path)
    #expect(review.diagnostics.contains { $0.rule == "l10n-plural" } == isReported)
  }
}
