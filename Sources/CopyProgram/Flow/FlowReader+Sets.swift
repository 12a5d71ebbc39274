import CopyModel
import CopySyntax

/// The sets of strings that people see together, and their buttons.
extension FlowReader {
  /// Begins the set of a row.
  mutating func begin(_ row: CallRow, at range: Range<Int32>, isSheet: Bool) -> Int32 {
    guard case .begins(let kind, let order, _) = row.effect else { return -1 }
    var set = ProgramSet(
      kind: isSheet ? .actionSheet : kind, order: isSheet ? .unknown : order, call: place(range),
      platforms: row.platforms)
    if context.isLaunch { set.traits = .isAtLaunch }
    function.sets.append(FlowSet(facts: set, conditions: context.conditions))
    return Int32(function.sets.count - 1)
  }

  func isSheet(_ site: FlowSite) -> Bool {
    site.arguments.contains { argument in
      argument.label != 0 && !argument.isBlock && bytes(argument.node).text.lowercased().hasSuffix("actionsheet")
    }
  }

  /// The set that a call adds to, where no call of the table begins it here: `makeAlert().addAction(…)`, and `addAction(…)`
  /// in a maker of alerts; -1 for none.
  mutating func continued(_ site: FlowSite, _ base: FlowValue?, _ rows: [CallRow]) -> Int32 {
    let adds = rows.contains { $0.effect == .adds || ($0.effect == .joins || $0.isFilledLater) && $0.role != nil }
    guard adds, !site.isType, !site.arguments.isEmpty else { return -1 }
    if site.base == nil, context.receiver == nil { return function.ownSet }
    guard case .call(let call)? = base?.form else { return -1 }
    let set = continued(call)
    if let begun = rows.first(where: { $0.isFilledLater }), case .begins(let kind, _, _) = begun.effect {
      function.sets[Int(set)].facts.kind = kind
    }
    return set
  }

  /// The set that a call begins, as far as it is one.
  mutating func continued(_ call: FlowCall) -> Int32 {
    if let known = function.sets.firstIndex(where: { $0.continued === call }) { return Int32(known) }
    let facts = ProgramSet(kind: .alert, call: call.place)
    function.sets.append(FlowSet(facts: facts, conditions: call.conditions, continued: call))
    return Int32(function.sets.count - 1)
  }

  /// Nobody knows what else it has.
  mutating func open(_ set: Int32) { function.sets[Int(set)].facts.hasUnknownParts = true }

  /// `alert.addTextField()`, `alert.alertStyle = .critical`, `content.sound = .default`.
  mutating func mark(_ set: Int32, _ traits: SetTraits, _ value: Int?) {
    if traits == .isCritical {
      guard let value, bytes(value).text.lowercased().hasSuffix("critical") else { return }
    }
    if traits == .isFirm {
      guard let value, bytes(value).equals("false") else { return }
    }
    function.sets[Int(set)].facts.traits.formUnion(traits)
  }

  /// Reads a key, which by itself shows nothing.
  mutating func quiet(_ body: (inout FlowReader) -> FlowValue) -> FlowValue {
    let outer = context.isTold
    context.isTold = true
    defer { context.isTold = outer }
    return body(&self)
  }

  // MARK: Buttons

  /// Button styles by the arguments that name them: `role: .destructive`, `style:UIAlertActionStyleCancel`.
  func style(of site: FlowSite) -> ButtonStyle {
    var style: ButtonStyle = []
    guard dialect.hasButtonStyles else { return style }
    for argument in site.arguments where Self.styleLabels.contains(argument.label) && !argument.isBlock {
      style.insert(.declared)
      let words = bytes(argument.node).text.lowercased()
      if words.contains("cancel") { style.insert(.cancel) }
      if words.contains("destructive") { style.insert(.destructive) }
    }
    return style
  }

  private static let styleLabels = Set(["role", "style", "options"].map { CallRow.hash($0[...]) })

  /// A call that makes a button of a set and hands over no title: `.cancel()`, `Button(role: .cancel) {}`.
  mutating func noteUntitled(_ site: FlowSite, _ rows: [CallRow], _ taken: FlowTaken) {
    let own = rows.filter { $0.effect == .joins && $0.purpose == .role(.button) }
    guard dialect == .swift, let row = own.first, !isMethod(site) else { return }
    let set = context.isMenu ? -1 : context.set
    guard set >= 0 else { return }
    let isClose = site.arguments.contains { $0.label == CallRow.hash("role") && bytes($0.node).hasSuffix("close") }
    if row.style.union(style(of: site)).contains(.cancel) || isClose {
      function.sets[Int(set)].facts.traits.insert(.hasSystemCancel)
    } else {
      open(set)
    }
  }

