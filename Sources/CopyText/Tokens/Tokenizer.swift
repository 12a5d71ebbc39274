package import CopyModel

/// Cuts copy into tokens in one pass: words as ICU breaks them, and what is composite over them.
///
/// A tokenizer belongs to one thread and keeps its memory from string to string.
package final class Tokenizer {
  private let buffer = TokenBuffer()
  private let breaker = Breaker()
  private let lexicon = WordTable.english
  private let memory: WordMemory
  private let names: NameTable
  private let shapes = ByteShape.table
  private let classes = ByteClass.table
  private let ends = WordEnd.table
  private let scalars = ScalarTable.shared
  /// Words and placeholders of the copy last cut, suffixes left out.
  private(set) var wordCount = 0
  /// What stands somewhere among the tokens of the copy last cut.
  private(set) var facts: TokenFacts = []
  /// Whether the lexicon knows all words of the copy last cut, so that it is English.
  private(set) var knowsAllWords = false

  /// - Parameters:
  ///   - names: names with a fixed spelling.
  ///   - memory: what other tokenizers of this thread with the same names know of words.
  package init(names: NameTable, memory: WordMemory = WordMemory()) { (self.names, self.memory) = (names, memory) }

  /// The tokens of `copy`, valid until the next call. Words are looked up in the English lexicon only when `isEnglish`.
  package func tokens(of copy: Bytes, isEnglish: Bool) -> UnsafeBufferPointer<Token> {
    let list = buffer.list(count: copy.count)
    var scan = TokenScan(
      copy: copy, tokens: list,
      tables: TokenScan.Tables(
        classes: classes, shapes: shapes, ends: ends, scalars: scalars, lexicon: isEnglish ? lexicon : nil,
        memory: memory.facts, names: names.index, breaker: .passUnretained(breaker)))
    scan.run()
    var structure = StructureMarker(copy: copy, tokens: scan.tokens, lexicon: lexicon, memory: memory.facts)
    structure.run()
    (wordCount, knowsAllWords, facts) = (structure.wordCount, scan.knowsAllWords, structure.facts)
    if !knowsAllWords { facts.formUnion(.unknownWord) }
    if NameMatcher(copy: copy, tokens: scan.tokens, names: names).run() { facts.formUnion(.misspelledName) }
    return scan.tokens.view
  }

  /// The word breaker, which most copy does without.
  final class Breaker {
    private var breaker = WordBreaker(locale: "en")

    /// The pieces of `copy`, which holds something; valid until the next call.
    func segments(of copy: Bytes) -> UnsafePointer<WordSegment> {
      guard let first = breaker.segments(of: copy).baseAddress else { preconditionFailure("no room for segments") }
      return UnsafePointer(first)
    }
  }
}

/// What a byte can begin: the switch at the heart of the tokenizer.
enum ByteClass: UInt8 {
  case letter, digit, space, newline
  /// Begins something composite often enough to ask: a placeholder, markup, an entity, a path, a file extension,
  /// a face.
  case percent, brace, dollar, backslash, less, ampersand, slash, dot, eyes
  case punctuation
  /// Part of a scalar beyond ASCII.
  case multibyte
  case other

  /// The class of each byte; never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: classify(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x80...: .multibyte
    case _ where byte.isASCIILetter: .letter
    case _ where byte.isASCIIDigit: .digit
    case UInt8(ascii: "_"): .letter
    case 0x09, 0x20: .space
    case 0x0A...0x0D: .newline
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "{"): .brace
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "/"), UInt8(ascii: "~"): .slash
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: ":"), UInt8(ascii: ";"): .eyes
    case 0x21...0x7E: .punctuation
    default: .other
    }
  }
}

/// Memory for the tokens of one string at a time, kept for the next string.
///
/// An array would do, but a view of it could not outlive the call that reads it.
final class TokenBuffer {
  private var capacity = 128
  private var base: UnsafeMutablePointer<Token>
  private var candidates: UnsafeMutablePointer<Int32>

  init() {
    base = .allocate(capacity: capacity)
    candidates = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
    candidates.deallocate()
  }

  /// An empty list with room for the tokens of a copy of `count` bytes: a token has at least one.
  func list(count: Int) -> TokenList {
    if count > capacity {
      base.deallocate()
      candidates.deallocate()
      capacity = max(count, capacity * 2)
      base = .allocate(capacity: capacity)
      candidates = .allocate(capacity: capacity)
    }
    return TokenList(base: base, candidates: candidates)
  }
}

/// Tokens in the memory of a buffer, while they are found and marked.
struct TokenList {
  private let base: UnsafeMutablePointer<Token>
  /// Indices of tokens whose word begins some name.
  private let candidates: UnsafeMutablePointer<Int32>

  /// How many tokens there are.
  private(set) var count = 0
  private(set) var candidateCount = 0

  fileprivate init(base: UnsafeMutablePointer<Token>, candidates: UnsafeMutablePointer<Int32>) {
    (self.base, self.candidates) = (base, candidates)
  }

  /// All tokens, in order.
  var view: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: base, count: count) }

  /// The token at `index`, which must be below `count`.
  @inline(__always)
  subscript(index: Int) -> Token { base[index] }

  /// Adds traits to the token at `index`.
  @inline(__always)
  func insert(_ traits: Token.Traits, at index: Int) { base[index].traits.formUnion(traits) }

  @inline(__always)
  mutating func append(_ token: Token) {
    (base + count).initialize(to: token)
    count += 1
  }

  /// Adds a token whose word begins some name.
  @inline(__always)
  mutating func appendCandidate(_ token: Token) {
    (candidates + candidateCount).initialize(to: Int32(truncatingIfNeeded: count))
    candidateCount += 1
    append(token)
  }

  /// The index of a token that may begin a name.
  @inline(__always)
  func candidate(_ index: Int) -> Int { Int(candidates[index]) }

  /// Forgets the last token.
  mutating func removeLast() {
    count -= 1
    if candidateCount > 0, candidate(candidateCount - 1) == count { candidateCount -= 1 }
  }
}
