/// What the parser looks at to name the relation of an arc.
///
/// The features are those of `arc_rows` in `Lexicons/build/parser.c`, in the same order.
struct ArcFeatures {
  static let firstKind: UInt32 = 101

  private let head, child: ParserUnit
  // What stands beside them in the copy, their outermost children, and where the child’s part starts.
  private let before, behind, behindHead, beforeHead: ParserUnit
  private let childFirst, childLast, headFirst, headLast, start, beforeStart: ParserUnit
  // Relations of children, left and right.
  private let childLeft, childRight, headLeft, headRight: UInt32
  private let classes, distance, marks, end, length: UInt32
  private let isRight, isAttached: UInt32

  init(_ arc: (head: Int, child: Int), in state: ParserState) {
    let (h, c) = (arc.head, arc.child)
    (head, child) = (state.unit(h), state.unit(c))
    (before, behind) = (state.unit(c - 1), state.unit(c + 1))
    (beforeHead, behindHead) = (state.unit(h - 1), state.unit(h + 1))
    (childFirst, childLast) = (state.unit(state.first(c)), state.unit(state.last(c)))
    (headFirst, headLast) = (state.unit(state.first(h)), state.unit(state.last(h)))
    let opening = state.first(c) < 0 ? c : min(c, state.first(c))
    (start, beforeStart) = (state.unit(opening), state.unit(opening - 1))
    (childLeft, childRight) = (state.leftSet(c), state.rightSet(c))
    (headLeft, headRight) = (state.leftSet(h), state.rightSet(h))
    classes = head.wordClass &* 32 &+ child.wordClass
    isRight = c > h ? 1 : 0
    distance = ParserState.distance(min(h, c), max(h, c)) &* 2 &+ isRight
    marks = state.marks(min(h, c), max(h, c))
    (end, length) = (state.end, UInt32(min(state.count, 7)))
    isAttached = state.nodes[h].head >= 0 ? 1 : 0
  }

  /// The relation whose features weigh most.
  func relation(by sum: inout FeatureSum) -> UInt8 {
    sum.start()
    addWords(to: &sum)
    addPlaces(to: &sum)
    addChildren(to: &sum)
    addOpening(to: &sum)
    return UInt8(sum.best)
  }

  @inline(__always)
  private func add(_ sum: inout FeatureSum, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    sum.add(first, second, third &* 2 &+ isRight)
  }

  /// The two words.
  private func addWords(to sum: inout FeatureSum) {
    add(&sum, child.word)
    add(&sum, child.group)
    add(&sum, child.ending, child.wordClass)
    add(&sum, head.word)
    add(&sum, head.group)
    add(&sum, head.ending, head.wordClass, child.wordClass)
    add(&sum, head.word, child.word)
    add(&sum, head.word, child.group)
    add(&sum, head.group, child.word)
    add(&sum, head.group, child.group)
    add(&sum, head.word, child.wordClass)
    add(&sum, head.wordClass, child.word)
  }

  /// Where they stand, and what stands beside them.
  private func addPlaces(to sum: inout FeatureSum) {
    add(&sum, classes, distance)
    add(&sum, classes, marks)
    add(&sum, classes, end, distance)
    add(&sum, classes, before.group)
    add(&sum, classes, behind.group)
    add(&sum, classes, behindHead.wordClass, beforeHead.wordClass)
    add(&sum, classes, before.wordClass &* 32 &+ behind.wordClass)
  }

  /// What hangs on them already.
  private func addChildren(to sum: inout FeatureSum) {
    add(&sum, classes, childLeft, childRight)
    add(&sum, child.group, childLeft, childRight)
    add(&sum, classes, headLeft, headRight)
    add(&sum, head.group, headLeft, headRight)
    add(&sum, head.word, headLeft, headRight)
    add(&sum, classes, childLeft, headRight)
    add(&sum, child.word, childLeft)
    add(&sum, head.group, child.group, childLeft)
    add(&sum, classes, childFirst.word)
    add(&sum, classes, childFirst.group, childLast.group)
    add(&sum, child.wordClass, childFirst.word, head.word)
    add(&sum, child.word, childFirst.word)
    add(&sum, classes, headFirst.group)
    add(&sum, classes, headLast.group)
    add(&sum, classes, headLast.word)
  }

  /// The word that opens the child’s part, such as a preposition, and what the head has already.
  private func addOpening(to sum: inout FeatureSum) {
    add(&sum, head.wordClass, start.word, beforeStart.wordClass)
    add(&sum, classes, start.word, headRight)
    add(&sum, classes, length, isAttached)
    add(&sum, child.group, head.wordClass, headRight & 0xFF)
    add(&sum, child.word, headRight, headLeft)
    add(&sum, child.group, beforeStart.group, head.wordClass)
  }
}
