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
