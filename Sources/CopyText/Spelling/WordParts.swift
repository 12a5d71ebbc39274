import CopyModel

/// Tells new words from misspelled ones by what they are made of: “unfavorite”, “deletable”, “basemap”.
struct WordParts: Sendable {
  static let english = WordParts(.english)

  private let table: SpellingTable
  private let prefixes: [[UInt8]]
  private let suffixes: [[UInt8]]

  /// A stem, or a part of a compound, has as many letters at least, and is met so often: rare and short words are part of anything.
  private static let shortest = 4
  private static let common: Float = 3

  private init(_ table: SpellingTable) {
    self.table = table
    var (prefixes, suffixes) = ([[UInt8]](), [[UInt8]]())
    TSVReader(named: "en/affixes.tsv").forEachRow { kind, text, _ in
      let letters = SpellingTable.letters(of: text) ?? []
      if kind.equals("prefix") { prefixes.append(letters) } else { suffixes.append(letters) }
    }
    (self.prefixes, self.suffixes) = (prefixes, suffixes)
  }

  /// Whether known words and affixes make up the word.
  func make(_ word: [UInt8]) -> Bool {
    if isInflected(word) || isCompound(word) { return true }
    return prefixes.contains { prefix in
      guard word.starts(with: prefix) else { return false }
      let rest = Array(word[prefix.count...])
      // “minimap”: what so long a prefix leaves may be short.
      return isStem(rest, atLeast: prefix.count >= Self.shortest ? 3 : Self.shortest) || isInflected(rest)
    }
  }

  private func isStem(_ word: some Collection<UInt8>, atLeast length: Int = Self.shortest) -> Bool {
    guard word.count >= length, let known = table.word(word) else { return false }
    return known.isRight && known.frequency >= Self.common
  }

  private func isCompound(_ word: [UInt8]) -> Bool {
    word.indices.contains { isStem(word[..<$0]) && isStem(word[$0...]) }
  }

  private func isInflected(_ word: [UInt8]) -> Bool {
    suffixes.contains { suffix in
      guard word.count > suffix.count, word.suffix(suffix.count).elementsEqual(suffix) else { return false }
      return stems(Array(word.dropLast(suffix.count)), suffix).contains {
        isStem($0) && !isPlural($0) && !isSpelledOtherwise($0, suffix, than: word)
      }
    }
  }

  /// Whether the same stem and suffix are a known word in another spelling: “supplied”, “targeted”, “breaks”.
  private func isSpelledOtherwise(_ stem: [UInt8], _ suffix: [UInt8], than word: [UInt8]) -> Bool {
    guard let last = stem.last else { return false }
    var forms: [[UInt8]] = [stem + suffix, stem + [last] + suffix]
    if last == Self.e { forms.append(stem.dropLast() + suffix) }
    if last == Self.y { forms.append(stem.dropLast() + [Self.i] + suffix) }
    if suffix == [Self.e, Self.s] { forms.append(stem + [Self.s]) }
    if suffix == [Self.s] { forms.append(stem + [Self.e, Self.s]) }
    return forms.contains { form in
      guard form != word, let known = table.word(form) else { return false }
      return known.isRight && known.frequency >= Self.common
    }
  }

  /// Whether the stem is itself a known one with an s, which takes nothing further: “earsed” isn’t made of ears.
  private func isPlural(_ stem: [UInt8]) -> Bool {
    guard stem.last == Self.s, let known = table.word(stem.dropLast()) else { return false }
    return known.isRight && known.frequency >= Self.common
  }

  /// What `suffix` may stand behind where `stem` is left: delete of “deletable”, happy of “happily”.
  private func stems(_ stem: [UInt8], _ suffix: [UInt8]) -> [[UInt8]] {
    guard let last = stem.last, let first = suffix.first else { return [] }
    let rest = Array(stem.dropLast())
    var stems: [[UInt8]] = []
    if last == Self.i { stems.append(rest + [Self.y]) }
    guard Self.isVowel(first) else {
      // “storys” lacks its ie.
      let lacksIE = last == Self.y && suffix.count == 1 && rest.last.map(Self.isVowel) == false
      if !lacksIE { stems.append(stem) }
      return stems
    }
    if rest.last == last { stems.append(rest) }
    stems.append(stem + [Self.e])
    // “occured” lacks its second r, “writeing” has an e too many.
    let doubled: [UInt8] = stem + [last] + suffix
    if last != Self.e, table.word(doubled)?.isRight != true { stems.append(stem) }
    return stems
  }

  private static let e = UInt8(ascii: "e") & 0x1F
  private static let s = UInt8(ascii: "s") & 0x1F
  private static let i = UInt8(ascii: "i") & 0x1F
  private static let y = UInt8(ascii: "y") & 0x1F
  private static func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains { $0 & 0x1F == letter } }
}
