import CopyModel

/// A button that is made somewhere, and what the names there stand for.
final class FlowMade: Sendable {
  let place: FlowPlace
  let button: FlowSink
  let scope: FlowScope

  init(place: FlowPlace, _ button: FlowSink, scope: FlowScope) {
    (self.place, self.button, self.scope) = (place, button, scope)
  }
}

/// An object that a call makes, as far as a value leads to it.
struct FlowObject {
  var call: FlowCall
  var values: [UInt64: FlowBound]
  var conditions: [FlowCondition] = []
  var style: ButtonStyle = []
}

extension FlowObject {
  fileprivate func under(_ condition: FlowCondition) -> FlowObject {
    var object = self
    object.conditions.append(condition)
    return object
  }
}

/// Buttons and objects that are made in one place and shown in another.
extension FlowJoin {
  // MARK: Buttons

  func made(_ orders: [Int32], _ scope: FlowScope) -> [FlowLeaf] {
    let file = buttons(in: scope.place.file)
    let found = orders.flatMap { file[$0] ?? [] }.map { found in
      let place = FlowPlace(file: scope.place.file, function: found.function)
      let button = files[place.file].flow.functions[found.function].sinks[found.sink]
      return FlowLeaf(kind: .made(FlowMade(place: place, button, scope: scope)))
    }
    return found.isEmpty ? Self.unknown : found
  }

  private static let action = CallRow.hash("UIAlertAction")

  /// The button that a maker of the project’s own class of buttons makes: `KilnAction("Drain", style: .destructive)`.
  func button(madeBy call: FlowCall, _ target: Target) -> [FlowLeaf]? {
    let function = function(target.place)
    guard function.isMaker, isKind(function.owner, of: Self.action), function.owner != Self.action,
      let button = function.sinks.first(where: { $0.use.role.isChoice && $0.use.set < 0 && !$0.isAdded })
    else { return nil }
    let scope = FlowScope(target.place, function, arguments: target.arguments)
    var leaf = FlowLeaf(kind: .made(FlowMade(place: target.place, button, scope: scope)))
    leaf.style = call.style
    return [leaf]
  }

  private func buttons(in file: Int) -> [Int32: [(function: Int, sink: Int)]] {
    if let known = buttons[file] { return known }
    var found: [Int32: [(function: Int, sink: Int)]] = [:]
    for (index, function) in files[file].flow.functions.enumerated() {
      for (sink, one) in function.sinks.enumerated() where one.use.role.isChoice && !one.isAdded {
        found[one.order, default: []].append((index, sink))
      }
    }
    buttons[file] = found
    return found
  }

  /// Brings the buttons that a value stands for into a set.
  func add(_ sink: FlowSink, _ scope: FlowScope, _ request: FlowRequest, _ draft: FlowDraft) {
    for var leaf in leaves(sink.value, scope) {
      guard let conditions = request.remaining(sink.conditions + leaf.conditions) else { continue }
      leaf.conditions = conditions
      switch leaf.kind {
      case .made(let made): add(made, leaf, by: sink, request, draft)
      case .nothing: continue
      case .systemCancel: draft.facts.traits.insert(.hasSystemCancel)
      case .systemOK: draft.facts.traits.insert(.hasSystemDefault)
      default: draft.facts.hasUnknownParts = true
      }
    }
  }

  func add(_ made: FlowMade, _ leaf: FlowLeaf, by sink: FlowSink, _ request: FlowRequest, _ draft: FlowDraft) {
    let button = made.button
    for var part in leaves(button.value, made.scope) {
      if case .nothing = part.kind { continue }
      let conditions = request.conditions + leaf.conditions + button.conditions + part.conditions
      part.conditions = FlowCondition.open(conditions).filter { !request.around.contains($0) }
      var use = button.use
      use.set = sink.use.set
      if use.rank == 0 { use.rank = sink.use.rank }
      use.style.formUnion(part.style.union(leaf.style).union(draft.declaresStyles ? .declared : []))
      if made.place.file != request.file { (use.call, use.line) = (sink.use.call, sink.use.line) }
      if let place = request.place { (use.call, use.line) = (place, place.line) }
      if case .known(let copy) = part.kind { use.copy = copy }
      draft.slots += 1
      draft.parts.append(
        FlowDraft.Part(
          use: use, leaf: part, order: request.continued == nil ? sink.order : request.order, slot: draft.slots))
    }
  }

