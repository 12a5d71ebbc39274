import CopyModel
import CopySyntax

/// Alerts that the project draws itself: `ReefAlertView(title: …, message: …)`, a sheet with a question and two buttons.
///
/// The name of the type says that it is one, and what it shows that it is nothing else: a title, a message, a few buttons. All
/// that becomes one set, wherever in the type it stands; what comes from outside comes from whoever makes an object of the type.
extension FlowReader {
  /// What says of the type or function called `name` that it is an alert; nil for most.
  func ownAlert(_ name: Bytes, _ lineage: [Bytes] = []) -> CallRow? {
    if context.builder != nil { return nil }
    return table.asking(name.words) ?? lineage.lazy.compactMap { self.table.asking($0.words) }.first
  }

  /// Whether a type, or what it extends, is another kind of view by its name.
  func isAside(_ lineage: [Bytes]) -> Bool { lineage.contains { table.isAside($0.words) } }

  /// Whether a text is one of a row: `cell.textLabel?.text`.
  func isInRow(_ base: Int?) -> Bool {
    guard var place = base.map({ bare($0) }) else { return false }
    while kind(place) == .member, let next = children(place).first { place = bare(next) }
    return kind(place) == .name && place != base.map({ bare($0) }) && table.isAside(bytes(place).words)
  }

  /// Notes what holds a text or button of such a view, and what its name says that it is for.
  mutating func noteHolder(_ site: FlowSite, _ argument: FlowSite.Argument) {
    let found = site.base.flatMap { lookedUpName($0) ?? lastWord($0) }.map { ownName($0) }
    let base = found.flatMap { isTypeName($0) ? nil : $0 }
    // `lazy var titleLabel: UILabel = { let label = UILabel() … }()`
    let word = base == nil || context.member.isEmpty ? base : bytes(context.member)
    let name = word ?? lastWord(argument.node)
    holders[range(argument.node).lowerBound] = FlowHolder(
      name: word.map { hash($0) } ?? 0, root: isBuilder ? site.base.map { root(of: $0) } ?? 0 : 0,
      part: name.flatMap { table.part($0.words) })
  }

  /// Makes an alert of what a type shows, if that is one.
  ///
  /// - Parameter mark: what was known before the type.
  mutating func noteOwnAlert(_ row: CallRow, at node: Int, since mark: FlowMark) {
    let own = facts.functions.indices[mark.functions...].filter { facts.functions[$0].owner == context.owner }
    guard rows == mark.rows else { return }
    if own.contains(where: { facts.functions[$0].isOfBuilder || facts.functions[$0].ownSet >= 0 }) { return }
    var found = FlowView()
    let outside = dialect == .swift ? (mark.sinks..<max(mark.sinks, function.sinks.count)).map { (-1, $0) } : []
    noteTapped(own)
    let places = outside + own.flatMap { index in facts.functions[index].sinks.indices.map { (index, $0) } }
    for (index, sink) in places {
      guard take(shown(in: index)[sink], FlowView.Place(function: index, sink: sink), &found) else { return }
    }
    let hasViews = isDeclarative && own.contains { facts.functions[$0].calls.contains { isView($0) } }
    guard found.shape.isAlert(row) || hasViews && !found.texts.isEmpty || isDrawer(found), isMovable(found) else {
      return
    }
    var alert = FlowFunction()
    (alert.owner, alert.words) = (context.owner, name(node).text)
    var set = ownSet(at: tree.nodes[node].name)
    // What a layout shows besides, buttons without a title, and a title that a window has, nobody tells here.
    set.hasUnknownParts = isBuilder || !found.hasTitle || untitled > mark.untitled || hasOtherButtons(node, found)
    alert.sets = [FlowSet(facts: set, conditions: [])]
    if hasViews { alert.sets[0].composition = FlowComposition(isWhole: row.required == AlertShape.two) }
    alert.isOwnAlert = true
    for index in own {
      alert.asked.merge(facts.functions[index].asked) { first, _ in first }
      alert.tests.merge(facts.functions[index].tests.filter { $0.value.property != 0 }) { first, _ in first }
    }
    var moved: [Int: Set<Int>] = [:]
    for (slot, role) in found.parts { move(slot, role, to: &alert, &moved) }
    moveViews(of: own, to: &alert)
    for (index, sinks) in moved {
      let all = shown(in: index)
      let left = all.indices.filter { !sinks.contains($0) }.map { all[$0] }
      if index < 0 { function.sinks = left } else { facts.functions[index].sinks = left }
    }
    facts.functions.append(alert)
  }

