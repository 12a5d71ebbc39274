import CopyFormats
import CopyModel
import Foundation
import Testing

/// The law of edits on files of one’s own, by hand: `COPYDESK_FILES=folder swift test --filter RealFileLaw`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["COPYDESK_FILES"] != nil)) struct RealFileLawTests {
  private static let formats: [any CatalogFormat] = [
    StringsFormat(), StringsDictFormat(), StringCatalogFormat(), XLIFFFormat(), AndroidFormat(), ResxFormat(),
    GettextFormat(), PropertiesFormat(), ARBFormat(), LocaleJSONFormat(), JSONLinesFormat(),
  ]

  @Test func `Nasty texts take the place of values of all files without a fault`() throws {
    let root = ProcessInfo.processInfo.environment["COPYDESK_FILES"] ?? ""
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    var counts: [String: (files: Int, edits: Int)] = [:]
    for (number, path) in files.enumerated() {
      guard let format = Self.formats.first(where: { $0.claims(path: path) }),
        let data = FileManager.default.contents(atPath: root + "/" + path)
      else { continue }
      var law = EditLaw(format, path: path, seed: UInt64(number))
      let catalog = law.read(Array(data))
      #expect(catalog.hasPlacesInside, "\(path)")
      guard catalog.problems.isEmpty else { continue }
      let edits = law.checkSome(Array(data), FoundInputTests.texts, count: 8)
      counts[format.name, default: (0, 0)].files += 1
      counts[format.name]?.edits += edits
    }
    #expect(!counts.isEmpty)
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(name): \(count.files) files, \(count.edits) edits")
    }
  }
}
