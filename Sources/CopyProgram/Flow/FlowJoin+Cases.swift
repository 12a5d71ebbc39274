import CopyModel

/// What enums say of their cases, where the program names the case: `show(.torn)` of `var title: String { switch self { … } }`.
extension FlowJoin {
  private static let allCases = CallRow.hash("allCases")

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
      let own = [FlowCondition.choice(of: type), type ^ FlowReader.rawValue]
      found = all.map { leaf in
        var leaf = leaf
        leaf.conditions.removeAll { own.contains($0.id) }
        return leaf
      }
    case .list(let values) where values.allSatisfy({ $0.namedCase.map { isPlain($0.name, of: type) } ?? false }):
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

  /// Those of several branches that hold for the case at hand; all where nobody can tell it. Of a book of phrases, whose cases the
  /// program names where it shows them, whoever doesn’t name one shows none: nil where only those know it who call the function at hand.
  func taken(_ all: [FlowBranch], _ scope: FlowScope) -> [FlowBranch]? {
    let branches = told(all, scope)
    guard branches.count > 1, let (id, subject) = asked(by: branches, scope) else { return branches }
    let arms = branches.lazy.filter { $0.condition.id == id }.map(\.condition.arm)
    guard let name = subject?.given.namedCase.flatMap({ mayBeCase($0) ? $0.name : nil }) else {
      guard isBook(arms) else { return branches }
      return subject?.isOpen ?? false ? nil : [branches[0].untold]
    }
    guard let arm = arm(of: Array(arms), for: name) else { return branches }
    return branches.compactMap { branch in
      if branch.condition.id != id { return branch }
      return branch.condition.arm == arm
        ? FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: branch.value) : nil
    }
  }

  /// A choice among fewer cases than these is none among phrases.
  private static let fewestPhrases = 6

  private func isBook(_ arms: some Collection<UInt64>) -> Bool {
    arms.count >= Self.fewestPhrases && arms.count { shownCases.contains($0) } * 2 >= arms.count
  }

  /// The branch that is taken for a case; the last of a choice that is too long to follow where no other names it.
  func arm(of arms: [UInt64], for name: UInt64) -> UInt64? {
    arms.first { $0 == name } ?? arms.first { shared[$0]?.contains(name) ?? false }
      ?? arms.first { rests[$0]?.contains(name) == false } ?? arms.first { $0 == FlowCondition.untold }
  }

  /// The choice that asks which case is at hand, and what it asks for, where that was handed over.
  private func asked(by branches: [FlowBranch], _ scope: FlowScope) -> (id: UInt64, subject: FlowBound?)? {
    var before: UInt64 = 0
    for branch in branches where branch.condition.id != before {
      before = branch.condition.id
      if let subject = subject(of: before, scope) { return (before, subject) }
    }
    return nil
  }

  /// What a choice asks for: the enum whose property it is, `switch self`, its raw value, `NSLocalizedString(key.rawValue, …)`, or
  /// a parameter. Nil for other choices; within, nil for what nobody handed over.
  private func subject(of id: UInt64, _ scope: FlowScope) -> FlowBound?? {
    if let parameter = files[scope.place.file].flow.functions[scope.place.function].chosen[id] {
      return .some(scope.argument(parameter))
    }
    return id == FlowCondition.choice(of: scope.owner) || id == scope.owner ^ FlowReader.rawValue
      ? .some(scope.own) : nil
  }

  /// Whether a name is one of a case: it stands behind a type, or some enum has it.
  private func mayBeCase(_ named: (name: UInt64, isTyped: Bool)) -> Bool {
    named.isTyped || typesOfCases[named.name] != nil || cases[named.name] != nil
  }
}

/// Cases that the program names where it shows something: `Text(.torn)`, `title = Phrase.torn.words`.
extension FlowJoin {
  func findShownCases() -> Set<UInt64> {
    var found: Set<UInt64> = []
    forEachFunction { place in
      let function = function(place)
      for sink in function.sinks { noteCases(in: sink.value, &found) }
      for call in function.calls { noteCases(in: .call(call), &found) }
    }
    return found
  }

  private func noteCases(in value: FlowValue, _ found: inout Set<UInt64>) {
    switch value.form {
    case .member(let base, _, _):
      note(base, &found)
      noteCases(in: base, &found)
    case .call(let call):
      call.base.map { note($0, &found) }
      let shows = call.isType || telling.contains(call.name)
      for argument in call.arguments where shows { note(argument.value, &found) }
      for value in call.arguments.map(\.value) { noteCases(in: value, &found) }
    case .lookup(let key, _):
      note(key, &found)
      noteCases(in: key, &found)
    case .filled(let text, let others):
      for value in [text] + others { noteCases(in: value, &found) }
    case .parts(let values), .list(let values), .views(let values):
      for value in values { noteCases(in: value, &found) }
    case .choice(let branches):
      for branch in branches { noteCases(in: branch.value, &found) }
    default: break
    }
  }

  private func note(_ value: FlowValue, _ found: inout Set<UInt64>) {
    if let named = value.namedCase, mayBeCase(named) { found.insert(named.name) }
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
  /// The case that is written here: `.torn`, `SailError.torn`, `.torn(sail)`, and whether its type is; nil for what stands for any.
  fileprivate var namedCase: (name: UInt64, isTyped: Bool)? {
    switch form {
    case .member(let base, let name, _): base.mayHaveCases ? (name, !base.isUnknown) : nil
    // An entry of Kotlin’s and Java’s enums is an object of its own.
    case .typed(let name): (name, false)
    case .call(let call) where !call.isType:
      call.base?.mayHaveCases ?? true ? (call.name, !(call.base?.isUnknown ?? true)) : nil
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
