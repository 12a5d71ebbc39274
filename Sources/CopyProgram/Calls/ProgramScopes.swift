import CopyModel

/// What the place at hand in a program is part of: types, blocks with a role of their own, menus, sets.
struct ProgramScopes {
  /// A set that strings may still join.
  struct OpenSet {
    var set: Int32
    /// The token at which it begins, and the last that may join.
    var start: Int
    var end: Int
    /// The variable that holds it; 0 for none.
    var variable: UInt64
  }

  /// A block in which text has a role of its own.
  struct RoleBlock {
    /// Its tokens, between the brackets.
    var range: Range<Int>
    var role: Role
    var style: ButtonStyle
    var set: Int32
    /// The name of the call that has the block.
    var call: ProgramPlace
    /// A text that always shows stands in it already.
    var isTaken = false
    /// Some text stands in it.
    var hasText = false

    /// Whether it makes a button of a set of which nobody knows the title.
    var isUntitledButton: Bool { role == .button && set >= 0 && !hasText }
  }

  private(set) var types: [(name: UInt64, parent: UInt64, end: Int)] = []
  private(set) var sets: [OpenSet] = []
  private(set) var blocks: [RoleBlock] = []
  private var menus: [Int] = []
  private var launches: [Int] = []
  /// Blocks of which nobody knows whether they run, or how often.
  private var conditions: [Range<Int>] = []
  /// The first token behind which something ends.
  private var nextEnd = Int.max

  /// Forgets what ended before the token at `index`. Returns the sets of buttons that ended without a text.
  mutating func leave(at index: Int) -> [Int32] {
    guard nextEnd < index else { return [] }
    types.removeAll { $0.end < index }
    sets.removeAll { $0.end < index }
    let untitled = blocks.lazy.filter { $0.range.upperBound < index && $0.isUntitledButton }.map(\.set)
    let found = Array(untitled)
    blocks.removeAll { $0.range.upperBound < index }
    menus.removeAll { $0 < index }
    launches.removeAll { $0 < index }
    conditions.removeAll { $0.upperBound < index }
    let ends = [
      types.map(\.end), sets.map(\.end), blocks.map(\.range.upperBound), menus, launches, conditions.map(\.upperBound),
    ]
    nextEnd = ends.joined().min() ?? .max
    return found
  }

  mutating func enter(type: UInt64, parent: UInt64, to end: Int) { types.append((type, parent, noted(end))) }
  mutating func enter(_ set: OpenSet) {
    sets.append(set)
    _ = noted(set.end)
  }
  mutating func enter(_ block: RoleBlock) {
    blocks.append(block)
    _ = noted(block.range.upperBound)
  }
  mutating func enterLaunch(to end: Int) { launches.append(noted(end)) }
  mutating func enterMenu(to end: Int) { menus.append(noted(end)) }
  mutating func enterCondition(_ range: Range<Int>) { conditions.append(range.lowerBound..<noted(range.upperBound)) }

  private mutating func noted(_ end: Int) -> Int {
    nextEnd = min(nextEnd, end)
    return end
  }

  /// Whether what stands here joins the set that began at `start` at times only.
  func isConditional(since start: Int) -> Bool { conditions.contains { $0.lowerBound > start } }

  /// The innermost type, hashed and folded; 0 outside any.
  var type: UInt64 { types.last?.name ?? 0 }
  /// What the innermost type extends, if that decides what runs when the app starts; 0 otherwise.
  var parent: UInt64 { types.last?.parent ?? 0 }
  var isMenu: Bool { !menus.isEmpty }
  /// Whether this runs when the app starts.
  var isLaunch: Bool { !launches.isEmpty }

  /// The innermost block around the text at `index`: those of a call begin one behind the other.
  ///
  /// A button of several texts is a row of a list: what stands under its title has no part in the button. Of texts that
  /// a condition chooses from each may be the title.
  mutating func takeBlock(at index: Int) -> RoleBlock? {
    guard let place = blocks.lastIndex(where: { $0.range.contains(index) }) else { return nil }
    blocks[place].hasText = true
    let isChosen = conditions.contains { blocks[place].range.contains($0.lowerBound) && $0.contains(index) }
    if isChosen || blocks[place].role != .button { return blocks[place] }
    defer { blocks[place].isTaken = true }
    return blocks[place].isTaken ? nil : blocks[place]
  }

  /// The set that a method of `variable` joins.
  func set(of variable: UInt64) -> OpenSet? {
    variable == 0 ? nil : sets.last { $0.variable == variable }
  }
}
