import CopyModel

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
