import CopyModel

/// The words of letters that terms begin with, by the hash that tokens carry: most words of copy begin no term, and one
/// look tells so.
struct TermStarts: Sendable {
  /// A bit for each hash, 4 KB.
  private var bits = ContiguousArray<UInt64>(repeating: 0, count: 1 << 9)
  /// Bits of those that may be terms by themselves, or go on with anything but a space.
  private var whole = ContiguousArray<UInt64>(repeating: 0, count: 1 << 9)
  /// A bit for each hash with the byte that stands behind the space, 8 KB.
  private var pairs = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
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
    guard letters.count + 1 < term.count, term[letters.count] == 0x20 else {
      return whole[Self.word(of: hash)] |= 1 << UInt64(hash & 63)
    }
    let pair = Self.pair(hash, term[letters.count + 1])
    pairs[Int(pair >> 6)] |= 1 << UInt64(pair & 63)
  }

  /// Whether a term may start with `token`, a word whose hash is known.
  @inline(__always)
  func mayStart(_ token: Token, in copy: Bytes) -> Bool {
    if bits[Self.word(of: token.hash)] >> UInt64(token.hash & 63) & 1 != 0, mayGoOn(token, in: copy) { return true }
    return opens.mayMatch(copy, at: Int(token.start))
  }

  /// Whether what stands behind the word may be of a term that the word begins. Beyond ASCII the answer is always yes.
  @inline(__always)
  private func mayGoOn(_ token: Token, in copy: Bytes) -> Bool {
    if whole[Self.word(of: token.hash)] >> UInt64(token.hash & 63) & 1 != 0 { return true }
    let end = token.end
    guard end < copy.count else { return false }
    if copy[end] != 0x20 { return copy[end] >= 0x80 }
    guard end + 1 < copy.count else { return false }
    let next = copy[end + 1]
    if next >= 0x80 { return true }
    let pair = Self.pair(token.hash, next.isASCIIUpper ? next | 0x20 : next)
    return pairs[Int(pair >> 6)] >> UInt64(pair & 63) & 1 != 0
  }

  @inline(__always)
  private static func pair(_ hash: UInt32, _ next: UInt8) -> UInt32 {
    ((hash ^ UInt32(next)) &* 0x9E37_79B1) >> 16
  }

  private static func word(of hash: UInt32) -> Int { Int(hash >> 6 & 511) }
}
