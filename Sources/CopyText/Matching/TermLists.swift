/// A set of term lists: a bit each. All lists that there are lie in the set itself, which is made anew for each text and so takes
/// no memory of its own; a project with more of them has as many words behind as they ask for.
@frozen @usableFromInline package struct TermLists: Sendable, Equatable {
  @usableFromInline var first: UInt64 = 0
  @usableFromInline var second: UInt64 = 0
  @usableFromInline var third: UInt64 = 0
  @usableFromInline var fourth: UInt64 = 0
  /// The lists behind those, sixty-four in each; the last word is never 0, so that equal sets are alike.
  @usableFromInline var others: [UInt64] = []

  package init() {}

  package init(_ lists: some Sequence<TermList>) {
    for list in lists { insert(list) }
  }

  @inlinable package var isEmpty: Bool { first | second | third | fourth == 0 && others.isEmpty }

  @inlinable package mutating func insert(_ list: TermList) {
    let (word, bit) = Self.place(of: list)
    switch word {
    case 0: first |= bit
    case 1: second |= bit
    case 2: third |= bit
    case 3: fourth |= bit
    default: insertBehind(word, bit)
    }
  }

  @usableFromInline mutating func insertBehind(_ word: Int, _ bit: UInt64) {
    while others.count <= word - Self.near { others.append(0) }
    others[word - Self.near] |= bit
  }

  @inlinable package func contains(_ list: TermList) -> Bool {
    let (word, bit) = Self.place(of: list)
    return self.word(word) & bit != 0
  }

  /// Whether no list is in both.
  @inlinable package func isDisjoint(with other: TermLists) -> Bool {
    first & other.first | second & other.second | third & other.third | fourth & other.fourth == 0
      && (others.isEmpty || zip(others, other.others).allSatisfy { $0 & $1 == 0 })
  }

  package func union(_ other: TermLists) -> TermLists {
    var union = self
    other.forEachList { union.insert($0) }
    return union
  }

  /// Calls `body` with each list, in the order of their numbers.
  @inlinable package func forEachList(_ body: (TermList) -> Void) {
    for index in 0..<Self.near + others.count { Self.forEachBit(of: word(index), from: index * UInt64.bitWidth, body) }
  }

  /// How many words lie in the set itself.
  @inlinable static var near: Int { 4 }

  @inlinable func word(_ index: Int) -> UInt64 {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: index - Self.near < others.count ? others[index - Self.near] : 0
    }
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
