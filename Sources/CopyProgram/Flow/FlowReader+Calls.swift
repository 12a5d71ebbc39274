import CopyModel
import CopySyntax

/// Calls: those that show copy, by the table, and all others, which may be the project’s own.
extension FlowReader {
  mutating func take(call node: Int) -> FlowValue {
    if isPreview(node) {
      noteUnseen(range(node))
      return .unknown
    }
    guard let site = site(call: node) else {
      // A block that is called at once, and what has no name.
      let all = children(node)
      guard let first = all.first else { return .unknown }
      // `[Choice]()`, a list that others fill.
      if kind(first) == .collection, all.count == 1 { return .list([]) }
      let value = evaluate(first)
      for child in all.dropFirst() { inert { _ = $0.evaluate(child) } }
      return value
    }
    noteOption(node, of: site.base)
    noteTap(site)
    let value = take(site)
    if writesLog(site) {
      noteUnseen(range(node))
      return .unknown
    }
    noteText(value, by: site)
    return typed(value, by: node)
  }

  /// `#Preview { … }` shows nothing to users.
  func isPreview(_ node: Int) -> Bool {
    dialect == .swift && bytes(node).hasLiteral("#Preview", at: 0)
  }

  private static let makers: Set<UInt64> = Set(
    ["alloc", "new", "init", "self", "copy", "mutableCopy", "autorelease", "retain"].map { CallRow.hash($0[...]) })

  mutating func take(message node: Int) -> FlowValue {
    if let site = site(message: node) {
      if isSetter(node), !table.rows(of: site.names).contains(where: { site.has($0.required) }) { return setter(node) }
      return take(site)
    }
    guard let receiver = children(node).first else { return .unknown }
    let name = hash(name(node))
    guard Self.makers.contains(name) else {
      let base = evaluate(receiver)
      if base.isOwn, let kept = variables[own(name)] { return kept }
      return .member(base, name, named: ProgramCopy())
    }
    let word = bytes(receiver)
    guard kind(receiver) == .name, isTypeName(word) else { return evaluate(receiver) }
    let rows = table[hash(word)]
    guard let row = rows.first(where: { $0.begins }) else { return .typed(hash(word)) }
    return .set(begin(row, at: range(receiver), isSheet: false))
  }

  /// `[label setText:value]` is `label.text = value`.
  func isSetter(_ node: Int) -> Bool {
    children(node).count == 2 && name(node).hasLiteral("set", at: 0) && name(node).count > 3
  }

  mutating func setter(_ node: Int) -> FlowValue {
    let all = children(node)
    noteOption(node, of: all[0])
    guard let value = children(all[1]).first else { return .unknown }
    let written = Array(name(node).dropFirst(3))
    let property = [written[0] | 0x20] + written.dropFirst()
    if take(property: property, at: tree.nodes[node].name, base: all[0], value: value) { return .unknown }
    let base = evaluate(all[0])
    note(evaluate(value), in: Self.hash(property), of: base, at: tree.nodes[node].name)
    return .unknown
  }

  // MARK: Calls of the table

  mutating func take(_ site: FlowSite) -> FlowValue {
    let outer = context.isPopUp
    context.isPopUp = outer || isPopUp(site)
    defer { context.isPopUp = outer }
    let rows = rows(of: site)
    let base = site.base.map { shared(evaluate($0, under: site, rows)) } ?? (site.isType ? nil : context.receiver)
    if let known = argument(of: site, base) ?? invoked(site, base) { return known }
    guard rows.contains(where: { applies($0, to: site) }), !isOfOther(site, rows) else {
      return isSystemCancel(site, rows)
        ? .systemCancel(named: site.name) : pass(site, base)
    }
    var set: Int32 = -1
    if case .set(let open)? = base?.form { set = open }
    if set < 0, isOfProject(site, base, rows) { return pass(site, base) }
    if set < 0 { set = continued(site, base, rows) }
    if isBuilder, let base { noteSetter(site, base) }
    var own: Int32?
    if let row = rows.first(where: { $0.begins }) {
      let known = set >= 0 && row.isFilledLater ? set : ownSet(of: site)
      own = known ?? begin(row, at: site.nameRange, isSheet: isSheet(site))
      if set >= 0, row.isFilledLater, let begun = row.begun { function.sets[Int(set)].facts.kind = begun.kind }
      if set < 0, row.isFilledLater, let name = site.base.flatMap({ kind($0) == .name ? bytes($0) : nil }),
        !isTypeName(name), let own
      {
        variables.set(hash(name), to: .set(own))
      }
      if let own, isOwnMaker(site) { function.ownSet = own }
      if let own, hasUntoldButtons(site) || hasUntoldTitle(site, rows) { open(own) }
    }
    var taken = FlowTaken(base: base, set: set, own: own)
    for row in rows { apply(row, site, &taken) }
    for index in site.arguments.indices { take(index, of: site, rows, &taken) }
    if let own { noteLook(taken.passed, of: own) }
    if rows.contains(where: { $0.effect == .categorizes }) { noteCategory(taken.passed) }
    if let own = taken.own { noteMaker(of: own, site, rows, taken) }
    if taken.shown.isEmpty, !taken.isTitled { noteUntitled(site, rows, taken) }
    noteSetter(site, of: set, given: taken.all)
    return result(site, rows, taken)
  }

