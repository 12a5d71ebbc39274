import CopyModel

/// The words of letters that terms begin with, by the hash that tokens carry: most words of copy begin no term, and one
/// look tells so.
struct TermStarts: Sendable {
  /// A bit for each hash, 4 KB.
  private var bits = ContiguousArray<UInt64>(repeating: 0, count: 1 << 9)
  /// Terms that may end inside the word they begin, and so tell nothing of the whole of it.
  private var opens = TermPrefixes()
  /// Letters that the term with the fewest begins with.
  private(set) var shortest = Int.max

  /// Takes in a term, whose bytes are folded.
  mutating func insert(_ term: [UInt8], opensBack: Bool) {
    let letters = term.prefix { $0.isASCIILower }
    guard !letters.isEmpty else { return }
    shortest = min(shortest, letters.count)
    if opensBack, letters.count == term.count { return opens.insert(term) }
    let hash = Array(letters).withUnsafeBufferPointer { NameTable.hash($0, from: 0, to: $0.count) }
    bits[Self.word(of: hash)] |= 1 << UInt64(hash & 63)
  }

  /// Whether a term may start with `token`, a word whose hash is known.
  @inline(__always)
  func mayStart(_ token: Token, in copy: Bytes) -> Bool {
    bits[Self.word(of: token.hash)] >> UInt64(token.hash & 63) & 1 != 0 || opens.mayMatch(copy, at: Int(token.start))
  }

  private static func word(of hash: UInt32) -> Int { Int(hash >> 6 & 511) }
}
