package import CopyModel

/// The words of one language that rules ask for.
package final class Lexicon: Sendable {
  /// The most special folder that it was read from: `en`, `fr-CA`; `und` where only the words of all languages are known.
  package let name: String
  package let terms: [Term]
  package let trie: TermTrie
  private let listed: UInt64
  /// Bits of the lists with a term of which the lexicon is sure.
  private let sure: UInt64
  private let traits: UInt8

  package init(name: String, terms: [Term], traits: [LexiconTrait] = []) {
    (self.name, self.terms) = (name, terms)
    let spellings = try? Capitals(language: name)
    trie = TermTrie(terms) { spellings?.variants(of: $0) ?? [] }
    listed = terms.reduce(0) { $0 | $1.list.bit }
    sure = terms.reduce(0) { $1.confidence == .unsure ? $0 : $0 | $1.list.bit }
    self.traits = traits.reduce(0) { $0 | $1.bit }
  }

  /// Whether the language has words in `list`; a rule that needs them is off where it has none.
  package func has(_ list: TermList) -> Bool { listed & list.bit != 0 }

  /// Whether all words that it has in `list` are unsure, so that a rule that asks for them must not speak loudly.
  package func isUnsure(of list: TermList) -> Bool { has(list) && sure & list.bit == 0 }

  package func supports(_ trait: LexiconTrait) -> Bool { traits & trait.bit != 0 }

  /// How the platform writes the button of `list`, where one of its terms says so behind “=>”.
  package func title(in list: TermList) -> String? {
    terms.first { $0.list == list && $0.better != nil }?.better
  }

  /// All terms of `list`, in the lexicon’s order.
  package func terms(in list: TermList) -> [Term] { terms.filter { $0.list == list } }
}

extension Lexicon {
  /// The lexicon embedded for `locale`: what holds in all languages, then the language, then what its region has of its own.
  /// Nil when not even the language is known.
  package static func embedded(for locale: LocaleTag) -> Lexicon? {
    let folders = LexiconFallback.shared.folders(for: locale)
    var (terms, traits) = ([Term](), [LexiconTrait]())
    for folder in ["und"] + folders {
      guard let file = EmbeddedFile(named: "\(folder)/terms.txt") else { continue }
      let read = TermReader.read(Bytes(file.bytes.bindMemory(to: UInt8.self)))
      terms.removeAll { term in read.removed.contains { $0.list == term.list && $0.text == term.text } }
      terms += read.terms
      traits += read.traits
    }
    return terms.isEmpty ? nil : Lexicon(name: folders.last ?? "und", terms: terms, traits: traits)
  }
}
