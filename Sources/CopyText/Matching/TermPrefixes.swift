import CopyModel

/// The first three bytes of all terms, as a set of bits: 4 KB that stay near the processor and turn most words away.
struct TermPrefixes: Sendable {
  private var bits = ContiguousArray<UInt64>(repeating: 0, count: 1 << 9)
  /// The code of each byte, 5 bits: letters, case aside, the space and the apostrophe have their own.
  private let codes: ContiguousArray<UInt8>

  /// A bit for each first byte that a term starts with, by its five lowest bits. Inside words a few letters do, and the rest
  /// is passed over at once.
  private var firsts: UInt32 = 0

  private static let other: UInt8 = 31

  init() {
    codes = ContiguousArray(
      (UInt8.min...UInt8.max).map { byte in
        let isCapital = (0x41...0x5A).contains(byte)
        return TermTrieLayout.code(isCapital ? byte | 0x20 : byte) ?? Self.other
      })
  }

  /// Takes in a term, whose bytes are folded.
  mutating func insert(_ term: [UInt8]) {
    guard let first = term.first else { return }
    firsts |= 1 << UInt32(first & 31)
    // What stands behind a short term may be anything.
    func codes(at offset: Int) -> ClosedRange<UInt8> {
      guard offset < term.count else { return 0...Self.other }
      let code = self.codes[Int(term[offset])]
      return code...code
    }
    let firstCode = Int(self.codes[Int(first)]) << 10
    for second in codes(at: 1) {
      for third in codes(at: 2) {
        let key = firstCode | Int(second) << 5 | Int(third)
        bits[key >> 6] |= 1 << UInt64(key & 63)
      }
    }
  }

  /// Whether a term may start at `position`; beyond ASCII the answer is always yes.
  @inline(__always)
  func mayMatch(_ copy: Bytes, at position: Int) -> Bool {
    // Letters have the same bits in either case.
    guard copy[position] >= 0x80 || firsts >> UInt32(copy[position] & 31) & 1 != 0 else { return false }
    var key = 0
    for offset in position..<position + 3 {
      let byte = offset < copy.count ? copy[offset] : 0
      if byte >= 0x80 { return true }
      key = key << 5 | Int(codes[Int(byte)])
    }
    return bits[key >> 6] >> UInt64(key & 63) & 1 != 0
  }
}
