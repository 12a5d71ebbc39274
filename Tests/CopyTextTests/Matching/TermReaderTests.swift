import CopyModel
import Testing

@testable import CopyText

/// What a `terms.txt` may say, and what is said of lines that can’t be read.
@Suite struct TermReaderTests {
  private func read(_ text: String) -> TermFile {
    Array(text.utf8).withUnsafeBufferPointer { TermReader.read(Bytes($0)) }
  }

  @Test func unreadableLinesAreNamed() {
    let file = read("oops\nlist Blame Them\nsupports luck\nlist blame\n  you entered => x # note\n")
    #expect(file.problems.map(\.line) == [1, 2, 3])
    #expect(file.terms == [Term(list: .blame, text: "you entered", better: "x")])
  }

  @Test func marksCarryConfidence() {
    let file = read("list pronoun\n  ? du\n  ~= Sie\n  - ihr\n  *nen*\n")
    #expect(
      file.terms == [
        Term(list: .pronoun, text: "du", confidence: .unsure),
        Term(list: .pronoun, text: "Sie", confidence: .medium, isExact: true),
        Term(list: .pronoun, text: "nen", opensFront: true, opensBack: true),
      ])
    #expect(file.removed.map(\.text) == ["ihr"])
  }

  @Test func whatIsKnownOfTheLanguage() {
    let file = read("supports counted-words end-marks\n")
    #expect(file.traits == [.countedWords, .endMarks])
  }

  @Test(
    arguments: [
      ("fr-CA", ["fr", "fr-CA"]), ("fr-BE", ["fr"]), ("es-MX", ["es", "es-419"]), ("en-AU", ["en", "en-GB"]),
      ("zh-TW", ["zh-Hant"]), ("zh-Hant-HK", ["zh-Hant"]), ("zh", ["zh-Hans"]), ("pt", ["pt-BR"]), ("no", ["nb"]),
      ("iw", ["he"]), ("pt-MZ", ["pt-PT"]), ("eu", []), ("sr-Latn", []),
    ])
  func wordsComeFromTheNearestFolders(_ tag: String, _ folders: [String]) throws {
    #expect(LexiconFallback.shared.folders(for: try #require(LocaleTag(tag))) == folders)
  }

  /// Every folder that the table names is there.
  @Test func fallbackLeadsToFoldersThatExist() {
    TSVReader(named: "shared/locales.tsv").forEachRow { _, folders, _ in
      folders.forEachWord { #expect(EmbeddedFile(named: "\($0.text)/terms.txt") != nil, "\($0.text)") }
    }
  }

  @Test func aListOfUnsureTermsAloneIsUnsure() {
    let lexicon = Lexicon(
      name: "de",
      terms: [
        Term(list: .blame, text: "a", confidence: .unsure), Term(list: .please, text: "b", confidence: .unsure),
        Term(list: .please, text: "c", confidence: .medium),
      ])
    #expect(lexicon.isUnsure(of: .blame))
    #expect(!lexicon.isUnsure(of: .please))
    #expect(!lexicon.isUnsure(of: .apology))
  }
}
