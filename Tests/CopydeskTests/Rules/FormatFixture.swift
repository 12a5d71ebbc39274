import CopyFormats
import CopyModel
import Foundation

@testable import CopyPassage

/// A file of `Tests/Fixtures/Formats`, one for each format that needs no more: `⟦⟧` is where the copy of its last entry
/// goes, and its path below the folder tells the format. The examples of all rules are tried in it.
struct FormatFixture: Sendable {
  let path: String
  private let text: String

  /// `copy` as the format writes it, in its place.
  func file(holding copy: String) -> String {
    text.replacing("⟦⟧", with: CatalogReader.format(of: path).escape(copy, for: Entry()))
  }

  static let all: [FormatFixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/Formats")
      .standardizedFileURL
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.map { FormatFixture(path: name, text: $0) }
    }
  }()
}
