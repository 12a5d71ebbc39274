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
