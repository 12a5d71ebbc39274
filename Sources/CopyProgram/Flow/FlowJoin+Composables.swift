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
    let buttons = function.sinks.filter { isLoose($0, .button) } + titles(in: function)
    if !buttons.isEmpty {
      return buttons.map { FlowLeaf(kind: .made(FlowMade(place: target.place, $0, scope: scope))) }
    }
    var shown: [FlowLeaf] = []
    for inner in function.calls where inner.isType && inner.base == nil {
      let found = self.call(inner, scope)
      if found.contains(where: { if case .made = $0.kind { true } else { false } }) { return found }
      if shown.isEmpty, !found.allSatisfy(\.isUnknown) { shown = found }
    }
    let texts = function.sinks.filter { isLoose($0, .unknown) && !$0.use.isSpoken }
    if !texts.isEmpty { return texts.flatMap { follow(FlowBound(value: $0.value, scope: scope)) } }
    return shown.isEmpty ? nil : shown
  }

  /// Buttons whose titles the project’s own views show: `Button(onClick) { PumpLabel(text) }`.
  private func titles(in function: FlowFunction) -> [FlowSink] {
    function.calls.filter { $0.isTitle && functions[$0.name] != nil }.map { call in
      let use = ProgramUse(role: .button, style: call.style, line: call.place.line, call: call.place)
      return FlowSink(value: .call(call), use: use, order: call.order, conditions: call.conditions)
    }
  }

  /// What views side by side show: their buttons, or else their texts, as one.
  func views(_ values: [FlowValue], _ scope: FlowScope) -> [FlowLeaf] {
    let all = values.map { view($0, scope) }.filter { !$0.isEmpty }
    let made = all.joined().filter { if case .made = $0.kind { true } else { false } }
    if !made.isEmpty { return made }
    var found: [[FlowLeaf]] = []
    for leaves in all where !found.contains(where: { Self.areSame($0, leaves) }) { found.append(leaves) }
    return found.isEmpty ? Self.unknown : parts(found)
  }

  /// What a view shows, or what stands in it; nothing where neither tells.
  private func view(_ value: FlowValue, _ scope: FlowScope) -> [FlowLeaf] {
    switch value.form {
    case .list(let values):
      return values.lazy.map { self.view($0, scope) }.first { !$0.isEmpty } ?? []
    // What a library shows is none of the project’s texts: `Spacer(Modifier.height(8.dp))`.
    case .call(let call) where functions[call.name] == nil: return []
    case .choice(let branches) where branches.count == 1:
      return view(branches[0].value, scope).map { $0.under(branches[0].condition) }
    case .views(let values): return values.flatMap { view($0, scope) }
    default: return follow(FlowBound(value: value, scope: scope)).filter { !$0.isUnknown }
    }
  }

  private static func areSame(_ one: [FlowLeaf], _ other: [FlowLeaf]) -> Bool {
    guard one.count == 1, other.count == 1, case (.known(let first), .known(let second)) = (one[0].kind, other[0].kind)
    else { return false }
    return first == second
  }

  /// Whether what a function shows stands in no set there.
  private func isLoose(_ sink: FlowSink, _ role: Role) -> Bool {
    sink.use.role == role && sink.use.set < 0 && !sink.isAdded
  }

  // MARK: Holders of texts

  /// The properties that hold an object which does nothing but to give a text: `state.title.asString()` shows the title of the
  /// state, and not whatever text is held so. Nil for all else, and where objects are at hand.
  func holders(_ found: [FlowLeaf], of base: FlowBound?, _ function: FlowFunction) -> [FlowLeaf]? {
    guard isRegistering, let base, case .member = base.value.form, function.result == Self.string,
      found.contains(where: \.isSlot), case let type = type(of: base), type != 0,
      (methods[type] ?? []).count(where: { givesText($0, of: type) }) < 2
    else { return nil }
    let all = follow(base)
    return !all.isEmpty && all.allSatisfy(\.isSlot) ? all : nil
  }

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
    (methods[type] ?? []).contains { givesText($0, of: type) }
  }

  private func givesText(_ name: UInt64, of type: UInt64) -> Bool {
    ownFunctions[Key(owner: type, name: name)]?.contains { function($0.place).result == Self.string } ?? false
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
  var isSlot: Bool { if case .slot = kind { true } else { false } }

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
