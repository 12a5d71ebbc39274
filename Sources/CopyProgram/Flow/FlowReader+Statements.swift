import CopyModel
import CopySyntax

/// The statements of a program, in their order.
extension FlowReader {
  mutating func execute(children node: Int) { for child in children(node) { execute(child) } }

  /// Does a statement. What a value at its end stands for is the answer.
  @discardableResult
  mutating func execute(_ node: Int) -> FlowValue {
    if developerLines.contains(range(node).lowerBound) { return .unknown }
    switch kind(node) {
    case .type: readType(node)
    case .function: readFunction(node)
    case .declaration: return readVariable(node)
    case .return: return exit(node)
    case .assignment: assign(node)
    case .block: return executeBlock(node)
    case .statement: return statement(node)
    default: return evaluate(node)
    }
    return .unknown
  }

  /// The value of the last statement is that of the block.
  mutating func executeBlock(_ node: Int) -> FlowValue {
    var last = FlowValue.unknown
    for child in children(node) { last = execute(child) }
    return last
  }

  /// The body of a function, which returns the value of its only statement where nothing else is returned.
  mutating func executeBody(_ node: Int) {
    guard kind(node) == .block else {
      execute(node)
      return
    }
    let all = children(node)
    if all.count == 1 { wanted = (onlyValue(of: all[0]), function.result) }
    let value = executeBlock(node)
    if function.returned.isEmpty, dialect == .swift, all.count == 1, kind(all[0]) != .return, closures.isEmpty {
      answer(value)
    }
  }

  /// The value of a statement that is nothing else.
  private func onlyValue(of statement: Int) -> Int {
    kind(statement) == .statement ? children(statement).first ?? statement : statement
  }

  /// `return .init(title: …)` makes what the function gives.
  mutating func exit(_ node: Int) -> FlowValue {
    guard let value = children(node).first else { return .unknown }
    if closures.isEmpty { wanted = (value, function.result) }
    let found = evaluate(value)
    answer(found)
    return found
  }

  /// Notes what is returned here.
  mutating func answer(_ value: FlowValue) {
    // A block may be called wherever it is handed to: there the innermost condition alone tells its branches apart.
    let within = closures.isEmpty ? conditionsOfBranch : context.conditions.suffix(1)
    let others = untaken(closures.last ?? function.returned).filter { one in !within.contains { $0.id == one.id } }
    var (branch, left) = (value, others + within)
    while left.count > 1, let last = left.popLast() {
      branch = .choice([FlowBranch(condition: last, value: branch)])
    }
    let returned = FlowBranch(condition: left.first ?? FlowCondition(id: 0, arm: 0), value: branch)
    if closures.isEmpty { function.returned.append(returned) } else { closures[closures.count - 1].append(returned) }
  }

  /// The branches that are taken where none of those is that have returned something before: `if dry { return a }; return b`.
  private func untaken(_ returned: [FlowBranch]) -> [FlowCondition] {
    let telling = returned.lazy.filter { $0.value.traits.contains(.mayTell) }.map(\.condition)
    let taken = telling.filter { $0.id != 0 && $0.arm < 2 }.suffix(Self.mostConditions)
    return taken.filter { one in !taken.contains { $0.id == one.id && $0.arm != one.arm } }.map {
      FlowCondition(id: $0.id, arm: 1 - $0.arm)
    }
  }

  /// The conditions that choose what is returned here, the outermost first.
  private var conditionsOfBranch: ArraySlice<FlowCondition> {
    let choices = context.conditions.filter { !$0.isLoop }
    return choices.isEmpty ? context.conditions.suffix(1) : choices.suffix(Self.mostConditions)
  }

  /// Nobody follows choices that are deeper in each other.
  private static let mostConditions = 4

  // MARK: Conditions

  mutating func statement(_ node: Int) -> FlowValue {
    let word = word(node)
    switch word.count {
    case 2 where word.equals("if"): return conditional(node)
    case 5 where word.equals("guard"): return conditional(node)
    case 6 where word.equals("switch"), 4 where word.equals("when"): return choose(node)
    case 3 where word.equals("for"), 5 where word.equals("while"), 6 where word.equals("repeat"): return loop(node)
    case 2 where word.equals("do"): return dialect == .swift ? attempt(node) : loop(node)
    case 3 where word.equals("try"): return attempt(node)
    case 5 where word.equals("throw"):
      // `else -> throw Exception("No such kiln")`: what is thrown is no value of the branch.
      _ = plain(node)
      return .unknown
    default: return plain(node)
    }
  }

  mutating func plain(_ node: Int) -> FlowValue {
    var last = FlowValue.unknown
    for child in children(node) { last = execute(child) }
    return last
  }

  /// `do { … } catch { … }`: what a handler does replaces what was tried.
  mutating func attempt(_ node: Int) -> FlowValue {
    let blocks = children(node).filter { kind($0) == .block }
    guard blocks.count > 1, !bytes(node).text.contains("finally") else { return plain(node) }
    for other in children(node) where kind(other) != .block { execute(other) }
    let id = UInt64(range(node).lowerBound) &* 31
    let arms = blocks.enumerated().map { index, block in
      // What a handler gives in Kotlin stands for what was tried.
      let isFallback = index > 0 && dialect == .kotlin
      return (isFallback ? .fallback(of: id) : FlowCondition(id: id, arm: UInt64(index)), [block])
    }
    return branch(arms, isComplete: true, mayGoOn: true)
  }

  /// What stands in a condition, and then its branches.
  func partsOfCondition(_ node: Int) -> (conditions: [Int], branches: [Int]) {
    let all = children(node)
    let first =
      dialect == .swift ? all.firstIndex { kind($0) == .block } : all.firstIndex { kind($0) != .argument }
    guard let first else { return (all, []) }
    return (Array(all[..<first]), Array(all[first...]))
  }

