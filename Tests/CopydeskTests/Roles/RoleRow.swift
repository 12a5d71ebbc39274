import CopyModel
import Testing

@testable import CopyPassage

/// A string as a reader would hand it over, and the role that it should get.
struct RoleRow: CustomTestStringConvertible, Sendable {
  var key: String
  var comment: String
  var value: String
  var role: Role
  var path = "Localizable.strings"

  init(key: String = "", comment: String = "", _ value: String, _ role: Role, path: String = "Localizable.strings") {
    (self.key, self.comment, self.value, self.role, self.path) = (key, comment, value, role, path)
  }

  var testDescription: String { "\(key) “\(value)” \(comment)" }

  /// The catalogue with this string alone.
  var catalog: Catalog { SampleCatalog.make([(key, comment, value)], path: path) }

  /// What its words name.
  var guess: RoleGuess {
    let inference = RoleInference()
    return inference.cues(for: catalog)[0]
  }
}

/// Catalogues for tests, without a file.
enum SampleCatalog {
  static func make(
    _ strings: [(key: String, comment: String, value: String)], path: String = "Localizable.strings",
    change: (inout Entry, Int) -> Void = { _, _ in }, group: EntryGroup? = nil
  ) -> Catalog {
    let source = SourceText(ByteBuffer([UInt8]()))
    let builder = CatalogBuilder(
      path: path, source: source, format: FormatDescription("test", endings: [], summary: ""), locale: .english)
    // The second language, for tests that need one.
    _ = LocaleTag("de").map { builder.localeIndex($0) }
    for (index, string) in strings.enumerated() {
      var entry = Entry()
      entry.key = builder.store(string.key.utf8)
      entry.comment = builder.store(string.comment.utf8)
      entry.value = builder.store(string.value.utf8)
      change(&entry, index)
      builder.add(entry)
    }
    if let group { builder.add(group) }
    return builder.finish()
  }
}
