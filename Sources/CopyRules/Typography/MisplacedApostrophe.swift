import CopyModel
import CopyPassage
import CopyText

/// Contractions whose apostrophe or letters have changed places: “could’nt”, “ins’t”.
enum MisplacedApostrophe {
  /// The contraction that is meant; nil where the word is known, quoted, or none.
  static func meant(by token: Token, in copy: Passage) -> String? {
    guard token.kind == .word, token.tags.isEmpty, token.length < 12, hasApostrophe(token, copy),
      token.traits.isDisjoint(with: [.isName, .isQuoted, .isSuffix])
    else { return nil }
    let word = copy.text(token.range).lowercased().replacing("'", with: "’")
    guard word.count(where: { $0 == "’" }) == 1, let meant = known[key(word)] ?? known[key(withoutTwin(word))],
      meant != word
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
