import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview

/// Findings that developers wish to stand, in each format with comments.
@Suite struct StetSieveTests {
  /// A file in which one string has a comment, and another has none.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: String
    let text: @Sendable (_ comment: String) -> String

    static let all = [
      Form(testDescription: "strings", path: "a.strings") {
        "/* \($0) */\n\"a\" = \"Uploading...\";\n\n\"b\" = \"Loading...\";\n"
      },
      Form(testDescription: "strings, UTF-8 with a mark and line comments", path: "a.strings") {
        "\u{FEFF}// \($0)\n\"a\" = \"Uploading...\";\n\n\"b\" = \"Loading...\";\n"
      },
      Form(testDescription: "strings, behind the entry", path: "a.strings") {
        "/* Label */\n\"a\" = \"Uploading...\"; // \($0)\n\n\"b\" = \"Loading...\";\n"
      },
      Form(testDescription: "string catalog", path: "a.xcstrings") {
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a": {"comment": "\($0)", "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Wird geladen..."}},
            "en": {"stringUnit": {"state": "translated", "value": "Uploading..."}}}},
          "b": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Lädt..."}},
            "en": {"stringUnit": {"state": "translated", "value": "Loading..."}}}}}}
        """
      },
      Form(testDescription: "gettext", path: "en.po") {
        "msgid \"\"\nmsgstr \"Language: en\\n\"\n\n#. \($0)\nmsgid \"a\"\nmsgstr \"Uploading...\"\n\n"
          + "msgid \"b\"\nmsgstr \"Loading...\"\n"
      },
      Form(testDescription: "ARB", path: "app_en.arb") {
        """
        {"@@locale": "en", "a": "Uploading...", "@a": {"description": "\($0)"}, "b": "Loading..."}
        """
      },
      Form(testDescription: "Java properties", path: "messages_en.properties") {
        "# \($0)\na=Uploading...\n\nb=Loading...\n"
      },
      Form(testDescription: "JSON Lines", path: "a.jsonl") {
        "{\"key\": \"a\", \"value\": \"Uploading...\", \"comment\": \"\($0)\"}\n{\"key\": \"b\", \"value\": \"Loading...\"}\n"
      },
    ]
  }

  private func rules(
    _ text: String, path: String, _ change: (inout Settings) -> Void = { _ in }
  ) throws -> [String] {
    var settings = Settings()
    settings.role = .label
    change(&settings)
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(text.utf8)), path: path)
    // Some forms are translations of something, which is another matter.
    return review.diagnostics.filter { !$0.rule.hasPrefix("l10n-") }.map { "\($0.key ?? "") \($0.rule)" }
  }

  @Test(arguments: Form.all)
  func silencesItsEntryAlone(_ form: Form) throws {
    #expect(try rules(form.text("stet: typo-ellipsis -- quoted"), path: form.path) == ["b typo-ellipsis"])
    #expect(try rules(form.text("stet -- quoted"), path: form.path) == ["b typo-ellipsis"])
    #expect(try rules(form.text("stet: typo-* -- quoted"), path: form.path) == ["b typo-ellipsis"])
  }

  @Test(arguments: Form.all)
  func silencesTheFile(_ form: Form) throws {
    #expect(try rules(form.text("stet file: typo-ellipsis -- quoted"), path: form.path) == [])
  }

  @Test(arguments: Form.all)
  func isHeardAgainOnDemand(_ form: Form) throws {
    let found = try rules(form.text("stet: typo-ellipsis -- quoted"), path: form.path) { $0.heedsStet = false }
    #expect(Set(found) == ["a typo-ellipsis", "b typo-ellipsis"])
  }

  @Test(arguments: Form.all)
  func complainsOfWhatHasNoEffectOrReason(_ form: Form) throws {
    let unused = try rules(form.text("stet: typo-spacing -- quoted"), path: form.path)
    #expect(unused.contains("a stet-unused") && unused.contains("a typo-ellipsis"))
    let unreasoned = try rules(form.text("stet: typo-ellipsis"), path: form.path)
    #expect(Set(unreasoned) == ["a stet-reason", "b typo-ellipsis"])
    #expect(try rules(form.text("stet: typo-elipsis -- x"), path: form.path).contains("a stet-unused"))
  }

  /// In a run of few rules, directives for others are not called useless.
  @Test func otherRunsAreLeftAlone() throws {
    let text = Form.all[0].text("stet: typo-ellipsis, typo-spacing -- quoted")
    #expect(try rules(text, path: "a.strings") { $0.only = ["typo-quotes"] } == [])
    #expect(try rules(text, path: "a.strings") { $0.levels = ["typo-spacing": .off] } == ["b typo-ellipsis"])
  }

  @Test func aHeadingSpeaksOfTheFile() throws {
    let text = "// stet file: typo-ellipsis -- quoted\n\n/* Label */\n\"a\" = \"Loading...\";\n/* stet file */"
    #expect(try rules(text, path: "a.strings") == [" stet-reason", " stet-unused"])
  }

  @Test func whatIsSilencedIsNotMended() throws {
    let text = Form.all[0].text("stet: typo-ellipsis -- quoted")
    let bytes = ByteBuffer(Array(text.utf8))
    let fixed = try FileFixer(FileReviewer(settings: Settings()), extent: .safe).fix(bytes, path: "a.strings")
    #expect(fixed.bytes.bytes.text == text.replacing("Loading...", with: "Loading…"))
  }

  @Test func aDoubledKeyMayStand() throws {
    let text = "/* stet: catalog-duplicate-key -- both are read */\n\"a\" = \"One\";\n\"a\" = \"Two\";\n"
    #expect(try rules(text, path: "a.strings") == [])
  }

  @Test func theConfigurationMayWishSoToo() throws {
    let pattern = StetPattern(
      rules: ["typo-*"], keys: [KeyPattern("a*")], paths: [PathGlob("a.*", in: AbsolutePath(".").text)], reason: "x")
    let text = Form.all[0].text("Label")
    #expect(try rules(text, path: "a.strings") { $0.stets = [pattern] } == ["b typo-ellipsis"])
    #expect(try rules(text, path: "c.strings") { $0.stets = [pattern] }.count == 2)
  }
}
