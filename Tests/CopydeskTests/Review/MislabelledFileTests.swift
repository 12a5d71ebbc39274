import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Copy in another language than its file says is judged by its own rules and words.
@Suite struct MislabelledFileTests {
  private func rules(_ folder: String, _ value: String, key: String = "alert.title") throws -> [String] {
    let reviewer = try FileReviewer(settings: Settings())
    let file = ByteBuffer(Array("\"\(key)\" = \"\(value)\";\n".utf8))
    return reviewer.review(file, path: "\(folder).lproj/a.strings").diagnostics.map(\.rule)
  }

  @Test(
    "the words of the value’s language hold",
    arguments: [
      ("en", "오류"), ("de", "오류가 발생했습니다"), ("fr", "エラーが発生しました"), ("ko", "오류"),
      ("en", "Es ist ein Fehler aufgetreten"),
    ])
  func ownWordsHold(_ folder: String, _ value: String) throws {
    #expect(try rules(folder, value).contains("title-vague"), "\(value) in \(folder)")
  }

  @Test("no rule of English typography or case touches another language", arguments: ["en", "de", "fr"])
  func englishRulesAreSilent(_ folder: String) throws {
    let found = try rules(folder, "Der Ordner 'Neue Dateien' wurde nicht gefunden und ist leer.")
    #expect(!found.contains { $0.hasPrefix("typo-quotes") || $0.hasSuffix("capitalization") })
  }

  @Test("names in another script don’t make a text foreign")
  func namesStayNames() throws {
    #expect(try rules("ja", "iCloudのエラーログ").isEmpty)
    #expect(!(try rules("de", "Fehler")).isEmpty)
  }
}
