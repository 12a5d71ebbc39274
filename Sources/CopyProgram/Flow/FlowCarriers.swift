import CopyModel

/// A place of the program that shows a property of a type.
struct FlowSlotUse {
  enum Part {
    case sink(Int, Role)
    case call(Int)
  }

  let owner: UInt64
  /// The property; 0 where a call is handed several.
  let name: UInt64
  let place: FlowPlace
  let part: Part
  /// The set that it belongs to, or a negative number.
  let set: Int32
}

/// Properties through which any text of the program goes, such as the only one of a class that wraps resources. That a button
/// shows such a property says nothing of each text in it.
struct FlowCarriers {
  /// A property that is shown in fewer places than this belongs to one thing. Of the properties that eleven apps show under
  /// several roles those of wrappers stood in 14 places and more, all others in 4 at most.
  private static let fewestPlaces = 8

  private var places: [FlowJoin.Key: [Role: Int]] = [:]
  /// Types whose texts some place shows outside any set: what a bar at the bottom of the screen shows, too, asks nobody.
  private var loose: Set<UInt64> = []

  init(_ uses: [FlowSlotUse]) {
    for use in uses {
      guard case .sink(_, let role) = use.part else { continue }
      if use.set < 0, role == .text { loose.insert(use.owner) }
      places[FlowJoin.Key(owner: use.owner, name: use.name), default: [:]][role, default: 0] += 1
    }
    places = places.filter { $0.value.count > 1 && $0.value.values.reduce(0, +) >= Self.fewestPlaces }
  }

  /// Whether `use` shows a carrier otherwise than most places do.
  func doubts(_ use: FlowSlotUse) -> Bool {
    if use.set >= 0, loose.contains(use.owner) { return true }
    guard case .sink(_, let role) = use.part,
      let roles = places[FlowJoin.Key(owner: use.owner, name: use.name)], let count = roles[role]
    else { return false }
    return count * 4 < roles.values.reduce(0, +) * 3
  }
}
