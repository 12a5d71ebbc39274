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
    let id = identity(Array(all.dropLast()))
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
    if case .member(_, let property, _) = asked.form, all.count == 2 {
      function.asked[id] = FlowAsk(property: property, arms: arms.map(\.0.arm))
    }
    let outer = subject
    subject = dialect == .kotlin ? all.dropLast().first.map { bare($0) } : nil
    defer { subject = outer }
    return branch(arms, isComplete: true, mayGoOn: true)
  }

  /// A clause by its words; one that only names what a case carries, `case .full(let liters):`, by the case.
  private func arm(of clause: Int) -> UInt64 {
    let patterns = children(clause)
    if isBuilder, patterns.count == 1, kind(patterns[0]) == .name || kind(patterns[0]) == .member {
      return kind(patterns[0]) == .name ? hash(bytes(patterns[0])) : hash(name(patterns[0]))
    }
    guard dialect == .swift, patterns.count == 1, kind(patterns[0]) == .call || kind(patterns[0]) == .member else {
      return hash(bytes(clause))
    }
    let isPlain = children(patterns[0]).filter { kind($0) == .argument }.allSatisfy { argument in
      children(argument).allSatisfy { kind($0) == .name || bytes($0).equals("_") }
    }
    return isPlain && !bytes(clause).text.contains(" where ") ? hash(name(patterns[0])) : hash(bytes(clause))
  }

  /// What holds for all other cases is known by the cases that the others name.
  private mutating func nameRest(of arms: inout [(FlowCondition, [Int])]) {
    let rest = arms.indices.filter { index in
      arms[index].1.first.map { word($0).equals("default") || word($0).equals("else") } ?? false
    }
    guard rest.count == 1, let index = rest.first else { return }
    var names = Set(arms.map(\.0.arm))
    names.remove(arms[index].0.arm)
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
