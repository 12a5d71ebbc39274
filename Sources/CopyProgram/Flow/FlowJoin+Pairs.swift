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
    steps -= 1
    guard steps > 0 else { return nil }
    switch bound.value.form {
    case .list(let values):
      return values.indices.contains(index) ? follow(FlowBound(value: values[index], scope: bound.scope)) : nil
    case .choice(let branches):
      var found: [FlowLeaf] = []
      guard let taken = taken(branches, bound.scope) else { return [FlowLeaf(kind: .parameter)] }
      for branch in taken {
        guard let leaves = component(index, of: FlowBound(value: branch.value, scope: bound.scope)) else { return nil }
        found += leaves.map { leaf in
          var leaf = leaf
          if branch.condition.id != 0 { leaf.conditions.append(branch.condition) }
          return leaf
        }
      }
      return found.isEmpty ? nil : found
    case .call(let call):
      guard let target = target(of: call, bound.scope), !function(target.place).returned.isEmpty else { return nil }
      let key = UInt64(target.place.file) &<< 32 | UInt64(target.place.function)
      guard active.insert(key).inserted else { return nil }
      defer { active.remove(key) }
      let function = function(target.place)
      let base = call.base.map { FlowBound(value: $0, scope: bound.scope) }
      let own = base.map { $0.value.isOwn ? bound.scope.own : $0 } ?? bound.scope.own
      let inner = FlowScope(
        target.place, function, arguments: target.arguments, own: own, instance: bound.scope.instance)
      return component(index, of: FlowBound(value: .choice(function.returned), scope: inner))
    default: return nil
    }
  }
}
