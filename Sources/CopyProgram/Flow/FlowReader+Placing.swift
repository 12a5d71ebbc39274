import CopyModel
import CopySyntax

/// Views that stand in an alert of the project under a condition: `if canWait { stack.addArrangedSubview(waitButton) }`.
extension FlowReader {
  private static let placing = Set(["addSubview", "addArrangedSubview"].map { CallRow.hash($0[...]) })

  /// Notes when a view is put into another.
  mutating func notePlacing(_ site: FlowSite) {
    guard dialect == .swift, context.isAsking, Self.placing.contains(site.name), let view = site.arguments.first,
      let word = lastWord(view.node)
    else { return }
    let (name, conditions) = (hash(ownName(word)), context.conditions)
    if let before = placed[name], before.isEmpty || conditions.isEmpty { return placed[name] = [] }
    placed[name] = conditions
  }
}