  mutating func conditional(_ node: Int) -> FlowValue {
    let (conditions, branches) = partsOfCondition(node)
    for condition in conditions where !isShorthand(condition) { execute(condition) }
    if isOfInitialiser(conditions) {
      for branch in branches { execute(branch) }
      return .unknown
    }
    let id = identity(conditions)
    if let first = branches.first { noteTest(id, from: range(node).lowerBound, to: range(first).lowerBound) }
    let isGuard = word(node).equals("guard")
    let (sinks, calls) = (function.sinks.count, function.calls.count)
    let value = branch(
      branches.enumerated().map { (FlowCondition(id: id, arm: UInt64($0.offset)), [$0.element]) },
      isComplete: branches.count > 1, mayGoOn: !isGuard)
    if branches.count == 1, leaves(branches[0]), fillsGiven(since: sinks, calls) {
      context.conditions.append(FlowCondition(id: id, arm: 1))
    }
    return value
  }

  /// Whether something was put into a builder that the function at hand is given: what is put there behind a branch that leaves,
  /// is put there instead.
  private func fillsGiven(since sinks: Int, _ calls: Int) -> Bool {
    function.sinks[min(sinks, function.sinks.count)...].contains(where: \.isOfReceiver)
      || function.calls[min(calls, function.calls.count)...].contains { call in
        call.arguments.contains { argument in
          if case .parameter(let index) = argument.value.form { function.isBuilder(index) } else { false }
        }
      }
  }

  /// `if ((self = [super init]))` holds.
  private func isOfInitialiser(_ conditions: [Int]) -> Bool {
    guard dialect == .objectiveC, function.isMaker, conditions.count == 1 else { return false }
    let words = bytes(conditions[0]).text.filter { !"() ".contains($0) }
    return words == "self" || words.hasPrefix("self=[super")
  }

  /// `if let title`: what it names stays what it was.
  private func isShorthand(_ node: Int) -> Bool {
    guard dialect == .swift, kind(node) == .declaration, children(node).isEmpty else { return false }
    return tree.nodes[node].type.isEmpty && !name(node).isEmpty
  }

  /// Conditions with the same words are the same, as far as can be told.
  func identity(_ conditions: [Int]) -> UInt64 {
    conditions.reduce(context.owner &+ 1) { LiteralHash.exact(bytes($1), after: $0) }
  }

  /// Goes through branches that exclude each other; what they set is a choice behind them.
  mutating func branch(_ arms: [(condition: FlowCondition, nodes: [Int])], isComplete: Bool, mayGoOn: Bool) -> FlowValue
  {
    let outer = context.conditions
    var (ends, values, changed) = ([(FlowCondition, [UInt64: FlowValue])](), [FlowBranch](), [UInt64]())
    for arm in arms {
      let mark = variables.mark
      context.conditions = outer + [arm.condition]
      var last = FlowValue.unknown
      for node in arm.nodes { last = isClauseNode(node) ? bind(node) : execute(node) }
      values.append(FlowBranch(condition: arm.condition, value: last))
      let set = variables.takeBack(to: mark)
      changed += set.map(\.name)
      guard mayGoOn, !(arm.nodes.last.map { leaves($0) } ?? false) else { continue }
      ends.append((arm.condition, Dictionary(uniqueKeysWithValues: set)))
    }
    context.conditions = outer
    if !isComplete, let id = arms.first?.condition.id { ends.append((FlowCondition(id: id, arm: .max), [:])) }
    merge(ends, changed, isComplete: isComplete)
    return .choice(values)
  }

  /// Behind branches a variable stands for what either has put into it.
  private mutating func merge(
    _ ends: [(FlowCondition, [UInt64: FlowValue])], _ changed: [UInt64], isComplete: Bool
  ) {
    var seen: Set<UInt64> = []
    for name in changed where seen.insert(name).inserted {
      let before = variables[name]
      guard before != nil || isComplete else { continue }
      let found = ends.compactMap { end in
        (end.1[name] ?? before).map { FlowBranch(condition: end.0, value: $0) }
      }
      if !found.isEmpty { variables.set(name, to: found.count == 1 ? found[0].value : .choice(found)) }
    }
  }

  func isClauseNode(_ node: Int) -> Bool { kind(node) == .statement && isClause(node) }

  /// `case .warn(let title)` names what the case carries.
  mutating func bind(_ node: Int) -> FlowValue {
    if dialect == .kotlin { bindOfKotlin(clause: node, of: subject) }
    for pattern in children(node) { bind(pattern: pattern) }
    return .unknown
  }

  mutating func bind(pattern: Int) {
    guard kind(pattern) == .call, dialect == .swift else { return }
    let values = children(pattern).dropFirst().filter { kind($0) == .argument }
    for (index, value) in values.enumerated() {
      guard let name = children(value).first, kind(name) == .name else { continue }
      let word = bytes(name)
      let last = word.lastIndex(of: UInt8(ascii: " ")).map { word.slice(from: $0 + 1) } ?? word
      let label = tree.nodes[value].name.isEmpty ? 0 : hash(self.name(value))
      variables.set(hash(last), to: .payload(hash(self.name(pattern)), index, label: label))
    }
  }

  /// Whether nothing behind a statement follows it.
  func leaves(_ node: Int) -> Bool {
    if kind(node) == .return { return true }
    if kind(node) == .block { return children(node).last.map { leaves($0) } ?? false }
    guard kind(node) == .statement else { return false }
    let word = word(node)
    return word.equals("throw") || word.equals("continue") || word.equals("return")
  }
}
