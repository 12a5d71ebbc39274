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
  /// Of branches that hold for several cases all of these.
  private let shared: [UInt64: Set<UInt64>]
  private static let mostNames = 12
  private static let rest = CallRow.hash("default:")

  private init(_ parts: [FlowDraft.Part], in join: FlowJoin) {
    (rests, shared) = (join.rests, join.shared)
    for condition in parts.lazy.flatMap(\.leaf.conditions) where condition.isClause {
      names[condition.id, default: []].formUnion(named(condition.arm))
    }
  }

  /// The cases that a branch names: those for which it holds, or those for which it doesn’t.
  private func named(_ arm: UInt64) -> Set<UInt64> { rests[arm] ?? shared[arm] ?? [arm] }

  /// `parts`, given that the set stands under `conditions`, and each choice by one name.
  static func settled(
    _ parts: [FlowDraft.Part], under conditions: [FlowCondition], in join: FlowJoin
  ) -> [FlowDraft.Part] {
    let subjects = FlowSubjects(parts, in: join)
    guard !subjects.names.isEmpty else { return parts }
    let known = conditions.filter(\.isClause)
    let left = known.isEmpty ? parts : parts.compactMap { subjects.left(of: $0, under: known) }
    return FlowSubjects(left, in: join).united(left)
  }

  /// Whether what stands under one of two conditions may stand under the other as well; nil where they ask of other things.
  private func agree(_ one: FlowCondition, _ known: FlowCondition) -> Bool? {
    let (own, other) = (named(one.arm), named(known.arm))
    guard one.id == known.id || !(names[one.id] ?? []).isDisjoint(with: other) else { return nil }
    switch (rests[one.arm] != nil, rests[known.arm] != nil) {
    case (false, false): return !own.isDisjoint(with: other)
    case (true, false): return !other.isSubset(of: own)
    case (false, true): return !own.isSubset(of: other)
    case (true, true): return true
    }
  }

  /// What is left open of the conditions of a part; nil where it can’t stand in the set.
  private func left(of part: FlowDraft.Part, under conditions: [FlowCondition]) -> FlowDraft.Part? {
    var part = part
    for known in conditions {
      if part.leaf.conditions.contains(where: { $0.isClause && agree($0, known) == false }) { return nil }
      if rests[known.arm] != nil { continue }
      part.leaf.conditions.removeAll { $0.isClause && agree($0, known) == true && covers($0, known) }
    }
    return part
  }

  /// Whether what stands under one condition stands there for each case that the known one names.
  private func covers(_ one: FlowCondition, _ known: FlowCondition) -> Bool {
    rests[one.arm].map { $0.isDisjoint(with: named(known.arm)) } ?? named(known.arm).isSubset(of: named(one.arm))
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
    guard let named = rests[condition.arm] else {
      return named(condition.arm).sorted().map { FlowCondition(id: group.ids[0], arm: $0) }
    }
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

extension FlowDraft.Part {
  fileprivate func with(_ conditions: [FlowCondition]) -> FlowDraft.Part {
    var part = self
    part.leaf.conditions = conditions
    return part
  }
}
