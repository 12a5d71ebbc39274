import CopyModel

/// What is wanted of a function.
struct FlowRequest {
  /// The file in which it is shown.
  var file: Int
  /// All, or only what depends on arguments.
  var isWhole = false
  /// Only what is shown of a property: sinks, sets.
  var only: (sinks: Set<Int>, sets: Set<Int32>)?
  /// The call at which it is shown.
  var place: ProgramPlace?
  /// The function that calls there, in letters.
  var caller = ""
  var order: Int32 = 0
  var style: ButtonStyle = []
  /// The set that gets its buttons.
  var draft: FlowDraft?
  var conditions: [FlowCondition] = []
  var depth = 0
}

/// A set that is being put together.
final class FlowDraft {
  struct Part {
    var use: ProgramUse
    var leaf: FlowLeaf
    var order: Int32
  }

  var facts: ProgramSet
  let conditions: [FlowCondition]
  var parts: [Part] = []

  init(_ facts: ProgramSet, conditions: [FlowCondition]) { (self.facts, self.conditions) = (facts, conditions) }
}

extension FlowJoin {
  /// A function that shows more than this shows no one thing.
  private static let mostShown = 48

  func show(_ place: FlowPlace, _ scope: FlowScope, _ request: FlowRequest) {
    guard request.depth < Self.deepest, work > 0 else {
      request.draft?.facts.hasUnknownParts = true
      return
    }
    let function = function(place)
    work -= 1 + function.sinks.count + function.calls.count
    let open = openness(place)
    var drafts: [Int32: FlowDraft] = [:]
    for (index, set) in function.sets.enumerated() where wants(set: Int32(index), open, request) {
      var facts = set.facts
      if let place = request.place { facts.call = place }
      facts.function = request.place == nil ? function.words : request.caller
      drafts[Int32(index)] = FlowDraft(facts, conditions: set.conditions)
    }
    if !request.isWhole, open.sinks.count > Self.mostShown { return }
    for (index, sink) in function.sinks.enumerated() where wants(sink: index, sink, open, request, drafts) {
      show(sink, scope, request, drafts)
    }
    for (index, call) in function.calls.enumerated() where wants(call: index, call, open, request, drafts) {
      // What a function adds to the object that it is a method of.
      let isOwn = call.base.map(\.isOwn) ?? true
      hand(call, scope, request, drafts[call.set] ?? (isOwn && !request.isWhole ? request.draft : nil))
    }
    for index in drafts.keys.sorted() { if let draft = drafts[index] { finish(draft, request) } }
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
    return request.isWhole || open.sinks.contains(index) || request.draft != nil && sink.use.role == .button
  }

  func wants(
    call index: Int, _ call: FlowCall, _ open: FlowOpenness, _ request: FlowRequest, _ drafts: [Int32: FlowDraft]
  ) -> Bool {
    if call.set >= 0 { return drafts[call.set] != nil }
    if request.only != nil { return false }
    return request.isWhole || open.calls.contains(index)
  }

  // MARK: Strings

  func show(_ sink: FlowSink, _ scope: FlowScope, _ request: FlowRequest, _ drafts: [Int32: FlowDraft]) {
    for var leaf in leaves(sink.value, scope) {
      leaf.conditions = request.conditions + sink.conditions + leaf.conditions
      var use = sink.use
      var order = sink.order
      if let place = request.place { (use.call, use.line) = (place, place.line) }
      if request.place != nil { order = request.order }
      if case .known(let copy) = leaf.kind { use.copy = copy }
      if let draft = drafts[sink.use.set] ?? (use.role == .button ? request.draft : nil) {
        if sink.use.set < 0 { use.style.formUnion(request.style.union(.declared)) }
        if case .nothing = leaf.kind { continue }
        draft.parts.append(FlowDraft.Part(use: use, leaf: leaf, order: sink.use.set < 0 ? order : sink.order))
      } else if case .known(let copy) = leaf.kind, copy.key == 0 || copy.hasLetters || copy.start > 0 {
        use.set = -1
        append(use, order, request.file)
      }
    }
  }

  func append(_ use: ProgramUse, _ order: Int32, _ file: Int) {
    shown[file].append(use)
    orders[file].append(order)
  }

  // MARK: Calls

  /// Brings what a call hands over to where it is shown.
  func hand(_ call: FlowCall, _ scope: FlowScope, _ request: FlowRequest, _ draft: FlowDraft?) {
    showInstance(call, scope, request)
    guard call.isType || telling.contains(call.name), draft != nil || brings(call, scope),
      let target = target(of: call, scope)
    else {
      if let draft, call.set >= 0 { draft.facts.hasUnknownParts = true }
      return
    }
    let function = function(target.place)
    let base = call.base.map { FlowBound(value: $0, scope: scope) }
    let own = base.map { $0.value.isOwn ? scope.own : $0 } ?? scope.own
    let inner = FlowScope(target.place, function, arguments: target.arguments, own: own, instance: scope.instance)
    var next = FlowRequest(
      file: request.file, place: request.place ?? call.place, order: request.place == nil ? call.order : request.order)
    next.caller = request.place == nil ? self.function(scope.place).words : request.caller
    (next.style, next.draft, next.depth) = (call.style, draft, request.depth + 1)
    next.conditions = draft == nil ? [] : request.conditions + call.conditions
    show(target.place, inner, next)
  }

  /// Whether a call hands over words, or buttons: without any, what it calls shows nothing new.
  private func brings(_ call: FlowCall, _ scope: FlowScope) -> Bool {
    call.arguments.contains { argument in
      switch argument.value.form {
      case .copy, .lookup, .made: true
      case _ where argument.value.traits.contains(.mayTell):
        leaves(argument.value, scope).contains { if case .known = $0.kind { true } else { false } }
      default: false
      }
    }
  }
}
