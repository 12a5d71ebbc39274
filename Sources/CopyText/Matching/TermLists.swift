/// A set of term lists: a bit each, in as many words as the lists ask for.
@frozen @usableFromInline package struct TermLists: Sendable, Equatable {
  /// The first lists, which are nearly all.
  @usableFromInline var first: UInt64 = 0
  /// The lists behind those, sixty-four in each; the last word is never 0, so that equal sets are alike.
  @usableFromInline var others: [UInt64] = []

  package init() {}

  package init(_ lists: some Sequence<TermList>) {
    for list in lists { insert(list) }
  }

  @inlinable package var isEmpty: Bool { first == 0 && others.isEmpty }

  package mutating func insert(_ list: TermList) {
    let (word, bit) = Self.place(of: list)
    if word == 0 { return first |= bit }
    while others.count < word { others.append(0) }
    others[word - 1] |= bit
  }

  @inlinable package func contains(_ list: TermList) -> Bool {
    let (word, bit) = Self.place(of: list)
    if word == 0 { return first & bit != 0 }
    return word <= others.count && others[word - 1] & bit != 0
  }

  /// Whether no list is in both.
  @inlinable package func isDisjoint(with other: TermLists) -> Bool {
    first & other.first == 0 && (others.isEmpty || zip(others, other.others).allSatisfy { $0 & $1 == 0 })
  }

  package func union(_ other: TermLists) -> TermLists {
    var union = self
    other.forEachList { union.insert($0) }
    return union
  }

  /// Calls `body` with each list, in the order of their numbers.
  @inlinable package func forEachList(_ body: (TermList) -> Void) {
    Self.forEachBit(of: first, from: 0, body)
    for (index, word) in others.enumerated() { Self.forEachBit(of: word, from: (index + 1) * UInt64.bitWidth, body) }
  }

  @inlinable static func forEachBit(of word: UInt64, from start: Int, _ body: (TermList) -> Void) {
    var rest = word
    while rest != 0 {
      body(TermList(number: start + rest.trailingZeroBitCount))
      rest &= rest &- 1
    }
  }

  @inlinable static func place(of list: TermList) -> (word: Int, bit: UInt64) {
    (list.number / UInt64.bitWidth, 1 << UInt64(list.number % UInt64.bitWidth))
  }
}
