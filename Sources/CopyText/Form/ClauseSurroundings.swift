/// What stands before and behind a word that may have a tense, as `ClauseModel` takes it.
struct ClauseSurroundings {
  private let units: UnsafeMutableBufferPointer<FormUnit>
  let index: Int
  /// Of the first unit behind the last mark before the word.
  private let start: Int

  init(_ units: UnsafeMutableBufferPointer<FormUnit>, _ index: Int) {
    (self.units, self.index) = (units, index)
    start = units[..<index].lastIndex(where: \.isMark).map { $0 + 1 } ?? 0
  }

  var length: Int { units.count }
  var first: FormUnit { units[0] }

  /// The unit so far from the word; the edge outside of the segment.
  func unit(_ distance: Int) -> FormUnit {
    units.indices.contains(index + distance) ? units[index + distance] : .edge
  }

  private static let determiners: WordTags = [.article, .possessive, .determiner]
  private static let links: WordTags = [.subordinator, .questionWord]
  private static let nouns: WordTags = [.noun, .pluralNoun, .massNoun, .properNoun]

  /// What the clause opens with, and what stands before the word in it, a bit each.
  var profileBefore: UInt32 {
    let words = units[start..<index]
    var flags = Flags()
    let opener = words.first?.tags ?? []
    flags.add(!opener.isDisjoint(with: Self.determiners))
    flags.add(!opener.isDisjoint(with: [.preposition, .particle]))
    flags.add(!opener.isDisjoint(with: Self.links))
    flags.add(opener.contains(.baseVerb))
    flags.add(words.contains(where: \.isNominal))
    flags.add(words.dropFirst().contains { $0.can(.preposition) })
    flags.add(words.dropFirst().contains { $0.can(Self.links) })
    flags.add(words.contains(where: \.hasTenseForSure))
    flags.add(start > 0)
    return flags.value
  }

  /// How much stands behind the word, up to three, and of what kind, a bit each.
  var profileBehind: UInt32 {
    let words = units[(index + 1)...]
    var flags = Flags(value: UInt32(min(words.count, 3)), place: 2)
    flags.add(words.contains(where: \.hasTenseForSure))
    flags.add(words.contains { $0.can(Self.links) })
    flags.add(words.contains { $0.can(Self.determiners) })
    flags.add(words.contains { $0.can(.preposition) })
    return flags.value
  }

  /// Whether one or several are spoken of, a bit each: the last noun before the first preposition or conjunction.
  var head: UInt32 {
    var head: Int?
    for place in start..<index {
      let unit = units[place]
      if head != nil, unit.can([.preposition, .subordinator]), !unit.can(Self.nouns) { break }
      if unit.isNominal { head = place }
    }
    guard let head else { return 0 }
    let unit = units[head]
    var flags = Flags()
    flags.add(unit.can(.noun))
    flags.add(unit.can(.pluralNoun))
    flags.add(unit.can(.subjectPronoun))
    flags.add(unit.can(.massNoun))
    flags.add(unit.can(.properNoun) || unit.tags.isEmpty)
    flags.add(head == index - 1)
    return flags.value
  }

  /// How many the words before speak of, as far as their first two tell: 1 of one, 2 of several, 3 of a thing with its
  /// article or owner, 4 of persons, 5 of anything; 0 where nothing stands before.
  var count: UInt32 {
    guard start < index else { return 0 }
    for place in start..<min(start + 2, index) {
      let unit = units[place]
      if Self.one.contains(unit.word) { return 1 }
      if Self.many.contains(unit.word) { return 2 }
      if unit.can([.article, .possessive]) || unit.tags.isEmpty && unit.mask == WordClassSet.determiner.rawValue {
        return 3
      }
      if unit.can(.subjectPronoun) { return 4 }
      if place > start || !unit.can([.adverb, .preposition]) { break }
    }
    return 5
  }

  /// Determiners that go with one thing, and those that go with several.
  private static let one = hashes(["a", "an", "each", "every", "this", "that", "one", "another", "either", "neither"])
  private static let many = hashes([
    "these", "those", "both", "all", "many", "several", "few", "most", "some", "two", "three", "four", "five", "six",
    "seven", "eight", "nine", "ten",
  ]).union([FormUnit.number.word])

  private static func hashes(_ words: [StaticString]) -> Set<UInt32> { Set(words.map(FunctionWord.hash)) }
}

/// Bits, the first the lowest.
private struct Flags {
  var value: UInt32 = 0
  var place: UInt32 = 0

  mutating func add(_ flag: Bool) {
    value |= (flag ? 1 : 0) << place
    place += 1
  }
}

extension FormUnit {
  /// The classes that it can have, as bits; none for a mark.
  var mask: UInt32 { isMark ? 0 : UInt32(classes.rawValue) }

  /// Whether it can be what is spoken of by itself.
  fileprivate var isNominal: Bool { mask & UInt32(WordClassSet([.noun, .pronoun]).rawValue) != 0 }

  /// Nothing but a verb with a tense: went, cannot. What is the same in the infinitive isn’t.
  var hasTenseForSure: Bool {
    guard mask & UInt32(WordClassSet([.finite, .auxiliary]).rawValue) != 0, !tags.isEmpty else { return false }
    let verbs = WordClassSet.verb.union(.auxiliary)
    return mask & ~UInt32(verbs.rawValue) == 0 && (!can(.baseVerb) || can(.auxiliary))
  }
}
