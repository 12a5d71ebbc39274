import CopyModel

/// Which properties something shows.
extension FlowJoin {
  func slotUses(in place: FlowPlace) -> [FlowSlotUse] {
    let function = function(place)
    let scope = FlowScope(place, function)
    var uses: [FlowSlotUse] = []
    for (index, sink) in function.sinks.enumerated() where sink.value.traits.contains(.isFar) {
      for leaf in leaves(sink.value, scope) {
        guard case .slot(let owner, let name) = leaf.kind else { continue }
        if function.isOwnAlert, owner != function.owner {
          // What its model holds comes with the alert as well.
          let part = FlowSlotUse.Part.sink(index, sink.use.role)
          uses.append(FlowSlotUse(owner: function.owner, name: name, place: place, part: part, set: sink.use.set))
        }
        uses.append(
          FlowSlotUse(owner: owner, name: name, place: place, part: .sink(index, sink.use.role), set: sink.use.set))
      }
    }
    for (index, call) in function.calls.enumerated() where mayFill(call, scope) {
      uses += owners(of: call, scope).sorted().map {
        FlowSlotUse(owner: $0, name: 0, place: place, part: .call(index), set: call.set)
      }
    }
    return function.isOwnAlert ? uses.filter { isAsked($0, among: uses, function) } : uses
  }

  /// Whether an object is what an alert is made for: it is that itself, or says what it asks. A button that many views have shows
  /// none of their words.
  private func isAsked(_ use: FlowSlotUse, among all: [FlowSlotUse], _ function: FlowFunction) -> Bool {
    use.owner == function.owner
      || all.contains { other in
        guard case .sink(_, let role) = other.part else { return false }
        return other.owner == use.owner && (role == .alertTitle || role == .alertMessage)
      }
  }

  /// Whether a call hands properties to a function that makes a set of what it is given.
  private func mayFill(_ call: FlowCall, _ scope: FlowScope) -> Bool {
    guard telling.contains(call.name) || makers[call.name] != nil,
      call.arguments.contains(where: { isSlot($0.value) }), let place = place(of: call, scope)
    else { return false }
    return makesSet(place)
  }

  /// Whether a function makes a set of what it is given, or hands that on to one which does.
  private func makesSet(_ place: FlowPlace, depth: Int = 0) -> Bool {
    if let known = makingSets[place] { return known }
    makingSets[place] = false
    let open = openness(place)
    let function = function(place)
    let makes =
      !open.sets.isEmpty
      || depth < Self.deepest
        && open.calls.contains { index in
          let call = function.calls[index]
          return (telling.contains(call.name) || makers[call.name] != nil)
            && (self.place(of: call, FlowScope(place, function)).map { makesSet($0, depth: depth + 1) } ?? false)
        }
    makingSets[place] = makes
    return makes
  }

  private func isSlot(_ value: FlowValue) -> Bool {
    switch value.form {
    case .member, .payload: true
    // `notice.message()`
    case .call(let call): call.arguments.isEmpty && functions[call.name] == nil && call.base != nil
    default: false
    }
  }

  /// The types whose properties a call hands on.
  private func owners(of call: FlowCall, _ scope: FlowScope) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for argument in call.arguments where isSlot(argument.value) {
      for leaf in leaves(argument.value, scope) {
        if case .slot(let owner, _) = leaf.kind { found.insert(owner) }
      }
    }
    return found
  }
}
