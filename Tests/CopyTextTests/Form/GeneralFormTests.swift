import CopyModel
import Testing

@testable import CopyText

/// The form of copy in languages other than English, from marks and Korean endings.
@Suite struct GeneralFormTests {
  private func analyze(_ copy: String, _ language: String) throws -> (form: Form, confidence: Float) {
    let analyzer = try Analyzer()
    let locale = try #require(LocaleTag(language))
    let bytes = Array(copy.utf8)
    return try bytes.withUnsafeBufferPointer { view in
      let analysis = try analyzer.analyze(view, locale: locale)
      return (analysis.form, analysis.formConfidence)
    }
  }

  static let marked: [(String, String, Form)] = [
    ("Dieses Beet löschen?", "de", .question),
    ("Der Tank ist leer. Bitte füllen.", "de", .sentences),
    ("¿Eliminar la planta?", "es", .question),
    ("タンクが空です。水を入れてください。", "ja", .sentences),
    ("이 식물을 삭제할까요?", "ko", .question),
    ("문이 열렸습니다. 닫아 주십시오.", "ko", .sentences),
    ("%@", "de", .none),
  ]

  @Test(arguments: marked)
  func isSureOfMarks(copy: String, language: String, form: Form) throws {
    let found = try analyze(copy, language)
    #expect(found.form == form && found.confidence >= 0.9, "\(copy): \(found)")
  }

  @Test(arguments: ["문이 열렸습니다", "다시 시도하십시오", "물을 주세요", "지금 물을 줄까"])
  func readsKoreanEndings(_ copy: String) throws {
    #expect(try analyze(copy, "ko").form.isComplete)
  }

  @Test(arguments: [("Neue Pflanze anlegen", "de"), ("Le portail est ouvert", "fr"), ("Abbrechen", "de")])
  func isUnsureWithoutMarks(copy: String, language: String) throws {
    #expect(try analyze(copy, language).confidence < 0.9)
  }
}
