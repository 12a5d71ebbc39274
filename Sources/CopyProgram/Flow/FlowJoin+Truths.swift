import CopyModel

/// What a function is told: `show(title, canRetry: false)`.
extension FlowJoin {
  private static let truths: [UInt64: Bool] = Dictionary(
    uniqueKeysWithValues: [("true", true), ("YES", true), ("false", false), ("NO", false)].map {
      (CallRow.hash($0.0), $0.1)
    })

  /// Whether a value is written as true or false; nil for all others.
  func truth(_ bound: FlowBound) -> Bool? {
    guard case .member(let base, let name, _) = bound.given.form, base.isOwn else { return nil }
    return Self.truths[name]
  }

  /// The same of a text that is asked whether it is there: `if (text != null) styled(text) else null`.
  private func isTold(_ bound: FlowBound) -> Bool? {
    if let truth = truth(bound) { return truth }
    return switch bound.given.form {
    case .copy, .lookup, .filled: true
    case .nothing: false
    default: nil
    }
  }

  /// Those of several branches that are taken, given what the function is told.
  func told(_ branches: [FlowBranch], _ scope: FlowScope) -> [FlowBranch] {
    guard let arguments = scope.arguments, !arguments.isEmpty, !branches.isEmpty else { return branches }
    let tests = files[scope.place.file].flow.functions[scope.place.function].tests
    if tests.isEmpty { return branches }
    return branches.compactMap { branch in
      guard let test = tests[branch.condition.id], let argument = scope.argument(test.parameter),
        let isTrue = isTold(argument)
      else { return branch }
      guard (branch.condition.arm == test.arm) == isTrue else { return nil }
      return FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: branch.value)
    }
  }
}
