import CopyModel

/// Which branches a function takes at a call, as far as it asks whether its parameters are there: `if let message { … }`.
extension FlowJoin {
  func decided(_ function: FlowFunction, _ scope: FlowScope) -> [FlowCondition: Bool] {
    guard scope.arguments != nil, !function.tests.isEmpty else { return [:] }
    var found: [FlowCondition: Bool] = [:]
    for (id, test) in function.tests {
      guard let argument = scope.argument(test.parameter), let isThere = isThere(argument) else { continue }
      found[FlowCondition(id: id, arm: test.arm)] = isThere
    }
    return found
  }

  /// Nil where nobody can tell.
  private func isThere(_ argument: FlowBound) -> Bool? {
    var (isThere, isNothing) = (false, false)
    for leaf in leaves(argument.value, argument.scope) {
      switch leaf.kind {
      case .known, .made, .systemCancel: isThere = true
      case .nothing: isNothing = true
      case .unknown, .parameter, .slot: return nil
      }
    }
    return isThere && isNothing ? nil : isThere
  }
}

extension FlowRequest {
  /// What is left open of some conditions; nil where they name a branch that isn’t taken.
  func remaining(_ conditions: [FlowCondition]) -> [FlowCondition]? {
    guard !decided.isEmpty else { return conditions }
    var left: [FlowCondition] = []
    for condition in conditions {
      guard let (taken, isTaken) = decided.first(where: { $0.key.id == condition.id }) else {
        left.append(condition)
        continue
      }
      if (condition.arm == taken.arm) != isTaken { return nil }
    }
    return left
  }
}
