import CopyModel

/// Which of several branches are taken, and what all of them lead to.
extension FlowJoin {
  func choice(_ branches: [FlowBranch], _ scope: FlowScope) -> [FlowLeaf] {
    guard let taken = taken(branches, scope) else { return [FlowLeaf(kind: .parameter)] }
    var (found, told): ([FlowLeaf], [FlowCondition]) = ([], [])
    for branch in taken {
      if branch.condition.isFallback, !found.isEmpty {
        if found.allSatisfy(\.isTold) { return found.map { $0.without(branch.condition.id) } }
        if found.allSatisfy(\.isNothing) { return follow(FlowBound(value: branch.value, scope: scope)) }
      }
      let leaves = follow(FlowBound(value: branch.value, scope: scope))
      if !leaves.isEmpty { told.append(branch.condition) }
      found += branch.condition.id == 0 ? leaves : leaves.map { $0.under(branch.condition) }
      if found.count > Self.mostLeaves { break }
    }
    // All other branches are for objects of another kind.
    return told.count == 1 && taken.count > 1 ? found.map { $0.without(told[0]) } : found
  }

  /// Whether a value is known to be nothing, by the object at hand.
  func isNothing(_ bound: FlowBound, depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    switch bound.value.form {
    case .nothing: return true
    case .narrowed(let value, _, _): return isNothing(FlowBound(value: value, scope: bound.scope), depth: depth + 1)
    case .own: return bound.scope.own.map { isNothing($0, depth: depth + 1) } ?? false
    case .parameter(let index): return bound.scope.argument(index).map { isNothing($0, depth: depth + 1) } ?? false
    case .member(_, let name, _):
      return bound.scope.instance?.values[name].map { isNothing($0, depth: depth + 1) } ?? false
    default: return false
    }
  }
}

extension FlowLeaf {
  fileprivate var isNothing: Bool { if case .nothing = kind { true } else { false } }

  /// The same under one more condition.
  func under(_ condition: FlowCondition) -> FlowLeaf {
    var leaf = self
    leaf.conditions.append(condition)
    return leaf
  }

  /// The same, as said by the object at hand.
  var ofObject: FlowLeaf {
    var leaf = self
    leaf.isOfObject = true
    return leaf
  }

  /// The same without one of its conditions.
  fileprivate func without(_ condition: FlowCondition) -> FlowLeaf {
    var leaf = self
    leaf.conditions.removeAll { $0 == condition }
    return leaf
  }
}

/// What several ways through a function lead to.
extension FlowJoin {
  /// Words to which several ways lead stand under what all of these ask for.
  static func united(_ leaves: [FlowLeaf]) -> [FlowLeaf] {
    guard leaves.count > 1 else { return leaves }
    var found: [FlowLeaf] = []
    for leaf in leaves {
      guard let known = found.firstIndex(where: { $0.isSame(as: leaf) }) else {
        found.append(leaf)
        continue
      }
      found[known].conditions.removeAll { !leaf.conditions.contains($0) }
    }
    return found
  }
}

extension FlowLeaf {
  /// Whether both are the same words, shown alike.
  fileprivate func isSame(as other: FlowLeaf) -> Bool {
    guard case (.known(let one), .known(let two)) = (kind, other.kind) else { return false }
    return one == two && style == other.style && entry == other.entry
      && (isPart, isBehind, isInserted) == (other.isPart, other.isBehind, other.isInserted)
  }
}
