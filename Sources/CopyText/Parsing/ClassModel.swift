/// Gives each unit its class once more: the tagger goes from left to right, and this sees its classes on both sides.
///
/// The features are those of `class_rows` in `Lexicons/build/parser.c`, in the same order.
struct ClassModel {
  private var sum: FeatureSum
  private static let firstKind: UInt32 = 201

  init(_ table: FeatureTable) { sum = FeatureSum(table, firstKind: Self.firstKind) }

  mutating func classify(_ units: inout ContiguousArray<ParserUnit>, end: UInt32) {
    for index in units.indices {
      addFeatures(of: index, in: units, end: end)
      sum.weigh()
      units[index].setClass(UInt32(sum.best))
    }
  }

  private mutating func addFeatures(of index: Int, in units: ContiguousArray<ParserUnit>, end: UInt32) {
    let u = units[index]
    let (l, ll) = (index > 0 ? units[index - 1] : .none, index > 1 ? units[index - 2] : .none)
    let r = index + 1 < units.count ? units[index + 1] : .none
    let rr = index + 2 < units.count ? units[index + 2] : .none
    let tags = l.tag &* 1024 &+ u.tag &* 32 &+ r.tag
    let mine = l.wordClass &* 32 &+ ll.wordClass
    let verbs = Self.verbs(around: index, in: units)
    sum.start()
    addWord(u, tags: tags)
    sum.add(tags, rr.tag, ll.tag)
    sum.add(u.lexicon, r.tag, rr.tag)
    sum.add(u.lexicon, l.tag, r.tag)
    sum.add(u.word, l.wordClass)
    sum.add(u.word, r.tag)
    sum.add(u.word, l.wordClass, r.tag)
    sum.add(u.lexicon, mine)
    sum.add(u.tag, mine, r.tag)
    addNeighbors(u, l, ll, r, rr)
    sum.add(u.tag, u.mark, r.mark)
    sum.add(u.lexicon, u.mark, r.mark)
    sum.add(u.lexicon, index == 0 ? 1 : 0, end)
    sum.add(u.word, index == 0 ? 1 : 0)
    sum.add(u.tag, verbs, l.wordClass)
    sum.add(u.lexicon, verbs, r.tag)
    sum.add(l.word, r.word, u.tag)
    sum.add(u.lexicon, verbs, mine)
    sum.add(u.word, verbs, l.wordClass)
    sum.add(l.word, l.wordClass, u.tag)
    sum.add(r.word, u.tag, l.wordClass)
  }

  private mutating func addWord(_ u: ParserUnit, tags: UInt32) {
    sum.add(u.word)
    sum.add(u.lexicon)
    sum.add(u.ending)
    sum.add(u.tag)
    sum.add(u.word, u.tag)
    sum.add(u.lexicon, u.tag)
    sum.add(tags)
  }

  private mutating func addNeighbors(
    _ u: ParserUnit, _ l: ParserUnit, _ ll: ParserUnit, _ r: ParserUnit, _ rr: ParserUnit
  ) {
    sum.add(u.word, l.word)
    sum.add(u.word, r.word)
    sum.add(u.lexicon, l.word)
    sum.add(u.lexicon, r.word)
    sum.add(u.lexicon, l.lexicon)
    sum.add(u.lexicon, r.lexicon)
    sum.add(l.lexicon, u.lexicon, r.lexicon)
    sum.add(u.lexicon, r.lexicon, rr.lexicon)
    sum.add(u.lexicon, ll.word)
    sum.add(u.lexicon, rr.word)
    sum.add(u.lexicon, ll.lexicon, l.lexicon)
    sum.add(u.ending, l.wordClass, r.tag)
  }

  /// Whether verbs with a tense stand before the unit, up to two, and how many may stand behind it, up to three.
  private static func verbs(around index: Int, in units: ContiguousArray<ParserUnit>) -> UInt32 {
    var (before, ahead): (UInt32, UInt32) = (0, 0)
    for unit in units[..<index] where isPredicate(unit.wordClass) { before = before &* 2 | 1 }
    for unit in units[(index + 1)...] where ahead < 3 && ParserUnit.isFinite(unit.tag) { ahead += 1 }
    return (before & 3) &* 4 &+ ahead
  }

  private static func isPredicate(_ number: UInt32) -> Bool {
    ParserUnit.isFinite(number) || number == UInt32(WordClass.imperative.rawValue)
  }
}
