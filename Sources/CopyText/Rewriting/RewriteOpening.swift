import CopyModel

/// What most sentences lack that a pattern looks for, told by a few bits: the two bytes that the sentence can begin with,
/// small letters for capitals, and some words that must stand in it.
struct RewriteOpening: Sendable {
  private typealias Bits = (low: UInt128, high: UInt128)

  /// Whether only a question is meant.
  var isQuestion: Bool
  /// Nil where anything may stand first.
  private var first: Bits?
  /// Nil where anything may stand behind that.
  private var second: Bits?
  /// Words of the first elements that ask for some.
  private var words = (RewriteWords.any, RewriteWords.any, RewriteWords.any)

  /// The first bytes of what `elements` look for.
  init(_ elements: [RewriteElement], isQuestion: Bool = false) {
    self.isQuestion = isQuestion
    let needed = elements.compactMap { RewriteWords(of: $0) } + [.any, .any, .any]
    words = (needed[0], needed[1], needed[2])
    guard let element = elements.first, !element.isOptional, case .words(let words, _) = element.kind else { return }
    first = Self.bits(of: words, at: 0)
    second = Self.bits(of: words, at: 1)
  }

  /// Nil where a word has no such byte, or begins with a mark: straight ones stand for curly ones, which are longer.
  private static func bits(of words: [RewriteElement.Literal], at place: Int) -> Bits? {
    var bits: Bits = (0, 0)
    for word in words {
      guard place < word.bytes.count, let lead = word.bytes.first else { return nil }
      let isMark = lead == UInt8(ascii: "'") || lead == UInt8(ascii: "\"")
      if isMark || word.bytes[place] == UInt8(ascii: "'") { return nil }
      insert(word.bytes[place], into: &bits)
    }
    return bits
  }

  private static func insert(_ byte: UInt8, into bits: inout Bits) {
    if byte < 0x80 { bits.low |= 1 << UInt128(byte) } else { bits.high |= 1 << UInt128(byte - 0x80) }
  }

  /// Whether a sentence that begins with these bytes may be one; 0 stands for none.
  func allows(_ first: UInt8, _ second: UInt8) -> Bool {
    Self.has(first, self.first) && (second == 0 || Self.has(second, self.second))
  }

  /// Whether a sentence of these words may be one.
  func allows(_ sentence: RewriteWords) -> Bool {
    words.0.meets(sentence) && words.1.meets(sentence) && words.2.meets(sentence)
  }

  private static func has(_ byte: UInt8, _ bits: Bits?) -> Bool {
    guard let bits else { return true }
    let half = byte < 0x80 ? bits.low >> UInt128(byte) : bits.high >> UInt128(byte - 0x80)
    return half & 1 != 0
  }
}

/// Beginnings of words, as bits: what a sentence has, or one of which a pattern asks for. A bit stands for the first two
/// letters, case aside, and for some other pairs.
struct RewriteWords: Sendable {
  private var bits: UInt64

  /// The words of a sentence.
  init(of sentence: Bytes) {
    bits = 0
    var isInside = false
    for index in 0..<sentence.count {
      let isLetter = sentence[index].isASCIILetter
      if isLetter, !isInside, index + 1 < sentence.count {
        insert(sentence[index].lowered, sentence[index + 1].lowered)
      }
      isInside = isLetter || sentence[index].isASCIIDigit
    }
  }

  /// One of the words that may stand for an element; nil where the pattern does without it, or where it is no word of its own.
  init?(of element: RewriteElement) {
    guard !element.isOptional, !element.isGlued, case .words(let words, _) = element.kind else { return nil }
    bits = 0
    for word in words {
      guard word.bytes.count > 1, word.bytes[0].isASCIILetter, word.bytes[1].isASCIILetter else { return nil }
      insert(word.bytes[0], word.bytes[1])
    }
  }

  private init(bits: UInt64) { self.bits = bits }

  static let any = RewriteWords(bits: .max)

  /// Whether both have some word, or what looks like it.
  @inline(__always)
  func meets(_ other: RewriteWords) -> Bool { bits & other.bits != 0 }

  private mutating func insert(_ first: UInt8, _ second: UInt8) {
    let pair = (UInt64(first) << 8 | UInt64(second)) &* 0x9E37_79B9_7F4A_7C15
    bits |= 1 << (pair >> 58)
  }
}
