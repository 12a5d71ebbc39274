import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Substitutions of string catalogs, `%#@beds@`, in a translation and its base.
@Suite struct SubstitutionTests {
  /// A localization with a text and what its names stand for: `beds:1:lld`, with a form for other numbers.
  private func localization(_ text: String, _ names: [(name: String, argument: Int, specifier: String, form: String)])
    -> String
  {
    let parts = names.map { part in
      #""\#(part.name)":{"argNum":\#(part.argument),"formatSpecifier":"\#(part.specifier)","variations":{"plural":{"#
        + #""other":{"stringUnit":{"value":"\#(part.form)"}}}}}"#
    }
    let unit = #""stringUnit":{"state":"translated","value":"\#(text)"}"#
    return parts.isEmpty ? "{\(unit)}" : "{\(unit),\"substitutions\":{\(parts.joined(separator: ","))}}"
  }

  private func findings(_ german: String, base: String? = nil) throws -> [String] {
    let beds = localization(
      "%#@beds@ in %#@rows@ of %@", [("beds", 1, "lld", "%arg beds"), ("rows", 2, "lld", "%arg rows")])
    let file =
      #"{"sourceLanguage":"en","strings":{"beds.text":{"localizations":{"de":\#(german),"en":\#(base ?? beds)}}},"#
      + #""version":"1.0"}"#
    var settings = Settings()
    settings.only = ["l10n-placeholder"]
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(file.utf8)), path: "a.xcstrings")
    #expect(review.summary.malformed == 0)
    return review.diagnostics.map { "\($0.text): \($0.message)" }
  }

  @Test func `What says the same is fine, whatever order or shape it has`() throws {
    #expect(
      try findings(
        localization(
          "In %#@rows@ von %@: %#@beds@", [("beds", 1, "lld", "%arg Beete"), ("rows", 2, "lld", "%lld Reihen")])
      ).isEmpty)
    #expect(try findings(localization("%1$lld Beete in %2$lld Reihen von %3$@", [])).isEmpty)
    #expect(
      try findings(
        localization("%#@beete@ in %2$lld Reihen", [("beete", 1, "lld", "%arg Beete")]),
        base: localization("%lld beds in %lld rows", [])
      ).isEmpty)
  }

  @Test(arguments: [
    ("%#@beds@ von %@", "“%#@rows@” of the base is missing: people don’t see its value"),
    (
      "%#@beds@ in %#@reihen@ von %@",
      "“%#@reihen@” has no substitution of that name in this language: people see it as it is"
    ),
  ])
  func `What is missing or unknown is told`(text: String, message: String) throws {
    let found = try findings(
      localization(text, [("beds", 1, "lld", "%arg Beete"), ("rows", 2, "lld", "%arg Reihen")]))
    #expect(found == ["\(text): \(message)"])
  }

  @Test func `Another argument, and another type, are told`() throws {
    let swapped = try findings(
      localization("%#@beds@ in %#@rows@ von %@", [("beds", 1, "@", "%arg Beete"), ("rows", 2, "lld", "%arg Reihen")]))
    #expect(swapped.first?.contains("“%#@beds@” stands where the base has “%#@beds@”: the app can crash") == true)
    let form = try findings(
      localization("%#@beds@ in %#@rows@ von %@", [("beds", 1, "lld", "Beete"), ("rows", 2, "lld", "%arg Reihen")]))
    #expect(form == ["Beete: “%arg” of the base is missing: people don’t see its value"])
  }
}
