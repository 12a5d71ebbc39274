import CopyModel

/// Views of the project that a block holds which somebody else shows: `confirmButton = { KilnButton(R.string.drain) { … } }`.
extension FlowJoin {
  /// The buttons, or else the texts, that a function like a view shows where it is called; nil where it shows none.
  func composed(by call: FlowCall, _ target: Target) -> [FlowLeaf]? {
    let function = function(target.place)
    guard call.isType, function.isPositional, !function.isMaker, function.owner == 0,
      let step = enter(UInt64(target.place.file) &<< 32 | UInt64(target.place.function))
    else { return nil }
    defer { active.remove(step) }
    let scope = FlowScope(target.place, function, arguments: target.arguments)
    let buttons = function.sinks.indices.filter { isLoose(function.sinks[$0], .button) }
    if !buttons.isEmpty {
      return buttons.map { FlowLeaf(kind: .made(FlowMade(place: target.place, sink: $0, scope: scope))) }
    }
    let texts = function.sinks.filter { isLoose($0, .unknown) && !$0.use.isSpoken }
    if !texts.isEmpty { return texts.flatMap { follow(FlowBound(value: $0.value, scope: scope)) } }
    for inner in function.calls where inner.isType && inner.base == nil {
      let found = self.call(inner, scope)
      if !found.allSatisfy(\.isUnknown) { return found }
    }
    return nil
  }

  /// Whether what a function shows stands in no set there.
  private func isLoose(_ sink: FlowSink, _ role: Role) -> Bool {
    sink.use.role == role && sink.use.set < 0 && !sink.isAdded
  }

  // MARK: Holders of texts

  /// The text that an object was made with whose type gives a text: `Words.Resource(R.string.hot)`, which answers to `invoke()`.
  func held(by call: FlowCall, _ scope: FlowScope) -> [FlowLeaf]? {
    guard call.isType, !call.arguments.isEmpty, declares(call.name), lineage(call.name).contains(where: givesText)
    else {
      return nil
    }
    var found: [FlowLeaf] = []
    for argument in call.arguments where !argument.isBlock {
      found += follow(FlowBound(value: argument.value, scope: scope)).filter(\.isResource)
    }
    return found.isEmpty ? nil : found
  }

  private func givesText(_ type: UInt64) -> Bool {
    (methods[type] ?? []).contains { name in
      ownFunctions[Key(owner: type, name: name)]?.contains { function($0.place).result == Self.string } ?? false
    }
  }

  /// `notice.message()`, of a property that holds a text.
  func property(calledBy call: FlowCall, _ scope: FlowScope) -> [FlowLeaf]? {
    guard call.arguments.isEmpty, !call.isType, functions[call.name] == nil, let base = call.base,
      case let owner = type(of: FlowBound(value: base, scope: scope)), owner != 0,
      lineage(owner).contains(where: { members[$0]?.contains(call.name) ?? false })
    else { return nil }
    return member(base, call.name, ProgramCopy(), scope)
  }
}

extension FlowLeaf {
  /// Whether it is there, whatever happens.
  var isTold: Bool {
    switch kind {
    case .known, .made: true
    default: false
    }
  }

  /// The same, where a choice has no other branch.
  func without(_ choice: UInt64) -> FlowLeaf {
    var leaf = self
    leaf.conditions.removeAll { $0.id == choice }
    return leaf
  }

  /// Whether it is a text of Android’s resources, or a property that may hold one.
  fileprivate var isResource: Bool {
    switch kind {
    case .known(let copy): copy.resources != .any || copy.isLocalized
    case .slot: true
    default: false
    }
  }
}
