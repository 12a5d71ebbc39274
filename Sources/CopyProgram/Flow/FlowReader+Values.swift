import CopyModel
import CopySyntax

/// What the expressions of a program stand for.
extension FlowReader {
  /// Values in values deeper than this can’t be told.
  static let deepest = 120

  mutating func evaluate(_ node: Int) -> FlowValue {
    guard depth < Self.deepest else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    return value(node)
  }

  private mutating func value(_ node: Int) -> FlowValue {
    switch kind(node) {
    case .string: return string(node)
    case .name: return named(node)
    case .member: return member(node)
    case .call: return take(call: node)
    case .message: return take(message: node)
    case .closure: return closure(node)
    case .binary: return binary(node)
    case .ternary: return ternary(node)
    case .prefix, .postfix, .cast, .tuple, .argument: return inner(node)
    case .collection: return .list(values(in: node))
    case .element: return element(node)
    case .assignment, .declaration, .function, .type, .return, .statement, .block: return execute(node)
    case .number, .parameter, .unknown: return .unknown
    }
  }

  /// A literal; what stands in its marks may be copy of its own.
  mutating func string(_ node: Int) -> FlowValue {
    let value = literal(node) ?? .unknown
    var inserted: [FlowValue] = []
    for child in children(node) { inert { inserted.append($0.evaluate(child)) } }
    // `"\(title)\n\n\(text)"` has no words of its own.
    if case .copy(let copy) = value.form, !copy.hasLetters, inserted.count > 1, inserted.contains(where: \.isLookup) {
      return .parts(inserted)
    }
    return .filled(value, inserted)
  }

  /// Does something with copy that is no part of what is shown around it.
  mutating func inert(_ body: (inout FlowReader) -> Void) {
    let (told, block) = (context.isTold, context.block)
    (context.isTold, context.block) = (false, nil)
    body(&self)
    (context.isTold, context.block) = (told, block)
  }

  mutating func inner(_ node: Int) -> FlowValue {
    let all = children(node)
    guard all.count == 1 else { return all.count > 1 ? .list(all.map { labelled($0, evaluate($0)) }) : .unknown }
    if kind(node) == .prefix, text[Int(range(node).lowerBound)] == UInt8(ascii: "!") {
      inert { _ = $0.evaluate(all[0]) }
      return .unknown
    }
    let value = evaluate(all[0])
    if kind(node) == .cast { return content(castAt: node, all[0]) ?? cast(value, at: node) }
    if kind(node) == .prefix, text[Int(range(node).lowerBound)] == UInt8(ascii: "&") { handOut(all[0], at: node) }
    return value
  }

  /// `title: "The shed leaks"` in a tuple, which is asked for it by that name.
  private mutating func labelled(_ node: Int, _ value: FlowValue) -> FlowValue {
    guard dialect == .swift, kind(node) == .argument, !tree.nodes[node].name.isEmpty else { return value }
    let label = hash(name(node))
    facts.tuples[0, default: []].append(label)
    return .entry(label, value)
  }

  /// A notification that comes from elsewhere, and is filled here: `request.content.mutableCopy() as? UNMutableNotificationContent`.
  private mutating func content(castAt node: Int, _ value: Int) -> FlowValue? {
    let end = range(node).upperBound
    guard dialect == .swift, range(value).upperBound < end else { return nil }
    let row = table[type(range(value).upperBound..<end)].first { $0.begins && $0.place == .none }
    guard let row, row.begun?.kind == .notification else { return nil }
    let set = begin(row, at: range(value).upperBound..<end, isSheet: false)
    open(set)
    return .set(set)
  }

  /// `read(&message)` may put anything into the variable.
  private mutating func handOut(_ variable: Int, at node: Int) {
    let name = hash(bytes(variable))
    guard kind(variable) == .name, let old = variables[name] else { return }
    if case .set = old.form { return }
    let id = UInt64(range(node).lowerBound)
    variables.set(
      name,
      to: .choice([
        FlowBranch(condition: FlowCondition(id: id, arm: 0), value: old),
        FlowBranch(condition: FlowCondition(id: id, arm: 1), value: .unknown),
      ]))
  }

  /// The values of a list, or of a dictionary, whose keys nobody sees.
  private mutating func values(in node: Int) -> [FlowValue] {
    let all = children(node)
    let type = wanted.value == node ? wanted.type : 0
    let isDictionary = all.count > 1 && separates(UInt8(ascii: ":"), all[0], all[1])
    return all.enumerated().compactMap { index, child in
      if isDictionary, index % 2 == 0 {
        inert { _ = $0.evaluate(child) }
        return nil
      }
      wanted = (child, type)
      let value = evaluate(child)
      guard isDictionary, kind(all[index - 1]) == .name else { return value }
      let key = hash(bytes(all[index - 1]))
      return ErrorKey.isKnown(key) ? .entry(key, value) : value
    }
  }

  /// Whether the first mark between two nodes is this one.
  private func separates(_ mark: UInt8, _ first: Int, _ second: Int) -> Bool {
    let between = range(first).upperBound..<max(range(first).upperBound, range(second).lowerBound)
    return bytes(between).first { $0 > 0x20 } == mark
  }

  mutating func named(_ node: Int) -> FlowValue {
    let word = withoutBinding(bytes(node))
    if word.equals("nil") || word.equals("null") || word.equals("NULL") { return .nothing }
    if function.ownSet >= 0, isOwnSet(word) { return .set(function.ownSet) }
    if word.equals("self") || word.equals("this") || word.equals("super") || word.equals("Self") { return .own }
    let name = hash(word)
    if isText(name) { context.block?.take(under: context.conditions) }
    if let known = variables[name] { return ofFunction(known) }
    if case let type = alias(name), type != 0 { return .typed(type) }
    if isTypeName(word), word[0] != UInt8(ascii: "_") { return .typed(name) }
    if let kept = variables[own(hash(ownName(word)))] { return kept }
    return .member(variables[Self.itself] ?? .own, hash(ownName(word)), named: ProgramCopy())
  }

