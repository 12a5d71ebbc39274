package import CopyKernel
package import CopyModel
package import CopyText

/// The words of one language as a project has them: its lexicon, its rewrites, its marks, and what the project allows.
package final class Vocabulary {
  package let locale: LocaleTag
  /// Nil where the language has no words.
  package let lexicon: Lexicon?
  /// Finds what the project allows; nil where it allows nothing.
  package let allowed: AllowedWords?
  /// What the system knows of the language’s words; nil where nobody asked for it, or there is none.
  package let dictionary: HunspellDictionary?
  /// Whether the language is written in Latin letters.
  package let usesLatin: Bool
  /// Read when the first better words are asked for.
  package private(set) lazy var book = RewriteBook.embedded(for: locale)
  /// Says which word was meant by one that no list has.
  package private(set) lazy var speller = Speller()
  /// ICU takes its time over them.
  package private(set) lazy var scripts = ScriptsOfLocale.scripts(of: locale)
  /// Nil where CLDR has none.
  package private(set) lazy var quotationMarks = QuotationMarks(locale)

  package init(_ locale: LocaleTag, lexicon: Lexicon?, allowed: AllowedWords?, dictionary: HunspellDictionary?) {
    self.locale = locale
    self.lexicon = lexicon
    self.allowed = allowed
    self.dictionary = dictionary
    usesLatin = LocaleOfCopy.usesLatin(locale)
  }
}

