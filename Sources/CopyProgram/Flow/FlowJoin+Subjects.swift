import CopyModel

/// Choices that ask the same thing in other words: a view asks `switch warning`, and a property of that `switch self`.
///
/// Two choices of which some clause names the same case are taken for one, so that what stands under different cases never
/// stands together.
struct FlowSubjects {
  /// By the choice: the cases that clauses of it name.
  private var names: [UInt64: Set<UInt64>] = [:]
  /// Of branches that hold for all other cases the cases that their choices name.
  private let rests: [UInt64: Set<UInt64>]
  private static let mostNames = 12
  private static let rest = CallRow.hash("default:")

  private init(_ parts: [FlowDraft.Part], _ rests: [UInt64: Set<UInt64>]) {
    self.rests = rests
    for condition in parts.lazy.flatMap(\.leaf.conditions) where condition.isClause {
      names[condition.id, default: []].formUnion(rests[condition.arm] ?? [condition.arm])
    }
  }

  /// `parts`, given that the set stands under `conditions`, and each choice by one name.
  static func settled(
    _ parts: [FlowDraft.Part], under conditions: [FlowCondition], _ rests: [UInt64: Set<UInt64>]
  ) -> [FlowDraft.Part] {
    let subjects = FlowSubjects(parts, rests)
    guard !subjects.names.isEmpty else { return parts }
    let known = conditions.filter(\.isClause)
    let left = known.isEmpty ? parts : parts.compactMap { subjects.left(of: $0, under: known) }
    return FlowSubjects(left, rests).united(left)
  }

  /// Whether what stands under one of two conditions may stand under the other as well; nil where they ask of other things.
  private func agree(_ one: FlowCondition, _ known: FlowCondition) -> Bool? {
    let (own, other) = (rests[one.arm] ?? [one.arm], rests[known.arm] ?? [known.arm])
    guard one.id == known.id || !(names[one.id] ?? []).isDisjoint(with: other) else { return nil }
    switch (rests[one.arm] != nil, rests[known.arm] != nil) {
    case (false, false): return one.arm == known.arm
    case (true, false): return !own.contains(known.arm)
    case (false, true): return !other.contains(one.arm)
    case (true, true): return true
    }
  }

  /// What is left open of the conditions of a part; nil where it can’t stand in the set.
  private func left(of part: FlowDraft.Part, under conditions: [FlowCondition]) -> FlowDraft.Part? {
    var part = part
    for known in conditions {
      if part.leaf.conditions.contains(where: { $0.isClause && agree($0, known) == false }) { return nil }
      if rests[known.arm] != nil { continue }
      part.leaf.conditions.removeAll { $0.isClause && agree($0, known) == true }
    }
    return part
  }

  /// `parts` with one name for all choices that name a case of each other.
  private func united(_ parts: [FlowDraft.Part]) -> [FlowDraft.Part] {
    var groups: [Group] = []
    for id in names.keys.sorted() {
      let own = names[id] ?? []
      if let index = groups.firstIndex(where: { !$0.names.isDisjoint(with: own) }) {
        groups[index].ids.append(id)
        groups[index].names.formUnion(own)
      } else {
        groups.append(Group(ids: [id], names: own))
      }
    }
    groups.removeAll { $0.names.count > Self.mostNames }
    guard !groups.isEmpty else { return parts }
    return parts.flatMap { part -> [FlowDraft.Part] in
      part.leaf.conditions.reduce([part.with([])]) { made, condition in
        let chosen = self.chosen(condition, groups)
        return made.flatMap { one in chosen.map { one.with(one.leaf.conditions + [$0]) } }
      }
    }
  }

  /// What holds for all other cases holds for each that its choice doesn’t name.
  private func chosen(_ condition: FlowCondition, _ groups: [Group]) -> [FlowCondition] {
    guard condition.isClause, let group = groups.first(where: { $0.ids.contains(condition.id) }) else {
      return [condition]
    }
    guard let named = rests[condition.arm] else { return [FlowCondition(id: group.ids[0], arm: condition.arm)] }
    // Where another choice names more cases there may be none left.
    let others = group.names.subtracting(named).sorted()
    return (others.isEmpty ? [Self.rest] : others).map { FlowCondition(id: group.ids[0], arm: $0) }
  }

  /// Choices that ask the same thing.
  private struct Group {
    var ids: [UInt64]
    var names: Set<UInt64>
  }
}

extension FlowCondition {
  /// Whether it names a clause of a choice, and no branch by its number.
  var isClause: Bool { arm > 1 << 32 && arm < .max - 2 }
}

extension FlowDraft.Part {
  fileprivate func with(_ conditions: [FlowCondition]) -> FlowDraft.Part {
    var part = self
    part.leaf.conditions = conditions
    return part
  }
}