  /// `super.init()` in a maker of alerts, which is filled from there on.
  private func ownSet(of site: FlowSite) -> Int32? {
    function.ownSet >= 0 && isOwnMaker(site) ? function.ownSet : nil
  }

  /// Whether a call makes what the maker at hand makes: `self.init(title: …)`.
  func isOwnMaker(_ site: FlowSite) -> Bool {
    guard let name = site.names.last, name != 0 else { return false }
    return name == context.owner || name == context.builder?.name && bytes(site.nameRange).equals("init")
  }

  /// Whether a row says something of a call: `String(format:)` is no lookup, and `.cancel()` outside any alert no button.
  private func applies(_ row: CallRow, to site: FlowSite) -> Bool {
    if row.place == .none && row.effect != .logs || site.arguments.indices.contains(where: { site.isAt(row.place, $0) })
    {
      return true
    }
    switch row.effect {
    case .none, .looks, .recases, .presents, .logs, .speaks: return false
    // A message of Objective-C that lacks the part of a row is another one.
    case .joins where dialect == .objectiveC: return false
    // A button of Compose has its title in a block, `TextButton(text = leave)` is the project’s own.
    case .joins where dialect == .kotlin && site.arguments.contains(where: { $0.label == Self.textLabel }): return false
    case .joins: return row.role == .button && (context.set >= 0 || !site.arguments.isEmpty)
    // `alert.addAction(title: "Sink")` is the project’s own.
    case .adds: return site.arguments.isEmpty
    default: return true
    }
  }

  /// `.cancel()`, which goes into an alert that another place shows.
  private func isSystemCancel(_ site: FlowSite, _ rows: [CallRow]) -> Bool {
    dialect == .swift && site.isMethod && site.base == nil && site.arguments.isEmpty
      && rows.contains { $0.style.contains(.cancel) }
  }

  private static let popUp = "popup"

  /// `popUp.menu.addItem(…)`, by the type or the name of what has the menu.
  func isPopUp(_ site: FlowSite) -> Bool {
    guard bytes(site.nameRange).hasLiteral("addItem", at: 0), let menu = site.base.map({ bare($0) }),
      lastWord(menu)?.equals("menu") == true, let owner = children(menu).first, let name = lastWord(owner)
    else { return false }
    return [name, declaredTypes[hash(name)].map { bytes($0) } ?? name].contains {
      $0.text.lowercased().contains(Self.popUp)
    }
  }

  func result(_ site: FlowSite, _ rows: [CallRow], _ taken: FlowTaken) -> FlowValue {
    if let key = taken.key { return .lookup(key, fallback: taken.fallback) }
    if let own = taken.own { return rows.contains { $0.isFilledLater } ? .set(own) : .unknown }
    if taken.set >= 0, dialect == .kotlin || dialect == .java { return .set(taken.set) }
    if !taken.shown.isEmpty, taken.text == nil { return .made(taken.shown.map { function.sinks[$0].order }) }
    if let text = taken.text { return text }
    return site.isType ? .typed(site.name) : givenBack(by: site, taken) ?? .unknown
  }

  /// What a row does besides showing an argument.
  mutating func apply(_ row: CallRow, _ site: FlowSite, _ taken: inout FlowTaken) {
    switch row.effect {
    case .marks(let traits):
      let set = taken.own ?? (taken.set >= 0 ? taken.set : site.isMethod ? -1 : context.set)
      let value = site.arguments.indices.first { site.isAt(row.place, $0) }.map { site.arguments[$0].node }
      if set >= 0 { mark(set, traits, value) }
    case .guardsLoss: if let own = taken.own { function.sets[Int(own)].facts.guardsLoss = true }
    case .presents: present(row, site, taken)
    // `[button setKeyEquivalent:@"\r"]`
    case .styles:
      if let owner = taken.base, let value = site.arguments.first { restyle(owner, site.base, row.style, value.node) }
    case .holds: hold(site, taken)
    case .beginsMenu: taken.isMenu = row.place == .block(0) ? taken.isMenu : true
    default: break
    }
  }

