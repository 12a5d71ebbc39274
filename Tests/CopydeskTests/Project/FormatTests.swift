import CopyFormats
import CopyModel
import Foundation
import Testing

@testable import CopyPassage

/// What formats say of themselves is so, and everything that lists formats has it from them.
@Suite struct FormatTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  private static let formats = FormatRegistry.catalogs.map(\.about)

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
  }

  @Test func `A name or an ending stands for one format`() {
    let endings = Self.formats.flatMap(\.endings).map(\.name)
    #expect(Set(Self.formats.map(\.name)).count == Self.formats.count && Set(endings).count == endings.count)
  }

  @Test func `Each folder of formats is of one that is registered`() throws {
    let files = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources/CopyFormats").path)?
      .compactMap { ($0 as? String)?.split(separator: "/").last }.filter { $0.hasSuffix("Format.swift") }
    // Pieces of programs are pasted, and no file is one.
    let others = ["CatalogFormat.swift", "CodePieceFormat.swift"]
    let types = FormatRegistry.catalogs.map { "\(type(of: $0)).swift" } + others
    #expect((files ?? []).map(String.init).sorted() == types.sorted())
  }

  @Test(arguments: FormatRegistry.catalogs.indices)
  func `A format takes its example, and a fixture or a disguise holds any copy in it`(index: Int) {
    let format = FormatRegistry.catalogs[index]
    #expect(!format.about.row.summary.isEmpty, "\(format.name) has no summary for README")
    let claims = FormatRegistry.all.filter { $0.claims(path: format.about.example) }.map(\.name)
    #expect(claims == (format is PlainTextFormat ? [] : [format.name]))
    let paths = Disguise.all.map(\.path).filter { CatalogReader.format(of: $0).name == format.name }
    #expect(!paths.isEmpty || format.about.isText, "\(format.name) has no file in Tests/Fixtures/Formats")
  }

  @Test func `A translation is paired with the file beside it`() throws {
    for format in Self.formats {
      for ending in format.endings where ending.isNamedByLanguage {
        let names = ending.standsInFolderOfLanguage ? ["en/app", "de/app"] : ["app_en", "app_de"]
        let (base, own) = (names[0] + ending.suffix, names[1] + ending.suffix)
        #expect(try #require(TranslationPath.read(own)).table == TranslationPath.read(base)?.table)
        let folder = try ScratchFolder()
        for name in [base, own] { try folder.write(name, "") }
        var finder = BaseFinder()
        #expect(finder.base(of: folder(own), language: nil) == (format.holdsItsBase ? nil : folder(base)))
      }
    }
  }

  // MARK: Documents

  /// `bin/record` writes the table anew.
  @Test func `The table of README is fresh`() throws {
    let head = "| input | read as |\n| --- | --- |\n"
    let rows = Self.formats.map { "| \($0.row.files) | \($0.row.summary) |\n" }.joined()
    let page = try text("README.md")
    let start = try #require(page.range(of: head)).upperBound
    let end = try #require(page.range(of: "\n\n", range: start..<page.endIndex)).lowerBound
    try hold("README.md", page, as: page[..<start] + rows.dropLast() + page[end...], "the table of formats")
  }

  /// The hooks take what the formats say that most of their files are called. `bin/record` writes them anew.
  @Test func `The hooks of pre-commit are fresh`() throws {
    let found = Self.formats.filter(\.isFoundInFolders)
    let endings = found.filter { $0.pathPattern == nil }.flatMap(\.endings).map(\.name)
    let patterns = [#".*\.(\#(endings.joined(separator: "|")))"#] + found.compactMap(\.pathPattern)
    let page = try text(".pre-commit-hooks.yaml")
    let fresh = page.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  files: ") ? "  files: ^(\(patterns.joined(separator: "|")))$" : $0 }
    try hold(".pre-commit-hooks.yaml", page, as: fresh.joined(separator: "\n"), "the pattern of files")
  }

  private func hold(_ name: String, _ page: String, as fresh: some StringProtocol, _ part: String) throws {
    let isFresh = page == fresh
    if !isFresh, ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try fresh.write(to: Self.root.appending(path: name), atomically: true, encoding: .utf8)
    }
    #expect(isFresh, "\(name): \(part) is stale: run bin/record")
  }
}
