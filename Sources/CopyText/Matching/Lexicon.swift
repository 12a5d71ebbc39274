package import CopyModel

/// The words of one language that rules ask for.
package final class Lexicon: Sendable {
  /// The most special folder that it was read from: `en`, `fr-CA`; `und` where only the words of all languages are known.
  package let name: String
  package let terms: [Term]
  package let trie: TermTrie
  /// Its words that are spelled right and are the wrong ones, or too many; of a kind none where none are known.
  private let books: [WrongWordBook.Kind: WrongWordBook]
  /// Its words as they are typed without accents; nil where none are known.
  package let bareWords: BareWords?
  /// Its frequent words and those near to them; nil where none are known.
  package let nearWords: NearWords?
  /// The lists with words in this language.
  package let lists: TermLists
  /// The lists with a term of which the lexicon is sure.
  private let sure: TermLists
  private let traits: UInt8
  /// Where the terms of each list stand among all, by its number.
  private let places: ContiguousArray<ContiguousArray<Int>>

  package init(
    name: String, terms: [Term], traits: [LexiconTrait] = [], books: [WrongWordBook.Kind: WrongWordBook] = [:],
    bareWords: BareWords? = nil, nearWords: NearWords? = nil
  ) {
    (self.name, self.terms, self.books) = (name, terms, books)
    (self.bareWords, self.nearWords) = (bareWords, nearWords)
    let spellings = Capitals(language: name)
    trie = TermTrie(terms) { spellings.variants(of: $0) }
    self.traits = traits.reduce(0) { $0 | $1.bit }
    var (places, lists, sure) = (ContiguousArray<ContiguousArray<Int>>(), TermLists(), TermLists())
    for index in terms.indices {
      let (list, confidence) = (terms[index].list, terms[index].confidence)
      while places.count <= list.number { places.append([]) }
      if places[list.number].isEmpty { lists.insert(list) }
      if confidence != .unsure, !sure.contains(list) { sure.insert(list) }
      places[list.number].append(index)
    }
    (self.places, self.lists, self.sure) = (places, lists, sure)
  }

  /// Its words of a kind; nil where none are known.
  package func book(_ kind: WrongWordBook.Kind) -> WrongWordBook? { books[kind] }

  /// Whether anything is known of the language itself, beyond the words that all languages share.
  package var hasOwnWords: Bool { name != "und" }

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
  package func terms(in list: TermList) -> [Term] {
    list.number < places.count ? places[list.number].map { terms[$0] } : []
  }

  /// What a folder may have: terms written by hand, and classes of words that a recipe makes.
  private static let files = ["terms.txt", "word-classes.txt"]

  /// The lists with words in some language; it reads all lexicons.
  package static var listsOfAllLanguages: Set<TermList> {
    EmbeddedFile.all.filter { file in files.contains { file.name.hasSuffix("/\($0)") } }.reduce(into: []) {
      lists, file in
      lists.formUnion(TermReader.read(file.text).terms.map(\.list))
    }
  }

  /// The words by which copy is found that may have a word of such a book.
  private static func anchors(of book: WrongWordBook, _ kind: WrongWordBook.Kind) -> [Term] {
    book.anchors.map { Term(list: kind.list, text: $0) }
      + book.endings.map { Term(list: kind.list, text: $0, opensFront: true) }
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
    let withLanguages = LexiconFallback.withLanguages(folders)
    var books: [WrongWordBook.Kind: WrongWordBook] = [:]
    for kind in WrongWordBook.Kind.allCases {
      guard let book = WrongWordBook.embedded(kind, for: withLanguages) else { continue }
      terms += anchors(of: book, kind)
      books[kind] = book
    }
    guard !terms.isEmpty else { return nil }
    return Lexicon(
      name: folders.last ?? "und", terms: terms, traits: traits, books: books,
      bareWords: BareWords.embedded(for: withLanguages), nearWords: NearWords.embedded(for: withLanguages))
  }
}

extension WrongWordBook.Kind {
  /// The list of the words by which copy is found that may have such a word.
  package var list: TermList { self == .wrong ? .wrongWord : .redundantWord }
}

/// Which folders of `Lexicons/` hold the words for a locale, general ones first: `fr-CA` is `fr` and then `fr-CA`.
package struct LexiconFallback: Sendable {
  package static let shared = LexiconFallback()

  /// The rows of `shared/locales.tsv`: a tag, and its folders.
  private let folders: [String: [String]]

  private init() {
    var folders: [String: [String]] = [:]
    TSVReader(named: "shared/locales.tsv").forEachRow { tag, list, _ in
      var names: [String] = []
      list.forEachWord { names.append($0.text) }
      folders[tag.text] = names
    }
    self.folders = folders
  }

  /// The same, each behind the folder of its language: what holds wherever it is spoken stands there.
  static func withLanguages(_ folders: [String]) -> [String] {
    let names = folders.flatMap { folder in [String(folder.prefix { $0 != "-" }), folder] }
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
  }

  /// The folders of the nearest tag that the table knows, else the language’s own; none where it has none.
  package func folders(for locale: LocaleTag) -> [String] {
    let (language, script) = (locale.languageCode, locale.scriptCode)
    let names = [
      locale.description, locale.regionCode.map { "\(language)-\($0)" }, script.map { "\(language)-\($0)" }, language,
    ]
    for case let name? in script == nil ? names : [names[0], names[2], names[1], names[3]] {
      if let known = folders[name] { return known }
      if EmbeddedFile(named: "\(name)/terms.txt") != nil { return [name] }
    }
    return []
  }
}

/// The spellings of a term with a capital, or in capitals, as a language writes them: the trie itself folds ASCII alone.
private struct Capitals {
  private let map: ICU.CaseMap
  /// Whether ASCII letters have capitals of their own: Turkish i and İ.
  private let isTailored: Bool

  init(language: String) {
    map = ICU.CaseMap(locale: language)
    isTailored = ["tr", "az", "lt"].contains(language.prefix(2))
  }

  /// Spellings of `text` that folding ASCII doesn’t lead back to it; mostly none.
  func variants(of text: String) -> [String] {
    guard isTailored || Self.hasCapitals(text) else { return [] }
    var found: [String] = []
    let buffer = ByteBuffer(text.utf8)
    for operation in [ICU.CaseMap.Operation.titleFirst, .upper, .titleWords] {
      let spelling = map.string(operation, of: buffer.bytes)
      if spelling != text, !found.contains(spelling) { found.append(spelling) }
    }
    return found
  }

  /// Whether some letter beyond ASCII stands beside letters that have capitals. Half of the languages write none.
  private static func hasCapitals(_ text: String) -> Bool {
    !text.utf8.allSatisfy { $0 < 0x80 } && text.unicodeScalars.contains { $0.properties.isCased }
  }
}
