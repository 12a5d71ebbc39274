import CopyModel
import CopyPassage
import TestSupport

/// The strings of pasted copy, each behind its role: “alert-title Land the kite?”.
enum PastedParts {
  static func read(_ text: String) -> [String] { read(text) { _ in true } }

  /// Without old wordings, which are nobody’s copy.
  static func readJudged(_ text: String) -> [String] { read(text) { !$0.flags.contains(.isExempt) } }

  private static func read(_ text: String, where isMeant: (Entry) -> Bool) -> [String] {
    let catalog = CatalogReader.read(ByteBuffer(Array(text.utf8)), path: "")
    return catalog.entries.filter(isMeant).map { "\($0.role.name) \(catalog.bytes($0.value).text)" }
  }
}
