import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview

/// A translation that overflows where its base fits is told once, by one rule.
@Suite struct TranslationFitTests {
  private let short = "Delete the selected recordings?"
  private let long = "Möchten Sie alle ausgewählten Sprachaufnahmen dieses Ordners unwiderruflich löschen lassen?"

  private func findings(
    _ base: String, _ translation: String, comment: String = "Alert title", change: (inout Settings) -> Void = { _ in }
  ) throws -> [Diagnostic] {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"comment":"\(comment)","localizations":{
      "en":{"stringUnit":{"state":"translated","value":"\(base)"}},
      "de":{"stringUnit":{"state":"translated","value":"\(translation)"}}}}}}
      """
    var settings = Settings()
    settings.only = ["width-overflow", "*-too-long"]
    change(&settings)
    return try FileReviewer(settings: settings).review(ByteBuffer(Array(catalog.utf8)), path: "a.xcstrings").diagnostics
  }

  @Test func isHeldAgainstItsBase() throws {
    let found = try findings(short, long)
    #expect(found.map(\.rule) == ["width-overflow"])
    let message = try #require(found.first?.message)
    #expect(message.contains("letters too long") && message.contains("its base fits"), "\(message)")
  }

  @Test func whatDoesNotFitInEitherIsTheBusinessOfTheRole() throws {
    let base = "The photo couldn’t be saved because the disk that holds the library is almost completely full."
    #expect(Set(try findings(base, long).map(\.rule)) == ["title-too-long"])
  }

  @Test func theRoleSpeaksWhereTheOtherRuleIsOff() throws {
    #expect(try findings(short, long) { $0.only = ["title-too-long"] }.map(\.rule) == ["title-too-long"])
  }

  @Test func sentencesAreCountedFirst() throws {
    let many = String(repeating: "Die Datei wurde in einen anderen Ordner bewegt. ", count: 8)
    #expect(try findings("It was moved.", many, comment: "Alert message").map(\.rule) == ["message-too-long"])
  }

  @Test func translationsThatFitAreLeftAlone() throws {
    #expect(try findings(short, "Ausgewählte Aufnahmen löschen?").isEmpty)
  }
}
