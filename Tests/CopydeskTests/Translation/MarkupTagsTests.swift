import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Which of several links a translation lacks, or has beyond its base.
@Suite struct MarkupTagsTests {
  private func findings(_ german: String, base: String) throws -> [String] {
    let units = [("de", german), ("en", base)].map { locale, text in
      #""\#(locale)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let file =
      #"{"sourceLanguage":"en","strings":{"kilns.text":{"localizations":{\#(units.joined(separator: ","))}}},"#
      + #""version":"1.0"}"#
    var settings = Settings()
    settings.only = ["l10n-markup"]
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(file.utf8)), path: "a.xcstrings")
    #expect(review.summary.malformed == 0)
    return review.diagnostics.map { $0.message }
  }

  private let base = "See <a href='fire'>firing</a> and <a href='glaze'>glazing</a>."

  @Test func `Of two links the one that is broken is missing`() throws {
    #expect(
      try findings("Siehe a href='fire'>Brand</a> und <a href='glaze'>Glasur</a>.", base: base)
        == ["“<a href='fire'>” of the base is missing"])
    #expect(
      try findings("Siehe <a href='fire'>Brand</a> und a href='glaze'>Glasur</a>.", base: base)
        == ["“<a href='glaze'>” of the base is missing"])
  }

  @Test func `Links that lead elsewhere in a language, or stand in another order, are none the less there`() throws {
    #expect(
      try findings("Siehe <a href='brand'>Brand</a> und <a href='glasur'>Glasur</a>.", base: base).isEmpty)
    #expect(
      try findings("Siehe <a href='glaze'>Glasur</a> und <a href='fire'>Brand</a>.", base: base).isEmpty)
  }
}