  // MARK: Lists

  func elements(_ list: FlowValue, _ loop: UInt64, _ scope: FlowScope) -> [FlowLeaf] {
    follow(FlowBound(value: list, scope: scope)).map { leaf in
      var leaf = leaf
      if case .unknown = leaf.kind { return leaf }
      if case .parameter = leaf.kind { return leaf }
      leaf.conditions.append(.followed(loop))
      return leaf
    }
  }

  /// Each value of a list stands under a condition of its own.
  func picked(_ list: FlowValue, _ place: UInt64, _ scope: FlowScope) -> [FlowLeaf] {
    follow(FlowBound(value: list, scope: scope)).enumerated().map { index, leaf in
      var leaf = leaf
      if case .known = leaf.kind { leaf.conditions.append(FlowCondition(id: place, arm: UInt64(index))) }
      return leaf
    }
  }

  // MARK: Objects

  /// What a property of the objects at hand holds, where their making tells; else what was found.
  func filled(_ found: [FlowLeaf], _ base: FlowBound, _ name: UInt64, _ type: UInt64) -> [FlowLeaf] {
    // In a method of the object: what that was asked of leads to its making.
    if base.value.isOwn, let own = base.scope.own, !own.value.isOwn, !isRegistering, !objects(own, type).isEmpty {
      return filled(found, own, name, type)
    }
    guard !isRegistering, !base.value.isOwn, found.contains(where: { if case .slot = $0.kind { true } else { false } })
    else {
      return found
    }
    let objects = objects(base, type)
    // A branch for objects of another kind than the one at hand isn’t taken.
    if objects.isEmpty, case .narrowed(let value, _, _) = base.value.form,
      !self.objects(FlowBound(value: value, scope: base.scope), type).isEmpty
    {
      return []
    }
    // `second = null`: an object that isn’t there says nothing.
    if objects.isEmpty, isNothing(base) { return [FlowLeaf(kind: .nothing)] }
    guard !objects.isEmpty else { return buttons(base) ?? found }
    if assigned.contains(name), objects.contains(where: { $0.values[name] == nil }) { return found }
    let ever = found.filter { if case .slot = $0.kind { false } else { true } }
    return objects.flatMap { object in
      let leaves = object.values[name].map { follow($0) } ?? (ever.isEmpty ? [FlowLeaf(kind: .nothing)] : ever)
      return leaves.map { leaf in
        var leaf = leaf
        leaf.conditions = object.conditions + leaf.conditions
        leaf.isOfObject = true
        leaf.style.formUnion(object.call.style.union(object.style))
        return leaf
      }
    }
  }

  /// What a list holds may be buttons already: `.destructive("Sink")`, of which a loop asks for the title.
  private func buttons(_ base: FlowBound) -> [FlowLeaf]? {
    guard case .element = base.value.form else { return nil }
    let all = follow(base)
    let areButtons = all.allSatisfy { if case .made = $0.kind { true } else { false } }
    return all.isEmpty || !areButtons ? nil : all
  }

  /// The objects that a value stands for, each by the call that makes it; none where some of them can’t be told.
  func objects(_ bound: FlowBound, _ wanted: UInt64) -> [FlowObject] { reach(bound, wanted) ?? [] }

  private func reach(_ bound: FlowBound, _ wanted: UInt64) -> [FlowObject]? {
    steps -= 1
    guard steps > 0 else { return nil }
    let scope = bound.scope
    switch bound.value.form {
    case .nothing: return []
    case .call(let call): return made(by: call, scope, wanted)
    case .systemCancel(let name): return made(byOwn: name, of: wanted)
    case .parameter(let index): return scope.argument(index).flatMap { reach($0, wanted) }
    case .choice(let branches):
      return all(branches) { branch in
        reach(FlowBound(value: branch.value, scope: scope), wanted)?.map { object in
          var object = object
          if branch.condition.id != 0 { object.conditions.append(branch.condition) }
          return object
        }
      }
    case .list(let values): return all(values) { reach(FlowBound(value: $0, scope: scope), wanted) }
    case .gathered(let values): return gathered(values, wanted)
    case .pick(let list, let place):
      return reach(FlowBound(value: list, scope: scope), wanted).map { picked($0, at: place) }
    case .narrowed(let value, let type, _):
      let all = reach(FlowBound(value: value, scope: scope), type)
      return all?.filter { isKind($0.call.name, of: type) || $0.call.name == FlowReader.maker }
    case .element(let list, let loop, _, _):
      return reach(FlowBound(value: list, scope: scope), wanted)?.map { $0.under(.followed(loop)) }
    case .own: return scope.own.flatMap { reach($0, wanted) }
    case .member(let base, let name, _): return member(base, name, scope, wanted)
    default: return nil
    }
  }

