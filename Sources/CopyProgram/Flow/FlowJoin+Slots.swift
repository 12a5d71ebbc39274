import CopyModel

/// What stands in the blocks of a set that functions of the project fill.
extension FlowJoin {
  /// Whether a call of which nobody can tell what it shows may add to a set. A function of the project that shows nothing and
  /// calls nothing that may, such as `dismissable()`, adds nothing.
  func mayAdd(_ call: FlowCall, to draft: FlowDraft, _ scope: FlowScope) -> Bool {
    if call.slot != nil { return true }
    guard functions[call.name] != nil else {
      return call.mayAdd && !call.isImplicit && draft.facts.kind != .notification
    }
    guard let place = place(of: call, scope) else { return true }
    let function = function(place)
    if call.isImplicit, !function.isOfBuilder { return false }
    return !function.sinks.isEmpty || !function.sets.isEmpty || !function.calls.isEmpty
  }

  /// Whether a leaf is a button with the system’s words, which the set has then.
  func takeSystem(_ leaf: FlowLeaf, _ draft: FlowDraft) -> Bool {
    let trait: SetTraits
    switch leaf.kind {
    case .systemCancel: trait = .hasSystemCancel
    case .systemOK: trait = .hasSystemDefault
    default: return false
    }
    if leaf.conditions.isEmpty {
      draft.facts.traits.insert(trait)
    } else {
      draft.systemButtons.append((trait, leaf.conditions))
    }
    return true
  }

  /// A text or button of a view that stands in a block of a set is what the block is for.
  func fill(_ use: inout ProgramUse, _ request: FlowRequest) {
    if request.isTitle, use.set < 0, use.role == .unknown, !use.isSpoken {
      (use.role, use.isPlain) = (.button, false)
    }
    guard let slot = request.slot, use.set < 0, !use.isSpoken else { return }
    if use.role == .button, slot.role == .button, use.rank == 0 { use.rank = slot.rank }
    if use.role == .unknown, slot.role != .button { (use.role, use.isPlain) = (slot.role, false) }
  }

  /// Whether what stands in no set of its function is a part of the one that gets it.
  func joins(_ use: ProgramUse, _ sink: FlowSink, _ request: FlowRequest) -> Bool {
    if sink.isOfReceiver { return true }
    if let draft = request.draft, draft.composition != nil { return draft.takes(use, sink) }
    guard let slot = request.slot else { return use.role == .button }
    return use.role == slot.role && use.set < 0
  }
}

extension FlowDraft {
  /// The buttons with the system’s words that stand in a variant of it.
  func systemButtons(in variant: [UInt64: UInt64]) -> SetTraits {
    systemButtons.reduce(into: []) { traits, button in
      let isThere = button.conditions.allSatisfy { one in
        conditions.contains(one) || variant[one.id] == nil || variant[one.id] == one.arm
      }
      if isThere { traits.insert(button.trait) }
    }
  }
}

extension ProgramSet {
  func with(_ traits: SetTraits) -> ProgramSet {
    var set = self
    set.traits.formUnion(traits)
    return set
  }
}
