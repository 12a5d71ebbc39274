import CopyModel

extension FlowJoin {
  /// A function that shows more than this shows no one thing.
  private static let mostShown = 48

  func show(_ place: FlowPlace, _ scope: FlowScope, _ request: FlowRequest) {
    let deepest = request.draft?.composition == nil ? Self.deepest : Self.deepestView
    guard request.depth < deepest, work > 0 else {
      request.draft?.facts.hasUnknownParts = true
      return
    }
    let function = function(place)
    work -= 1 + function.sinks.count + function.calls.count
    var request = request
    request.decided = decided(function, scope)
    let open = openness(place)
    let drafts = drafts(of: function, scope, open, request)
    let chains = chains(of: function, drafts, scope, open, request)
    let begun = begun(function, drafts).union(chains.begun)
    if !request.isWhole, open.sinks.count > Self.mostShown { return }
    for (index, sink) in function.sinks.enumerated() where wants(sink: index, sink, open, request, drafts) {
      show(sink, scope, request, drafts)
    }
    showText(ofMaker: function, scope, request, drafts)
    for (index, call) in function.calls.enumerated() where !begun.contains(ObjectIdentifier(call)) {
      // What an overload hands on to another is told where that is called.
      if request.isWhole, call.name == function.name, call.base?.isOwn ?? true, open.calls.contains(index) { continue }
      let chained = chains.draft(of: call)
      if call.isOfTable, chained != nil { continue }
      guard chained != nil || wants(call: index, call, open, request, drafts),
        let conditions = request.remaining(call.conditions)
      else { continue }
      // What a function adds to the object that it is a method of, and what draws itself.
      let isOwn = call.base.map(\.isOwn) ?? true || request.draft?.composition != nil && isView(call)
      let draft = drafts[call.set] ?? chained ?? (isOwn && !request.isWhole ? request.draft : nil)
      hand(call, conditions, scope, request, draft, isChained: chained != nil)
    }
    if scope.arguments != nil { showWrites(place, scope, request) }
    for index in drafts.keys.sorted() where request.continued?.set != index {
      if let draft = drafts[index] { finish(draft, request) }
    }
    for draft in chains.made { finish(draft, request) }
  }

  /// The sets that a function makes, still empty but for what others put there before.
  private func drafts(
    of function: FlowFunction, _ scope: FlowScope, _ open: FlowOpenness, _ request: FlowRequest
  ) -> [Int32: FlowDraft] {
    var drafts: [Int32: FlowDraft] = [:]
    for (index, set) in function.sets.enumerated() where set.shares.isEmpty && wants(set: Int32(index), open, request) {
      if isOfOtherKind(Int32(index), function, scope) { continue }
      var facts = set.facts
      if let place = request.place { facts.call = place }
      facts.function = request.place == nil ? function.words : request.caller
      showAsTold(set.look, &facts, scope)
      let goesOn = request.continued.flatMap { $0.set == index ? $0.draft : nil }
      let draft = goesOn ?? FlowDraft(facts, conditions: set.conditions)
      draft.isOfView = function.isOwnAlert && request.isWhole
      draft.composition = set.composition
      drafts[Int32(index)] = draft
      addCategory(set, Int32(index), scope, request, draft)
      openFilled(draft, Int32(index), function, request)
      if let call = set.continued, !begin(draft, by: call, argument: set.argument, scope, request) {
        draft.facts.hasUnknownParts = draft.facts.hasUnknownParts || set.certainty != .whole
        // What has the title of a notification is one.
        draft.isLoose =
          set.certainty == .none && set.facts.kind != .notification && !isBuilt(Int32(index), by: call, function)
      }
    }
    return drafts
  }

  /// Makes a set an action sheet where the function was told to show it as one.
  func showAsTold(_ look: FlowValue?, _ facts: inout ProgramSet, _ scope: FlowScope) {
    guard let look, isSheet(FlowBound(value: look, scope: scope)) else { return }
    (facts.kind, facts.order) = (.actionSheet, .unknown)
  }

  private static let actionSheet = CallRow.hash("actionSheet")

