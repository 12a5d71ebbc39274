import CopyModel
import CopyText

/// Texts with an arrow between: `Wet → The line is wet`, `Save → Sichern`. Their words tell whether the second translates the first, or
/// stands in for it, so that the first is nobody’s copy any more.
enum WordingPairs {
  static func tell(_ catalog: Catalog) {
    let pairs = firsts(in: catalog)
    guard !pairs.isEmpty else { return }
    guard let (own, other) = languages(of: pairs, in: catalog) else {
      for index in pairs { catalog.setExempt(index) }
      return
    }
    for index in pairs {
      catalog.setLocale(own, of: index..<index + 1)
      catalog.setLocale(other, of: index + 1..<index + 2)
      catalog.setSource(catalog.bytes(catalog.entries[index].value).text, of: index + 1)
    }
  }

  /// Texts that their readers keep, each with an arrow and another text behind it.
  private static func firsts(in catalog: Catalog) -> [Int] {
    let text = catalog.source.text
    return catalog.entries.indices.dropLast().filter { index in
      let (entry, next) = (catalog.entries[index], catalog.entries[index + 1])
      guard entry.flags.contains(.isRecovered), entry.raw.upperBound < next.raw.lowerBound else { return false }
      let between = text.slice(entry.raw.upperBound..<next.raw.lowerBound)
      let arrows: [StaticString] = ["→", "->", "=>", "➜", "⇒"]
      return !between.contains(UInt8(ascii: "\n")) && arrows.contains { between.holds($0) }
    }
  }

  /// The languages of all first texts and of all second ones, where these are two.
  private static func languages(of pairs: [Int], in catalog: Catalog) -> (own: LocaleTag, other: LocaleTag)? {
    let (first, second) = (words(of: pairs, in: catalog), words(of: pairs.map { $0 + 1 }, in: catalog))
    return withExtendedLifetime((first, second)) {
      let shared = LanguageOfWords.shared
      let (own, other) = (shared.language(of: first.bytes), shared.language(of: second.bytes))
      guard let own = own ?? english(first.bytes), let other = other ?? english(second.bytes),
        !own.hasLanguage(of: other)
      else { return nil }
      return (own, other)
    }
  }

  private static func words(of indices: [Int], in catalog: Catalog) -> ByteBuffer {
    let texts = indices.map { catalog.bytes(catalog.entries[$0].value).text }
    return ByteBuffer(Array(texts.joined(separator: "\n").utf8))
  }

  /// English, where no word of several is another language’s.
  private static func english(_ words: Bytes) -> LocaleTag? {
    let least = 4
    return words.split(whereSeparator: { $0 <= 0x20 }).count >= least ? .english : nil
  }
}
