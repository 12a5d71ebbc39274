/// The two bytes that a sentence can begin with where a pattern holds for it, small letters for capitals. Most patterns begin
/// with words, and so most are told from most sentences by two bits.
struct RewriteOpening: Sendable {
  private typealias Bits = (low: UInt128, high: UInt128)

  /// Nil where anything may stand first.
  private var first: Bits?
  /// Nil where anything may stand behind that.
  private var second: Bits?

  /// The first bytes of what `elements` look for.
  init(_ elements: [RewriteElement]) {
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

  private static func has(_ byte: UInt8, _ bits: Bits?) -> Bool {
    guard let bits else { return true }
    let half = byte < 0x80 ? bits.low >> UInt128(byte) : bits.high >> UInt128(byte - 0x80)
    return half & 1 != 0
  }
}
