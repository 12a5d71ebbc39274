import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What becomes of a string catalog's entries in a review: each text by the rules of its own language.
@Suite struct StringCatalogReviewTests {
  private func unit(_ value: String) -> String { #"{"stringUnit":{"state":"new","value":"\#(value)"}}"# }

  private func catalog(_ strings: String, source: String = "en") -> ByteBuffer {
    ByteBuffer(Array(#"{"sourceLanguage":"\#(source)","strings":{\#(strings)},"version":"1.0"}"#.utf8))
  }

  private func review(_ file: ByteBuffer, path: String = "a.xcstrings", only: [String] = []) throws -> FileReview {
    var settings = Settings()
    settings.only = only
    return try FileReviewer(settings: settings).review(file, path: path)
  }

  @Test func `Rules of one language leave the others alone`() throws {
    let texts = #""en":\#(unit("hoe the bed")),"de":\#(unit("hoe the bed")),"en-GB":\#(unit("hoe the bed"))"#
    let review = try review(
      catalog(#""hoe.button":{"comment":"Button that hoes","localizations":{\#(texts)}}"#, source: "de"),
      only: ["button-capitalization"])
    let locales = Set(review.diagnostics.map(\.locale))
    #expect(locales == ["en", "en-GB"])
  }

  @Test func `Keys, comments and paths tell roles as they do elsewhere`() throws {
    let button = #"{"localizations":{"en":\#(unit("Rake"))}}"#
    let item =
      #"{"comment":"Class = \"NSMenuItem\"; title = \"Rake\"; ObjectID = \"a1B-c2-D3e\";","localizations":{"en":\#(unit("Rake"))}}"#
    let plain = #"{"comment":"Title of the alert shown when it rains"}"#
    let file = catalog(#""rake.button":\#(button),"a1B-c2-D3e.title":\#(item),"Rain Tonight":\#(plain)"#)
    let roles = try review(file, path: "mul.lproj/MainMenu.xcstrings").review.roles
    #expect(roles.map(\.role) == [.button, .menuItem, .alertTitle])
    #expect(roles.map(\.evidence) == [.key, .class, .comment])
  }

  @Test func `Parts of texts have no role, and no place in a set`() throws {
    let part = #""substitutions":{"n":{"variations":{"plural":{"other":\#(unit("%arg beds"))}}}}"#
    let title = #""en":{"stringUnit":{"value":"Dig %n?"},\#(part)}"#
    let message = #""en":{"variations":{"plural":{"one":\#(unit("It stays.")),"other":\#(unit("They stay."))}}}"#
    let review = try review(
      catalog(#""dig.alert.title":{"localizations":{\#(title)}},"dig.alert.message":{"localizations":{\#(message)}}"#))
    #expect(review.review.roles.map(\.role) == [.alertTitle, .unknown, .alertMessage, .alertMessage])
    #expect(review.review.sets.map(\.members) == [[0, 3]])
  }

  @Test func `Each language has its own sets`() throws {
    let texts = { #"{"localizations":{"de":\#(self.unit($0)),"en":\#(self.unit($1))}}"# }
    let review = try review(
      catalog(#""dig.alert.title":\#(texts("Graben?", "Dig?")),"dig.alert.message":\#(texts("Tief.", "It is deep."))"#))
    #expect(review.review.sets.map(\.members) == [[0, 2], [1, 3]])
  }

  @Test func `Of variants inside variants the last resort joins a set`() throws {
    let plural = #"{"variations":{"plural":{"one":\#(unit("It stays.")),"other":\#(unit("They stay."))}}}"#
    let message = #""en":{"variations":{"device":{"mac":\#(plural),"other":\#(plural)}}}"#
    let title = #""en":\#(unit("Dig?"))"#
    let review = try review(
      catalog(#""dig.alert.message":{"localizations":{\#(message)}},"dig.alert.title":{"localizations":{\#(title)}}"#))
    #expect(review.review.sets.map(\.members) == [[4, 3]])
  }

  @Test func `Keys are judged, but neither fixed nor called fixable`() throws {
    let file = catalog(#""Loading...":{"localizations":{"en-GB":\#(unit("Charging..."))}}"#)
    let reviewer = try FileReviewer(settings: Settings())
    let found = reviewer.review(file, path: "a.xcstrings").diagnostics.filter { $0.rule == "typo-ellipsis" }
    #expect(found.map(\.text) == ["Loading...", "Charging..."])
    #expect(found.map { $0.suggestions.first?.text } == ["Loading…", "Charging…"])
    #expect(found.map { $0.suggestions.first?.isSafe } == [false, true])
    let (fixed, edits) = try FileFixer(reviewer, extent: .safe).fix(file, path: "a.xcstrings")
    #expect(edits == 1)
    #expect(fixed.bytes.text == file.bytes.text.replacing("Charging...", with: "Charging…"))
    #expect(try FileFixer(reviewer, extent: .suggestions).fix(fixed, path: "a.xcstrings").edits == 0)
  }

  @Test func `What isn't translated isn't judged`() throws {
    let texts = #""localizations":{"en":\#(unit("Loading..."))}"#
    let review = try review(catalog(#""k":{\#(texts),"shouldTranslate":false},"load.more_items":{}"#))
    #expect(review.diagnostics.isEmpty)
    #expect(review.summary.strings == 2)
  }
}
