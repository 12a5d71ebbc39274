import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// A word that the project writes in several texts is a word there.
@Suite struct MisspellingTests {
  private func misspelled(_ lines: [String], allowing words: [String] = []) throws -> [String] {
    let file = lines.enumerated().map { "\"\($0).text\" = \"\($1)\";\n" }.joined()
    var settings = Settings()
    settings.only = ["typo-misspelling"]
    settings.allowed = words
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(file.utf8)), path: "en.lproj/a.strings")
    return review.diagnostics.flatMap(\.suggestions).map(\.text)
  }

  @Test func onceIsASlip() throws {
    #expect(try misspelled(["The brigde is closed today."]) == ["The bridge is closed today."])
  }

  @Test func twiceIsAWordOfTheProject() throws {
    #expect(try misspelled(["The brigde is closed today.", "Cross the brigde on foot."]) == [])
  }

  @Test func theSameTextTwiceIsOneUse() throws {
    let text = "The brigde is closed today."
    #expect(try misspelled([text, text]).count == 2)
  }

  @Test func anAllowedWordIsNoSlip() throws {
    #expect(try misspelled(["The brigde is closed today."], allowing: ["brigde"]) == [])
  }

  @Test func otherLanguagesAreLeftAlone() throws {
    #expect(try misspelled(["Le fichier n’a pas été enregistré dans le dossier."]) == [])
  }
}
