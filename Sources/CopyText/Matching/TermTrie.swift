package import CopyModel

/// Finds all terms of a lexicon in one walk over the tokens of a string.
///
/// A trie over bytes, with ASCII case folded and the curly apostrophe taken as the straight one. From each word’s first
/// byte the walk goes as deep as the copy agrees; in scripts without spaces or with endings glued on, from each scalar.
package struct TermTrie: Sendable {
  /// A place in the trie. Its children stand side by side, those of frequent bytes first, in the order of their codes:
  /// one bit tells whether a child is there, and the bits below it tell where.
  struct Node {
    /// A bit for the code of each frequent byte that goes on from here.
    var frequent: UInt32 = 0
    /// Children of other bytes, behind those of frequent ones.
    var rareCount: Int32 = 0
    var firstChild: Int32 = 0
    /// Index of the first term that ends here, in `chain`; -1 for none.
    var terminal: Int32 = -1
  }

  /// Terms that end at one node, linked.
  struct Link {
    var term: Int32
    /// Index of the next link, or -1.
    var next: Int32
  }

  private let nodes: ContiguousArray<Node>
  /// The byte that leads to each node.
  private let bytes: ContiguousArray<UInt8>
  /// The node of each first byte, or -1.
  private let roots: ContiguousArray<Int32>
  private let chain: ContiguousArray<Link>
  private let terms: ContiguousArray<Term>
  /// Whether some term may start inside a word of a cased script.
  private let hasOpenFronts: Bool

  /// A trie over `terms`; `variants` gives further spellings to look for, such as the one with a capital.
  package init(_ terms: [Term], variants: (String) -> [String] = { _ in [] }) {
    self.terms = ContiguousArray(terms)
    hasOpenFronts = terms.contains { $0.opensFront }
    var draft = TermTrieDraft()
    for (index, term) in terms.enumerated() {
      for spelling in [term.text] + variants(term.text) { draft.insert(Self.folded(spelling), term: Int32(index)) }
    }
    (nodes, bytes, roots) = draft.laidOut()
    chain = draft.chain
  }

  private static func folded(_ spelling: String) -> [UInt8] {
    let bytes = Array(spelling.utf8)
    var (result, position) = ([UInt8](), 0)
    while position < bytes.count {
      let (byte, length) = bytes.withUnsafeBufferPointer { fold($0, at: position) }
      result.append(byte)
      position += length
    }
    return result
  }

  /// The byte at `position` as the trie has it, and how many bytes of copy it takes.
  @inline(__always)
  private static func fold(_ copy: Bytes, at position: Int) -> (byte: UInt8, length: Int) {
    let byte = copy[position]
    switch byte {
    case 0x41...0x5A: return (byte | 0x20, 1)
    case 0xE2 where copy.hasLiteral("’", at: position): return (0x27, 3)
    case 0xC2 where copy.hasLiteral("\u{A0}", at: position): return (0x20, 2)
    default: return (byte, 1)
    }
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
}

extension TermTrie {
  /// Appends the matches in `copy` to `found`, in order of where they start, and returns the lists they are of.
  package func match(
    _ copy: Bytes, tokens: UnsafeBufferPointer<Token>, into found: inout ContiguousArray<TermMatch>
  ) -> UInt64 {
    var lists: UInt64 = 0
    for token in tokens where token.kind != .space && token.kind != .placeholder {
      walk(copy, from: Int(token.start), tokens, isInside: false, &found, &lists)
      guard token.kind == .word, token.length > 1, hasOpenFronts || token.traits.contains(.isUncased) else { continue }
      var position = Int(token.start) + utf8Length(lead: copy[Int(token.start)])
      while position < token.end {
        walk(copy, from: position, tokens, isInside: true, &found, &lists)
        position += utf8Length(lead: copy[position])
      }
    }
    return lists
  }

  @inline(__always)
  private func walk(
    _ copy: Bytes, from start: Int, _ tokens: UnsafeBufferPointer<Token>, isInside: Bool,
    _ found: inout ContiguousArray<TermMatch>, _ lists: inout UInt64
  ) {
    var (byte, length) = Self.fold(copy, at: start)
    var node = roots[Int(byte)]
    var position = start + length
    while node >= 0 {
      let place = nodes[Int(node)]
      if place.terminal >= 0 {
        report(place.terminal, copy, start..<position, isInside: isInside, &found, &lists)
      }
      guard position < copy.count else { return }
      (byte, length) = Self.fold(copy, at: position)
      node = child(byte, of: place)
      position += length
    }
  }

  /// The node that `byte` leads to, or -1.
  @inline(__always)
  private func child(_ byte: UInt8, of place: Node) -> Int32 {
    guard let code = Self.code(byte) else { return rareChild(byte, of: place) }
    let bit = UInt32(1) << UInt32(code)
    guard place.frequent & bit != 0 else { return -1 }
    return place.firstChild + Int32((place.frequent & (bit - 1)).nonzeroBitCount)
  }

  private func rareChild(_ byte: UInt8, of place: Node) -> Int32 {
    let first = place.firstChild + Int32(place.frequent.nonzeroBitCount)
    for node in first..<first + place.rareCount where bytes[Int(node)] == byte { return node }
    return -1
  }

  private func report(
    _ head: Int32, _ copy: Bytes, _ range: Range<Int>, isInside: Bool,
    _ found: inout ContiguousArray<TermMatch>, _ lists: inout UInt64
  ) {
    let endsWord = Self.isBoundary(copy, at: range.upperBound)
    var link = head
    while link >= 0 {
      let index = chain[Int(link)].term
      link = chain[Int(link)].next
      let term = terms[Int(index)]
      guard term.opensFront || !isInside, term.opensBack || endsWord else { continue }
      found.append(
        TermMatch(term: index, list: term.list, start: Int32(range.lowerBound), end: Int32(range.upperBound)))
      lists |= term.list.bit
    }
  }

  /// Whether no word goes on at `position`. Scripts that glue endings on mark open ends in the lexicon.
  private static func isBoundary(_ copy: Bytes, at position: Int) -> Bool {
    guard position < copy.count, position > 0 else { return true }
    return !(isWordByte(copy, at: position) && isWordByte(copy, at: position - 1))
  }

  /// ASCII letters and digits, and what lies beyond Latin-1 except General Punctuation and CJK marks.
  private static func isWordByte(_ copy: Bytes, at position: Int) -> Bool {
    switch copy[position] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    case 0x80..<0xC0:
      var lead = position
      while lead > 0, copy[lead] & 0xC0 == 0x80 { lead -= 1 }
      return isWordByte(copy, at: lead)
    case 0xC2: return copy.count > position + 1 && copy[position + 1] >= 0xAA
    case 0xE2: return false
    case 0xE3: return copy.count > position + 1 && copy[position + 1] != 0x80
    case 0xEF: return copy.count > position + 1 && copy[position + 1] != 0xBC
    default: return true
    }
  }
}