  /// Whether a word stands for the alert that a maker of alerts makes.
  private func isOwnSet(_ word: Bytes) -> Bool {
    word.equals("self") || word.equals("this") || context.builder != nil && word.equals("super")
  }

  /// `$notice` is bound to what `notice` says.
  private func withoutBinding(_ name: Bytes) -> Bytes {
    guard dialect == .swift, name.count > 1, name[0] == UInt8(ascii: "$"), !name[1].isASCIIDigit else { return name }
    return name.slice(from: 1)
  }

  /// A set of a function around this one is filled there.
  private func ofFunction(_ value: FlowValue) -> FlowValue {
    if case .set(let set) = value.form, set >= function.sets.count { return .unknown }
    return value
  }

  func isTypeName(_ word: Bytes) -> Bool {
    guard let first = word.first else { return false }
    let isHidden = first == UInt8(ascii: "_") && word.count > 1
    return (0x41...0x5A).contains(isHidden ? word[1] : first)
  }

  // MARK: Members

  mutating func member(_ node: Int) -> FlowValue {
    let name = name(node)
    if let resource = resource(node) { return resource }
    guard let base = children(node).first else { return .member(.unknown, hash(name), named: implicit(name)) }
    let value = evaluate(base)
    if isTypeName(name), case .typed = value.form { return .typed(hash(name)) }
    if case .set(let set) = value.form {
      // `actions.forEach(alert.addAction)`
      if name.hasLiteral("add", at: 0) { open(set) }
      return .unknown
    }
    if value.isOwn, let kept = variables[own(hash(name))] { return kept }
    return .member(value, hash(name), named: copy(of: node))
  }

  mutating func element(_ node: Int) -> FlowValue {
    let all = children(node)
    guard let base = all.first else { return .unknown }
    let value = evaluate(base)
    for index in all.dropFirst() { inert { _ = $0.evaluate(index) } }
    if case .list(let values) = value.form {
      return .choice(
        values.enumerated().map { element in
          FlowBranch(
            condition: FlowCondition(id: UInt64(range(node).lowerBound), arm: UInt64(element.offset)),
            value: element.element)
        })
    }
    return value.traits.contains(.isFar) ? .pick(value, at: UInt64(range(node).lowerBound)) : .unknown
  }

  /// Whether the name is one of a `Text`, which shows where it stands: `title.font(.headline)`.
  private func isText(_ name: UInt64) -> Bool {
    guard dialect == .swift, context.block != nil, let declared = declaredTypes[name] else { return false }
    return type(declared) == Self.text
  }

  // MARK: Operators

  mutating func binary(_ node: Int) -> FlowValue {
    if let literal = literal(node) { return literal }
    let all = children(node)
    let name = name(node)
    if name.isEmpty || name.equals("+") { return .parts(all.map { evaluate($0) }) }
    // `R.string.leak to R.string.leak_text`
    if dialect == .kotlin, name.equals("to") { return .list(all.map { evaluate($0) }) }
    if name.equals("??") || name.equals("?:") {
      let id = identity([all[0]])
      return .choice(
        all.enumerated().map { operand in
          let condition = operand.offset == 0 ? FlowCondition(id: id, arm: 0) : .fallback(of: id)
          return FlowBranch(condition: condition, value: evaluate(operand.element))
        })
    }
    // What is compared is no copy.
    inert { reader in for child in all { _ = reader.evaluate(child) } }
    return .unknown
  }

  mutating func ternary(_ node: Int) -> FlowValue {
    let all = children(node)
    guard all.count > 1 else { return .unknown }
    let id = identity([all[0]])
    if all.count > 2 { noteTest(id, from: range(node).lowerBound, to: range(all[0]).upperBound) }
    var first = FlowValue.unknown
    if all.count == 2 { first = evaluate(all[0]) } else { inert { _ = $0.evaluate(all[0]) } }
    let rest = all.dropFirst().map { [$0] }
    var arms = rest.enumerated().map { (condition: FlowCondition(id: id, arm: UInt64($0.offset)), nodes: $0.element) }
    guard all.count == 2 else { return branch(arms, isComplete: true, mayGoOn: true) }
    arms[0].condition.arm = 1
    let other = branch(arms, isComplete: true, mayGoOn: true)
    return .choice([
      FlowBranch(condition: FlowCondition(id: id, arm: 0), value: first),
      FlowBranch(condition: arms[0].condition, value: other),
    ])
  }

  // MARK: Blocks

  /// What a block returns, once somebody calls it.
  mutating func closure(_ node: Int) -> FlowValue {
    closures.append([])
    let (first, firstCall) = (function.sinks.count, function.calls.count)
    let (outer, mark, names) = (context.isInFunction, variables.mark, declared)
    (context.isInFunction, declared) = (true, [])
    var last = FlowValue.unknown
    for child in children(node) { last = execute(child) }
    // An alert of a name that one around it has is another alert, and gone behind the block.
    for end in variables.takeBack(to: mark) where !declared.contains(end.name) {
      variables.set(end.name, to: end.value)
    }
    (context.isInFunction, declared) = (outer, names)
    let returned = closures.removeLast()
    let value = returned.isEmpty ? last : .choice(returned)
    return dialect == .kotlin ? shown(since: first, firstCall, value) : value
  }
}
