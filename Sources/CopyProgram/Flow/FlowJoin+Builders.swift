import CopyModel

/// Sets that one function makes and another fills: `let alert = makeAlert(title)`, then `alert.addAction(…)`;
/// `DrainAlert().offer(…)`; `ask { alert in alert.messageText = … }`.
extension FlowJoin {
  /// Puts into a set what the function that makes it puts there. False where no function of the project does.
  ///
  /// - Parameter argument: which argument of the call is the block that fills it; -1 where the call gives it back.
  func begin(
    _ draft: FlowDraft, by call: FlowCall, argument: Int = -1, _ scope: FlowScope, _ request: FlowRequest
  ) -> Bool {
    guard request.depth + 1 < Self.deepest else { return false }
    if argument >= 0 { return fill(draft, by: call, argument: argument, scope, request) }
    if let target = target(of: call, scope), let set = builtSet(function(target.place)) {
      go(on: draft, set, target, by: call, scope, request)
      return true
    }
    if call.isType, let built = builder(call.name) {
      draft.begin(as: built)
      // What its makers do isn’t known, where they make nothing that is.
      if makers[call.name] != nil { draft.facts.hasUnknownParts = true }
      return true
    }
    guard !builders.isEmpty, case .call(let before)? = call.base?.form, begin(draft, by: before, scope, request) else {
      return false
    }
    hand(call, call.conditions, scope, request, draft, isChained: true)
    return true
  }

  /// What objects of a type show, where they are alerts.
  func builder(_ type: UInt64) -> ProgramSet? {
    builders.isEmpty ? nil : lineage(type).lazy.compactMap { self.builders[$0] }.first
  }

  /// Goes on with a set of the function that a call calls.
  private func go(
    on draft: FlowDraft, _ set: Int32, _ target: (place: FlowPlace, arguments: [FlowBound?]), by call: FlowCall,
    _ scope: FlowScope, _ request: FlowRequest, isFilled: Bool = false
  ) {
    let function = function(target.place)
    draft.begin(as: function.sets[Int(set)].facts)
    let base = call.base.map { FlowBound(value: $0, scope: scope) }
    let own = base.map { $0.value.isOwn ? scope.own : $0 } ?? scope.own
    let inner = FlowScope(target.place, function, arguments: target.arguments, own: own, instance: scope.instance)
    showAsTold(function.sets[Int(set)].look, &draft.facts, inner)
    var next = FlowRequest(file: request.file, only: FlowParts(sets: [set]), place: request.place ?? call.place)
    (next.isOfObject, next.isContested) = (request.isOfObject, request.isContested)
    next.order = call.order
    (next.caller, next.continued, next.depth) = (draft.facts.function, (set, draft), request.depth + 1)
    (next.around, next.isPossible) = (request.around + call.conditions, request.isPossible)
    next.isFilled = isFilled
    show(target.place, inner, next)
  }

  /// Calls whose sets go on: what they show by themselves is a part of these.
  func begun(_ function: FlowFunction, _ drafts: [Int32: FlowDraft]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for (index, draft) in drafts where !draft.isLoose {
      if let call = function.sets[Int(index)].continued { found.insert(ObjectIdentifier(call)) }
    }
    return found
  }

  /// The set that a function makes and gives back; of several that it only begins the first.
  private func builtSet(_ function: FlowFunction) -> Int32? {
    if function.ownSet >= 0 { return function.ownSet }
    let sets = function.returned.flatMap { setsMade(as: $0.value) }
    guard let first = sets.first, sets.allSatisfy({ $0 >= 0 }) else { return nil }
    let isBare = !function.sinks.contains { sets.contains($0.use.set) }
    return isBare || sets.allSatisfy { $0 == first } ? first : nil
  }

  /// The sets that a value is, one of them or the other; -1 for what is none.
  private func setsMade(as value: FlowValue) -> [Int32] {
    switch value.form {
    case .set(let set): [set]
    // `return builder.create()`
    case .call(let call) where call.arguments.isEmpty: [call.set]
    // `try { MaterialAlertDialogBuilder(this) } catch (e: Exception) { AlertDialog.Builder(this) }`
    case .choice(let branches): branches.flatMap { setsMade(as: $0.value) }
    default: [-1]
    }
  }

  // MARK: Blocks

