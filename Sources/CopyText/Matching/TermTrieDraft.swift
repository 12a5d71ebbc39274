/// A trie while terms are put in: easy to extend. `laidOut` makes it quick to walk.
struct TermTrieDraft {
  /// Children are linked rather than listed, those of the highest rank first: most nodes have one, lists come in the order of
  /// the alphabet, and a list for each node takes longer than all the rest.
  private struct Node {
    let byte: UInt8
    let rank: UInt16
    var firstChild: Int32 = -1
    var sibling: Int32 = -1
    var terminal: Int32 = -1
  }

  private var nodes: ContiguousArray<Node> = [Node(byte: 0, rank: 0)]
  private var prefixes = TermPrefixes()
  private var chain: ContiguousArray<TermTrieLayout.Link> = []

  /// Lets `term` end behind `spelling`, whose bytes are folded.
  mutating func insert(_ spelling: [UInt8], term: Int32) {
    guard !spelling.isEmpty else { return }
    prefixes.insert(spelling)
    let node = spelling.reduce(0) { childMaking($1, of: $0) }
    if isListed(term, at: nodes[node].terminal) { return }
    chain.append(TermTrieLayout.Link(term: term, next: nodes[node].terminal))
    nodes[node].terminal = Int32(chain.count - 1)
  }

  private func isListed(_ term: Int32, at head: Int32) -> Bool {
    var link = head
    while link >= 0 {
      if chain[Int(link)].term == term { return true }
      link = chain[Int(link)].next
    }
    return false
  }

  private mutating func childMaking(_ byte: UInt8, of parent: Int) -> Int {
    let rank = Self.rank(byte)
    var (child, before) = (nodes[parent].firstChild, Int32(-1))
    while child >= 0, nodes[Int(child)].rank > rank { (before, child) = (child, nodes[Int(child)].sibling) }
    if child >= 0, nodes[Int(child)].byte == byte { return Int(child) }
    nodes.append(Node(byte: byte, rank: rank, sibling: child))
    let made = nodes.count - 1
    if before < 0 { nodes[parent].firstChild = Int32(made) } else { nodes[Int(before)].sibling = Int32(made) }
    return made
  }

  /// Frequent bytes by their codes, then the others.
  private static func rank(_ byte: UInt8) -> UInt16 { TermTrieLayout.code(byte).map(UInt16.init) ?? 256 + UInt16(byte) }

  /// Children stand side by side, and behind them what follows the first: the end of a term, which branches no more, is one
  /// run of memory.
  func laidOut() -> TermTrieLayout {
    var (placed, bytes) = (ContiguousArray<TermTrieLayout.Node>(), ContiguousArray<UInt8>())
    placed.reserveCapacity(nodes.count)
    bytes.reserveCapacity(nodes.count)
    placed.append(TermTrieLayout.Node())
    bytes.append(0)
    var waiting = [(node: Int32(0), place: 0)]
    while let (index, home) = waiting.popLast() {
      var place = TermTrieLayout.Node(firstChild: Int32(placed.count), terminal: nodes[Int(index)].terminal)
      var child = nodes[Int(index)].firstChild
      while child >= 0 {
        place.add(nodes[Int(child)].byte)
        placed.append(TermTrieLayout.Node())
        bytes.append(0)
        child = nodes[Int(child)].sibling
      }
      placed[home] = place
      // The last in their order comes first.
      var spot = placed.count
      child = nodes[Int(index)].firstChild
      while child >= 0 {
        spot -= 1
        bytes[spot] = nodes[Int(child)].byte
        waiting.append((child, spot))
        child = nodes[Int(child)].sibling
      }
    }
    return TermTrieLayout(nodes: placed, bytes: bytes, chain: chain, prefixes: prefixes)
  }
}
