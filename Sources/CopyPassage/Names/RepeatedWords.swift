import CopyKernel
import CopyModel
import CopyProgram

/// The words that stand in more than one text of the copy of a language, by their hashes: English, where no other is named.
/// The plural forms of one text are one, and so is a text that stands in several catalogues.
struct RepeatedWords: Sendable {
  /// Where a word stands first, and whether it stands elsewhere.
  private struct Use: Sendable {
    var text: UInt64 = 0
    var key: UInt64 = 0
    var isRepeated = false
  }

  private var uses = TableByHash(free: Use())

  /// Nil for English and copy that names no language.
  private let language: LocaleTag?

  init() { language = nil }

  init(of catalog: Catalog, in language: LocaleTag? = nil) {
    self.language = language
    gather(catalog)
  }

  /// Whether the word with `hash` stands in several texts.
  func contains(_ hash: UInt64) -> Bool { uses[hash]?.isRepeated ?? false }

  /// Adds the words of `catalog`.
  mutating func gather(_ catalog: Catalog) {
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) {
      let locale = catalog.locale(of: entry)
      guard language.map({ $0 == locale }) ?? (locale.isEnglish || locale == .undetermined) else { continue }
      let text = catalog.bytes(entry.value)
      let use = Use(text: FoldedHash(text).value, key: FoldedHash(catalog.bytes(entry.key)).value)
      add(text, use)
    }
  }

  private mutating func add(_ text: Bytes, _ use: Use) {
    var index = 0
    while index < text.count {
      guard isLetter(text[index]) else {
        index += 1
        continue
      }
      let (length, hash) = FoldedHash.plainWord(in: text, at: index, ofOneCase: false) ?? word(in: text, at: index)
      if length > 2 { add(hash, use) }
      index += length
    }
  }

  private func word(in text: Bytes, at start: Int) -> (length: Int, hash: UInt64) {
    var end = start + 1
    while end < text.count, isLetter(text[end]) { end += 1 }
    return (end - start, FoldedHash(text.slice(start..<end)).value)
  }

  /// English words are of ASCII; in others all else may be a letter.
  private func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || language != nil && byte >= 0x80 }

  private mutating func add(_ word: UInt64, _ use: Use) {
    uses.add(use, for: word) { known in
      if !known.isRepeated, known.text != use.text, known.key != use.key { known.isRepeated = true }
    }
  }
}
