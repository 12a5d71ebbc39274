import CopyModel
import CopySyntax

/// Blocks that functions are given to show them: `title = { Text(…) }` in Kotlin.
extension FlowReader {
  /// What a block shows, for those who show it: its buttons, or else its texts, and views of the project that may show such.
  ///
  /// - Parameter first: the first sink that was made in it, and `firstCall` the first call.
  func shown(since first: Int, _ firstCall: Int, _ value: FlowValue) -> FlowValue {
    switch value.form {
    case .typed, .unknown: break
    case .call(let call) where call.isType: break
    default: return value
    }
    let new = function.sinks[min(first, function.sinks.count)...].filter { $0.use.set < 0 && !$0.isAdded }
    let buttons = new.filter { $0.use.role == .button }
    let texts = new.filter { $0.use.role == .unknown && !$0.use.isSpoken }
    let views = views(since: firstCall).map { function.calls[$0] }
    let isAlone = views.count == 1 && value.isCall(views[0]) && buttons.isEmpty && texts.isEmpty
    if !views.isEmpty, !isAlone {
      return sideBySide(buttons.isEmpty ? texts : buttons, views)
    }
    if !buttons.isEmpty { return .made(buttons.map(\.order)) }
    guard texts.count > 1 else { return texts.first?.value ?? value }
    let isChoice = texts.allSatisfy { $0.conditions.count > context.conditions.count }
    guard isChoice else { return .parts(texts.map(\.value)) }
    return .choice(
      texts.compactMap { text in text.conditions.last.map { FlowBranch(condition: $0, value: text.value) } })
  }

  /// Texts or buttons, and calls of views, in their order. Of a view in a view whichever tells stands for both.
  private func sideBySide(_ sinks: [FlowSink], _ views: [FlowCall]) -> FlowValue {
    var shown = sinks.map { sink -> (order: Int32, value: FlowValue, isView: Bool) in
      let value = sink.use.role == .button ? .made([sink.order]) : sink.value
      return (sink.order, under(sink.conditions, value), false)
    }
    for view in views {
      // A call ends behind those that stand in it.
      let inner = shown.filter { $0.order > view.order && $0.isView }.map(\.value)
      let value = under(view.conditions, .call(view))
      shown.removeAll { $0.order > view.order && $0.isView }
      shown.append((view.order, inner.isEmpty ? value : .list([value, .views(inner)]), true))
    }
    return .views(shown.sorted { $0.order < $1.order }.map(\.value))
  }

  /// What stands under conditions of the block at hand.
  private func under(_ conditions: [FlowCondition], _ value: FlowValue) -> FlowValue {
    guard conditions.count > context.conditions.count, let last = conditions.last else { return value }
    return .choice([FlowBranch(condition: last, value: value)])
  }

  /// The names of parameters that are blocks to show.
  mutating func noteSlots(_ node: Int) {
    slots = []
    guard dialect == .kotlin else { return }
    for child in children(node) where kind(child) == .parameter {
      let (name, type) = (tree.nodes[child].name, tree.nodes[child].type)
      if name.upperBound < type.upperBound, bytes(name.upperBound..<type.upperBound).text.contains("@Composable") {
        slots.insert(hash(self.name(child)))
      }
    }
  }

  /// `title()`, where a function shows a block that it was given; nil for other calls.
  mutating func takeSlot(_ site: FlowSite) -> FlowValue? {
    guard site.base == nil, !site.isType, slots.contains(site.name), let value = variables[site.name] else {
      return nil
    }
    return show(slot: value, site)
  }

  private mutating func show(slot value: FlowValue, _ site: FlowSite) -> FlowValue {
    let line = line(site.start).number
    guard let block = context.block, !context.isTold, let shown = fill(block) else {
      let use = ProgramUse(line: line, call: place(site.nameRange))
      shownSlots.append(FlowSink(value: value, use: use, order: site.start, conditions: context.conditions))
      return value
    }
    let use = shown(ProgramUse(line: line, call: place(site.nameRange)))
    function.sinks.append(FlowSink(value: value, use: use, order: site.start, conditions: context.conditions))
    return value
  }