  /// The set of an alert that the project draws itself, whose style nobody declares on Android.
  private func ownSet(at name: Range<Int32>) -> ProgramSet {
    ProgramSet(kind: .alert, call: place(name), platforms: isBuilder ? .android : [])
  }

  /// What a function of the file shows, or what stands outside any.
  private func shown(in index: Int) -> [FlowSink] { index < 0 ? function.sinks : facts.functions[index].sinks }

  /// The same of a function that is a view, in Kotlin, where all of it stands in one place.
  mutating func noteOwnAlert(_ row: CallRow, ofFunction node: Int, since mark: FlowMark) {
    guard function.sets.isEmpty, rows == mark.rows, let found = smallView else { return }
    var set = ownSet(at: tree.nodes[node].name)
    let views = views(since: 0)
    if !views.isEmpty || showsSlots() {
      set.hasUnknownParts = untitled > mark.untitled
      if asks(since: 0) { set.traits.insert(.hasTextField) }
      return compose(found.sinks, views, set, row)
    }
    guard found.shape.isAlert(row) else { return }
    let isOther = function.calls.contains { $0.isType && !$0.arguments.contains(where: \.isBlock) }
    set.hasUnknownParts = isOther || !found.hasTitle || untitled > mark.untitled
    if asks(since: 0) { set.traits.insert(.hasTextField) }
    function.sets.append(FlowSet(facts: set, conditions: []))
    show(found)
  }

  /// What a function puts into the view of an alert that it builds: `builder.setView(view)`, `title.setText(…)`.
  mutating func noteViewOfAlert(since mark: FlowMark) {
    guard function.sets.count == 1, function.sets[0].facts.kind == .alert, function.sets[0].continued == nil,
      rows == mark.rows, !function.sinks.contains(where: { $0.use.set >= 0 })
    else { return }
    guard let found = smallView, found.shape.isAlert(CallRow()) else { return }
    // What the layout of the view shows besides isn’t known here.
    function.sets[0].facts.hasUnknownParts = true
    show(found)
  }

  /// All that the function at hand shows, if that is no more than an alert has.
  private var smallView: FlowView? {
    var found = FlowView()
    for (index, sink) in function.sinks.enumerated() {
      guard take(sink, FlowView.Place(function: 0, sink: index), &found) else { return nil }
    }
    return found
  }

  /// Makes what the function at hand shows the parts of its only set.
  private mutating func show(_ view: FlowView) {
    for (slot, role) in view.parts {
      for place in slot.places { function.sinks[place.sink].show(as: role) }
    }
  }

  // MARK: Texts and buttons

  /// Takes a text or button of a view; false where it shows what no alert has.
  private func take(_ sink: FlowSink, _ place: FlowView.Place, _ view: inout FlowView) -> Bool {
    if sink.use.set >= 0 || sink.isAdded || sink.declares != 0 || sink.use.isSpoken { return true }
    if hints.contains(sink.order) { return true }
    let holder = holders[sink.order] ?? FlowHolder()
    let isHeading = headings.contains(sink.order)
    switch sink.use.role {
    case .button: view.add(place, sink, holder)
    case .unknown, .label:
      if sink.use.role == .label, !isHeading { return false }
      view.add(place, sink, FlowHolder(name: holder.name, part: holder.part ?? (isHeading ? .alertTitle : nil)))
    case .menuItem: return false
    default: break
    }
    return view.shape.isSmall
  }

  /// Whether each text stands in one place. What a function shows of its parameters stands where that is called, unless something
  /// holds it, and what several functions put into one label are states of a view that does more than to ask.
  private func isMovable(_ view: FlowView) -> Bool {
    view.texts.allSatisfy { slot in
      let told = slot.places.filter { !shown(in: $0.function)[$0.sink].value.traits.contains(.isOpen) }
      if slot.holder == 0 { return told.count == slot.places.count }
      let conditions = told.map { shown(in: $0.function)[$0.sink].conditions }
      return Set(told.map(\.function)).count < 2
        && zip(conditions, conditions.dropFirst()).allSatisfy { FlowCondition.exclude(each: $0 + $1) }
    }
  }

  /// Whether the type has buttons of which the program says no title.
  private func hasOtherButtons(_ node: Int, _ view: FlowView) -> Bool {
    if isDeclarative { return false }
    let members = children(node).flatMap { kind($0) == .block ? children($0) : [$0] }
    let titled = Set(view.buttons.map(\.holder))
    return members.contains { member in
      guard kind(member) == .declaration, let type = declaredTypes[hash(name(member))] else { return false }
      return bytes(type).text.hasSuffix("Button") && !titled.contains(hash(name(member)))
    }
  }

