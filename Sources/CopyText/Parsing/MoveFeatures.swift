/// What the parser looks at to choose a move: the top of the stack, the front of the buffer, what hangs on them.
///
/// The features are those of `move_rows` in `Lexicons/build/parser.c`, in the same order.
struct MoveFeatures {
  static let firstKind: UInt32 = 1

  // Units: three of the stack, four of the buffer, the outermost children, neighbours in the copy, the first of all.
  private let s0, s1, s2, b0, b1, b2, b3: ParserUnit
  private let s0First, s0Last, s1First, s1Last, b0First: ParserUnit
  private let beforeFront, behindTop, beforeTop, opening: ParserUnit
  // Relations of children, left and right.
  private let s0Left, s0Right, s1Left, s1Right, b0Left, s0Valency: UInt32
  private let frontDistance, stackDistance, frontMarks, stackMarks: UInt32
  private let verbsAhead, frontClasses, stackClasses: UInt32
  private let depth, end, isLast: UInt32

  init(_ state: ParserState) {
    let (top, below, front) = (state.stacked(0), state.stacked(1), state.front)
    (s0, s1, s2) = (state.unit(top), state.unit(below), state.unit(state.stacked(2)))
    (b0, b1) = (state.unit(front), state.unit(front + 1))
    (b2, b3) = (state.unit(front + 2), state.unit(front + 3))
    (s0First, s0Last) = (state.unit(state.first(top)), state.unit(state.last(top)))
    (s1First, s1Last) = (state.unit(state.first(below)), state.unit(state.last(below)))
    b0First = state.unit(state.first(front))
    (s0Left, s0Right) = (state.leftSet(top), state.rightSet(top))
    (s1Left, s1Right) = (state.leftSet(below), state.rightSet(below))
    b0Left = state.leftSet(front)
    s0Valency = top < 0 ? 0 : UInt32(min(state.nodes[top].lefts, 3)) &* 4 &+ UInt32(min(state.nodes[top].rights, 3))
    frontDistance = top < 0 ? 9 : ParserState.distance(top, front)
    stackDistance = below < 0 ? 9 : ParserState.distance(below, top)
    frontMarks = top < 0 ? 0 : state.marks(top, front)
    stackMarks = below < 0 ? 0 : state.marks(below, top)
    verbsAhead = Self.verbsAhead(state)
    frontClasses = s0.wordClass &* 32 &+ b0.wordClass
    stackClasses = s1.wordClass &* 32 &+ s0.wordClass
    (beforeFront, opening) = (state.unit(front - 1), state.unit(0))
    behindTop = top < 0 ? .none : state.unit(top + 1)
    beforeTop = top < 0 ? .none : state.unit(top - 1)
    (depth, end, isLast) = (UInt32(state.depth), state.end, state.depth == 1 ? 1 : 0)
  }

  /// The classes of the next two verbs in the buffer, behind its front.
  private static func verbsAhead(_ state: ParserState) -> UInt32 {
    var (found, count, index): (UInt32, Int, Int) = (0, 0, state.front + 1)
    while index < state.count, count < 2 {
      if state.units[index].isVerb {
        found = found &* 32 &+ state.units[index].wordClass
        count += 1
      }
      index += 1
    }
    return found
  }

  func add(to sum: inout FeatureSum) {
    sum.start()
    addWords(to: &sum)
    addPairs(to: &sum)
    addTriples(to: &sum)
    addChildren(to: &sum)
    addPlaces(to: &sum)
    addContext(to: &sum)
    sum.weigh()
  }

  /// Words one by one.
  private func addWords(to sum: inout FeatureSum) {
    sum.add(s0.word, s0.wordClass)
    sum.add(s0.group)
    sum.add(s0.ending, s0.wordClass)
    sum.add(s1.word, s1.wordClass)
    sum.add(s1.group)
    sum.add(s2.group)
    sum.add(b0.word, b0.wordClass)
    sum.add(b0.group)
    sum.add(b0.ending, b0.wordClass)
    sum.add(b1.word, b1.wordClass)
    sum.add(b1.group)
    sum.add(b2.word, b2.wordClass)
    sum.add(b2.group)
    sum.add(b3.group)
  }

  /// Pairs of words.
  private func addPairs(to sum: inout FeatureSum) {
    sum.add(s0.word, b0.word)
    sum.add(s0.word, b0.group)
    sum.add(s0.group, b0.word)
    sum.add(s0.group, b0.group)
    sum.add(s0.word, b0.wordClass, 1)
    sum.add(s0.wordClass, b0.word, 2)
    sum.add(s0.word, b1.group)
    sum.add(s0.group, b1.group)
    sum.add(s1.word, s0.word)
    sum.add(s1.word, s0.group)
    sum.add(s1.group, s0.word)
    sum.add(s1.group, s0.group)
    sum.add(s1.word, b0.group)
    sum.add(s1.group, b0.word)
    sum.add(s1.group, b0.group)
    sum.add(b0.group, b1.group)
    sum.add(b0.word, b1.group)
    sum.add(b0.group, b1.word)
    sum.add(frontClasses, b1.wordClass &* 32 &+ b2.wordClass, b3.wordClass)
  }

