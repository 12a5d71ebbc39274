package import CopyModel

/// Finds all terms of a lexicon in one walk over the tokens of a string.
///
/// A trie over bytes, with ASCII case folded and the curly apostrophe taken as the straight one. From each word’s first
/// byte the walk goes as deep as the copy agrees; in scripts without spaces or with endings glued on, from each scalar.
package final class TermTrie: @unchecked Sendable {
  // Filled once, then only read.
  /// All terms, and those alone that may start inside a word: there only these are looked for, at every letter.
  private let all: TermTrieLayout
  private let inner: TermTrieLayout
  private let starts: TermStarts
  /// Letters that the shortest of those terms begins with that may start inside a word.
  private let shortestInner: Int
  private let terms: [Term]
  /// What a match asks of its term.
  private let marks: UnsafeMutablePointer<TermMark>
  /// Whether some term may start inside a word of a cased script.
  private let hasOpenFronts: Bool

  /// A trie over `terms`; `variants` gives further spellings to look for, such as the one with a capital.
  package init(_ terms: [Term], variants: (String) -> [String] = { _ in [] }) {
    self.terms = terms
    marks = .allocate(capacity: max(terms.count, 1))
    hasOpenFronts = terms.contains { $0.opensFront }
    var (all, inner) = (TermTrieDraft(), TermTrieDraft())
    var (opens, shortestInner) = (TermPrefixes(), Int.max)
    var bytes: [UInt8] = []
    for index in terms.indices {
      let term = terms[index]
      (marks + index).initialize(to: TermMark(term))
      func insert(_ spelling: String) {
        Self.fold(spelling, into: &bytes)
        all.insert(bytes, term: Int32(index))
        guard term.opensFront || term.opensBack else { return }
        let letters = bytes.prefix { $0.isASCIILower }.count
        if term.opensBack, letters == bytes.count { opens.insert(bytes) }
        guard term.opensFront else { return }
        inner.insert(bytes, term: Int32(index))
        if letters > 0 { shortestInner = min(shortestInner, letters) }
      }
      insert(term.text)
      for spelling in variants(term.text) { insert(spelling) }
    }
    (self.all, self.inner, self.shortestInner) = (all.laidOut(), inner.laidOut(), shortestInner)
    starts = TermStarts(self.all, opens: opens)
  }

  deinit {
    marks.deallocate()
    all.deallocate()
    inner.deallocate()
  }

  /// Leaves the bytes of `spelling` in `result` as the trie has them.
  private static func fold(_ spelling: String, into result: inout [UInt8]) {
    result.removeAll(keepingCapacity: true)
    var spelling = spelling
    spelling.withUTF8 { buffer in
      let bytes = Bytes(buffer)
      var position = 0
      while position < bytes.count {
        let (byte, length) = fold(bytes, at: position)
        result.append(byte)
        position += length
        // The walk skips them in the copy as well.
        while position < bytes.count, isVowelPoint(bytes, at: position) { position += 2 }
      }
    }
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
  /// Appends the matches in `copy` to `found`, in order of where they start.
  package func match(
    _ copy: Bytes, tokens: UnsafeBufferPointer<Token>, into found: inout ContiguousArray<TermMatch>
  ) {
    for token in tokens where token.kind != .space && token.kind != .placeholder {
      switch token.hash == 0 ? beginning(at: Int(token.start), in: copy) : starts.start(of: token, in: copy) {
      case .nowhere: break
      case .node(let node):
        walk(all, copy, tokens, Int(token.start), (node, token.end), isInside: false, &found)
      case .firstLetter: walk(all, copy, tokens, from: Int(token.start), isInside: false, &found)
      }
      guard hasOpenFronts, token.kind == .word, token.length > 1 else { continue }
      // A word of letters alone holds the letters of a term whole.
      if token.hash != 0, token.length <= shortestInner { continue }
      var position = Int(token.start) + utf8Length(lead: copy[Int(token.start)])
      while position < token.end {
        if inner.prefixes.mayMatch(copy, at: position) {
          walk(inner, copy, tokens, from: position, isInside: true, &found)
        }
        position += utf8Length(lead: copy[position])
      }
    }
  }

  private func beginning(at start: Int, in copy: Bytes) -> TermStarts.Start {
    all.prefixes.mayMatch(copy, at: start) ? .firstLetter : .nowhere
  }

  @inline(__always)
  private func walk(
    _ layout: TermTrieLayout, _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, from start: Int, isInside: Bool,
    _ found: inout ContiguousArray<TermMatch>
  ) {
    let (first, length) = Self.fold(copy, at: start)
    walk(layout, copy, tokens, start, (layout.root(first), start + length), isInside: isInside, &found)
  }

  /// Walks on from a node, with the copy before a position behind.
  private func walk(
    _ layout: TermTrieLayout, _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, _ start: Int,
    _ place: (node: Int32, position: Int), isInside: Bool, _ found: inout ContiguousArray<TermMatch>
  ) {
    var (node, position) = place
    while node >= 0 {
      let place = layout[node]
      // Beyond ASCII there is more to look at.
      while position < copy.count, copy[position] >= 0x80, Self.isVowelPoint(copy, at: position) { position += 2 }
      if place.terminal >= 0 {
        report(layout, place.terminal, copy, tokens, start..<position, isInside: isInside, &found)
      }
      guard position < copy.count else { return }
      if copy[position] < 0x80 {
        node = layout.child(copy[position].lowered, of: place)
        position &+= 1
      } else {
        let (byte, length) = Self.fold(copy, at: position)
        node = layout.child(byte, of: place)
        position &+= length
      }
    }
  }

  private func report(
    _ layout: TermTrieLayout, _ head: Int32, _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, _ range: Range<Int>,
    isInside: Bool, _ found: inout ContiguousArray<TermMatch>
  ) {
    let endsWord = Self.isBoundary(copy, at: range.upperBound) || Self.endsToken(tokens, at: range.upperBound)
    var link = head
    while link >= 0 {
      let index = layout.chain[Int(link)].term
      link = layout.chain[Int(link)].next
      let mark = marks[Int(index)]
      guard mark.opensFront || !isInside, mark.opensBack || endsWord else { continue }
      if mark.isConditional, !holds(terms[Int(index)], copy, tokens, at: range) { continue }
      found.append(
        TermMatch(
          term: index, list: mark.list, isUnsure: mark.isUnsure, start: Int32(truncatingIfNeeded: range.lowerBound),
          end: Int32(truncatingIfNeeded: range.upperBound)))
    }
  }

  /// Whether what the term asks for stands around it.
  private func holds(_ term: Term, _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, at range: Range<Int>) -> Bool {
    if let tail = term.tail, !Self.follows(tail, copy, tokens, behind: range.upperBound) { return false }
    return !term.isExact || Self.isWritten(term.text, copy, tokens, at: range)
  }

  /// Whether `tail` stands as whole words behind `start`, in the same sentence.
  private static func follows(
    _ tail: String, _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, behind start: Int
  ) -> Bool {
    let words = Array(tail.utf8)
    for token in tokens where Int(token.start) >= start {
      if token.traits.contains(.startsSentence) { return false }
      var (position, index) = (Int(token.start), 0)
      while position < copy.count, index < words.count {
        let (byte, length) = fold(copy, at: position)
        guard byte == words[index] else { break }
        (position, index) = (position + length, index + 1)
      }
      if index == words.count, isBoundary(copy, at: position) { return true }
    }
    return false
  }

  /// Whether the copy has `text` letter by letter, and no sentence starts with it.
  private static func isWritten(
    _ text: String, _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, at range: Range<Int>
  ) -> Bool {
    guard text.utf8.elementsEqual(copy[range]) else { return false }
    return !tokens.contains { Int($0.start) == range.lowerBound && $0.traits.contains(.startsSentence) }
  }

  /// Whether a token ends at `position`. Scripts without spaces have no other boundaries.
  private static func endsToken(_ tokens: UnsafeBufferPointer<Token>, at position: Int) -> Bool {
    let next = tokens.partitioningIndex { $0.end >= position }
    return next < tokens.count && tokens[next].end == position
  }

  /// Arabic vowel marks and the stroke that stretches words, Hebrew points: two bytes that change no word.
  @inline(__always)
  private static func isVowelPoint(_ copy: Bytes, at position: Int) -> Bool {
    guard copy[position] >= 0xD6, copy[position] <= 0xD9, position + 1 < copy.count else { return false }
    switch copy[position] {
    case 0xD6: return copy[position + 1] >= 0xB0
    case 0xD7: return copy[position + 1] <= 0x87
    case 0xD9: return (0x8B...0x92).contains(copy[position + 1]) || copy[position + 1] == 0x80
    default: return false
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

/// What is asked of a term at each match, without its words: to copy those takes longer than the match.
private struct TermMark {
  let list: TermList
  let isUnsure, opensFront, opensBack: Bool
  /// Whether it holds only with a tail, or exactly as it is written.
  let isConditional: Bool

  init(_ term: Term) {
    (list, isUnsure) = (term.list, term.confidence == .unsure)
    (opensFront, opensBack) = (term.opensFront, term.opensBack)
    isConditional = term.tail != nil || term.isExact
  }
}
