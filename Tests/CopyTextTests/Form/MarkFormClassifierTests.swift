import CopyModel
import Testing

@testable import CopyText

/// The form of copy in other languages, from marks and Korean endings.
@Suite struct MarkFormClassifierTests {
  private func classify(_ copy: String, _ language: String) throws -> (form: Form, confidence: Float) {
    let analyzer = Analyzer()
    let locale = try #require(LocaleTag(language))
    let bytes = Array(copy.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let view = Bytes(buffer)
      let analysis = analyzer.analyze(view, locale: locale)
      return MarkFormClassifier().classify(analysis.tokens, in: view, terminal: analysis.terminal)
    }
  }

  static let sure: [(String, String, Form)] = [
    ("Dieses Beet löschen?", "de", .question),
    ("Der Tank ist leer. Bitte füllen.", "de", .sentences),
    ("Abbrechen", "de", .word),
    ("%@", "de", .none),
    ("¿Eliminar la planta?", "es", .question),
    ("タンクが空です。水を入れてください。", "ja", .sentences),
    ("이 식물을 삭제할까요?", "ko", .question),
    ("문이 열렸습니다. 닫아 주십시오.", "ko", .sentences),
    ("क्या आप पौधा हटाना चाहते हैं?", "hi", .question),
    ("टंकी खाली है। पानी भरें।", "hi", .sentences),
  ]

  @Test(arguments: sure)
  func readsMarks(copy: String, language: String, form: Form) throws {
    let found = try classify(copy, language)
    #expect(found.form == form && found.confidence >= 0.9, "\(copy): \(found)")
  }

  @Test(arguments: [
    ("문이 열렸습니다", Form.sentence), ("다시 시도하십시오", .sentence), ("물을 주세요", .sentence),
    ("지금 물을 줄까", .question),
  ])
  func readsKoreanEndings(_ copy: String, _ form: Form) throws {
    let found = try classify(copy, "ko")
    #expect(found.form == form && found.confidence >= 0.9, "\(copy): \(found)")
  }

  @Test(arguments: [("물탱크 비우기", Form.fragment), ("물 필요", .fragment), ("물탱크", .word)])
  func tellsKoreanPhrases(_ copy: String, _ form: Form) throws {
    #expect(try classify(copy, "ko").form == form)
  }

  @Test(arguments: [
    ("Neue Pflanze anlegen", "de"), ("Le portail est ouvert", "fr"), ("水やりの予定", "ja"),
  ])
  func isUnsureWithoutMarks(copy: String, language: String) throws {
    #expect(try classify(copy, language).confidence < 0.9)
  }
}
