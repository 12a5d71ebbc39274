import CopyModel
import CopySyntax

/// Calls of no row: the project’s own functions, and those that nobody knows.
extension FlowReader {
  // MARK: Other calls

  /// A call of no row: the project’s own function, or one that nobody knows.
  mutating func pass(_ site: FlowSite, _ base: FlowValue?) -> FlowValue {
    if let value = generated(by: site) ?? passScope(site, base) ?? takeSlot(site) ?? built(by: site) { return value }
    if isBuilder, case .made? = base?.form, let base { return base }
    notePlacing(site)
    let set = setAdded(to: site, base)
    if let each = each(of: site, base) { return passEach(each, site) }
    let (arguments, filled) = passAll(of: site, base, in: set)
    noteArgument(site, arguments)
    noteFill(site, base, arguments)
    if let text = joined(site, base, arguments) { return text }
    let name = bytes(site.nameRange)
    let (adds, sets) = (name.hasLiteral("add", at: 0), name.hasLiteral("set", at: 0) || name.hasLiteral("with", at: 0))
    let tells = arguments.contains { $0.value.traits.contains(.mayTell) }
    // `.setCancelable(false)` is the system’s and adds nothing, `.setCancelButton()` may be the project’s own.
    let mayAdd = adds || sets && tells
    let call = FlowCall(
      name: site.name, names: site.names, isType: site.isType, base: root(of: set) ?? base, arguments: arguments,
      place: place(site.nameRange), order: site.start, set: set < 0 ? self.set(givenIn: arguments) : set,
      style: style(of: site),
      conditions: context.conditions, mayAdd: mayAdd, keepsType: dialect == .kotlin,
      isImplicit: site.base == nil && context.receiver != nil, accessor: accessor(of: site), wanted: site.wanted)
    connect(filled, to: call)
    if site.isType { noteForeign(site, arguments) }
    let fills = set < 0 ? call.set >= 0 : adds || sets
    if (tells || isView(site) || fills || isOfMade(call)) && !writesLog(site) { note(call) }
    return set >= 0 && givesItself(site) ? .set(set) : .call(call)
  }

  /// What the arguments of a call stand for, and the sets that its blocks fill.
  private mutating func passAll(
    of site: FlowSite, _ base: FlowValue?, in set: Int32
  ) -> (arguments: [FlowCall.Argument], filled: [(set: Int32, argument: Int)]) {
    let outer = context
    var (arguments, filled) = ([FlowCall.Argument](), [(set: Int32, argument: Int)]())
    // `.alert(item: $notice) { notice in … }`
    var given: FlowValue?
    for argument in site.arguments {
      if table.hides(argument.label) {
        inert { _ = $0.evaluate(argument.node) }
        continue
      }
      if argument.isBlock, let given { variables.set(blockName(argument.node), to: given) }
      let own = set < 0 ? beginFilled(by: argument, of: site) : -1
      if own >= 0 { filled.append((own, arguments.count)) }
      arguments.append(pass(argument, site, set, base))
      if Self.given.contains(argument.label), dialect == .swift { given = arguments.last?.value }
      context = outer
    }
    return (arguments, filled)
  }

  /// The set that a call hands on to be filled: `fill(builder)`; -1 for none.
  private func set(givenIn arguments: [FlowCall.Argument]) -> Int32 {
    guard isBuilder else { return -1 }
    let sets = arguments.compactMap { if case .set(let set) = $0.value.form { set } else { nil } }
    return sets.count == 1 ? sets[0] : -1
  }

  /// What a method of a type may have been made of: `L10n.dry(bed)`.
  private func accessor(of site: FlowSite) -> ProgramCopy {
    var named = site.isType ? ProgramCopy() : site.member.map { copy(of: $0) } ?? ProgramCopy()
    named.isPassed = named.accessor != 0
    return named
  }

  /// `fatalError("…")` is no case of that name, which an enum of the program may have; `logger.error("…")` is no method of the
  /// program’s own.
  func writesLog(_ site: FlowSite) -> Bool {
    guard site.isMethod else { return table.rows(of: site.names).contains { $0.effect == .logs } }
    guard table.mayLog(site.name), let base = site.base, let word = lastWord(base) else { return false }
    let type = declaredTypes[hash(word)].map { [bytes($0)] } ?? []
    return names(Array(bytes(site.nameRange)), of: [word] + type).contains { name in
      table[name].contains { $0.effect == .logs }
    }
  }

  /// `.setCancelButton().setPositiveButton(…)`: a builder gives itself back.
  private func givesItself(_ site: FlowSite) -> Bool {
    let name = bytes(site.nameRange)
    return isBuilder && (site.isMethod || context.receiver != nil) && !name.hasLiteral("get", at: 0)
      && !name.hasLiteral("find", at: 0)
  }

  /// What a call makes of a text by what it puts to it or into it; nil for other calls.
  private mutating func joined(_ site: FlowSite, _ base: FlowValue?, _ passed: [FlowCall.Argument]) -> FlowValue? {
    if let base, joins(site, base) { return join(passed, to: base, of: site) }
    if let base { noteAddition(site, base, passed) }
    if site.base == nil, let text = appended(site, passed) { return text }
    return site.isFormat ? format(site, base, passed) : nil
  }

  /// The sets that blocks fill go on with those of the function that gets the blocks.
  private mutating func connect(_ filled: [(set: Int32, argument: Int)], to call: FlowCall) {
    for (set, argument) in filled {
      (function.sets[Int(set)].continued, function.sets[Int(set)].argument) = (call, argument)
    }
  }