/// What the words of a text are, wherever they stand: its tokens and terms, its form and casing. Never changed once made.
///
/// It keeps whatever holds its bytes, and has an analyzer to itself for as long as it lives.
package final class Reading {
  /// The text as UTF-8.
  package let bytes: Bytes
  package let analysis: Analysis
  /// The language whose words and rules hold: the text’s own, where that is surely another than its place’s.
  package let locale: LocaleTag
  /// The language that its place says it is in.
  package let declaredLocale: LocaleTag
  package let vocabulary: Vocabulary
  /// What stands somewhere in the text; the rules that need none of it aren’t asked.
  package let facts: CopyFacts
  /// The terms of the lexicon in the text.
  package let found: ContiguousArray<TermMatch>
  /// The lists that some term in the text is of.
  package let lists: TermLists
  /// The lists of which some term in the text is one that the lexicon is unsure of.
  package let unsureLists: TermLists
  /// What the words may be, told from afar.
  package let signs: WordSigns
  /// The words alone, which many rules go through; placeholders and numbers are none.
  package private(set) lazy var words = tokens.filter { $0.kind == .word }
  /// Words and the placeholders that stand for some.
  package private(set) lazy var wordsAndPlaceholders = tokens.filter { $0.countsAsWord }
  /// All but spaces.
  package private(set) lazy var unspaced = tokens.filter { $0.kind != .space }
  private let owner: AnyObject?
  private let analyzers: AnalyzerPool
  private let analyzer: Analyzer

  /// - Parameters:
  ///   - bytes: the text, which `owner` holds in memory.
  ///   - locale: the language that its place says it is in.
  ///   - mayBeOther: whether text that is surely in another language is read in that one.
  ///   - hasTerms: whether somebody asks for the terms of the lexicon; who only measures the text doesn’t.
  ///   - vocabulary: has the words of a language.
  package init(
    _ bytes: Bytes, of owner: AnyObject?, locale: LocaleTag, mayBeOther: Bool, hasTerms: Bool = true,
    analyzers: AnalyzerPool, vocabulary: (LocaleTag) -> Vocabulary
  ) {
    self.bytes = bytes
    self.owner = owner
    self.analyzers = analyzers
    analyzer = analyzers.take()
    declaredLocale = locale
    var analysis = analyzer.analyze(bytes, locale: locale)
    var (own, words) = (locale, vocabulary(locale))
    if !analysis.isEnglish, mayBeOther,
      let other = LocaleOfCopy.otherLanguage(of: bytes, analysis, than: locale, inLatin: words.usesLatin)
    {
      (own, words) = (other, vocabulary(other))
      analysis = analyzer.analyze(bytes, locale: other)
    }
    self.analysis = analysis
    self.locale = own
    self.vocabulary = words
    var facts = CopyFacts(of: bytes, analysis.facts)
    if !analysis.isEnglish || !own.isEnglish { facts.formUnion(.notEnglish) }
    if own.isLanguage("ko") { facts.formUnion(.korean) }
    self.facts = facts
    found = hasTerms ? Self.terms(in: bytes, analysis.tokens, facts, words) : []
    (lists, unsureLists) = Self.lists(of: found)
    signs = WordSigns(analysis.tokens, in: bytes)
  }

  deinit { analyzers.giveBack(analyzer) }

  /// The terms of the lexicon, whose letters may be written in pieces.
  private static func terms(
    in bytes: Bytes, _ tokens: UnsafeBufferPointer<Token>, _ facts: CopyFacts, _ vocabulary: Vocabulary
  ) -> ContiguousArray<TermMatch> {
    var found: ContiguousArray<TermMatch> = []
    guard let trie = vocabulary.lexicon?.trie else { return found }
    // As most copy has; to grow from one to two and four takes longer than to find the terms.
    found.reserveCapacity(16)
    if facts.contains(.joiningMark), let composed = ComposedText(bytes, tokens) {
      composed.match(trie, into: &found)
    } else {
      trie.match(bytes, tokens: tokens, into: &found)
    }
    if found.isEmpty { return found }
    // Quoted words are somebody else’s: a title, a file’s name.
    if tokens.contains(where: { $0.traits.contains(.isQuoted) }) {
      found.removeAll { match in
        tokens.contains { $0.traits.contains(.isQuoted) && $0.range.contains(Int(match.start)) }
      }
    }
    // Words that lie in what the project allows are nobody’s business.
    if let ranges = vocabulary.allowed?.ranges(in: bytes, tokens), !ranges.isEmpty {
      found.removeAll { match in ranges.contains { $0.lowerBound <= match.start && Int(match.end) <= $0.upperBound } }
    }
    return found
  }

  /// The lists of the terms found, and those of which one is unsure.
  private static func lists(of found: ContiguousArray<TermMatch>) -> (all: TermLists, unsure: TermLists) {
    var all = TermLists()
    var unsure = TermLists()
    for match in found {
      all.insert(match.list)
      if match.isUnsure { unsure.insert(match.list) }
    }
    return (all, unsure)
  }

  /// How each sentence or fragment is built, in order; none but in English. It costs more than all else that is read, so a rule
  /// asks behind a test that most copy fails.
  package var parses: [Parse] { analyzer.parses }

  package var tokens: UnsafeBufferPointer<Token> { analysis.tokens }

  package var form: Form { analyzer.form.form }
  /// How sure the form is, 0 to 1.
  package var formConfidence: Float { analyzer.form.confidence }
  /// How the words are cased.
  package var casing: Casing { analyzer.casing }

  /// The text in Apple’s title style, as splices; empty when it is so already.
  package func titleStyle() -> [Splice] { analyzer.titleSplices() }
  /// The text in sentence style, as splices; empty when it is so already.
  package func sentenceStyle() -> [Splice] { analyzer.sentenceSplices() }

  /// The form of the words at `range`, as if no mark ended them, and how sure that is.
  package func formOfWords(in range: Range<Int>) -> (form: Form, confidence: Float) { analyzer.formOfWords(in: range) }

  /// Names whose fixed spelling the text misses, and that spelling.
  package func misspelledNames() -> [(range: Range<Int>, spelling: String)] {
    guard let allowed = vocabulary.allowed else { return analyzer.misspelledNames() }
    let ranges = allowed.ranges(in: bytes, tokens)
    return analyzer.misspelledNames().filter { name in !ranges.contains { $0.contains(name.range.lowerBound) } }
  }
}

/// The analyzers of one thread that no reading has at the moment.
package final class AnalyzerPool {
  private let names: NameTable
  /// All of them share what they know of words.
  private let memory: WordMemory
  private var free: [Analyzer] = []

  package init(names: NameTable, memory: WordMemory) {
    self.names = names
    self.memory = memory
  }

  package func take() -> Analyzer {
    if let analyzer = free.popLast() { return analyzer }
    return Analyzer(names: names, memory: memory)
  }

  func giveBack(_ analyzer: Analyzer) { free.append(analyzer) }
}