  /// Triples of classes, and of what is finer than a class.
  private func addTriples(to sum: inout FeatureSum) {
    sum.add(s0.group, b0.group, b1.group)
    sum.add(s1.group, s0.group, b0.group)
    sum.add(stackClasses, b0.wordClass &* 32 &+ b1.wordClass, s2.wordClass)
    sum.add(s2.wordClass, s1.group, s0.group)
    sum.add(b0.group, b1.wordClass, b2.wordClass)
    sum.add(stackClasses, b0.word)
    sum.add(frontClasses, s1.word)
    sum.add(stackClasses, b0.wordClass, s0.word)
    sum.add(frontClasses, b1.wordClass, b0.word)
    sum.add(frontClasses, b1.wordClass, s0.word)
    sum.add(stackClasses, b0.wordClass, s1.word)
  }

  /// What hangs on the words already.
  private func addChildren(to sum: inout FeatureSum) {
    sum.add(s0.wordClass, s0First.group, b0.wordClass)
    sum.add(s0.wordClass, s0Last.group, b0.wordClass)
    sum.add(s0.wordClass, b0First.group, b0.wordClass)
    sum.add(stackClasses, s1Last.group)
    sum.add(stackClasses, s1First.group, b0.wordClass)
    sum.add(stackClasses, s0First.group, 1)
    sum.add(stackClasses, s0Last.group, b0.wordClass)
    sum.add(s0.group, s0Left, s0Right)
    sum.add(s0.word, s0Left, s0Right)
    sum.add(frontClasses, s0Left, s0Right)
    sum.add(stackClasses, s1Left, s1Right)
    sum.add(s1.group, s1Left, s1Right)
    sum.add(stackClasses, s0Left, s0Right)
    sum.add(frontClasses, b0Left, s0Right)
    sum.add(b0.group, b0Left)
    sum.add(stackClasses, s1Right &* 31 &+ s0Left, b0.wordClass)
    sum.add(s0.word, s0Valency, b0.wordClass)
    sum.add(s0.wordClass, s0First.word, s0Last.word)
    sum.add(s1.wordClass, s1Right, s0First.word)
  }

  /// Distances, marks, and what is still to come.
  private func addPlaces(to sum: inout FeatureSum) {
    sum.add(frontClasses, frontDistance)
    sum.add(s0.group, frontDistance, b0.group)
    sum.add(stackClasses, stackDistance, b0.wordClass)
    sum.add(frontClasses, frontMarks, end)
    sum.add(stackClasses, stackMarks, frontMarks)
    sum.add(s0.group, frontMarks, b0.group)
    sum.add(stackClasses, stackMarks, b0.group)
    sum.add(frontClasses, verbsAhead, end)
    sum.add(stackClasses, verbsAhead, b0.wordClass)
  }

  /// The words beside, those that open the parts, and the sentence as a whole.
  private func addContext(to sum: inout FeatureSum) {
    sum.add(frontClasses, beforeFront.wordClass &* 32 &+ behindTop.wordClass, b1.wordClass)
    sum.add(beforeFront.word, frontClasses)
    sum.add(behindTop.word, frontClasses)
    sum.add(beforeTop.group, frontClasses)
    sum.add(beforeFront.group, b0.group, s0.wordClass)
    sum.add(s0.wordClass, s0First.word, b0.wordClass)
    sum.add(stackClasses, s1First.word, b0.wordClass)
    sum.add(stackClasses, s0First.word, b0.wordClass)
    sum.add(frontClasses, b0First.word)
    sum.add(frontClasses, s0Last.word)
    sum.add(stackClasses, s1Last.word, b0.wordClass)
    sum.add(frontClasses, opening.wordClass, end)
    sum.add(stackClasses, opening.word, b0.wordClass)
    sum.add(s0.group, behindTop.group, b0.wordClass)
    sum.add(s0.word, behindTop.group, b0.wordClass)
    sum.add(stackClasses, b0.wordClass &* 32 &+ b1.wordClass, b2.wordClass &* 32 &+ b3.wordClass)
    sum.add(stackClasses, b0.group, b1.wordClass)
    sum.add(s0.word, b0.word, s1.wordClass)
    sum.add(s0.word, s1.word, b0.wordClass)
    sum.add(s0.group, end, isLast)
    sum.add(s0.word, isLast, b0.wordClass)
    sum.add(b0.word, depth, s0.wordClass)
    sum.add(s0.group, verbsAhead, isLast)
    sum.add(min(depth, 3), stackClasses, b0.wordClass)
    sum.add(frontClasses, frontMarks, verbsAhead)
  }
}

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
    sum.weigh()
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
