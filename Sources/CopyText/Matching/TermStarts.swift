import CopyModel

/// The words of letters that terms begin with, and where the trie goes on behind each: most words of copy begin no term,
/// one look tells so, and the letters of the others needn’t be walked one by one.
struct TermStarts: Sendable {
  /// Where to walk from.
  enum Start {
    case nowhere
    /// From this node, with the word behind.
    case node(Int32)
    case firstLetter
  }

  private struct Word {
    /// In lower case, the first in the lowest byte; 0 behind the last.
    var letters: UInt64 = 0
    /// -1 where no word is.
    var node: Int32 = -1
    /// Bits of the letters that go on behind a space, as nodes have them.
    var behindSpace: UInt32 = 0
    /// Whether terms end here, or go on with anything but a space and a letter.
    var needsWalk = true
  }

  /// A bit for the hash of each word, 4 KB.
  private var bits = ContiguousArray<UInt64>(repeating: 0, count: 1 << 9)
  /// Words of up to eight letters, at the places that their hashes tell or behind.
  private var words: ContiguousArray<Word> = []
  /// Terms that may end inside the word they begin, and so tell nothing of the whole of it.
  private let opens: TermPrefixes

  /// - Parameter opens: the terms of `layout` that may end inside the word they begin.
  init(_ layout: TermTrieLayout, opens: TermPrefixes) {
    self.opens = opens
    var found: ContiguousArray<(hash: UInt32, word: Word)> = []
    layout.forEachFirstWord { letters, node in
      let hash = NameTable.hash(letters, from: 0, to: letters.count)
      bits[Self.place(of: hash)] |= 1 << UInt64(hash & 63)
      if letters.count <= 8 { found.append((hash, Self.word(letters, node, layout))) }
    }
    var size = 16
    while size < found.count * 2 { size *= 2 }
    words = ContiguousArray(repeating: Word(), count: size)
    for (hash, word) in found {
      var place = Int(hash) & (size - 1)
      while words[place].node >= 0 { place = (place + 1) & (size - 1) }
      words[place] = word
    }
  }

  private static func word(_ letters: Bytes, _ node: Int32, _ layout: TermTrieLayout) -> Word {
    let place = layout[node]
    let space = layout.child(0x20, of: place)
    let behindSpace = space < 0 ? TermTrieLayout.Node() : layout[space]
    let isPlain = place.goesOnWithSpacesAlone && behindSpace.isOfLetters
    return Word(
      letters: letters.eightBytes(at: 0), node: node, behindSpace: behindSpace.frequent, needsWalk: !isPlain)
  }

  /// Where terms that start with `token` go on, a word of letters whose hash is known.
  @inline(__always)
  func start(of token: Token, in copy: Bytes) -> Start {
    if opens.mayMatch(copy, at: Int(token.start)) { return .firstLetter }
    guard bits[Self.place(of: token.hash)] >> UInt64(token.hash & 63) & 1 != 0 else { return .nowhere }
    if token.length > 8 { return .firstLetter }
    let letters = copy.eightBytes(at: Int(token.start)).lowercased(Int(token.length))
    var place = Int(token.hash) & (words.count - 1)
    while words[place].node >= 0 {
      let word = words[place]
      if word.letters == letters {
        return word.needsWalk || goesOn(word, copy, token.end) ? .node(word.node) : .nowhere
      }
      place = (place + 1) & (words.count - 1)
    }
    return .nowhere
  }

  /// Whether a space and a letter behind the word may be of a term. Beyond ASCII the answer is always yes.
  @inline(__always)
  private func goesOn(_ word: Word, _ copy: Bytes, _ end: Int) -> Bool {
    guard end < copy.count else { return false }
    if copy[end] != 0x20 { return copy[end] >= 0x80 }
    guard end + 1 < copy.count else { return false }
    if copy[end + 1] >= 0x80 { return true }
    return TermTrieLayout.code(copy[end + 1].lowered).map { word.behindSpace >> UInt32($0) & 1 != 0 } ?? false
  }

  private static func place(of hash: UInt32) -> Int { Int(hash >> 6 & 511) }
}

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
