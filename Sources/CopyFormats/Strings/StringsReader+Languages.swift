import CopyModel

/// Two catalogues in one text, as people paste them: the base, and behind it the same keys in another language.
extension StringsReader {
  /// Gives each of the two its language, and the second one its base; one by itself has the language that a comment above it names.
  mutating func tellLanguages(_ teller: LanguageTeller) {
    guard let second = startOfSecond, let tags = languages(from: second, teller) else { return tellLanguage() }
    let catalog = builder.catalog
    var sources: [String: String] = [:]
    for entry in catalog.entries[..<second] { sources[catalog.bytes(entry.key).text] = catalog.bytes(entry.value).text }
    for index in catalog.entries.indices {
      let isSecond = index >= second
      let locale = builder.localeIndex(isSecond ? tags.other : tags.own)
      let source = isSecond ? sources[catalog.bytes(catalog.entries[index].key).text] : nil
      let extras = source.map { builder.add(EntryExtras(source: $0)) }
      builder.update(index) { entry in
        entry.locale = locale
        if let extras { entry.extras = extras }
      }
    }
    partsAt = second
  }

  private mutating func tellLanguage() {
    guard let first = builder.catalog.entries.first, let tag = tag(in: 0..<first.raw.lowerBound) else { return }
    let locale = builder.localeIndex(tag)
    for index in builder.catalog.entries.indices { builder.update(index) { $0.locale = locale } }
  }

  /// The first entry of the second catalogue: from there on nearly all keys were there before, and none was twice.
  private var startOfSecond: Int? {
    let catalog = builder.catalog
    let keys = catalog.entries.map { catalog.bytes($0.key).text }
    var (seen, start) = (Set<String>(), Int?.none)
    for (index, key) in keys.enumerated() where start == nil {
      if !seen.insert(key).inserted { start = index }
    }
    guard let start, start > 1, case let rest = keys[start...], Set(rest).count == rest.count else { return nil }
    let repeated = rest.count(where: seen.contains)
    return repeated > 1 && repeated * 2 > rest.count ? start : nil
  }

  /// By the files that comments name above each, `de.lproj/Localizable.strings`, or by the words.
  private func languages(from second: Int, _ teller: LanguageTeller) -> (own: LocaleTag, other: LocaleTag)? {
    let entries = builder.catalog.entries
    let (first, rest) = (entries[..<second].map(\.value.range), entries[second...].map(\.value.range))
    let told = teller.two(first, rest, in: text)
    let heads = (0..<entries[0].raw.lowerBound, entries[second - 1].raw.upperBound..<entries[second].raw.lowerBound)
    guard let own = tag(in: heads.0) ?? told?.own, let other = tag(in: heads.1) ?? told?.other,
      !own.hasLanguage(of: other)
    else { return nil }
    return (own, other)
  }

  private func tag(in range: Range<Int>) -> LocaleTag? {
    let words = text.slice(range).text
    guard let end = words.firstRange(of: ".lproj")?.lowerBound else { return nil }
    let name = words[..<end].split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.last
    return name.flatMap { LocaleTag(String($0)) }
  }
}
