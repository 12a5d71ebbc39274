/// A trie while terms are put in: easy to extend. `laidOut` makes it quick to walk.
struct TermTrieDraft {
  /// Children are linked rather than listed: most nodes have one, and a list for each takes longer than all the rest.
  private struct Node {
    let byte: UInt8
    var firstChild: Int32 = -1
    var sibling: Int32 = -1
    var terminal: Int32 = -1
  }

  private var nodes: ContiguousArray<Node> = [Node(byte: 0)]
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
    var child = nodes[parent].firstChild
    while child >= 0 {
      if nodes[Int(child)].byte == byte { return Int(child) }
      child = nodes[Int(child)].sibling
    }
    nodes.append(Node(byte: byte, sibling: nodes[parent].firstChild))
    nodes[parent].firstChild = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  /// Children stand side by side, and behind them what follows the first: the end of a term, which branches no more, is one
  /// run of memory.
  func laidOut() -> TermTrieLayout {
    var (placed, bytes) = (ContiguousArray<TermTrieLayout.Node>(), ContiguousArray<UInt8>())
    placed.reserveCapacity(nodes.count)
    bytes.reserveCapacity(nodes.count)
    placed.append(TermTrieLayout.Node())
    bytes.append(0)
    var (waiting, children) = ([(node: Int32(0), place: 0)], [Int32]())
    while let (index, home) = waiting.popLast() {
      let node = nodes[Int(index)]
      children.removeAll(keepingCapacity: true)
      var child = node.firstChild
      while child >= 0 {
        children.append(child)
        child = nodes[Int(child)].sibling
      }
      if children.count > 1 { children.sort { rank($0) < rank($1) } }
      let first = placed.count
      placed[home] = place(node, children, firstChild: first)
      for child in children {
        placed.append(TermTrieLayout.Node())
        bytes.append(nodes[Int(child)].byte)
      }
      for offset in children.indices.reversed() { waiting.append((children[offset], first + offset)) }
    }
    return TermTrieLayout(nodes: placed, bytes: bytes, chain: chain, prefixes: prefixes)
  }

  private func place(_ node: Node, _ children: [Int32], firstChild: Int) -> TermTrieLayout.Node {
    var place = TermTrieLayout.Node(firstChild: Int32(firstChild), terminal: node.terminal)
    for child in children {
      if let code = TermTrieLayout.code(nodes[Int(child)].byte) {
        place.frequent |= 1 << UInt32(code)
      } else {
        place.rareCount += 1
      }
    }
    return place
  }

  /// Frequent bytes by their codes, then the others.
  private func rank(_ node: Int32) -> Int {
    let byte = nodes[Int(node)].byte
    return TermTrieLayout.code(byte).map(Int.init) ?? 256 + Int(byte)
  }
}