  mutating func take(_ index: Int, of site: FlowSite, _ rows: [CallRow], _ taken: inout FlowTaken) {
    let argument = site.arguments[index]
    if takeReference(argument, of: site, taken.own) { return }
    let row = rows.first { site.isAt($0.place, index) && $0.purpose != .none }
    let isMenu = taken.isMenu || rows.contains { $0.effect == .beginsMenu && site.isAt($0.place, index) }
    let outer = context
    if argument.isBlock, let given = taken.given { variables.set(blockName(argument.node), to: given) }
    if let own = taken.own { context.set = own } else if taken.set >= 0 { context.set = taken.set }
    if isMenu { context.isMenu = true }
    if rows.contains(where: { $0.effect == .marks(.hasTextField) }) { context.isInField = true }
    switch row?.purpose {
    case .key?: taken.key = quiet { $0.evaluate(argument.node) }
    case .fallback?: taken.fallback = quiet { $0.evaluate(argument.node) }
    case .role(.alertTitle)? where hidesTitle(site): passThrough(argument, rows, site, &taken)
    case .role(let role)?: if let row { show(argument, row, role, site, &taken) }
    case .byWords?: if let row { show(argument, row, .unknown, site, &taken) }
    case .some(.none), nil:
      if argument.isBlock, let frame = rows.first(where: { $0.effect == .frames && site.isAt($0.place, index) }) {
        self.frame(argument, frame, site)
      } else {
        passThrough(argument, rows, site, &taken)
      }
    }
    taken.noteGiven(argument, function)
    context = outer
  }

  private static let action = CallRow.hash("UIAlertAction")
  /// What the blocks behind such a call are given.
  static let given = Set(["error", "presenting", "item"].map { CallRow.hash($0[...]) })

  /// `alert.addAction(.keep)`, of which the program says more than the system.
  private func ofAction(_ value: FlowValue, _ rows: [CallRow]) -> FlowValue {
    guard dialect == .swift, rows.contains(where: { $0.effect == .adds }),
      case .member(let base, let name, let named) = value.form, base.isUnknown
    else { return value }
    return .member(.typed(Self.action), name, named: named)
  }

  /// An argument that no row has.
  mutating func passThrough(
    _ argument: FlowSite.Argument, _ rows: [CallRow], _ site: FlowSite, _ taken: inout FlowTaken
  ) {
    context.isTold = false
    if argument.isBlock || kind(argument.node) == .closure {
      // What a button does is no part of what it belongs to.
      let isSilent = !rows.isEmpty && rows.allSatisfy { $0.purpose == .none && $0.isAside }
      if taken.own == nil, isSilent || rows.contains(where: { $0.purpose == .role(.button) }) {
        (context.set, context.block, context.receiver) = (-1, nil, nil)
      }
      if taken.own != nil { context.block = nil }
      _ = evaluate(argument.node)
      if let own = taken.own, dialect == .swift { openByUnknown(own, in: argument.node, argument.label) }
      return
    }
    // `alert.addAction(.init(title: …))`
    if rows.contains(where: { $0.effect == .adds }) { wanted = (argument.node, Self.action) }
    context.isHandedOn = true
    let value = ofAction(evaluate(argument.node), rows)
    taken.passed.append(.init(label: argument.label, value: value))
    if Self.given.contains(argument.label) { taken.given = value }
    if rows.contains(where: { $0.effect == .adds }) { add(value, to: taken.set, at: argument.node) }
    if let own = taken.own, isLateButton(argument) { add(value, to: own, at: argument.node) }
    if let own = taken.own, site.isType, table[site.name].isEmpty { addButtons(in: value, to: own, at: argument.node) }
    if rows.contains(where: { $0.purpose == .none && $0.effect == .none }) { return }
  }

}

/// What was found of a call on the way through its arguments.
struct FlowTaken {
  var base: FlowValue?
  var set: Int32
  var own: Int32?
  var shown: [Int] = []
  var isTitled = false
  var isMenu = false
  var given: FlowValue?
  var key: FlowValue?
  var fallback: FlowValue?
  /// The values of arguments that show nothing here.
  var passed: [FlowCall.Argument] = []
  /// The words of what is text by itself.
  var text: FlowValue?
  /// All that the call is given, in its order.
  var all: [FlowCall.Argument] = []
  /// How many of its arguments were passed or shown so far, and how many were shown.
  var (known, knownShown) = (0, 0)

  init(base: FlowValue?, set: Int32, own: Int32?) { (self.base, self.set, self.own) = (base, set, own) }
}

extension CallRow {
  /// What blocks it is given do is no part of what it belongs to.
  var isAside: Bool { if case .marks = effect { true } else { effect == .none || effect == .holds } }
  var begins: Bool { if case .begins = effect { true } else { false } }
  /// The set that it begins, before anything is known of it.
  var begun: ProgramSet? {
    guard case .begins(let kind, let order, _) = effect else { return nil }
    return ProgramSet(kind: kind, order: order, call: ProgramPlace(), platforms: platforms)
  }
  var isFilledLater: Bool { if case .begins(_, _, let isFilledLater) = effect { isFilledLater } else { false } }
  var role: Role? { if case .role(let role) = purpose { role } else { nil } }
}
