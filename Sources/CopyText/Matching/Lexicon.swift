import CopyModel

/// The words of one language that rules ask for.
package final class Lexicon: Sendable {
  /// The folder’s name: `en`, `ko`.
  package let name: String
  package let terms: [Term]
  package let trie: TermTrie
  private let listed: UInt64

  package init(name: String, terms: [Term]) {
    (self.name, self.terms) = (name, terms)
    trie = TermTrie(terms, variants: Self.capitalVariants)
    listed = terms.reduce(0) { $0 | $1.list.bit }
  }

  /// Whether the language has words in `list`; a rule that needs them is off where it has none.
  package func has(_ list: TermList) -> Bool { listed & list.bit != 0 }

  /// All terms of `list`, in the lexicon’s order.
  package func terms(in list: TermList) -> [Term] { terms.filter { $0.list == list } }

  /// Beyond ASCII the trie does not fold case, so the capital at the start of a sentence is a spelling of its own.
  private static func capitalVariants(_ text: String) -> [String] {
    guard let first = text.unicodeScalars.first, !first.isASCII else { return [] }
    let capital = String(first).uppercased()
    return capital == String(first) ? [] : [capital + text.unicodeScalars.dropFirst().map(String.init).joined()]
  }
}

extension Lexicon {
  /// The lexicon embedded for a language code, or nil when there is none.
  package static func embedded(_ language: String) -> Lexicon? {
    guard let file = EmbeddedFile(named: "\(language)/terms.txt") else { return nil }
    return Lexicon(name: language, terms: TermReader.read(file.bytes.bindMemory(to: UInt8.self)).terms)
  }
}
