import CopyModel
import CopySyntax

/// Choices among the cases of a value: `switch`, `when`.
extension FlowReader {
  mutating func choose(_ node: Int) -> FlowValue {
    let all = children(node)
    guard let block = all.last, kind(block) == .block else { return plain(node) }
    var asked = FlowValue.unknown
    for subject in all.dropLast() { asked = execute(subject) }
    if dialect == .swift, all.count == 2, bytes(all[0]).equals("self") { noteClauses(of: block) }
    let id = asked.isOwn && all.count == 2 ? FlowCondition.choice(of: context.owner) : identity(Array(all.dropLast()))
    var arms: [(FlowCondition, [Int])] = []
    var isClauseBefore = false
    for child in children(block) {
      let isClause = kind(child) == .statement && isClause(child)
      if isClause, !isClauseBefore || arms.isEmpty {
        arms.append((FlowCondition(id: id, arm: arm(of: child)), []))
      } else if arms.isEmpty {
        execute(child)
        continue
      }
      arms[arms.count - 1].1.append(child)
      isClauseBefore = isClause
    }
    // `case Pond.tag`, `case Bed.tag`: the last words tell nothing apart.
    if Set(arms.map(\.0.arm)).count < arms.count {
      for index in arms.indices { arms[index].0.arm = arms[index].1.first.map { hash(bytes($0)) } ?? 0 }
    }
    nameRest(of: &arms)
    switch asked.form {
    case .member(_, let property, _) where all.count == 2:
      function.asked[id] = FlowAsk(property: property, arms: arms.map(\.0.arm))
    case .parameter(let index) where all.count == 2: function.chosen[id] = index
    default: break
    }
    let outer = subject
    subject = dialect == .kotlin ? all.dropLast().first.map { bare($0) } : nil
    defer { subject = outer }
    return branch(arms, isComplete: true, mayGoOn: true)
  }

  /// A clause by the case that it names, `case .full(let liters):`, and all others by their words. One that names several is known
  /// by its words as well, and what they are is noted.
  private mutating func arm(of clause: Int) -> UInt64 {
    let names = children(clause).compactMap { caseName($0) }
    guard !names.isEmpty, names.count == children(clause).count, !bytes(clause).text.contains(" where ") else {
      return hash(bytes(clause))
    }
    if names.count == 1 { return names[0] }
    let arm = hash(bytes(clause)) | 1 << 40
    facts.shared[arm] = Set(names)
    return arm
  }

  /// The case that a pattern names, where it asks for nothing else; nil for all others.
  private func caseName(_ pattern: Int) -> UInt64? {
    switch kind(pattern) {
    case .name: return isBuilder ? hash(bytes(pattern)) : nil
    case .member: return isBuilder || dialect == .swift ? hash(name(pattern)) : nil
    case .call where dialect == .swift:
      let isPlain = children(pattern).filter { kind($0) == .argument }.allSatisfy { argument in
        children(argument).allSatisfy { kind($0) == .name || bytes($0).equals("_") }
      }
      return isPlain ? hash(name(pattern)) : nil
    default: return nil
    }
  }

  /// What holds for all other cases is known by the cases that the others name.
  private mutating func nameRest(of arms: inout [(FlowCondition, [Int])]) {
    let rest = arms.indices.filter { index in
      arms[index].1.first.map { word($0).equals("default") || word($0).equals("else") } ?? false
    }
    guard rest.count == 1, let index = rest.first else { return }
    let others = arms.indices.filter { $0 != index }.map { arms[$0].0.arm }
    let names = others.reduce(into: Set<UInt64>()) { $0.formUnion(facts.shared[$1] ?? [$1]) }
    let arm = names.sorted().reduce(arms[index].0.arm) { $0 &* 31 &+ $1 } | 1 << 40
    arms[index].0.arm = arm
    facts.rests[arm] = names
  }

  private mutating func noteClauses(of block: Int) {
    let clauses = children(block).filter { kind($0) == .statement && isClause($0) }
    let ends = clauses.dropFirst().map { range($0).lowerBound } + [range(block).upperBound - 1]
    for (clause, end) in zip(clauses, ends) { noteNamed(clause: clause, end: end) }
  }

  func isClause(_ node: Int) -> Bool {
    let word = word(node)
    if dialect == .kotlin { return bytes(node).suffix(2).elementsEqual("->".utf8) }
    return word.equals("case") || word.equals("default")
  }
}