  /// `.actionSheet`, on whatever way it comes.
  private func isSheet(_ look: FlowBound, depth: Int = 0) -> Bool {
    switch look.value.form {
    case .member(_, let name, _): name == Self.actionSheet
    case .choice(let branches):
      branches.contains { isSheet(FlowBound(value: $0.value, scope: look.scope), depth: depth + 1) }
    case .parameter(let index) where depth < Self.deepest:
      look.scope.argument(index).map { isSheet($0, depth: depth + 1) } ?? false
    default: false
    }
  }

  func wants(set: Int32, _ open: FlowOpenness, _ request: FlowRequest) -> Bool {
    if let only = request.only { return only.sets.contains(set) }
    return request.isWhole || open.sets.contains(set)
  }

  func wants(
    sink index: Int, _ sink: FlowSink, _ open: FlowOpenness, _ request: FlowRequest, _ drafts: [Int32: FlowDraft]
  ) -> Bool {
    if sink.use.set >= 0 { return drafts[sink.use.set] != nil }
    if let only = request.only { return only.sinks.contains(index) }
    if request.isWhole || open.sinks.contains(index) { return true }
    guard let draft = request.draft else { return false }
    return sink.use.role == .button || sink.isOfReceiver || request.slot != nil && sink.use.role == .unknown
      || draft.composition != nil
  }

  func wants(
    call index: Int, _ call: FlowCall, _ open: FlowOpenness, _ request: FlowRequest, _ drafts: [Int32: FlowDraft]
  ) -> Bool {
    if call.set >= 0 { return drafts[call.set] != nil }
    if let only = request.only { return only.calls.contains(index) }
    return request.isWhole || open.calls.contains(index) || request.draft?.composition != nil && isView(call)
  }

  /// Whether a call may draw something where it stands, by its name.
  private func isView(_ call: FlowCall) -> Bool { call.isType || composables.contains(call.name) }

  // MARK: Strings

  func show(_ sink: FlowSink, _ scope: FlowScope, _ request: FlowRequest, _ drafts: [Int32: FlowDraft]) {
    if sink.isAdded {
      if let draft = drafts[sink.use.set] { add(sink, scope, request, draft) }
      return
    }
    (drafts[sink.use.set] ?? request.draft)?.slots += 1
    for var leaf in shown(by: sink, scope) {
      guard let conditions = request.remaining(sink.conditions + leaf.conditions), !request.excludes(leaf) else {
        continue
      }
      leaf.conditions = FlowCondition.open(request.conditions + conditions)
      var use = use(of: sink, leaf, by: scope.owner, request)
      let order = request.place == nil ? sink.order : request.order
      if leaf.isInserted {
        (use.role, use.isPlain, use.set) = (.unknown, false, -1)
        append(use, order, request.file)
        continue
      }
      fill(&use, request)
      if let draft = drafts[sink.use.set] ?? (joins(use, sink, request) ? request.draft : nil) {
        put(use, leaf, order, by: sink, into: draft, request)
      } else if case .known(let copy) = leaf.kind, copy.key == 0 || copy.hasLetters || copy.start > 0 {
        use.set = -1
        append(use, order, request.file)
      }
    }
  }

  private func use(of sink: FlowSink, _ leaf: FlowLeaf, by owner: UInt64, _ request: FlowRequest) -> ProgramUse {
    var use = sink.use
    if sink.declares != 0 { declare(&use, sink, by: owner) }
    if request.isPossible { use.isDeclared = true }
    if let place = request.place { (use.call, use.line) = (place, place.line) }
    if case .known(let copy) = leaf.kind { use.copy = copy }
    use.isJoined = use.isJoined || leaf.isPart
    return use
  }

  /// Puts one string into a set.
  private func put(
    _ use: ProgramUse, _ leaf: FlowLeaf, _ order: Int32, by sink: FlowSink, into draft: FlowDraft,
    _ request: FlowRequest
  ) {
    if case .made(let made) = leaf.kind, use.role.isChoice || draft.composition != nil {
      return add(made, leaf, by: sink, request, draft)
    }
    var use = use
    use.role = use.role.shown(in: draft.facts.kind)
    use.style.formUnion(leaf.style)
    if sink.use.set < 0 { use.style.formUnion(draft.declaresStyles ? request.style.union(.declared) : request.style) }
    if takeSystem(leaf, draft) { return }
    if case .nothing = leaf.kind {
      // “OK” is the system’s word for a default button without a title.
      if use.role == .button, use.style.contains(.default) { draft.facts.traits.insert(.hasSystemDefault) }
      return
    }
    var leaf = leaf
    if use.isBelow { (leaf.isPart, leaf.isBehind) = (true, true) }
    let isOfCall = sink.use.set < 0 || request.continued != nil
    draft.parts.append(
      FlowDraft.Part(
        use: use, leaf: leaf, order: isOfCall ? order : sink.order, slot: draft.slots, part: sink.part,
        isOfView: sink.use.set < 0))
  }

