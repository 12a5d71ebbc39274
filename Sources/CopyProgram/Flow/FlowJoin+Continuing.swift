import CopyModel

/// Sets that one function makes and another fills: `let alert = makeAlert(title)`, then `alert.addAction(…)`.
extension FlowJoin {
  /// Puts into a set what the function that makes it puts there. False where no function of the project does.
  func begin(_ draft: FlowDraft, by call: FlowCall, _ scope: FlowScope, _ request: FlowRequest) -> Bool {
    guard request.depth + 1 < Self.deepest, let target = target(of: call, scope),
      let set = builtSet(function(target.place))
    else { return false }
    var facts = function(target.place).sets[Int(set)].facts
    (facts.call, facts.function) = (draft.facts.call, draft.facts.function)
    facts.traits.formUnion(draft.facts.traits)
    draft.facts = facts
    let base = call.base.map { FlowBound(value: $0, scope: scope) }
    let own = base.map { $0.value.isOwn ? scope.own : $0 } ?? scope.own
    let inner = FlowScope(
      target.place, function(target.place), arguments: target.arguments, own: own, instance: scope.instance)
    var next = FlowRequest(file: request.file, only: FlowParts(sets: [set]), place: request.place ?? call.place)
    next.order = call.order
    (next.caller, next.continued, next.depth) = (draft.facts.function, (set, draft), request.depth + 1)
    next.around = request.around + call.conditions
    show(target.place, inner, next)
    return true
  }

  /// Calls whose sets go on: what they show by themselves is a part of these.
  func begun(_ function: FlowFunction, _ drafts: [Int32: FlowDraft]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for (index, draft) in drafts where !draft.isLoose {
      if let call = function.sets[Int(index)].continued { found.insert(ObjectIdentifier(call)) }
    }
    return found
  }

  /// The set that a function makes and gives back.
  private func builtSet(_ function: FlowFunction) -> Int32? {
    if function.ownSet >= 0 { return function.ownSet }
    let sets = Set(
      function.returned.map { branch -> Int32 in
        switch branch.value.form {
        case .set(let set): return set
        // `return builder.create()`
        case .call(let call) where call.arguments.isEmpty: return call.set
        default: return -1
        }
      })
    guard sets.count == 1, let set = sets.first, set >= 0 else { return nil }
    return set
  }
}
