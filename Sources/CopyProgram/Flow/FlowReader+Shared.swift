import CopyModel

/// Alerts of which one was made: `let alert = isDry ? askToWater() : askToWait()`, or one in each branch, and what is done with
/// whichever it is.
extension FlowReader {
  /// The set that stands for several, where a value may be any of them; all other values as they are.
  mutating func shared(_ value: FlowValue) -> FlowValue {
    guard case .choice = value.form else { return value }
    var sets: [Int32] = []
    for set in self.sets(in: value) where !sets.contains(set) { sets.append(set) }
    if sets.count < 2 { return sets.first.map { .set($0) } ?? value }
    if let known = function.sets.firstIndex(where: { $0.shares == sets }) { return .set(Int32(known)) }
    var set = FlowSet(facts: function.sets[Int(sets[0])].facts, conditions: context.conditions, shares: sets)
    (set.facts.traits, set.facts.hasUnknownParts) = ([], false)
    function.sets.append(set)
    return .set(Int32(function.sets.count - 1))
  }

  private func sets(in value: FlowValue) -> [Int32] {
    switch value.form {
    case .set(let set) where function.sets.indices.contains(Int(set)):
      let shares = function.sets[Int(set)].shares
      return shares.isEmpty ? [set] : shares
    case .choice(let branches): return branches.flatMap { sets(in: $0.value) }
    default: return []
    }
  }
}

extension FlowFunction {
  /// The function, where each set that stands for several has given them what was put into it.
  var distributed: FlowFunction {
    guard sets.contains(where: { !$0.shares.isEmpty }) else { return self }
    var done = self
    for set in sets {
      for one in set.shares.map(Int.init) {
        done.sets[one].facts.traits.formUnion(set.facts.traits)
        done.sets[one].facts.hasUnknownParts = done.sets[one].facts.hasUnknownParts || set.facts.hasUnknownParts
        done.sets[one].facts.hasOwnDefault = done.sets[one].facts.hasOwnDefault || set.facts.hasOwnDefault
      }
    }
    done.sinks = sinks.flatMap { sink in
      shares(of: sink.use.set, under: sink.conditions).map { set in
        var one = sink
        one.use.set = set
        return one
      }
    }
    done.calls = calls.flatMap { call in
      shares(of: call.set, under: call.conditions).map { $0 == call.set ? call : call.adding(to: $0) }
    }
    done.fills = fills.flatMap { fill in
      shares(of: fill.set, under: []).map { FlowFill(parameter: fill.parameter, set: $0) }
    }
    done.returned = returned.map { FlowBranch(condition: $0.condition, value: open($0.value)) }
    return done
  }

  /// The sets that one stands for, as far as they may be at hand; itself where it stands for none.
  private func shares(of set: Int32, under conditions: [FlowCondition]) -> [Int32] {
    guard sets.indices.contains(Int(set)), !sets[Int(set)].shares.isEmpty else { return [set] }
    return sets[Int(set)].shares.filter { !FlowCondition.exclude(each: sets[Int($0)].conditions + conditions) }
  }

  /// What is given back is any of the sets.
  private func open(_ value: FlowValue) -> FlowValue {
    guard case .set(let set) = value.form, sets.indices.contains(Int(set)), !sets[Int(set)].shares.isEmpty else {
      return value
    }
    return .choice(
      sets[Int(set)].shares.map { one in
        FlowBranch(
          condition: sets[Int(one)].conditions.last ?? FlowCondition(id: 0, arm: 0), value: .set(one))
      })
  }
}

extension FlowCall {
  /// The same call, what it shows being a part of another set.
  fileprivate func adding(to set: Int32) -> FlowCall {
    FlowCall(
      name: name, names: names, isType: isType, base: base, arguments: arguments, place: place, order: order, set: set,
      style: style, conditions: conditions, mayAdd: mayAdd, isView: isView, isButton: isButton, slot: slot,
      keepsType: keepsType, isImplicit: isImplicit, accessor: accessor)
  }
}