  /// Whether it is called of a value: `task.cancel()` stops something.
  func isMethod(_ site: FlowSite) -> Bool {
    guard let base = site.base else { return false }
    return !(lastWord(base).map { $0.equals("Button") } ?? false)
  }

  /// `alert.addAction(action)`: of what is neither made here nor held by a variable nothing is known.
  mutating func add(_ value: FlowValue, to set: Int32, at node: Int) {
    guard set >= 0 else { return }
    switch value.form {
    case .made(let orders):
      let sinks = orders.compactMap { self.sinks([$0]).first }
      if sinks.count < orders.count { return addLater(value, to: set, at: node) }
      for sink in sinks { join(unused(sink, set), set) }
    case .choice(let branches):
      for branch in branches {
        context.conditions.append(branch.condition)
        add(branch.value, to: set, at: node)
        context.conditions.removeLast()
      }
    case .call(let call): noteMade(call, set)
    case .nothing where dialect == .kotlin: break
    default: addLater(value, to: set, at: node)
    }
  }

  /// The sinks of the function at hand that made these buttons.
  func sinks(_ orders: [Int32]) -> [Int] { function.sinks.indices.filter { orders.contains(function.sinks[$0].order) } }

  /// Which buttons these are, others know: `actions.forEach { alert.addAction($0) }`.
  mutating func addLater(_ value: FlowValue, to set: Int32, at node: Int) {
    guard value.traits.contains(.mayTell) else { return open(set) }
    let place = place(range(node))
    let use = ProgramUse(role: .button, set: set, line: place.line, call: place)
    function.sinks.append(
      FlowSink(
        value: value, use: use, order: range(node).lowerBound, conditions: context.conditions, isAdded: true))
  }

  /// A button that another alert has as well: `let close = Alert.Button.cancel(Text("Close"))`, shown by each of several.
  private mutating func unused(_ sink: Int, _ set: Int32) -> Int {
    let known = function.sinks[sink]
    guard known.use.set >= 0, known.use.set != set else { return sink }
    var other = known
    // What chose the other alert says nothing of this one.
    other.conditions.removeAll { one in context.conditions.contains { $0.id == one.id } }
    function.sinks.append(other)
    return function.sinks.count - 1
  }

  mutating func join(_ sink: Int, _ set: Int32) {
    function.sinks[sink].use.set = set
    if function.sinks[sink].use.role == .button, dialect.hasButtonStyles {
      function.sinks[sink].use.style.insert(.declared)
    }
    for condition in context.conditions where !function.sinks[sink].conditions.contains(condition) {
      function.sinks[sink].conditions.append(condition)
    }
  }

  /// What a function of the project makes comes into the set.
  mutating func noteMade(_ call: FlowCall, _ set: Int32) {
    let made = FlowCall(
      name: call.name, names: call.names, isType: call.isType, base: call.base, arguments: call.arguments,
      place: call.place, order: call.order, set: set, style: call.style, conditions: context.conditions, isButton: true)
    function.calls.removeAll { $0 === call }
    function.calls.append(made)
  }

  /// `button.hasDestructiveAction = true`, `alert.buttons[0].keyEquivalent = "\r"`: the default is a key of the button.
  mutating func restyle(_ owner: FlowValue, _ base: Int?, _ style: ButtonStyle, _ value: Int) {
    var sinks: [Int] = []
    if case .made(let made) = owner.form { sinks = self.sinks(made) } else if let base { sinks = buttonInList(base) }
    if style == .default {
      let sets =
        sinks.isEmpty ? function.sets.indices.suffix(1).map { Int32($0) } : sinks.map { function.sinks[$0].use.set }
      for set in sets where set >= 0 { function.sets[Int(set)].facts.hasOwnDefault = true }
      guard bytes(value).text.contains("\\r") else { return }
    } else if bytes(value).equals("false") || bytes(value).equals("NO") {
      return
    }
    for sink in sinks { function.sinks[sink].use.style.formUnion(style) }
  }

  /// `alert.buttons[0]`, `alert.buttons.last`: the sink that makes the button which the list has there.
  func buttonInList(_ node: Int) -> [Int] {
    let node = bare(node)
    let words = bytes(node).text
    guard let list = children(node).first, bytes(list).text.contains("buttons") else { return [] }
    let base = children(bare(list)).first.map { bare($0) }
    guard let base, kind(base) == .name, case .set(let set)? = variables[hash(bytes(base))]?.form else { return [] }
    // Those that another branch makes stand in no list here.
    let buttons = function.sinks.indices.filter { index in
      let sink = function.sinks[index]
      return sink.use.set == set && sink.use.role == .button
        && !sink.conditions.contains { one in context.conditions.contains { $0.id == one.id && $0.arm != one.arm } }
    }
    if words.contains("last") { return Array(buttons.suffix(1)) }
    if words.contains("first") { return Array(buttons.prefix(1)) }
    guard let index = children(node).last, let number = Int(bytes(bare(index)).text), buttons.indices.contains(number)
    else { return [] }
    return [buttons[number]]
  }