  /// Goes on with the set that a function gives to the block which it is given, or hands that on to others for.
  private func fill(
    _ draft: FlowDraft, by call: FlowCall, argument: Int, _ scope: FlowScope, _ request: FlowRequest
  ) -> Bool {
    guard request.depth + 1 < Self.deepest, let target = target(of: call, scope) else { return false }
    let function = function(target.place)
    let parameter = parameter(of: call, argument: argument, function)
    if let fill = function.fills.first(where: { $0.parameter == parameter }) {
      go(on: draft, fill.set, target, by: call, scope, request, isFilled: true)
      return true
    }
    let inner = FlowScope(target.place, function, arguments: target.arguments, own: scope.own)
    var next = request
    (next.depth, next.place) = (request.depth + 1, request.place ?? call.place)
    return function.calls.contains { one in
      one.arguments.enumerated().contains { index, given in
        guard case .parameter(parameter) = given.value.form else { return false }
        return fill(draft, by: one, argument: index, inner, next)
      }
    }
  }

  /// The parameter that an argument goes to. A block behind the brackets goes to the last one that is filled so.
  private func parameter(of call: FlowCall, argument: Int, _ function: FlowFunction) -> Int {
    var found = -1
    _ = fits(call, function, isOtherName: function.name != call.name && function.name != FlowReader.maker) {
      if $0 == argument { found = $1 }
    }
    guard found < 0, call.arguments[argument].isBlock, call.arguments[argument].label == 0 else { return found }
    return function.fills.last?.parameter ?? function.parameters.count - 1
  }

  /// Nobody knows what a block puts into a set that isn’t the one at hand; and what a type shows by itself is no whole alert
  /// where others fill it.
  func openFilled(_ draft: FlowDraft, _ set: Int32, _ function: FlowFunction, _ request: FlowRequest) {
    let isFilled = request.continued?.set == set && request.isFilled
    if !isFilled, function.fills.contains(where: { $0.set == set }) { draft.facts.hasUnknownParts = true }
    guard function.ownSet == set, request.isWhole, builders[function.owner] != nil else { return }
    draft.isFilledElsewhere = filled.contains(function.owner)
  }

  // MARK: Chains

  /// Objects of the project’s own alerts that a function makes, and calls of their methods.
  struct Chains {
    var drafts: [ObjectIdentifier: FlowDraft] = [:]
    /// Those of which no call of the table tells.
    var made: [FlowDraft] = []
    var begun: Set<ObjectIdentifier> = []

    /// The set to which a method adds, by the object whose it is.
    func draft(of call: FlowCall) -> FlowDraft? {
      guard !drafts.isEmpty, call.set < 0, let root = call.root else { return nil }
      return drafts[ObjectIdentifier(root)]
    }
  }

  func chains(
    of function: FlowFunction, _ drafts: [Int32: FlowDraft], _ scope: FlowScope, _ open: FlowOpenness,
    _ request: FlowRequest
  ) -> Chains {
    var chains = Chains()
    guard !builders.isEmpty, request.only == nil else { return chains }
    for (index, set) in function.sets.enumerated() {
      guard let call = set.continued, set.argument < 0, let draft = drafts[Int32(index)], !draft.isLoose else {
        continue
      }
      chains.drafts[ObjectIdentifier(call)] = draft
    }
    for (index, call) in function.calls.enumerated() where request.isWhole || open.calls.contains(index) {
      guard call.set < 0, let root = call.root, chains.drafts[ObjectIdentifier(root)] == nil, root.isType,
        let built = builder(root.name)
      else { continue }
      var facts = built
      facts.call = request.place ?? root.place
      facts.function = request.place == nil ? function.words : request.caller
      let draft = FlowDraft(facts, conditions: root.conditions)
      guard begin(draft, by: root, scope, request) else { continue }
      chains.drafts[ObjectIdentifier(root)] = draft
      chains.made.append(draft)
      chains.begun.insert(ObjectIdentifier(root))
    }
    return chains
  }
}

extension FlowCall {
  /// The call that makes the object on whose chain of methods this one stands; nil where none does.
  var root: FlowCall? {
    guard case .call(let before)? = base?.form else { return nil }
    return before.root ?? before
  }
}

extension FlowDraft {
  /// Dialogs of Android have no styles to declare.
  var declaresStyles: Bool { facts.platforms != .android }

  /// Takes over what is known of the set that it goes on with.
  func begin(as set: ProgramSet) {
    var begun = set
    (begun.call, begun.function) = (facts.call, facts.function)
    begun.traits.formUnion(facts.traits)
    begun.hasUnknownParts = begun.hasUnknownParts || facts.hasUnknownParts
    facts = begun
  }
}

extension Role {
  /// The part of a set of this kind that it is.
  func shown(in kind: ProgramSet.Kind) -> Role {
    switch self {
    case .alertTitle where kind == .notification: .notificationTitle
    case .alertMessage where kind == .notification: .notificationBody
    case .notificationTitle where kind != .notification: .alertTitle
    case .notificationBody where kind != .notification: .alertMessage
    default: self
    }
  }
}