  private func picked(_ objects: [FlowObject], at place: UInt64) -> [FlowObject] {
    objects.enumerated().map { index, object in
      var object = object
      object.conditions.append(FlowCondition(id: place, arm: UInt64(index)))
      return object
    }
  }

  private func gathered(_ values: [FlowBound], _ wanted: UInt64) -> [FlowObject]? {
    all(values) { value in
      reach(value, wanted)?.map { object in
        var object = object
        object.style.formUnion(value.style)
        return object
      }
    }
  }

  private func all<Value>(_ values: [Value], _ body: (Value) -> [FlowObject]?) -> [FlowObject]? {
    var found: [FlowObject] = []
    for value in values {
      guard let objects = body(value) else { return nil }
      found += objects
    }
    return found
  }

  /// `.cancel()`, where the project’s own type is wanted that has such a function.
  private func made(byOwn name: UInt64, of wanted: UInt64) -> [FlowObject]? {
    guard name != 0, let place = ownFunctions[Key(owner: wanted, name: name)]?.first?.place else { return nil }
    let function = function(place)
    guard !function.returned.isEmpty, enter(place) else { return nil }
    defer { leave(place) }
    return reach(FlowBound(value: .choice(function.returned), scope: FlowScope(place, function, arguments: [])), wanted)
  }

  private func made(by call: FlowCall, _ scope: FlowScope, _ wanted: UInt64) -> [FlowObject]? {
    if let target = target(of: call, scope), !function(target.place).isMaker {
      let returned = function(target.place).returned
      guard !returned.isEmpty, enter(target.place) else { return nil }
      defer { leave(target.place) }
      let base = call.base.map { FlowBound(value: $0, scope: scope) }
      let inner = FlowScope(
        target.place, function(target.place), arguments: target.arguments, own: base ?? scope.own,
        instance: scope.instance)
      return reach(FlowBound(value: .choice(returned), scope: inner), wanted)
    }
    let isImplicit = call.name == FlowReader.maker && wanted != 0
    guard isImplicit || call.isType && (members[call.name] != nil || makers[call.name] != nil) else { return nil }
    return [FlowObject(call: call, values: values(madeBy: call, scope))]
  }

  private func member(_ base: FlowValue, _ name: UInt64, _ scope: FlowScope, _ wanted: UInt64) -> [FlowObject]? {
    let bound = FlowBound(value: base, scope: scope)
    let owner = type(of: bound)
    if let instance = scope.instance, let value = instance.values[name], isKind(instance.type, of: owner) {
      return reach(value, wanted)
    }
    for type in lineage(owner == 0 && base.isUnknown ? wanted : owner) {
      guard let found = definition(Key(owner: type, name: name), scope.place.file) else { continue }
      if let value = found.definition.value, !found.definition.isVariable || !written.contains(name) {
        let key = found.definition.owner &* 31 &+ found.definition.name
        guard active.insert(key).inserted else { return nil }
        defer { active.remove(key) }
        let place = FlowPlace(file: found.file, function: 0)
        return reach(
          FlowBound(value: value, scope: FlowScope(place, owner: type, own: bound, instance: scope.instance)), wanted)
      }
      return reach(bound, owner).flatMap { objects in
        all(objects) { object in
          guard let value = object.values[name] else { return [] }
          return reach(value, wanted)
        }
      }
    }
    return nil
  }

  private func enter(_ place: FlowPlace) -> Bool {
    active.insert(UInt64(place.file) &<< 32 | UInt64(place.function)).inserted
  }

  private func leave(_ place: FlowPlace) { active.remove(UInt64(place.file) &<< 32 | UInt64(place.function)) }
}