  // MARK: Buttons that can’t be told

  static let buttonBlock = CallRow.hash("actions")
  /// The arguments of SwiftUI’s older alerts.
  static let buttonLabels = Set(
    ["buttons", "primaryButton", "secondaryButton", "dismissButton"].map { CallRow.hash($0[...]) })

  /// Whether a call that begins a set has buttons by names that stand for something made elsewhere.
  func hasUntoldButtons(_ site: FlowSite) -> Bool {
    guard dialect == .swift else { return false }
    return site.arguments.contains { argument in
      if argument.label == Self.buttonBlock { return !argument.isBlock }
      guard Self.buttonLabels.contains(argument.label), kind(argument.node) == .collection else { return false }
      return !children(argument.node).allSatisfy { makesButton($0) }
    }
  }

  /// `dismissButton: item.button`: who makes the object knows which.
  func isLateButton(_ argument: FlowSite.Argument) -> Bool {
    dialect == .swift && Self.buttonLabels.contains(argument.label) && kind(argument.node) != .collection
      && !makesButton(argument.node)
  }

  /// Whether a call that begins a set lacks the argument that titles it: `.alert(isPresented: $isAsking, error: error)`.
  func hasUntoldTitle(_ site: FlowSite, _ rows: [CallRow]) -> Bool {
    let titles = rows.filter { $0.begins && $0.place != .none }
    let isError = rows.contains { row in
      row.effect == .presents && site.arguments.indices.contains { site.isAt(row.place, $0) }
    }
    return !titles.isEmpty && !isError
      && !titles.contains { row in site.arguments.indices.contains { site.isAt(row.place, $0) } }
  }

  /// Whether a call makes a button: `.cancel()`, `Alert.Button.cancel()`.
  func makesButton(_ node: Int) -> Bool {
    guard kind(node) == .call, let site = site(call: node) else { return false }
    return table.rows(of: site.names).contains { $0.role == .button }
  }

  /// Opens the set whose buttons stand in a block if something else than known calls stands among its statements:
  /// `ExtraButtons()`, `eraseButton`.
  mutating func openByUnknown(_ set: Int32, in block: Int, _ label: UInt64) {
    guard label == 0 || label == Self.buttonBlock else { return }
    for view in untoldViews(block) { include(view, in: set) }
  }

  /// What stands among the views of a block and is no call of the table.
  func untoldViews(_ block: Int) -> [Int] {
    children(block).flatMap { statement in
      switch kind(statement) {
      case .statement, .block, .return: return untoldViews(statement)
      case .name, .member, .call, .element: return isKnownView(statement) ? [] : [statement]
      default: return []
      }
    }
  }

  /// The buttons of a property or function of the project: `eraseButton`, `buttons(for: bed)`.
  private mutating func include(_ view: Int, in set: Int32) {
    let range: Range<Int32>
    var (name, arguments, base): (UInt64, [FlowCall.Argument], FlowValue) = (0, [], .own)
    switch kind(view) {
    case .name: (range, name) = (self.range(view), hash(bytes(view)) ^ 1)
    case .member:
      // `note.buttons`
      if let owner = children(view).first { inert { base = $0.evaluate(owner) } } else { base = .unknown }
      if base.isUnknown { return open(set) }
      (range, name) = (tree.nodes[view].name, hash(self.name(view)) ^ 1)
    case .call:
      guard let site = site(call: view), !site.isType, site.base.map({ bytes($0).equals("self") }) ?? true else {
        return open(set)
      }
      (range, name) = (site.nameRange, site.name)
      arguments = site.arguments.map { .init(label: $0.label, value: .unknown, isBlock: $0.isBlock) }
    default: return open(set)
    }
    function.calls.append(
      FlowCall(
        name: name, base: base, arguments: arguments, place: place(range), order: range.lowerBound, set: set,
        conditions: context.conditions, isView: true))
  }

  /// A call of the table, however it is modified.
  func isKnownView(_ node: Int) -> Bool {
    guard kind(node) == .call, let site = site(call: node) else { return false }
    if !table.rows(of: Array(site.names.prefix(1))).isEmpty { return true }
    if hash(bytes(site.nameRange)) == CallRow.hash("ForEach") {
      return site.arguments.allSatisfy { !$0.isBlock || untoldViews($0.node).isEmpty }
    }
    return site.base.map { isKnownView(bare($0)) } ?? false
  }
}
