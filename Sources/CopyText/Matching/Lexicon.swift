package import CopyModel

/// The words of one language that rules ask for.
package final class Lexicon: Sendable {
  /// The most special folder that it was read from: `en`, `fr-CA`; `und` where only the words of all languages are known.
  package let name: String
  package let terms: [Term]
  package let trie: TermTrie
  /// The lists with words in this language.
  package let lists: TermLists
  /// The lists with a term of which the lexicon is sure.
  private let sure: TermLists
  private let traits: UInt8

  package init(name: String, terms: [Term], traits: [LexiconTrait] = []) {
    (self.name, self.terms) = (name, terms)
    let spellings = try? Capitals(language: name)
    trie = TermTrie(terms) { spellings?.variants(of: $0) ?? [] }
    lists = TermLists(terms.lazy.map(\.list))
    sure = TermLists(terms.lazy.filter { $0.confidence != .unsure }.map(\.list))
    self.traits = traits.reduce(0) { $0 | $1.bit }
  }

  /// Whether the language has words in `list`; a rule that needs them is off where it has none.
  package func has(_ list: TermList) -> Bool { lists.contains(list) }

  /// Whether all words that it has in `list` are unsure, so that a rule that asks for them must not speak loudly.
  package func isUnsure(of list: TermList) -> Bool { has(list) && !sure.contains(list) }

  package func supports(_ trait: LexiconTrait) -> Bool { traits & trait.bit != 0 }

  /// How the platform writes the button of `list`, where one of its terms says so behind “=>”.
  package func title(in list: TermList) -> String? {
    terms.first { $0.list == list && $0.better != nil }?.better
  }

  /// All terms of `list`, in the lexicon’s order.
  package func terms(in list: TermList) -> [Term] { terms.filter { $0.list == list } }
}

extension Lexicon {
  /// What a folder may have: terms written by hand, and classes of words that a recipe makes.
  private static let files = ["terms.txt", "word-classes.txt"]

  /// The lists with words in some language; it reads all lexicons.
  package static var listsOfAllLanguages: Set<TermList> {
    EmbeddedFile.all.filter { file in files.contains { file.name.hasSuffix("/\($0)") } }.reduce(into: []) {
      lists, file in
      lists.formUnion(TermReader.read(file.text).terms.map(\.list))
    }
  }

  /// The lexicon embedded for `locale`: what holds in all languages, then the language, then what its region has of its own.
  /// Nil when not even the language is known.
  package static func embedded(for locale: LocaleTag) -> Lexicon? {
    let folders = LexiconFallback.shared.folders(for: locale)
    var (terms, traits) = ([Term](), [LexiconTrait]())
    let names = (["und"] + folders).flatMap { folder in files.map { "\(folder)/\($0)" } }
    for file in names.lazy.compactMap({ EmbeddedFile(named: $0) }) {
      let read = TermReader.read(file.text)
      terms.removeAll { term in read.removed.contains { $0.list == term.list && $0.text == term.text } }
      terms += read.terms
      traits += read.traits
    }
    return terms.isEmpty ? nil : Lexicon(name: folders.last ?? "und", terms: terms, traits: traits)
  }
}
