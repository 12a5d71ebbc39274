import CopyModel

/// A trie as it is walked: the children of a node stand side by side.
///
/// Its owner deallocates it: pointers need no counting of references in a walk.
struct TermTrieLayout: @unchecked Sendable {
  /// A place in the trie. Children of frequent bytes come first, in the order of their codes: one bit tells whether a
  /// child is there, and the bits below it tell where.
  struct Node {
    /// A bit for the code of each frequent byte that goes on from here.
    var frequent: UInt32 = 0
    /// Children of other bytes, behind those of frequent ones.
    var rareCount: Int32 = 0
    var firstChild: Int32 = 0
    /// Index of the first term that ends here, in `chain`; -1 for none.
    var terminal: Int32 = -1

    var childCount: Int { frequent.nonzeroBitCount + Int(rareCount) }
    /// Whether no term ends here, or goes on with anything but a letter or space.
    var goesOnWithSpacesAlone: Bool { terminal < 0 && rareCount == 0 && frequent & ~TermTrieLayout.letters == 1 << 26 }
    /// Whether no term ends here, or goes on with anything but a letter.
    var isOfLetters: Bool { terminal < 0 && rareCount == 0 && frequent & ~TermTrieLayout.letters == 0 }

    /// Counts in a child.
    mutating func add(_ byte: UInt8) {
      if let code = TermTrieLayout.code(byte) { frequent |= 1 << UInt32(code) } else { rareCount += 1 }
    }
  }

  /// Terms that end at one node, linked.
  struct Link {
    var term: Int32
    /// Index of the next link, or -1.
    var next: Int32
  }

  private let nodes: UnsafeMutableBufferPointer<Node>
  /// The byte that leads to each node.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The node of each first byte, or -1.
  private let roots: UnsafeMutableBufferPointer<Int32>
  let chain: UnsafeMutableBufferPointer<Link>
  let prefixes: TermPrefixes

  /// - Parameter nodes: the top of the trie first, its children behind it, with the byte that leads to each.
  init(
    nodes: ContiguousArray<Node>, bytes: ContiguousArray<UInt8>, chain: ContiguousArray<Link>, prefixes: TermPrefixes
  ) {
    var roots = ContiguousArray<Int32>(repeating: -1, count: 256)
    for node in 1..<1 + nodes[0].childCount {
      roots[Int(bytes[node])] = Int32(node)
    }
    (self.nodes, self.bytes, self.roots) = (Self.kept(nodes), Self.kept(bytes), Self.kept(roots))
    (self.chain, self.prefixes) = (Self.kept(chain), prefixes)
  }

  private static func kept<Element>(_ elements: ContiguousArray<Element>) -> UnsafeMutableBufferPointer<Element> {
    let kept = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = kept.initialize(fromContentsOf: elements)
    return kept
  }

  func deallocate() {
    nodes.deallocate()
    bytes.deallocate()
    roots.deallocate()
    chain.deallocate()
  }

  /// The code of a folded byte: small letters, the space and the apostrophe have one below 32.
  @inline(__always)
  static func code(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x61...0x7A: byte - 0x61
    case 0x20: 26
    case 0x27: 27
    default: nil
    }
  }

  subscript(_ node: Int32) -> Node {
    @inline(__always) get { nodes[Int(node)] }
  }

  /// The node of a first byte, or -1.
  @inline(__always)
  func root(_ byte: UInt8) -> Int32 { roots[Int(byte)] }

  /// The node that `byte` leads to, or -1.
  @inline(__always)
  func child(_ byte: UInt8, of place: Node) -> Int32 {
    guard let code = Self.code(byte) else { return rareChild(byte, of: place) }
    let bit = UInt32(1) &<< UInt32(code)
    guard place.frequent & bit != 0 else { return -1 }
    let before = place.frequent & (bit &- 1)
    // Most have one child, and not every processor counts bits in one step.
    return before == 0 ? place.firstChild : place.firstChild &+ Int32(truncatingIfNeeded: before.nonzeroBitCount)
  }

  private func rareChild(_ byte: UInt8, of place: Node) -> Int32 {
    let first = place.firstChild + Int32(place.frequent.nonzeroBitCount)
    for node in first..<first + place.rareCount where bytes[Int(node)] == byte { return node }
    return -1
  }

  /// Calls `body` with each run of letters that terms begin with, and its node.
  func forEachFirstWord(_ body: (_ word: Bytes, _ node: Int32) -> Void) {
    var waiting = [(node: Int32(0), depth: 0)]
    var word: [UInt8] = []
    while let (node, depth) = waiting.popLast() {
      word.removeLast(word.count - max(depth - 1, 0))
      if depth > 0 { word.append(bytes[Int(node)]) }
      let place = self[node]
      let following = place.frequent & Self.letters
      if depth > 0, place.terminal >= 0 || place.rareCount > 0 || following != place.frequent {
        word.withUnsafeBufferPointer { body(Bytes($0), node) }
      }
      let end = place.firstChild + Int32(following.nonzeroBitCount)
      for child in place.firstChild..<end { waiting.append((child, depth + 1)) }
    }
  }

  /// The codes of letters, which come before all others.
  fileprivate static let letters: UInt32 = 1 << 26 - 1
}

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
