/// The bytes that a sentence can begin with where a pattern holds for it, small letters for capitals. Most patterns begin
/// with words, and so most are told from most sentences by one bit.
struct RewriteOpening: Sendable {
  /// Nil where anything may stand first.
  private var bits: (low: UInt128, high: UInt128)?

  /// The first bytes of what `elements` look for.
  init(_ elements: [RewriteElement]) {
    guard let first = elements.first, !first.isOptional, case .words(let words, _) = first.kind else { return }
    var bits: (low: UInt128, high: UInt128) = (0, 0)
    for word in words {
      guard let byte = word.bytes.first else { return }
      Self.insert(byte, into: &bits)
      // Straight marks stand for curly ones.
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { Self.insert(0xE2, into: &bits) }
    }
    self.bits = bits
  }

  private static func insert(_ byte: UInt8, into bits: inout (low: UInt128, high: UInt128)) {
    if byte < 0x80 { bits.low |= 1 << UInt128(byte) } else { bits.high |= 1 << UInt128(byte - 0x80) }
  }

  /// Whether a sentence that begins with `byte` may be one.
  func allows(_ byte: UInt8) -> Bool {
    guard let bits else { return true }
    let half = byte < 0x80 ? bits.low >> UInt128(byte) : bits.high >> UInt128(byte - 0x80)
    return half & 1 != 0
  }
}
