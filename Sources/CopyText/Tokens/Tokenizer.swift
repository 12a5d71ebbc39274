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
  package func tokens(of copy: Bytes, isEnglish: Bool) throws(ICUError) -> UnsafeBufferPointer<Token> {
    let list = buffer.list(count: copy.count)
    var scan = TokenScan(
      copy: copy, tokens: list,
      tables: TokenScan.Tables(
        classes: classes, shapes: shapes, ends: ends, scalars: scalars, lexicon: isEnglish ? lexicon : nil,
        memory: memory.facts, names: names.index, breaker: .passUnretained(breaker)))
    try scan.run()
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
    func segments(of copy: Bytes) throws(ICUError) -> UnsafePointer<WordSegment> {
      guard let first = try breaker.segments(of: copy).baseAddress else { preconditionFailure("no room for segments") }
      return UnsafePointer(first)
    }
  }
}

/// What a byte can begin: the switch at the heart of the tokenizer.
enum ByteClass: UInt8 {
  case letter, digit, space, newline
  /// Begins something composite often enough to ask: a placeholder, markup, an entity, a path, a file extension.
  case percent, brace, dollar, backslash, less, ampersand, slash, dot, sharp
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
    case UInt8(ascii: "#"): .sharp
    case 0x21...0x7E: .punctuation
    default: .other
    }
  }
}
