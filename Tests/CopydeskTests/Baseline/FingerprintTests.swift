import CopyModel
import Testing

@testable import CopyFiles
@testable import CopyPassage
@testable import CopyReview

/// What a finding is about, and what it isn’t.
@Suite struct FingerprintTests {
  private func prints(_ text: String, path: String = "en.lproj/a.strings") throws -> [Fingerprint] {
    var settings = Settings()
    settings.only = ["typo-ellipsis"]
    return try FileReviewer(settings: settings).review(ByteBuffer(Array(text.utf8)), path: path).diagnostics
      .map(\.fingerprint)
  }

  private let plain = "\"a\" = \"Wait for it...\";"

  @Test func staysWhenLinesMoveOrWrap() throws {
    let first = try prints(plain)
    #expect(first.count == 1)
    #expect(try prints("/* Moved */\n\n" + plain) == first)
    #expect(try prints("\"a\" = \"Wait\\nfor  it...\";") == first)
    #expect(try prints(plain, path: "./en.lproj/../en.lproj/a.strings") == first)
  }

  @Test func changesWithWhatItIsAbout() throws {
    let first = try prints(plain)
    #expect(try prints("\"b\" = \"Wait for it...\";") != first)
    #expect(try prints("\"a\" = \"Wait for them...\";") != first)
    #expect(try prints(plain, path: "de.lproj/a.strings") != first)
    #expect(try prints(plain, path: "en.lproj/b.strings") != first)
  }

  @Test func tellsVariationsApart() throws {
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"Wait...\"}}"
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en": {"variations": {"plural":
      {"one": \(unit), "other": \(unit)}}}}}}}
      """
    let found = try prints(text, path: "a.xcstrings")
    #expect(found.count == 2)
    #expect(Set(found).count == 2)
  }

  @Test func isTheSameFromEveryFolderOfARepository() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("app/en.lproj")
    let paths = StablePaths()
    #expect(paths.name(of: folder("app/en.lproj/a.strings")) == "app/en.lproj/a.strings")
    #expect(paths.name(of: folder("app/../b.strings")) == "b.strings")
    #expect(paths.name(of: "-") == "-")
  }
}
