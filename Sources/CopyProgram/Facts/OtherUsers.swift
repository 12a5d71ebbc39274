import CopyModel

/// Who else may use what nobody names: protocols of the system, and those who stand outside what was read.
struct OtherUsers {
  /// Types that answer for protocols, which may ask for names that stand in the program once.
  private var bound: Set<UInt64> = []
  /// Types that stand in the program, and so get no values from elsewhere.
  private var own: Set<UInt64> = []
  /// Enums of which each value is made by naming its case.
  private var closed: Set<UInt64> = []
  /// Whether the start of the program was read, and so the rest.
  private let isApp: Bool

  /// What an enum may answer for without its cases being made by others.
  private static let harmless = hashes([
    "Error", "LocalizedError", "Equatable", "Hashable", "Sendable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
  ])
  /// What a type may be without others asking it for more than a few members, which all know.
  private static let modest = harmless.union(
    hashes(["NSObject", "View", "ViewModifier", "ObservableObject", "App", "Scene"]))

  private static func hashes(_ names: [String]) -> Set<UInt64> { Set(names.map { LiteralHash.exact(name: $0[...]) }) }

  init(_ files: [ProgramFacts], isApp: Bool) {
    self.isApp = isApp
    let types = files.flatMap(\.flow.types)
    for type in types {
      if !Self.modest.isSuperset(of: type.parents) { bound.insert(type.name) }
      if type.isEnum { closed.insert(type.name) }
      if !type.isAddition { own.insert(type.name) }
    }
    closed.subtract(open(types))
  }

  /// Types that answer for a protocol of which nobody knows what it does. Those of the program itself make no values.
  private func open(_ types: [FlowType]) -> Set<UInt64> {
    var (found, count) = (Set<UInt64>(), -1)
    while found.count > count {
      count = found.count
      for type in types where !found.contains(type.name) {
        let isKnown = type.parents.allSatisfy { Self.harmless.contains($0) || own.contains($0) && !found.contains($0) }
        if !isKnown { found.insert(type.name) }
      }
    }
    return found
  }

  func mayUse(_ kind: FlowNamed.Kind, of owner: UInt64) -> Bool {
    switch kind {
    case .declaration, .constant: bound.contains(owner)
    case .addition: !own.contains(owner)
    case .view, .advice: !isApp
    case .enumCase: !isApp || !closed.contains(owner)
    case .unseen, .document: false
    }
  }
}
