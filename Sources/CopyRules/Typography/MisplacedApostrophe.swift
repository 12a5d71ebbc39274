import CopyModel
import CopyPassage
import CopyText

/// Contractions whose apostrophe or letters have changed places, or that lack a letter or have one too many: “could’nt”, “coudn’t”.
enum MisplacedApostrophe {
  /// The contraction that is meant; nil where the word is known, quoted, or none.
  static func meant(by token: Token, in copy: Passage) -> String? {
    guard token.kind == .word, token.tags.isEmpty, token.length < 12, hasApostrophe(token, copy),
      token.traits.isDisjoint(with: [.isName, .isQuoted, .isSuffix])
    else { return nil }
    let word = copy.text(token.range).lowercased().replacing("'", with: "’")
    guard word.count(where: { $0 == "’" }) == 1,
      let meant = known[key(word)] ?? known[key(withoutTwin(word))] ?? withOtherLetter(word), meant != word
    else { return nil }
    return SpelledWord.cased(meant, like: copy.bytes.slice(token.range))
  }

  private static func hasApostrophe(_ token: Token, _ copy: Passage) -> Bool {
    copy.bytes.slice(token.range).contains { $0 == UInt8(ascii: "'") || $0 == 0xE2 }
  }

  /// “wont’t” with the letter once that stands on both sides of the apostrophe.
  private static func withoutTwin(_ word: String) -> String {
    let parts = word.split(separator: "’", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].last == parts[1].first ? parts[0].dropLast() + "’" + parts[1] : word
  }

  /// “Havn’t” with the letter that it lacks, or “cann’t” without the one that is too many; nil where several words could be meant.
  private static func withOtherLetter(_ word: String) -> String? {
    guard word.hasSuffix("n’t"), word.count > 4 else { return nil }
    // “wan’t”
    let bare = Array(word.utf8.filter { $0 < 0x80 })
    let isWord = bare.withUnsafeBufferPointer { !WordTable.english.tags(of: Bytes($0)).isEmpty }
    if isWord { return String(decoding: bare, as: UTF8.self) }
    let longer = known.values.filter { isOneShorter(word, than: $0) }
    if !longer.isEmpty { return longer.count == 1 ? longer[0] : nil }
    let shorter = known.values.filter { isOneShorter($0, than: word) }
    return shorter.count == 1 ? shorter[0] : nil
  }

  /// Whether `short` is `long` without one letter behind the first.
  private static func isOneShorter(_ short: String, than long: String) -> Bool {
    guard short.count + 1 == long.count, short.first == long.first else { return false }
    let same = zip(short, long).prefix { $0 == $1 }.count
    return short.dropFirst(same) == long.dropFirst(same + 1)
  }

  /// The first letter, and all of them in the order of the alphabet.
  private static func key(_ word: String) -> String {
    let letters = word.filter { $0 != "’" }
    return String(letters.prefix(1)) + String(letters.sorted())
  }

  private static let known: [String: String] = {
    let words = WordSet.negatedVerb.words.map { $0 + "n’t" } + WordSet.contraction.words
    return Dictionary(words.map { (key($0), $0) }) { first, _ in first }
  }()
}