  /// `title?.invoke()` is what calls of `title` give, `headline?.invoke(this)` shows a block.
  mutating func invoked(_ site: FlowSite, _ base: FlowValue?) -> FlowValue? {
    guard dialect == .kotlin, site.isMethod, bytes(site.nameRange).equals("invoke"), let base,
      site.arguments.allSatisfy({ bytes($0.node).equals("this") })
    else { return nil }
    // What a button may have besides, such as an icon, is no title of it.
    if context.block?.use.role == .button { return base }
    let isSlot = site.base.map { kind(bare($0)) == .name && slots.contains(hash(bytes(bare($0)))) } ?? false
    return isSlot ? show(slot: base, site) : base
  }

  /// A button of a set that stands elsewhere: `confirmButton = confirmButton`.
  mutating func addSlot(_ argument: FlowSite.Argument, _ use: ProgramUse) {
    context.isTold = false
    let (block, set) = (context.block, context.set)
    (context.block, context.set) = (nil, -1)
    let value = evaluate(argument.node)
    (context.block, context.set) = (block, set)
    let first = function.sinks.count
    add(value, to: use.set, at: argument.node)
    for index in first..<max(first, function.sinks.count) where function.sinks[index].isAdded {
      function.sinks[index].use.rank = use.rank
    }
    for sink in function.sinks.indices where function.sinks[sink].use.set == use.set {
      let isMade = made(value).contains(function.sinks[sink].order)
      if isMade, function.sinks[sink].use.rank == 0 { function.sinks[sink].use.rank = use.rank }
    }
  }

  private func made(_ value: FlowValue) -> [Int32] {
    switch value.form {
    case .made(let orders): orders
    case .choice(let branches): branches.flatMap { made($0.value) }
    default: []
    }
  }

  /// Buttons in the block of a set’s button: those that stand there, and those of the project’s own views. Says whether
  /// there are any.
  mutating func takeButtons(since first: Int, _ value: FlowValue, _ use: ProgramUse) -> Bool {
    var isThere = false
    for index in first..<max(first, function.sinks.count)
    where function.sinks[index].use.set == use.set && function.sinks[index].use.role == .button {
      if function.sinks[index].use.rank == 0 { function.sinks[index].use.rank = use.rank }
      isThere = true
    }
    return isThere || include(value, as: use)
  }

  /// A view that a function of the project makes of the title: `setCustomTitle(titleView(context, title))`.
  mutating func includeTitle(_ value: FlowValue, as use: ProgramUse, _ site: FlowSite) -> Bool {
    guard bytes(site.nameRange).equals("setCustomTitle") else { return false }
    guard case .call(let call) = value.form else {
      open(use.set)
      return true
    }
    function.calls.removeAll { $0 === call }
    function.calls.append(call.shown(as: use, under: context.conditions))
    return true
  }

  /// A view of the project that stands in a block of a set, and shows there what the block is for.
  mutating func include(_ value: FlowValue, as use: ProgramUse) -> Bool {
    guard dialect == .kotlin else { return false }
    switch value.form {
    case .views(let views):
      let called = views.flatMap(\.calledViews)
      function.calls.removeAll { one in called.contains { $0 === one } }
      let sink = FlowSink(value: value, use: use, order: use.call.offset, conditions: context.conditions)
      function.sinks.append(sink)
      return true
    case .call(let call) where call.isType && call.base == nil:
      function.calls.removeAll { $0 === call }
      function.calls.append(call.shown(as: use, under: context.conditions))
      return true
    case .choice(let branches) where !branches.isEmpty:
      let outer = context.conditions
      defer { context.conditions = outer }
      return branches.allSatisfy { branch in
        context.conditions = outer + [branch.condition]
        return include(branch.value, as: use)
      }
    default: return false
    }
  }
}

extension FlowValue {
  /// The calls among views side by side.
  fileprivate var calledViews: [FlowCall] {
    switch form {
    case .call(let call): [call]
    case .list(let values), .views(let values): values.flatMap(\.calledViews)
    case .choice(let branches): branches.flatMap(\.value.calledViews)
    default: []
    }
  }

  fileprivate func isCall(_ call: FlowCall) -> Bool { if case .call(let own) = form { own === call } else { false } }
}

extension Role {
  /// Whether it is what people choose in a set.
  var isChoice: Bool { self == .button || self == .notificationAction }
}

extension FlowCall {
  /// The same call, whose buttons and texts are those of a set.
  fileprivate func shown(as use: ProgramUse, under conditions: [FlowCondition]) -> FlowCall {
    FlowCall(
      name: name, names: names, isType: isType, base: base, arguments: arguments, place: place, order: order,
      set: use.set, style: style, conditions: conditions, slot: use)
  }
}