  /// Puts a text or button into the alert of its type. What a function puts there of its parameters is a property of the object.
  private mutating func move(
    _ slot: FlowView.Slot, _ role: Role, to alert: inout FlowFunction, _ moved: inout [Int: Set<Int>]
  ) {
    let property = slot.holder &* 31 &+ context.owner &+ 1
    var isProperty = false
    for place in slot.places {
      var sink = shown(in: place.function)[place.sink]
      let isOpen = sink.value.traits.contains(.isOpen)
      if isOpen, slot.holder == 0 { continue }
      moved[place.function, default: []].insert(place.sink)
      sink.show(as: role)
      if isOpen {
        var write = FlowWrite(
          base: .own, name: property, value: sink.value, conditions: sink.conditions, place: sink.use.call,
          order: sink.order)
        // `addAction(title)`, which each button calls.
        write.isAddition = role == .button && !facts.functions[place.function].isMaker
        facts.functions[place.function].writes.append(write)
        if isProperty { continue }
        isProperty = true
        (sink.value, sink.conditions) = (.member(.own, property, named: ProgramCopy()), [])
        facts.definitions.append(
          FlowDefinition(
            owner: context.owner, name: property, value: nil, type: 0, isVariable: true, place: sink.use.call))
      }
      sink.conditions += placed[slot.holder] ?? []
      alert.sinks.append(sink)
    }
  }

  private static let views = Set(["View", "ViewModifier"].map { CallRow.hash($0) })

  /// Whether the type at hand is a view of SwiftUI.
  private var isDeclarative: Bool { dialect == .swift && context.lineage.contains { Self.views.contains(hash($0)) } }

  /// Whether a call may make a view of the project.
  private func isView(_ call: FlowCall) -> Bool {
    call.isType && call.isOfNoObject && call.arguments.contains { !$0.isBlock } && table[call.name].isEmpty
  }

  /// Views of the project within the view, which may be its buttons: `ShellButton(title: confirm)`.
  private mutating func moveViews(of own: [Int], to alert: inout FlowFunction) {
    guard isDeclarative else { return }
    let helpers = Set(
      own.filter { index in
        facts.functions[index].sinks.contains { $0.use.role == .button && $0.value.traits.contains(.isOpen) }
      }.map { facts.functions[$0].name })
    for index in own {
      let calls = facts.functions[index].calls
      let isPart = calls.map { call in
        call.set < 0 && !FlowValue.call(call).traits.contains(.isOpen) && (isView(call) || helpers.contains(call.name))
      }
      facts.functions[index].calls = calls.indices.filter { !isPart[$0] }.map { calls[$0] }
      for (call, isPart) in zip(calls, isPart) where isPart { alert.calls.append(call.asView(in: 0)) }
    }
  }
}

/// What was known at some place of a file.
struct FlowMark {
  var functions: Int
  /// What the properties of a type show stands from there on outside any function.
  var sinks: Int
  var untitled: Int
  var rows: Int
}

extension FlowReader {
  /// What is known here.
  var mark: FlowMark {
    FlowMark(functions: facts.functions.count, sinks: function.sinks.count, untitled: untitled, rows: rows)
  }
}

/// What holds a text, `titleLabel`, and what its name says that the text is for.
struct FlowHolder {
  var name: UInt64 = 0
  /// The variable by which it is reached: `view` of `view.findViewById<TextView>(R.id.note)`; 0 for none.
  var root: UInt64 = 0
  var part: Role?
}

extension FlowSink {
  /// Makes it a part of the only set of its function.
  fileprivate mutating func show(as role: Role) {
    (use.role, use.isPlain, use.set) = (role, false, 0)
    if role != .button { part = role }
  }
}

extension FlowCall {
  /// Nothing but the name of a type stands before it: `Views.Header(text: title)`.
  var isOfNoObject: Bool {
    switch base?.form {
    case nil, .typed: true
    default: false
    }
  }

  /// The same call, whose words are the title of a button.
  var asTitle: FlowCall {
    FlowCall(
      name: name, names: names, isType: isType, base: base, arguments: arguments, place: place, order: order, set: set,
      style: style, conditions: conditions, mayAdd: false, isTitle: true)
  }

  /// The same call, as a view that may add to a set.
  func asView(in set: Int32) -> FlowCall {
    FlowCall(
      name: name, names: names, isType: isType, base: base, arguments: arguments, place: place, order: order, set: set,
      style: style, conditions: conditions, mayAdd: false, isView: true)
  }
}
