import CopyModel

/// Where a string may come from in the end.
struct FlowLeaf {
  enum Kind {
    case known(ProgramCopy)
    /// `nil`, and no words.
    case nothing
    case unknown
    /// Only the callers know.
    case parameter
    /// A property of a type, or what a case carries: only those who make one know.
    case slot(owner: UInt64, name: UInt64)
    /// A button that cancels, with the system’s words.
    case systemCancel
    case systemOK
    /// A button that is made somewhere.
    case made(FlowMade)
  }

  var kind: Kind
  var conditions: [FlowCondition] = []
  /// How the object to which it belongs is shown.
  var style: ButtonStyle = []
  /// Other words stand beside it.
  var isPart = false
  /// Words before it say more.
  var isBehind = false
  /// It is put into other words.
  var isInserted = false
  /// The object at hand says it, and not the alert that shows it.
  var isOfObject = false
  /// The key under which a dictionary has it, where that says what it is for; 0 for none.
  var entry: UInt64 = 0
}

extension FlowJoin {
  static let mostLeaves = 256
  private static let mostSteps = 1_000

  func leaves(_ value: FlowValue, _ scope: FlowScope) -> [FlowLeaf] {
    if case .copy(let copy) = value.form { return [FlowLeaf(kind: .known(copy.standing(in: scope.place.file)))] }
    let most = min(Self.mostSteps, work)
    steps = most
    defer { work -= most - max(steps, 0) }
    return Array(follow(FlowBound(value: value, scope: scope)).prefix(Self.mostLeaves))
  }

  static let unknown = [FlowLeaf(kind: .unknown)]

  func follow(_ bound: FlowBound) -> [FlowLeaf] {
    steps -= 1
    guard steps > 0 else { return Self.unknown }
    let scope = bound.scope
    switch bound.value.form {
    case .copy(let copy): return [FlowLeaf(kind: .known(copy.standing(in: scope.place.file)))]
    case .nothing: return [FlowLeaf(kind: .nothing)]
    case .systemCancel: return [FlowLeaf(kind: .systemCancel)]
    case .systemOK: return [FlowLeaf(kind: .systemOK)]
    case .unknown, .typed, .set: return Self.unknown
    case .made(let orders): return made(orders, scope)
    case .gathered(let values): return gathered(values)
    case .views(let values): return views(values, scope)
    case .element(let list, let loop, _, _): return elements(list, loop, scope)
    case .pick(let list, let place): return picked(list, place, scope)
    case .narrowed(let value, _, _): return follow(FlowBound(value: value, scope: scope))
    case .own: return scope.own.map { follow($0) } ?? Self.unknown
    case .parameter(let index): return parameter(index, scope)
    case .lookup(let key, let fallback): return lookup(key, fallback, scope)
    case .choice(let branches): return choice(branches, scope)
    case .parts(let values): return parts(values.map { follow(FlowBound(value: $0, scope: scope)) })
    case .filled(let text, let others): return filled(text, others, scope)
    case .list(let values): return values.flatMap { follow(FlowBound(value: $0, scope: scope)) }
    case .entry(let key, let value):
      return follow(FlowBound(value: value, scope: scope)).map { leaf in
        var leaf = leaf
        leaf.entry = key
        return leaf
      }
    case .payload(let name, let index, let label): return payload(name, index, label, scope)
    case .member(let base, let name, let named): return member(base, name, named, scope)
    case .call(let call): return self.call(call, scope)
    }
  }

  private func gathered(_ values: [FlowBound]) -> [FlowLeaf] {
    values.flatMap { value in
      follow(value).map { leaf in
        var leaf = leaf
        leaf.style.formUnion(value.style)
        return leaf
      }
    }
  }

  func parameter(_ index: Int, _ scope: FlowScope) -> [FlowLeaf] {
    guard scope.arguments != nil else { return [FlowLeaf(kind: .parameter)] }
    return scope.argument(index).map { follow($0) } ?? Self.unknown
  }

  /// Of texts that are joined the first words stand for all; the others are shown too.
  func parts(_ all: [[FlowLeaf]]) -> [FlowLeaf] {
    let isWord: (FlowLeaf) -> Bool = { leaf in
      if case .known(let copy) = leaf.kind { copy.hasLetters || copy.key == 0 } else { false }
    }
    guard let main = all.firstIndex(where: { $0.contains(where: isWord) }) else {
      return all.joined().contains { if case .parameter = $0.kind { true } else { false } }
        ? [FlowLeaf(kind: .parameter)] : Self.unknown
    }
    var found = all[main]
    let isAlone = all.indices.allSatisfy { $0 == main || all[$0].allSatisfy(isBlank) }
    if isAlone { return found }
    for index in found.indices { found[index].isPart = true }
    for var leaf in all[(main + 1)...].joined() where isWord(leaf) {
      (leaf.isPart, leaf.isBehind) = (true, true)
      found.append(leaf)
    }
    return found
  }

