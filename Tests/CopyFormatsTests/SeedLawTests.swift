import CopyFormats
import CopyModel
import Foundation
import Testing

/// The law of edits on the files that fuzzing starts from, which have in them all that a format knows.
@Suite struct SeedLawTests {
  /// Formats that have seeds, by the names of their folders: a format’s name, or an ending of its own.
  private static let folders: [(name: String, format: any CatalogFormat, path: String)] =
    FormatRegistry.catalogs.map { ($0.name, $0, $0.about.example) } + [("pot", GettextFormat(), "a.pot")]

  /// Programs and layouts hold calls, and are no catalogues.
  private static let programs = ["java", "kotlin", "layout", "objc", "swift"]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzz/Seeds")

  private func seeds(_ name: String) throws -> [[UInt8]] {
    let folder = Self.folder.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try files.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }

  @Test func `Every folder of seeds is of a format`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path()).sorted()
    #expect(folders == (Self.folders.map(\.name) + Self.programs).sorted())
  }

  @Test(arguments: folders.indices)
  func `Any text takes the place of any value or piece`(index: Int) throws {
    let (name, format, path) = Self.folders[index]
    for seed in try seeds(name) {
      var law = EditLaw(format, path: path, seed: 41)
      let catalog = law.read(seed)
      #expect(!catalog.entries.isEmpty && catalog.problems.isEmpty, "\(name): \(catalog.problemLines)")
      for text in FoundInputTests.texts { law.checkWhole(seed, text) }
      for _ in 0..<200 { law.checkPiece(seed) }
    }
  }
}
