import CopyModel

/// What the place at hand in a program is part of: types, blocks with a role of their own, menus, sets.
struct ProgramScopes {
  /// A set that strings may still join.
  struct OpenSet {
    var set: Int32
    /// The last token that may.
    var end: Int
    /// The variable that holds it; 0 for none.
    var variable: UInt64
  }

  /// A block in which text has a role of its own.
  struct RoleBlock {
    var end: Int
    var role: Role
    var style: ButtonStyle
    var set: Int32
  }

  private(set) var types: [(name: UInt64, end: Int)] = []
  private(set) var sets: [OpenSet] = []
  private(set) var blocks: [RoleBlock] = []
  private var menus: [Int] = []
  private var launches: [Int] = []

  /// Forgets what ended before the token at `index`.
  mutating func leave(at index: Int) {
    types.removeAll { $0.end < index }
    sets.removeAll { $0.end < index }
    blocks.removeAll { $0.end < index }
    menus.removeAll { $0 < index }
    launches.removeAll { $0 < index }
  }

  mutating func enter(type: UInt64, to end: Int) { types.append((type, end)) }
  mutating func enter(_ set: OpenSet) { sets.append(set) }
  mutating func enter(_ block: RoleBlock) { blocks.append(block) }
  mutating func enterLaunch(to end: Int) { launches.append(end) }
  mutating func enterMenu(to end: Int) { menus.append(end) }

  /// The innermost type, hashed and folded; 0 outside any.
  var type: UInt64 { types.last?.name ?? 0 }
  var isMenu: Bool { !menus.isEmpty }
  /// Whether this runs when the app starts.
  var isLaunch: Bool { !launches.isEmpty }
  var block: RoleBlock? { blocks.last }

  /// The set that a method of `variable` joins.
  func set(of variable: UInt64) -> Int32? {
    variable == 0 ? nil : sets.last { $0.variable == variable }?.set
  }
}
