/// How far an arc-hybrid parser has come: a stack of units that wait for their heads or children, a buffer of those to come.
struct ParserState {
  /// What a unit has so far; the node behind the last unit is the root.
  struct Node {
    var head: Int16 = -1
    var relation: UInt8 = 0
    /// The outermost children.
    var first: Int16 = -1
    var last: Int16 = -1
    var lefts: UInt8 = 0
    var rights: UInt8 = 0
    /// The relations of the children on each side, a bit each.
    var leftSet: UInt32 = 0
    var rightSet: UInt32 = 0
  }

  enum Move: Int {
    /// The front of the buffer goes on the stack.
    case shift
    /// The top of the stack hangs on the front of the buffer.
    case left
    /// The top of the stack hangs on what lies below it.
    case right
  }

  private(set) var units: ContiguousArray<ParserUnit> = []
  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var end: UInt32 = 0
  private(set) var front = 0
  private var stack: ContiguousArray<Int> = []

  mutating func start(_ units: ContiguousArray<ParserUnit>, end: UInt32) {
    (self.units, self.end, front) = (units, end, 0)
    stack.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: repeatElement(Node(), count: units.count + 1))
  }

  var count: Int { units.count }
  var depth: Int { stack.count }
  var isDone: Bool { front >= count && stack.isEmpty }

  /// What lies so deep in the stack, 0 for the top; -1 where nothing does.
  func stacked(_ depth: Int) -> Int { depth < stack.count ? stack[stack.count - 1 - depth] : -1 }

  func unit(_ index: Int) -> ParserUnit {
    index >= 0 && index < count ? units[index] : index == count ? .root : .none
  }

  func first(_ index: Int) -> Int { index < 0 ? -1 : Int(nodes[index].first) }
  func last(_ index: Int) -> Int { index < 0 ? -1 : Int(nodes[index].last) }
  func leftSet(_ index: Int) -> UInt32 { index < 0 ? 0 : nodes[index].leftSet }
  func rightSet(_ index: Int) -> UInt32 { index < 0 ? 0 : nodes[index].rightSet }

  /// Only one unit may hang on the root, the last on the stack.
  func allows(_ move: Move) -> Bool {
    switch move {
    case .shift: front < count
    case .left: depth > 0 && (front < count || depth == 1)
    case .right: depth > 1
    }
  }

  /// The move that is left where no other is allowed: a third of all, at both ends of a sentence. Nothing needs to be weighed there.
  var onlyMove: Move? {
    if stack.isEmpty { return .shift }
    if front < count { return nil }
    return depth == 1 ? .left : .right
  }

  /// The arc that a move makes.
  func arc(_ move: Move) -> (head: Int, child: Int) {
    (move == .left ? front : stacked(1), stacked(0))
  }

  mutating func shift() {
    stack.append(front)
    front += 1
  }

  mutating func attach(_ arc: (head: Int, child: Int), _ relation: UInt8) {
    stack.removeLast()
    (nodes[arc.child].head, nodes[arc.child].relation) = (Int16(arc.head), relation)
    var head = nodes[arc.head]
    let child = Int16(arc.child)
    if head.first < 0 || child < head.first { head.first = child }
    if child > head.last { head.last = child }
    if arc.child < arc.head {
      head.lefts += 1
      head.leftSet |= 1 << UInt32(relation)
    } else {
      head.rights += 1
      head.rightSet |= 1 << UInt32(relation)
    }
    nodes[arc.head] = head
  }

  /// Distance in eight steps.
  static func distance(_ from: Int, _ to: Int) -> UInt32 {
    switch to - from {
    case ..<0: 0
    case let gap where gap <= 4: UInt32(gap)
    case ...7: 5
    case ...11: 6
    default: 7
    }
  }

  /// The marks between two units, a bit for each kind.
  func marks(_ from: Int, _ to: Int) -> UInt32 {
    var (found, index): (UInt32, Int) = (0, from + 1)
    while index <= to, index < count {
      found |= Self.kind(ofMark: UInt8(truncatingIfNeeded: units[index].mark))
      index += 1
    }
    return found
  }

  private static func kind(ofMark byte: UInt8) -> UInt32 {
    switch byte {
    case 0: 0
    case UInt8(ascii: ","): 1
    case UInt8(ascii: "-"): 2
    case UInt8(ascii: ":"), UInt8(ascii: ";"): 4
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): 8
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): 16
    default: 32
    }
  }
}
