import CopyModel
import Foundation
import Testing

@testable import CopyText

/// A language is a folder of `Lexicons/`, and everything that lists languages has it from there.
@Suite struct LanguageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  /// Folders with words, but for those of every language.
  private static let folders: [String] = {
    let lexicons = root.appending(path: "Lexicons")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: lexicons.path)) ?? []
    return names.filter {
      $0 != "und" && FileManager.default.fileExists(atPath: lexicons.appending(path: "\($0)/terms.txt").path)
    }.sorted()
  }()

  @Test func `All folders with words are in the program`() {
    let known = Set(EmbeddedFile.all.map(\.name))
    let missing = (Self.folders + ["und"]).filter { !known.contains("\($0)/terms.txt") }
    #expect(missing.isEmpty, "run bin/record embedded, and build again")
  }

  @Test(arguments: folders)
  func `Each is called by a tag of a language that ICU knows`(name: String) throws {
    let tag = try #require(LocaleTag(name))
    #expect("\(tag)" == name)
    #expect(try ICU.LocaleNames.englishName(tag.languageCode) != tag.languageCode)
  }

  /// `bin/record` writes the number anew.
  @Test func `README says how many there are`() throws {
    let file = Self.root.appending(path: "README.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let fresh = page.replacing(
      /[0-9]+ languages and regions have/, with: "\(Self.folders.count) languages and regions have")
    if fresh != page, ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try fresh.write(to: file, atomically: true, encoding: .utf8)
    }
    let isFresh = fresh == page && page.contains("\(Self.folders.count) languages and regions have")
    #expect(isFresh, "README.md: the number of languages is stale: run bin/record")
  }
}