  func append(_ use: ProgramUse, _ order: Int32, _ file: Int) {
    shown[file].append(use)
    orders[file].append(order)
  }

  // MARK: Calls

  /// Brings what a call hands over to where it is shown.
  func hand(
    _ call: FlowCall, _ conditions: [FlowCondition], _ scope: FlowScope, _ request: FlowRequest, _ draft: FlowDraft?,
    isChained: Bool = false
  ) {
    if scope.instance != nil, call.arguments.contains(where: { isOfOtherKind($0.value, scope) }) { return }
    let before = draft?.parts.count
    showInstance(call, scope, request, call.isView && call.isType ? draft : nil)
    if let draft, call.isView, call.isType, !call.mayAdd, draft.parts.count == before, declares(call.name) {
      draft.facts.hasUnknownParts = true
    }
    showImplicit(call, scope, request)
    showBuilt(call, scope, request)
    guard isView(call) || telling.contains(call.name), draft != nil || brings(call, scope),
      let target = target(of: call, scope)
    else {
      if let draft, call.isButton, show(button: call, scope, request, draft) { return }
      // What only the system has, such as `beginSheetModal(for: window)`, adds nothing.
      if let draft, call.set >= 0 || isChained, mayAdd(call, to: draft, scope) { draft.facts.hasUnknownParts = true }
      return
    }
    let function = function(target.place)
    let draft = draft.flatMap { isOther(function, called: call, in: $0) ? nil : $0 }
    if let draft, call.isView, function.hasUntoldViews { draft.facts.hasUnknownParts = true }
    let base = call.base.map { FlowBound(value: $0, scope: scope) }
    let own = base.map { $0.value.isOwn ? scope.own : $0 } ?? scope.own
    let inner = FlowScope(target.place, function, arguments: target.arguments, own: own, instance: scope.instance)
    var next = FlowRequest(
      file: request.file, place: request.place ?? call.place, order: request.place == nil ? call.order : request.order)
    next.caller = request.place == nil ? self.function(scope.place).words : request.caller
    (next.style, next.draft, next.depth) = (call.style, draft, request.depth + 1)
    next.conditions = draft == nil ? [] : request.conditions + conditions
    (next.around, next.isPossible) = (request.around + call.conditions, request.isPossible)
    (next.isOfObject, next.isContested) = (request.isOfObject, request.isContested)
    next.isTitle = request.isTitle || call.isTitle || draft?.composition != nil && function.isOwnButton
    next.slot = call.slot ?? (draft == nil ? nil : request.slot)
    show(target.place, inner, next)
    if call.slot != nil, let draft, draft.parts.count == before { draft.facts.hasUnknownParts = true }
  }

  /// Whether what a function shows stands beside a set, and not in it, wherever it is called.
  private func isOther(_ function: FlowFunction, called call: FlowCall, in draft: FlowDraft) -> Bool {
    if call.isImplicit, !function.isOfBuilder { return true }
    return draft.composition != nil && (!function.sets.isEmpty || !call.isType && !function.isComposable)
  }

  /// Whether a call hands over words, or buttons: without any, what it calls shows nothing new.
  private func brings(_ call: FlowCall, _ scope: FlowScope) -> Bool {
    call.arguments.contains { argument in
      switch argument.value.form {
      case .copy, .lookup, .made: true
      case _ where argument.value.traits.contains(.mayTell):
        leaves(argument.value, scope).contains {
          switch $0.kind {
          // What a block does may be named like a text: `onNext = { send(Event.next) }`.
          case .known(let copy): !argument.isBlock || copy.key != 0 || copy.isLocalized
          case .made: true
          default: false
          }
        }
      default: false
      }
    }
  }
}
