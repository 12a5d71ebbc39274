import CopyModel
import Foundation
import Testing

@testable import CopyFiles
@testable import CopyPassage
@testable import CopyReview

/// The laws of fixing over whole folders of catalogues, and over copy that is made up.
///
/// A folder named in the variable COPYDESK_CORPUS is fixed in memory instead of the fixtures; COPYDESK_CORPUS_STEP takes every
/// nth of its files, for a machine that is slow.
@Suite struct FixingLawTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").path(percentEncoded: false)

  private static var folder: String { ProcessInfo.processInfo.environment["COPYDESK_CORPUS"] ?? fixtures }

  private static var files: [String] {
    let step = ProcessInfo.processInfo.environment["COPYDESK_CORPUS_STEP"].flatMap(Int.init) ?? 1
    let all = FileFinder { CatalogReader.isCatalog(path: $0) }.find([folder]).files
    return all.indices.filter { $0 % max(step, 1) == 0 }.map { all[$0] }
  }

  /// The base of the file at `path` as the same run leaves it.
  private func base(of path: String, _ extent: FileFixer.Extent, _ finder: inout BaseFinder) throws -> BaseCatalog? {
    guard let place = finder.base(of: path, language: nil) else { return nil }
    let fixed = try FileFixer(FileReviewer(settings: Settings()), extent: extent).fix(
      FileReader.read(place), path: place)
    return BaseCatalog(fixed.bytes, path: place)
  }

  @Test(arguments: [FileFixer.Extent.safe, .suggestions])
  func holdInCatalogues(_ extent: FileFixer.Extent) throws {
    var (finder, breaches, count) = (BaseFinder(), [String](), 0)
    for path in Self.files {
      let laws = FixingLaws(
        path: path, bytes: try FileReader.read(path), base: try base(of: path, extent, &finder))
      breaches += try laws.breaches(extent)
      count += 1
    }
    #expect(breaches == [], "\(breaches.count) in \(count) files")
    #expect(count > 0)
  }

  @Test(arguments: FaultyFile.Kind.allCases, [FileFixer.Extent.safe, .suggestions])
  func holdInFaultyFiles(_ kind: FaultyFile.Kind, _ extent: FileFixer.Extent) throws {
    for seed in 100..<(kind == .plainText ? 104 : 112) as Range<UInt64> {
      let file = FaultyFile(kind, seed: seed)
      let laws = FixingLaws(path: file.path, bytes: ByteBuffer(file.bytes), base: nil)
      let breaches = try laws.breaches(extent)
      #expect(breaches == [], "\(kind) \(seed): \(breaches)")
    }
  }

  /// Translations of copy whose base is fixed first.
  @Test(arguments: ["de", "fr", "es", "ja", "ko", "ru", "th", "zh-Hans"])
  func holdInTranslations(_ locale: String) throws {
    let texts = [
      ("Your changes couldn't be saved", "Die Änderungen konnten nicht gesichert werden"),
      ("The file is too large...", "Файл слишком большой"), ("Delete the photos", "사진을 삭제합니다"),
      ("Delete all your photos?", "すべての写真を削除しますか"), ("Sync failed!", "Sync failed!"),
    ]
    let table = { (side: (Int) -> String) in
      texts.indices.map { "/* Message of the alert */\n\"alert\($0).message\" = \"\(side($0))\";\n" }.joined()
    }
    let base = ByteBuffer(Array(table { texts[$0].0 }.utf8))
    for extent in [FileFixer.Extent.safe, .suggestions] {
      let fixed = try FileFixer(FileReviewer(settings: Settings()), extent: extent).fix(
        base, path: "en.lproj/a.strings")
      let laws = FixingLaws(
        path: "\(locale).lproj/a.strings", bytes: ByteBuffer(Array(table { texts[$0].1 }.utf8)),
        base: BaseCatalog(fixed.bytes, path: "en.lproj/a.strings"))
      #expect(try laws.breaches(extent) == [])
    }
  }
}
