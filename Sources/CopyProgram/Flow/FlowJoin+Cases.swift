import CopyModel

/// What enums say of their cases, where the program names the case: `show(.torn)` of `var title: String { switch self { … } }`.
extension FlowJoin {
  private static let own = Array("self".utf8)
  private static let allCases = CallRow.hash("allCases")

  /// The choice that an enum makes among its cases.
  private func choice(of type: UInt64) -> UInt64 {
    Self.own.withUnsafeBufferPointer { LiteralHash.exact(Bytes($0), after: type &+ 1) }
  }

  /// What a loop through the cases of an enum asks of each: of `Herb.allCases` all that it says of any, and of some that are
  /// written there what it says of those. Nil for other lists.
  func ofEach(
    _ list: FlowValue, _ loop: UInt64, _ name: UInt64, _ base: FlowBound, _ scope: FlowScope
  ) -> [FlowLeaf]? {
    let type = type(of: base)
    guard type != 0 else { return nil }
    var found: [FlowLeaf] = []
    switch FlowBound(value: list, scope: scope).given.form {
    case .member(_, Self.allCases, _):
      guard let all = property(name, of: type, base, scope) else { return nil }
      let own = [choice(of: type), type ^ FlowReader.rawValue]
      found = all.map { leaf in
        var leaf = leaf
        leaf.conditions.removeAll { own.contains($0.id) }
        return leaf
      }
    case .list(let values) where values.allSatisfy({ $0.namedCase.map { isPlain($0, of: type) } ?? false }):
      for value in values {
        let one = FlowBound(value: value.wanted(as: type, declared), scope: scope)
        guard let leaves = property(name, of: type, one, scope) else { return nil }
        found += leaves
      }
    default: return nil
    }
    for index in found.indices { found[index].conditions.append(.followed(loop)) }
    return found
  }

  private func isPlain(_ name: UInt64, of type: UInt64) -> Bool { plainCases.contains(Key(owner: type, name: name)) }

  /// Those of several branches that hold for the case at hand; all where nobody can tell it.
  func taken(_ all: [FlowBranch], _ scope: FlowScope) -> [FlowBranch] {
    let branches = told(all, scope)
    guard branches.count > 1, let name = scope.own?.given.namedCase else { return branches }
    let asked = choice(of: scope.owner)
    // `NSLocalizedString(key.rawValue, …)`
    let raw = scope.owner ^ FlowReader.rawValue
    let id = branches[0].condition.id == raw ? raw : asked
    let arms = branches.lazy.filter { $0.condition.id == id }.map(\.condition.arm)
    guard let arm = arms.first(where: { $0 == name }) ?? arms.first(where: { self.rests[$0]?.contains(name) == false })
    else { return branches }
    return branches.compactMap { branch in
      if branch.condition.id != id { return branch }
      return branch.condition.arm == arm
        ? FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: branch.value) : nil
    }
  }
}

/// What the program does with an object of one kind alone.
extension FlowJoin {
  /// Whether a value is one of an object of another kind than the one that is shown: `(kiln as Kiln.Burnt).words`.
  func isOfOtherKind(_ value: FlowValue, _ scope: FlowScope) -> Bool {
    guard let instance = scope.instance, case .member(let base, let name, _) = value.form else { return false }
    guard case .narrowed(let asked, let kind, _) = base.form else { return isOfOtherKind(base, scope) }
    return instance.values[name] != nil && !isKind(instance.type, of: kind)
      && isKind(instance.type, of: type(of: FlowBound(value: asked, scope: scope)))
  }

  /// Whether a set shows something of an object of another kind.
  func isOfOtherKind(_ set: Int32, _ function: FlowFunction, _ scope: FlowScope) -> Bool {
    scope.instance != nil && function.sinks.contains { $0.use.set == set && isOfOtherKind($0.value, scope) }
  }
}

extension FlowValue {
  /// The case that is written here: `.torn`, `SailError.torn`, `.torn(sail)`; nil for what stands for any.
  fileprivate var namedCase: UInt64? {
    switch form {
    case .member(let base, let name, _): base.mayHaveCases ? name : nil
    case .call(let call) where !call.isType: call.base?.mayHaveCases ?? true ? call.name : nil
    default: nil
    }
  }

  /// Whether a case may stand behind it: it is a type, or nothing.
  private var mayHaveCases: Bool { if case .typed = form { true } else { isUnknown } }
}

extension FlowValue {
  /// `.keep`, where a type of the program is wanted, is a member of that.
  func wanted(as type: UInt64, _ declared: Set<UInt64>) -> FlowValue {
    guard type != 0, declared.contains(type) else { return self }
    switch form {
    case .member(let base, let name, let named) where base.isUnknown: return .member(.typed(type), name, named: named)
    case .list(let values): return .list(values.map { $0.wanted(as: type, declared) })
    default: return self
    }
  }
}
