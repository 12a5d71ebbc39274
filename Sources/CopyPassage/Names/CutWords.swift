import CopyKernel
import CopyModel

/// The words that a translation cuts short with a period: “αποκλ.” beside „αποκλεισμού“. A word that stands bare in no text of
/// the language, and whole in some, is an abbreviation of that.
struct CutWords {
  /// All words but those right before a period, sorted.
  private let words: [String]

  init(of catalog: Catalog, in locale: LocaleTag) {
    var words: Set<String> = []
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) {
      guard catalog.locale(of: entry) == locale else { continue }
      Self.gather(catalog.bytes(entry.value), into: &words)
    }
    self.words = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether `word` is the beginning of another, and no word of its own.
  func isCut(_ word: Bytes) -> Bool {
    let word = word.text.lowercased()
    let next = words.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(word.utf8) }
    return next < words.count && words[next] != word && words[next].hasPrefix(word)
  }

  private static func gather(_ text: Bytes, into words: inout Set<String>) {
    var index = 0
    while index < text.count {
      guard isLetter(text[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, isLetter(text[index]) { index += 1 }
      if !text.hasLiteral(".", at: index) { words.insert(text.slice(start..<index).text.lowercased()) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0xC3 && byte != 0xE2 }
}
