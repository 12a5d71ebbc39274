import CopyModel

/// What an object holds, by its maker and by the methods that are called of it.
extension FlowJoin {
  /// The properties of what a call makes: by its maker, and those that it hands on to, or where there is none by their names.
  func values(madeBy call: FlowCall, _ scope: FlowScope, depth: Int = 0) -> [UInt64: FlowBound] {
    var values: [UInt64: FlowBound] = [:]
    if let target = target(of: call, scope), function(target.place).isMaker {
      let function = function(target.place)
      let inner = FlowScope(target.place, function, arguments: target.arguments)
      if depth < Self.deepest, let other = function.calls.first(where: { $0.name == FlowReader.maker && $0.isOfOwn }) {
        values = self.values(madeBy: ownMaker(other, of: function.owner, inner), inner, depth: depth + 1)
      } else if depth < Self.deepest, let parent = function.parent {
        values = self.values(madeBy: parent, inner, depth: depth + 1)
      }
      put(function.writes, of: inner, into: &values)
      if let text = onlyText(of: function) { values[Self.text] = FlowBound(value: text, scope: inner) }
      return values
    }
    // What is made of nothing waits to be filled.
    if call.isType, !call.arguments.isEmpty { values = defaults(of: call.name) }
    for argument in call.arguments where argument.label != 0 {
      values[argument.label] = FlowBound(value: argument.value, scope: scope)
    }
    return values
  }

  /// `self.init(title: …)` makes one of the type, `super.init(title: …)` one of what it extends.
  private func ownMaker(_ call: FlowCall, of type: UInt64, _ scope: FlowScope) -> FlowCall {
    let all = lineage(type).lazy.map { self.named(call, $0) }
    return all.first { made in
      guard let place = self.place(of: made, scope), place != scope.place else { return false }
      return isGivenAll(of: function(place), by: made)
    } ?? named(call, type)
  }

  /// The text that a maker puts into a view of its own, where it is one: `label.text = message`.
  private func onlyText(of maker: FlowFunction) -> FlowValue? {
    let texts = maker.sinks.filter { sink in
      sink.use.role == .unknown && sink.use.set < 0 && !sink.use.isSpoken && sink.value.traits.contains(.isOpen)
    }
    return texts.count == 1 ? texts[0].value : nil
  }

  /// What an object holds of the text that its maker shows.
  private static let text = CallRow.hash("text of its maker")

  /// Puts that text into the alert which the type is by what it extends, where that has no message.
  func showText(
    ofMaker function: FlowFunction, _ scope: FlowScope, _ request: FlowRequest, _ drafts: [Int32: FlowDraft]
  ) {
    guard function.isOwnAlert, let draft = drafts[0], let instance = scope.instance, instance.type != function.owner,
      let text = instance.values[Self.text], !draft.parts.contains(where: { $0.use.role == .alertMessage })
    else { return }
    let use = ProgramUse(role: .alertMessage, set: 0, line: draft.facts.call.line, call: draft.facts.call)
    let sink = FlowSink(value: text.value, use: use, order: function.sinks.first?.order ?? 0, conditions: [])
    show(sink, text.scope, request, drafts)
  }

  /// What the properties of an object hold that nobody gives another value when it is made.
  private func defaults(of type: UInt64) -> [UInt64: FlowBound] {
    (members[type] ?? []).reduce(into: [:]) { values, name in
      guard let found = definitions[Key(owner: type, name: name)]?.first, found.definition.isVariable,
        let value = found.definition.value
      else { return }
      let scope = FlowScope(FlowPlace(file: found.file, function: 0), owner: type, own: nil, instance: nil)
      values[name] = FlowBound(value: value, scope: scope)
    }
  }

  /// A function that writes more fills no one object.
  private static let mostWrites = 256

  /// What methods put into an object behind its making: `Notice().title(…).message(…)`.
  func values(setBehind call: FlowCall, _ scope: FlowScope, of type: UInt64) -> [UInt64: FlowBound] {
    var values: [UInt64: FlowBound] = [:]
    for write in function(scope.place).writes.prefix(Self.mostWrites) {
      // `alert.heading = …`, of a variable that holds the object.
      guard case .call(let made) = write.base.form, made === call else { continue }
      values[write.name] = FlowBound(value: write.value, scope: scope)
    }
    for later in function(scope.place).calls where later !== call && begins(later, call) {
      guard let target = target(of: later, scope) else { continue }
      let function = function(target.place)
      guard isKind(type, of: function.owner), function.owner != 0, !function.isMaker else { continue }
      let inner = FlowScope(target.place, function, arguments: target.arguments)
      put(function.writes, of: inner, style: later.style, into: &values)
      putByOthers(function, inner, style: later.style, into: &values)
    }
    return values
  }

  /// Puts into an object what the methods put there that one of its methods calls: `addClose()`, which calls `addAction(title: …)`.
  private func putByOthers(
    _ function: FlowFunction, _ scope: FlowScope, style: ButtonStyle, into values: inout [UInt64: FlowBound],
    depth: Int = 0
  ) {
    guard depth < 2, function.writes.isEmpty else { return }
    for call in function.calls where !call.isType && call.base?.isOwn ?? true {
      guard let target = target(of: call, scope) else { continue }
      let other = self.function(target.place)
      guard other.owner == function.owner, other.owner != 0, !other.isMaker else { continue }
      let inner = FlowScope(target.place, other, arguments: target.arguments)
      put(other.writes, of: inner, style: style.union(call.style), into: &values)
      putByOthers(other, inner, style: style, into: &values, depth: depth + 1)
    }
  }

  /// Puts into an object what a function of it puts there, which may depend on conditions.
  private func put(
    _ writes: [FlowWrite], of scope: FlowScope, style: ButtonStyle = [], into values: inout [UInt64: FlowBound]
  ) {
    for write in writes where write.base.isOwn {
      let before = values[write.name]
      var value = write.value
      for condition in write.conditions.reversed() {
        value = .choice([FlowBranch(condition: condition, value: value)])
      }
      if write.isAddition {
        values[write.name] = adding(FlowBound(value: value, scope: scope, style: style), to: before, scope)
      } else if !write.conditions.isEmpty, let before, before.scope === scope {
        let both = [FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: before.value)]
        let last = FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: value)
        values[write.name] = FlowBound(value: .choice(both + [last]), scope: scope, style: style)
      } else {
        values[write.name] = FlowBound(value: value, scope: scope, style: style)
      }
    }
  }

  /// What the only maker of a type puts into each of its objects.
  func fillByMaker(of type: UInt64, _ values: inout [UInt64: FlowBound]) {
    guard let makers = makers[type], makers.count == 1, let place = makers.first else { return }
    let function = function(place)
    put(function.writes, of: FlowScope(place, function), into: &values)
  }

  private func adding(_ value: FlowBound, to list: FlowBound?, _ scope: FlowScope) -> FlowBound {
    var all = [value]
    if case .gathered(let before)? = list?.value.form { all = before + all } else if let list { all = [list] + all }
    return FlowBound(value: .gathered(all), scope: scope)
  }

  /// Whether a chain of calls starts with `first`.
  private func begins(_ call: FlowCall, _ first: FlowCall) -> Bool {
    var base = call.base
    while case .call(let before)? = base?.form {
      if before === first { return true }
      base = before.base
    }
    return false
  }
}

extension FlowCall {
  /// `self.init(title: …)`, by which a maker hands on to another one.
  fileprivate var isOfOwn: Bool { base?.isOwn ?? false }
}
