import CopyModel
import CopyText

/// The languages of the parts of a pasted text, each told by its own words: an alert, or a line by itself.
///
/// Of a text in several languages nothing but this keeps the rules of one from what is in another.
enum LanguagesOfParts {
  /// Bytes of the longest text whose parts are asked for.
  private static let longest = 1 << 14

  static func tell(_ catalog: Catalog) {
    guard catalog.source.text.count <= longest else { return }
    for part in parts(of: catalog) where catalog.entries[part].allSatisfy({ $0.locale == 0 }) {
      let words = catalog.entries[part].map { catalog.bytes($0.value).text }.joined(separator: "\n")
      let buffer = ByteBuffer(Array(words.utf8))
      let found = withExtendedLifetime(buffer) { language(of: buffer.bytes, in: catalog.locale) }
      if let found { catalog.setLocale(found, of: part) }
    }
  }

  /// What the words say that isn’t said of the whole text.
  private static func language(of words: Bytes, in whole: LocaleTag) -> LocaleTag? {
    if let own = LanguageOfWords.shared.language(of: words) { return own.hasLanguage(of: whole) ? nil : own }
    // 「警告」 above kana is no Chinese.
    if whole == .undetermined, words.text.unicodeScalars.contains(where: isKana) { return japanese }
    guard whole != .undetermined, !whole.isEnglish else { return nil }
    return LanguageOfWords.shared.isEnglish(words, ratherThan: whole) ? .english : nil
  }

  private static let japanese = LocaleTag("ja")

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value) || (0x30A1...0x30FA).contains(scalar.value)
  }

  /// Alerts and notifications, and what stands in none.
  private static func parts(of catalog: Catalog) -> [Range<Int>] {
    var (parts, index) = ([Range<Int>](), 0)
    while index < catalog.entries.count {
      let group = catalog.entries[index].group
      let range = group >= 0 ? catalog.groups[Int(group)].entries : index..<index + 1
      parts.append(range)
      index = max(range.upperBound, index + 1)
    }
    return parts
  }
}
