import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What rules ask of key and comment beyond the role: whether a button acts, whether people are welcomed.
@Suite struct PurposeTests {
  private func rules(key: String, comment: String = "", _ value: String) throws -> [String] {
    var settings = Settings()
    settings.role = .button
    settings.locale = .english
    let file = "/* \(comment) */\n\"\(key)\" = \"\(value)\";\n"
    return try FileReviewer(settings: settings).review(ByteBuffer(Array(file.utf8)), path: "a.strings").diagnostics.map(
      \.rule)
  }

  @Test(arguments: [
    ("removeBed.ok", ""), ("alerts.confirm.ok", ""), ("k", "Button that confirms the deletion of a bed"),
    ("k", "Confirmation button"),
  ])
  func `OK is reported where key or comment speak of an action`(key: String, comment: String) throws {
    #expect(try rules(key: key, comment: comment, "OK") == ["button-ok-ambiguous"])
  }

  @Test(arguments: [
    ("general.ok", ""), ("ok", ""), ("k", "OK button of alerts"),
    ("k", "Button to dismiss the alert after a bed was deleted"),
    ("k", "Acknowledges that the deletion failed"),
  ])
  func `OK that only closes or tells nothing is left alone`(key: String, comment: String) throws {
    #expect(try rules(key: key, comment: comment, "OK") == [])
  }

  @Test(arguments: [("onboarding.last.button", ""), ("welcomeScreenButton", ""), ("k", "Button of the tutorial")])
  func `A welcome may be joyful`(key: String, comment: String) throws {
    #expect(try rules(key: key, comment: comment, "Let’s Go!") == [])
  }

  @Test func `Anywhere else it may not`() throws {
    #expect(try rules(key: "harvest.button", "Let’s Go!") == ["tone-exclamation"])
  }

  @Test func `Passage that tells of a result is no button, unless it is declared one`() throws {
    let file = "\"bed.copied.button\" = \"Bed name copied\";\n"
    var settings = Settings()
    settings.locale = .english
    let guessed = try FileReviewer(settings: settings).review(ByteBuffer(Array(file.utf8)), path: "a.strings")
    #expect(!guessed.diagnostics.contains { $0.rule == "button-capitalization" })
    #expect(try rules(key: "k", "Bed name copied").contains("button-capitalization"))
  }

  @Test func `A space that the key has as well is meant`() throws {
    #expect(try rules(key: "Water Bed ", "Water Bed ") == [])
    #expect(try rules(key: "Water Bed", "Water Bed ") == ["typo-spacing"])
  }
}
