import CopyFormats
import CopyModel
import Foundation
import Testing

/// The law of edits on files as people have them: the project’s own, or those of a folder,
/// `COPYDESK_CORPUS=folder swift test --filter RealFileLaw`.
@Suite struct RealFileLawTests {
  private static let formats = FormatRegistry.catalogs

  /// How many files of a format are tried, chosen by chance where there are more.
  private static let sample = 300

  private static let folder = ProcessInfo.processInfo.environment["COPYDESK_CORPUS"].map { URL(filePath: $0) }
  private static let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files in the folder, by the format that claims them first.
  private static let paths: [String: [String]] = {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: (folder ?? own).path())) ?? []
    var paths: [String: [String]] = [:]
    for path in all.sorted() {
      guard let format = formats.first(where: { $0.claims(path: path) }) else { continue }
      paths[format.name, default: []].append(path)
    }
    return paths
  }()

  @Test func `The files are of many formats`() {
    let least: Set = ["strings", "xcstrings", "xliff", "po", "arb", "resx"]
    #expect(Self.folder != nil ? !Self.paths.isEmpty : least.isSubset(of: Self.paths.keys))
  }

  @Test(arguments: formats.indices)
  func `Nasty texts take the place of values, and nothing else changes`(index: Int) throws {
    let format = Self.formats[index]
    var random = RandomCopy(seed: UInt64(index))
    let paths = (Self.paths[format.name] ?? []).shuffled(using: &random).prefix(Self.sample)
    var edits = 0
    for path in paths {
      edits += try check((Self.folder ?? Self.own).appending(path: path), format, seed: random.next())
    }
    print("\(format.name): \(paths.count) files, \(edits) edits")
    #expect(paths.isEmpty || edits > 0)
  }

  /// The number of edits that were tried. Large files are read again less often.
  private func check(_ file: URL, _ format: any CatalogFormat, seed: UInt64) throws -> Int {
    let bytes = Array(try Data(contentsOf: file))
    var law = EditLaw(format, path: file.path(), seed: seed)
    #expect(law.read(bytes).hasPlacesInside, "\(file.path())")
    return law.checkSome(bytes, FoundInputTests.texts, count: min(max(1, 2_000_000 / (bytes.count + 1)), 8))
  }
}
