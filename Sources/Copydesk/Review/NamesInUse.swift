import CopyModel

/// The words that a catalogue writes with a capital inside its sentences: Nostr, Favorites. No list has them all, and whoever
/// wrote “your Favorites” three times means a name.
///
/// Gathered from the whole catalogue when the first word is asked for, which is seldom.
final class NamesInUse {
  private struct Uses {
    var upper: UInt32 = 0
    var lower: UInt32 = 0
  }

  /// Longer copy than this is a page; how its words are cased says little of the interface. In bytes.
  private static let longest = 1_000
  /// Shorter copy than this is a title, in words.
  private static let fewest: UInt32 = 5

  private var catalog: Catalog?
  private var uses: [UInt64: Uses]?

  /// Gets ready for the words of `catalog`. A stream holds many catalogues’ copy, so it tells nothing of one.
  func begin(_ catalog: Catalog) { (self.catalog, uses) = (catalog.formatName == "jsonl" ? nil : catalog, nil) }

  /// Whether `word`, which has a capital, is a name by the sentences around it.
  func isName(_ word: Bytes) -> Bool {
    guard let catalog else { return false }
    let known = uses ?? Self.gather(catalog)
    uses = known
    guard let found = known[WordingHash.words(of: word)] else { return false }
    return found.upper > 2 && found.upper >= 3 * found.lower
  }

  private static func gather(_ catalog: Catalog) -> [UInt64: Uses] {
    var uses: [UInt64: Uses] = [:]
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) {
      let locale = catalog.locale(of: entry)
      guard locale.isEnglish || locale == .undetermined, entry.value.count <= longest else { continue }
      let copy = catalog.bytes(entry.value)
      guard isSentence(copy) else { continue }
      forEachWord(of: copy) { word, isStart in
        if isStart { return }
        let isUpper = (0x41...0x5A).contains(word[0])
        uses[WordingHash.words(of: word), default: Uses()].upper += isUpper ? 1 : 0
        uses[WordingHash.words(of: word), default: Uses()].lower += isUpper ? 0 : 1
      }
    }
    return uses
  }

  /// Whether most of its words are in small letters.
  private static func isSentence(_ copy: Bytes) -> Bool {
    var (words, capitals): (UInt32, UInt32) = (0, 0)
    forEachWord(of: copy) { word, isStart in
      words += 1
      if !isStart, (0x41...0x5A).contains(word[0]) { capitals += 1 }
    }
    return words >= fewest && capitals * 3 < words
  }

  /// Calls `body` with each word, and whether a sentence or quotation may start with it.
  private static func forEachWord(of copy: Bytes, _ body: (Bytes, Bool) -> Void) {
    var (index, isStart) = (0, true)
    while index < copy.count {
      guard isLetter(copy[index]) else {
        // A space or comma starts nothing; what else stands between words may.
        if copy[index] != 0x20, copy[index] != 0x2C { isStart = true }
        index += 1
        continue
      }
      let start = index
      while index < copy.count, isLetter(copy[index]) { index += 1 }
      body(copy.slice(start..<index), isStart)
      isStart = false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == 0x27 || (0xC3...0xDF).contains(byte) || (0x80...0xBF).contains(byte)
  }
}
