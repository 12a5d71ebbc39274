package import CopyModel

/// Lines that each say the same, as lists of spoken commands do: how many there are is the language’s own affair.
package enum PhraseList {
  /// Whether all lines of both texts, which are several in each, have the same placeholders.
  package static func areBoth(_ base: Bytes, _ translation: Bytes) -> Bool {
    guard let wanted = kinds(of: base), let found = kinds(of: translation) else { return false }
    return wanted == found
  }

  /// The placeholders of every line; nil where the lines differ, or there is one line alone.
  private static func kinds(of text: Bytes) -> [FormatArgument.Kind]? {
    var (common, count) = ([FormatArgument.Kind]?.none, 0)
    for line in text.split(separator: 0x0A) {
      // Sentences aren’t what is spoken to a device.
      if closes(text.slice(line.startIndex..<line.endIndex)) { return nil }
      let range = line.startIndex..<line.endIndex
      let kinds = FormatArguments(text.slice(range)).all.map(\.kind)
      if kinds.isEmpty || common.map({ $0 != kinds }) ?? false { return nil }
      (common, count) = (kinds, count + 1)
    }
    return count > 1 ? common : nil
  }

  private static func closes(_ line: Bytes) -> Bool {
    let marks: [StaticString] = [".", "!", "…", "。", "！"]
    return marks.contains { line.hasLiteral($0, at: line.count - $0.utf8CodeUnitCount) }
  }
}
