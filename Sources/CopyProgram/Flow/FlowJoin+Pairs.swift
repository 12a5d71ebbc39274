import CopyModel

/// Several values that a function gives at once.
extension FlowJoin {
  /// What a sink shows. What stands alone shows what its function takes where it is given nothing, as well.
  func shown(by sink: FlowSink, _ scope: FlowScope) -> [FlowLeaf] {
    if scope.arguments == nil, sink.use.set < 0, case .parameter(let index) = sink.value.form,
      case let parameters = function(scope.place).parameters, parameters.indices.contains(index),
      let fallback = parameters[index].fallback
    {
      return leaves(fallback, scope)
    }
    return leaves(sink.value, scope)
  }

  /// One of the values that a call gives; nil where it gives no such thing.
  func component(_ index: Int, of bound: FlowBound) -> [FlowLeaf]? {
    component(of: bound, 0) { values, _ in values.indices.contains(index) ? values[index] : nil }
  }

  /// What a tuple has under a label, which it says itself, or its type by another name: `(title: "…", body: "…")`.
  func component(labelled label: UInt64, of bound: FlowBound) -> [FlowLeaf]? {
    guard tupleLabels.contains(label) else { return nil }
    return component(of: bound, 0) { values, type in
      for case .entry(label, let value) in values.lazy.map(\.form) { return value }
      guard type != 0, let place = self.tuples[type]?.firstIndex(of: label), values.indices.contains(place) else {
        return nil
      }
      return values[place]
    }
  }

  /// - Parameters:
  ///   - type: the type that is said of it; 0 where none is.
  ///   - pick: chooses one of several values, given the type of all.
  private func component(
    of bound: FlowBound, _ type: UInt64, pick: ([FlowValue], UInt64) -> FlowValue?
  ) -> [FlowLeaf]? {
    steps -= 1
    guard steps > 0 else { return nil }
    let scope = bound.scope
    switch bound.value.form {
    case .list(let values): return pick(values, type).map { follow(FlowBound(value: $0, scope: scope)) }
    case .choice(let branches):
      guard let taken = taken(branches, scope) else { return [FlowLeaf(kind: .parameter)] }
      let all = taken.map { (FlowBound(value: $0.value, scope: scope), $0.condition) }
      return component(ofEach: all, type, pick: pick)
    case .call(let call):
      return target(of: call, scope).flatMap { target in
        component(returnedBy: target, call.base.map { FlowBound(value: $0, scope: scope) }, scope, pick: pick)
      }
    case .parameter(let index):
      let parameters = function(scope.place).parameters
      guard let given = scope.argument(index), parameters.indices.contains(index) else { return nil }
      return component(of: given, parameters[index].type, pick: pick)
    case .element(let list, let loop, _, _):
      guard case .list(let values) = FlowBound(value: list, scope: scope).given.form else { return nil }
      let all = values.map { (FlowBound(value: $0, scope: scope), FlowCondition.followed(loop)) }
      return component(ofEach: all, type, pick: pick)
    case .member(let base, let name, _):
      return component(ofProperty: name, of: FlowBound(value: base, scope: scope), pick: pick)
    default: return nil
    }
  }

  /// The same of several values, each under its condition; nil where one of them has no such part.
  private func component(
    ofEach all: [(value: FlowBound, condition: FlowCondition)], _ type: UInt64,
    pick: ([FlowValue], UInt64) -> FlowValue?
  ) -> [FlowLeaf]? {
    var found: [FlowLeaf] = []
    for one in all {
      guard let leaves = component(of: one.value, type, pick: pick) else { return nil }
      found += one.condition.id == 0 ? leaves : leaves.map { $0.under(one.condition) }
    }
    return found.isEmpty ? nil : found
  }

  private func component(
    returnedBy target: Target, _ base: FlowBound?, _ scope: FlowScope, pick: ([FlowValue], UInt64) -> FlowValue?
  ) -> [FlowLeaf]? {
    let function = function(target.place)
    guard !function.returned.isEmpty,
      let step = enter(UInt64(target.place.file) &<< 32 | UInt64(target.place.function))
    else { return nil }
    defer { active.remove(step) }
    let own = base.map { $0.value.isOwn ? scope.own : $0 } ?? scope.own
    let inner = FlowScope(target.place, function, arguments: target.arguments, own: own, instance: scope.instance)
    return component(of: FlowBound(value: .choice(function.returned), scope: inner), function.result, pick: pick)
  }

  /// The same of what a property of `base` holds.
  private func component(
    ofProperty name: UInt64, of base: FlowBound, pick: ([FlowValue], UInt64) -> FlowValue?
  ) -> [FlowLeaf]? {
    let owner = type(of: base)
    if let instance = base.scope.instance, let value = instance.values[name], isKind(instance.type, of: owner) {
      return component(of: value, 0, pick: pick)
    }
    for type in lineage(owner) {
      guard let found = definition(Key(owner: type, name: name), base.scope.place.file),
        let value = found.definition.value
      else { continue }
      let key = found.definition.owner &* 31 &+ found.definition.name
      guard let step = enter(key) else { return nil }
      defer { active.remove(step) }
      let own = base.value.isOwn ? base.scope.own : base
      let inner = FlowScope(
        FlowPlace(file: found.file, function: 0), owner: type, own: own, instance: base.scope.instance)
      return component(of: FlowBound(value: value, scope: inner), found.definition.type, pick: pick)
    }
    return nil
  }
}