  /// Whether it is a method of an object that is made right here, which may be an alert: `DrainAlert().offer()`.
  private func isOfMade(_ call: FlowCall) -> Bool {
    call.set < 0 && call.root.map { $0.isType && !$0.arguments.contains(where: \.isBlock) } ?? false
  }

  /// Notes a call, and what makes the object that it is a method of.
  mutating func note(_ call: FlowCall) {
    if let root = call.root, root.isType, !function.calls.suffix(Self.longestChain).contains(where: { $0 === root }) {
      function.calls.append(root)
    }
    function.calls.append(call)
  }

  private static let longestChain = 32

  var isBuilder: Bool { dialect == .kotlin || dialect == .java }

  /// The set that a call of no row may add to; -1 for none.
  private mutating func setAdded(to site: FlowSite, _ base: FlowValue?) -> Int32 {
    if case .set(let open)? = base?.form { return open }
    guard bytes(site.nameRange).hasLiteral("add", at: 0) else { return -1 }
    // `addCancel()` in a maker of alerts, which another method of the type answers.
    if site.base == nil, !site.isType { return function.ownSet }
    // `let alert = UIAlertController(warning: …)`, then `alert.addCancel()`
    guard case .call(let call)? = base?.form, call.isType, table[call.name].contains(where: { $0.begins }) else {
      return -1
    }
    return continued(call)
  }

  /// `UIAlertController(title: …, error: error)`: a maker that a library may add to a type of the table titles it all the same.
  private mutating func noteForeign(_ site: FlowSite, _ arguments: [FlowCall.Argument]) {
    for row in table.rows(of: site.names) where row.required != 0 && !site.has(row.required) {
      guard let role = row.role, role == .alertTitle || role == .alertMessage, row.label != 0,
        let argument = arguments.first(where: { $0.label == row.label })
      else { continue }
      let use = ProgramUse(role: role, line: line(site.nameRange.lowerBound).number, call: place(site.nameRange))
      function.sinks.append(
        FlowSink(value: argument.value, use: use, order: site.nameRange.lowerBound, conditions: context.conditions))
    }
  }

  mutating func pass(
    _ argument: FlowSite.Argument, _ site: FlowSite, _ set: Int32, _ base: FlowValue?
  ) -> FlowCall.Argument {
    guard argument.isBlock || kind(argument.node) == .closure else {
      context.isHandedOn = true
      return .init(label: argument.label, value: evaluate(argument.node))
    }
    context.isTold = false
    context.isHandedOn = isControl(site)
    if set >= 0 { context.set = set }
    // `builder.show { setTitle(…) }`: a block that a builder’s own method is given speaks of the builder.
    if dialect == .kotlin, let base, case .set = base.form {
      let listens = bytes(site.nameRange).hasLiteral("set", at: 0)
      (context.receiver, context.receiverNames) = (listens ? nil : base, [])
    }
    let value = evaluate(argument.node)
    if dialect == .kotlin { return .init(label: argument.label, value: value, isBlock: true) }
    if case .made = value.form { return .init(label: argument.label, value: value, isBlock: true) }
    return .init(label: argument.label, value: argument.isBlock ? .unknown : value, isBlock: argument.isBlock)
  }

  /// Whether a type says by its name that what stands in its blocks may be more than text: `SaveButton { Text("Save") }`.
  private func isControl(_ site: FlowSite) -> Bool {
    site.isType && Self.controls.contains { bytes(site.nameRange).text.contains($0) }
  }

  private static let controls = ["Button", "Menu", "Alert", "Action", "Dialog", "Link"]

  /// Whether a text gets more words behind it: `text.appending(more)`, `[text stringByAppendingString:more]`, and those that
  /// change the text itself, `text.append(more)`.
  private func joins(_ site: FlowSite, _ base: FlowValue) -> Bool {
    guard base.traits.contains(.mayTell), !site.arguments.isEmpty else { return false }
    let name = bytes(site.nameRange)
    if ["append", "appendString:", "appendFormat:"].contains(where: { name.equals($0) }) {
      return base.traits.contains(.mayBeString)
    }
    return ["appending", "stringByAppending"].contains { name.hasLiteral($0, at: 0) && !name.text.contains("Path") }
  }

  private mutating func join(_ more: [FlowCall.Argument], to base: FlowValue, of site: FlowSite) -> FlowValue {
    let joined = FlowValue.parts([base] + more.map(\.value))
    let isMutation =
      bytes(site.nameRange).hasLiteral("append", at: 0) && !bytes(site.nameRange).hasLiteral("appending", at: 0)
    guard isMutation, let node = site.base.map({ bare($0) }), kind(node) == .name else { return joined }
    let name = hash(bytes(node))
    if variables[name] != nil { variables.set(name, to: joined) }
    return joined
  }

  /// Of a format the words are what is shown; what fills them is not.
  func format(_ site: FlowSite, _ base: FlowValue?, _ arguments: [FlowCall.Argument]) -> FlowValue {
    let values = arguments.map(\.value)
    if let index = arguments.firstIndex(where: { $0.label == CallRow.hash("format") }) {
      return .filled(values[index], Array(values[(index + 1)...]))
    }
    if let base, base.traits.contains(.mayTell) {
      if case .typed = base.form {} else { return .filled(base, values) }
    }
    guard let first = values.first else { return .unknown }
    return .filled(first, Array(values.dropFirst()))
  }
}
