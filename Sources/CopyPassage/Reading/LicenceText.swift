package import CopyModel
import CopyText

/// Licences and contracts that apps show: they stand as their authors wrote them, marks and all.
package enum LicenceText {
  /// Shorter copy than this is a line about a licence, in bytes.
  private static let shortest = 300
  /// So many phrases tell one.
  private static let quorum = 2

  /// In small letters.
  private static let phrases: [String] = {
    var phrases: [String] = []
    TSVReader(named: "shared/licence-phrases.tsv").forEachLine { cells in phrases.append(cells[0]) }
    return phrases
  }()

  /// Whether `text` is one by its phrases.
  package static func isOne(_ text: Bytes) -> Bool {
    guard text.count >= shortest else { return false }
    let words = text.text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var count = 0
    for phrase in phrases where words.contains(phrase) {
      count += 1
      if count == quorum { return true }
    }
    return false
  }
}
