package import CopyModel

/// Finds all terms of a lexicon in one walk over the tokens of a string.
///
/// A trie over bytes, with ASCII case folded and the curly apostrophe taken as the straight one. From each word’s first
/// byte the walk goes as deep as the copy agrees; in scripts without spaces or with endings glued on, from each scalar.
package final class TermTrie: Sendable {
  /// All terms, and those alone that may start inside a word: there only these are looked for, at every letter.
  private let all: TermTrieLayout
  private let inner: TermTrieLayout
  private let starts: TermStarts
  /// Letters that the shortest of those terms begins with that may start inside a word.
  private let shortestInner: Int
  private let terms: ContiguousArray<Term>
  /// Whether some term may start inside a word of a cased script.
  private let hasOpenFronts: Bool

  /// A trie over `terms`; `variants` gives further spellings to look for, such as the one with a capital.
  package init(_ terms: [Term], variants: (String) -> [String] = { _ in [] }) {
    self.terms = ContiguousArray(terms)
    hasOpenFronts = terms.contains { $0.opensFront }
    var (all, inner) = (TermTrieDraft(), TermTrieDraft())
    var (starts, innerStarts) = (TermStarts(), TermStarts())
    for (index, term) in terms.enumerated() {
      for spelling in [term.text] + variants(term.text) {
        let bytes = Self.folded(spelling)
        all.insert(bytes, term: Int32(index))
        starts.insert(bytes, opensBack: term.opensBack)
        guard term.opensFront else { continue }
        inner.insert(bytes, term: Int32(index))
        innerStarts.insert(bytes, opensBack: term.opensBack)
      }
    }
    (self.all, self.inner) = (all.laidOut(), inner.laidOut())
    (self.starts, shortestInner) = (starts, innerStarts.shortest)
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
}

extension TermTrie {
  /// Appends the matches in `copy` to `found`, in order of where they start, and returns the lists they are of.
  package func match(
    _ copy: Bytes, tokens: UnsafeBufferPointer<Token>, into found: inout ContiguousArray<TermMatch>
  ) -> UInt64 {
    var lists: UInt64 = 0
    for token in tokens where token.kind != .space && token.kind != .placeholder {
      if token.hash != 0 ? starts.mayStart(token, in: copy) : all.prefixes.mayMatch(copy, at: Int(token.start)) {
        walk(all, copy, from: Int(token.start), isInside: false, &found, &lists)
      }
      guard hasOpenFronts, token.kind == .word, token.length > 1 else { continue }
      // A word of letters alone holds the letters of a term whole.
      if token.hash != 0, token.length <= shortestInner { continue }
      var position = Int(token.start) + utf8Length(lead: copy[Int(token.start)])
      while position < token.end {
        if inner.prefixes.mayMatch(copy, at: position) {
          walk(inner, copy, from: position, isInside: true, &found, &lists)
        }
        position += utf8Length(lead: copy[position])
      }
    }
    return lists
  }

  @inline(__always)
  private func walk(
    _ layout: TermTrieLayout, _ copy: Bytes, from start: Int, isInside: Bool,
    _ found: inout ContiguousArray<TermMatch>, _ lists: inout UInt64
  ) {
    var (byte, length) = Self.fold(copy, at: start)
    var node = layout.root(byte)
    var position = start + length
    while node >= 0 {
      let place = layout[node]
      if place.terminal >= 0 {
        report(layout, place.terminal, copy, start..<position, isInside: isInside, &found, &lists)
      }
      guard position < copy.count else { return }
      (byte, length) = Self.fold(copy, at: position)
      node = layout.child(byte, of: place)
      position += length
    }
  }

  private func report(
    _ layout: TermTrieLayout, _ head: Int32, _ copy: Bytes, _ range: Range<Int>, isInside: Bool,
    _ found: inout ContiguousArray<TermMatch>, _ lists: inout UInt64
  ) {
    let endsWord = Self.isBoundary(copy, at: range.upperBound)
    var link = head
    while link >= 0 {
      let index = layout.chain[Int(link)].term
      link = layout.chain[Int(link)].next
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
