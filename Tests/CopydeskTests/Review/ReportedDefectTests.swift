import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What users of other checkers reported as wrong, as far as a review shows it; rows about case alone stand with casing.
@Suite struct ReportedDefectTests {
  /// The rules that speak about piped copy, loud ones and notes alike.
  private func rules(_ copy: String, _ role: Role?, locale: LocaleTag = .english) throws -> [String] {
    var settings = Settings()
    settings.role = role
    settings.locale = locale
    let file = ByteBuffer(Array("\"k\" = \"\(copy)\";".utf8))
    return try FileReviewer(settings: settings).review(file, path: "a.strings").diagnostics.map(\.rule)
  }

  @Test(
    "emoji, file names, extensions, acronyms, and quoted words are left alone",
    arguments: [
      "🎉 New features", "Export as .csv", "Copy the note ID", "Open “Template.md”", "Sync with OpenAI",
      "Connect to WebDAV or CalDAV", "Show my Apple iPhone", "High-def render pipeline",
    ])
  func labelsInOrder(_ copy: String) throws {
    #expect(try rules(copy, .label) == [])
  }

  @Test("a name is never demanded in capitals it doesn’t have", arguments: ["Set Up WebDAV", "Add CalDAV Account"])
  func namesInButtons(_ copy: String) throws {
    #expect(try !rules(copy, .button).contains("button-capitalization"))
    #expect(try !rules(copy, .button).contains("style-product-name"))
  }

  @Test(
    "articles before names are nobody’s business", arguments: ["Open an Xcode project.", "Send an SMS.", "Use a URL."])
  func articles(_ copy: String) throws {
    #expect(try rules(copy, .alertMessage) == [])
  }

  @Test(
    "without a role, rules about roles are silent",
    arguments: ["Storage", "this can’t be undone", "yes", "Low battery."])
  func unknownRole(_ copy: String) throws {
    #expect(try rules(copy, .unknown) == [])
  }

  @Test(
    "the words of one fault are reported once",
    arguments: [
      ("Error 503", Role.alertTitle, ["title-error-code"]), ("Oops!", .alertTitle, ["title-vague"]),
      ("No", .button, ["button-yes-no"]), ("Ok", .button, ["button-ok-spelling"]),
    ])
  func oneFindingAFault(_ copy: String, _ role: Role, _ expected: [String]) throws {
    #expect(try Set(rules(copy, role)).isSuperset(of: expected))
    #expect(try rules(copy, role).filter { $0.hasSuffix("-capitalization") || $0.hasSuffix("-punctuation") } == [])
  }

  @Test("Ok becomes OK by itself")
  func okIsASafeFix() throws {
    var settings = Settings()
    settings.role = .button
    let reviewer = try FileReviewer(settings: settings)
    let fixed = try FileFixer(reviewer, extent: .safe).fix(ByteBuffer(Array("Ok\n".utf8)), path: "")
    #expect(fixed.bytes.bytes.text == "OK\n")
  }

  @Test(
    "English rules of case never touch another language",
    arguments: [
      ("Создание Модуля", "en"), ("Neue Nachricht Schreiben", "de"), ("Yeni Mesaj Yaz", "tr"), ("새 메시지", "ko"),
    ])
  func otherLanguages(_ copy: String, _ tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    for role in [Role.alertTitle, .button, .menuItem, .label] {
      #expect(try rules(copy, role, locale: locale).filter { $0.hasSuffix("-capitalization") } == [])
    }
  }
}