  private static let blanks = Set([" ", "\n", "\n\n", "\t"].map { CallRow.hash($0[...]) })

  /// Nothing but space, which makes no other text of what stands beside it.
  private func isBlank(_ leaf: FlowLeaf) -> Bool {
    switch leaf.kind {
    case .nothing: true
    case .known(let copy): Self.blanks.contains(copy.key)
    default: false
    }
  }

  /// The words of a text, and those of a catalogue that are put into it. Where it has none, the others stand side by side:
  /// `"\(what) \(remedy)"`, of which the first stands for all.
  private func filled(_ text: FlowValue, _ others: [FlowValue], _ scope: FlowScope) -> [FlowLeaf] {
    let found = follow(FlowBound(value: text, scope: scope))
    let all = others.map { follow(FlowBound(value: $0, scope: scope)) }
    let hasWords = found.contains {
      if case .known(let copy) = $0.kind { copy.hasLetters || copy.key == 0 } else { true }
    }
    var isFirst = true
    let inserted = all.flatMap { leaves -> [FlowLeaf] in
      let known = leaves.compactMap { leaf -> FlowLeaf? in
        guard case .known(let copy) = leaf.kind, copy.isLocalized || copy.key == 0 && !copy.isPassed else { return nil }
        var leaf = leaf
        (leaf.isPart, leaf.isInserted, leaf.isBehind) = (true, hasWords, !hasWords && !isFirst)
        return leaf
      }
      isFirst = isFirst && known.isEmpty
      return known
    }
    return hasWords || inserted.isEmpty ? found + inserted : inserted
  }

  func lookup(_ key: FlowValue, _ fallback: FlowValue?, _ scope: FlowScope) -> [FlowLeaf] {
    if let words = text(ofCase: key, scope) { return words }
    let text = fallback.flatMap { self.text(of: $0, for: key, scope) }
    return follow(FlowBound(value: key, scope: scope)).map { leaf in
      guard case .known(var copy) = leaf.kind else { return leaf }
      copy.isLocalized = true
      if let text, copy.key != 0 {
        (copy.fallback, copy.start, copy.end, copy.file) = (text.key, text.start, text.end, text.file)
      }
      if copy.key == 0, copy.symbol != 0 { copy.accessor = copy.symbol }
      var leaf = leaf
      leaf.kind = .known(copy)
      return leaf
    }
  }

  /// The text beside a key. What a function gives for each key that it is asked for (“not found”) is the text of none.
  private func text(of fallback: FlowValue, for key: FlowValue, _ scope: FlowScope) -> ProgramCopy? {
    if case (.parameter, .copy) = (key.form, fallback.form) { return nil }
    return follow(FlowBound(value: fallback, scope: scope)).lazy.compactMap { leaf -> ProgramCopy? in
      if case .known(let copy) = leaf.kind { copy } else { nil }
    }.first
  }

  func payload(_ name: UInt64, _ index: Int, _ label: UInt64, _ scope: FlowScope) -> [FlowLeaf] {
    if let instance = scope.instance, instance.type == name {
      return (instance.values[label == 0 ? UInt64(index) : label] ?? instance.values[UInt64(index)]).map {
        follow($0).map(\.ofObject)
      } ?? Self.unknown
    }
    return [FlowLeaf(kind: .slot(owner: name, name: UInt64(index)))]
  }

  // MARK: Calls

  func call(_ call: FlowCall, _ scope: FlowScope) -> [FlowLeaf] {
    if scope.instance != nil, let base = call.base, isNothing(FlowBound(value: base, scope: scope)) {
      return [FlowLeaf(kind: .nothing)]
    }
    if let target = target(of: call, scope) ?? handedOn(call, scope), isMeant(target, scope) {
      let function = function(target.place)
      if function.makesText, !function.returned.isEmpty { return text(madeAt: target, scope) }
      if !function.returned.isEmpty, !function.isMaker {
        let base = call.base.map { FlowBound(value: $0, scope: scope) }
        if let base, isOneOfMany(function, base) { return Self.unknown }
        let found = returned(target.place, target.arguments, base, scope)
        if let holders = holders(found, of: base, function) { return holders }
        if let base, isText(function.owner) { return whole(found, of: base, by: .choice(function.returned)) }
        // What the project’s own functions make of a text that they are given is their affair.
        return answered(found, by: call, scope)
      }
      return button(madeBy: call, target) ?? composed(by: call, target) ?? held(by: call, scope) ?? Self.unknown
    }
    if let held = held(by: call, scope) ?? property(calledBy: call, scope) { return held }
    if call.isType, parents[call.name] != nil, !isText(call.name) { return Self.unknown }
    if let base = text(askedBy: call, scope) {
      let words = follow(FlowBound(value: base, scope: scope))
      if words.contains(where: { !$0.isUnknown }) {
        return words.map { passed($0, through: call.name) }
      }
    }
    return words(givenTo: call, scope)
      ?? (call.accessor.accessor == 0 ? Self.unknown : [FlowLeaf(kind: .known(call.accessor))])
  }

