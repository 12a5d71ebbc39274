import CopyKernel
import CopyModel
import CopyText

/// What the translations of a base make of its texts. What most of them keep, capital and all, is a name: “Marsh Gate” in
/// «Importar de Marsh Gate». Where most of them end otherwise, as “Выкл.” for “Off”, the mark of the base is no measure.
///
/// Of the texts only hashes stay in memory.
struct TranslatedTexts: Sendable {
  /// What the translation of one text in one language has to say.
  private struct Voice {
    let text: UInt64
    /// How it ends; nil where its language writes no marks there.
    let end: TextEnd.Kind?
    /// Where its words stand among all; nil where its language says nothing of names.
    let words: Range<Int>?
    /// Its first word, which has a capital whatever it is, by its hash; 0 where it has none.
    let first: UInt64
  }

  /// So many translations must have their say on a name, and this share of them agree.
  private static let (quorum, share) = (2, 2.0 / 3)
  /// So many must have theirs on an end mark, and most of them agree.
  private static let quorumOfEnds = 3
  /// More files than this aren’t read.
  static let mostFiles = 10

  /// By the key of the text.
  private var voices: [UInt64: [Voice]] = [:]
  /// The words with a capital behind the first one of each text, by their hashes.
  private var words: ContiguousArray<UInt64> = []

  /// Those of one catalogue that holds all languages, the base being the first.
  init(within catalog: Catalog) { add(catalog, base: catalog.locales[0]) }

  /// Those of `catalogs`, which translate a file in `base`.
  init(_ catalogs: some Sequence<Catalog>, of base: LocaleTag) {
    for catalog in catalogs { add(catalog, base: base) }
  }

  /// - Parameter base: the language that translates nothing; where none is known, English.
  private mutating func add(_ catalog: Catalog, base: LocaleTag) {
    let code = base == .undetermined ? "en" : base.languageCode
    let tellNames = catalog.locales.map(Self.tellsNames)
    var last: (key: UInt64, locale: UInt16)?
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) && entry.value.count > 0 {
      let (locale, key) = (catalog.locale(of: entry), FoldedHash(catalog.bytes(entry.key)).value)
      if locale == .undetermined || locale.languageCode == code { continue }
      // Of several variants the first speaks.
      if let last, last == (key, entry.locale) { continue }
      last = (key, entry.locale)
      let text = catalog.bytes(entry.value)
      let names = tellNames[Int(entry.locale)] ? addWords(of: text) : nil
      let end = locale.writesEndMarks ? TextEnd(of: text).kind : nil
      let voice = Voice(text: FoldedHash(text).value, end: end, words: names?.words, first: names?.first ?? 0)
      voices[key, default: []].append(voice)
    }
  }

  /// Whether a language is written in Latin letters, and has capitals for names alone.
  static func tellsNames(_ locale: LocaleTag) -> Bool {
    !["de", "lb"].contains(locale.languageCode) && ScriptsOfLocale.scripts(of: locale).contains(.latin)
  }

  /// Where the words of `text` come to stand, and its first one, by its hash; 0 where that has no capital.
  private mutating func addWords(of text: Bytes) -> (words: Range<Int>, first: UInt64) {
    let start = words.count
    var first: UInt64 = 0
    Self.forEachWord(of: text) { range in
      let hash = FoldedHash(text.slice(range)).value
      if range.lowerBound == 0 { first = hash } else { words.append(hash) }
    }
    return (start..<words.count, first)
  }

  /// Whether the translations of `text`, which has `key`, keep `word` as it is.
  func keep(_ word: Bytes, of text: Bytes, key: Bytes) -> Bool {
    // One that begins with the word leaves open whether it is a name.
    let hash = FoldedHash(word).value
    let tellers = voices(on: text, key).filter { $0.first != hash }.compactMap(\.words)
    let kept = tellers.count(where: { holds($0, word) })
    return tellers.count >= Self.quorum && Double(kept) >= Double(tellers.count) * Self.share
  }

  /// Whether most translations of `text`, which has `key`, end otherwise than it does.
  func endOtherwise(than text: Bytes, key: Bytes) -> Bool {
    let (end, ends) = (TextEnd(of: text).kind, voices(on: text, key).compactMap(\.end))
    return ends.count >= Self.quorumOfEnds && ends.count(where: { $0 != end }) * 2 > ends.count
  }

  /// Those of the translations that differ from `text`.
  private func voices(on text: Bytes, _ key: Bytes) -> [Voice] {
    let hash = FoldedHash(text).value
    return voices[FoldedHash(key).value]?.filter { $0.text != hash } ?? []
  }

  /// Whether a text has `word`, not at its start: both parts of “Wi-Fi” too.
  private func holds(_ range: Range<Int>, _ word: Bytes) -> Bool {
    var (parts, isHeld) = (0, true)
    Self.forEachWord(of: word) { part in
      parts += 1
      isHeld = isHeld && words[range].contains(FoldedHash(word.slice(part)).value)
    }
    return parts > 0 && isHeld
  }

  /// Calls `body` with each run of letters that begins with a capital, or with a letter beyond ASCII.
  private static func forEachWord(of text: Bytes, _ body: (Range<Int>) -> Void) {
    var start = 0
    while start < text.count {
      var end = start
      while let width = letterWidth(at: end, in: text) { end = min(end + width, text.count) }
      if end > start, text[start].isASCIIUpper || text[start] >= 0x80 { body(start..<end) }
      start = end + 1
    }
  }

  /// The bytes of the letter that begins at `place`; nil for marks, “…”, “«”, and “、” among them, and at the end.
  private static func letterWidth(at place: Int, in text: Bytes) -> Int? {
    guard place < text.count else { return nil }
    let next = place + 1 < text.count ? text[place + 1] : 0
    switch text[place] {
    case 0xC3...0xDF: return 2
    case 0xE0...0xEF: return next == 0x80 && (text[place] == 0xE2 || text[place] == 0xE3) ? nil : 3
    case 0xF0...: return 4
    default: return text[place].isASCIILetter ? 1 : nil
    }
  }
}