  /// What a function that nobody knows makes of the words that it is given; nil where it is given none.
  private func words(givenTo call: FlowCall, _ scope: FlowScope) -> [FlowLeaf]? {
    // `L10n.dry(bed)`, of a type that a generator makes, puts what it is given into the text of a key.
    let isGenerated = call.accessor.accessor != 0 && (functions[call.name] == nil || isOfNobody(call))
    for argument in call.arguments where !argument.isBlock && !(isGenerated && isPutIn(argument.value, scope)) {
      let words = follow(FlowBound(value: argument.value, scope: scope))
      // It is asked of an object of another kind than the one at hand.
      if words.isEmpty { return [] }
      let isTold = words.contains { leaf in
        switch leaf.kind {
        case .unknown: false
        case .parameter, .slot: !isGenerated
        default: true
        }
      }
      guard isTold else { continue }
      return call.isType ? words : words.map { passed($0, through: call.name) }
    }
    return nil
  }

  /// Whether what a generated function is given can only be put into its text: `list.joined(separator: ", ")`, `"\(count) km"`.
  private func isPutIn(_ value: FlowValue, _ scope: FlowScope) -> Bool {
    switch value.form {
    case .filled(let text, _):
      if case .copy = text.form { return true } else { return false }
    case .call(let call):
      guard !call.isType, let base = call.base else { return false }
      if case .typed = base.form { return false }
      return follow(FlowBound(value: base, scope: scope)).allSatisfy(\.isUnknown)
    default: return false
    }
  }

  /// `exception.getMessage()`: of a type that the program doesn’t declare any may come, and not only the program’s own.
  private func isOneOfMany(_ function: FlowFunction, _ base: FlowBound) -> Bool {
    let type = type(of: base)
    return type != 0 && function.owner != 0 && !declared.contains(type) && !isKind(type, of: function.owner)
  }

  /// What a method gives, and what those of the types below give in its place: `getTitle()`.
  private func answered(_ found: [FlowLeaf], by call: FlowCall, _ scope: FlowScope) -> [FlowLeaf] {
    guard call.arguments.isEmpty, call.base?.isOwn ?? true, overridden(call.name, of: scope.owner) else { return found }
    let words = found.filter { if case .unknown = $0.kind { false } else { true } }
    let isOwn = ownFunctions[Key(owner: scope.owner, name: call.name)] != nil
    if let instance = scope.instance, isKind(instance.type, of: scope.owner) {
      return instance.values[call.name].map { follow($0) } ?? (isOwn ? found : Self.unknown)
    }
    return (isOwn ? words : []) + [FlowLeaf(kind: .slot(owner: scope.owner, name: call.name))]
  }

  /// Begins to follow what goes by `key`. A text may go through one property twice, `"gate".localized` into `text.localized`; what
  /// goes through it a third time goes in a circle, and gives nil.
  func enter(_ key: UInt64) -> UInt64? { [key, ~key].first { active.insert($0).inserted } }

  func returned(
    _ place: FlowPlace, _ arguments: [FlowBound?], _ base: FlowBound?, _ scope: FlowScope
  ) -> [FlowLeaf] {
    let key = UInt64(place.file) &<< 32 | UInt64(place.function)
    guard let step = enter(key) else { return Self.unknown }
    defer { active.remove(step) }
    let function = function(place)
    let own = base.map { $0.value.isOwn ? scope.own : $0 } ?? scope.own
    let inner = FlowScope(place, function, arguments: arguments, own: own, instance: scope.instance)
    return Self.united(choice(function.returned, inner))
  }
}

extension ProgramCopy {
  fileprivate func standing(in file: Int) -> ProgramCopy {
    var copy = self
    copy.file = Int32(file)
    return copy
  }
}
