import CopyModel

/// Branches give variants of a set, never one with parts that exclude each other.
extension FlowJoin {
  private static let mostVariants = 12

  /// Tells of a set, in all its variants.
  func finish(_ draft: FlowDraft, _ request: FlowRequest) {
    var parts = draft.parts.sorted { $0.order < $1.order }
    for index in parts.indices {
      parts[index].leaf.conditions.removeAll { draft.conditions.contains($0) }
    }
    // What a call of a wrapper doesn’t tell at all is no set of it.
    if request.place != nil, !parts.contains(where: { $0.isKnown }) { return }
    let varying = varying(parts)
    let isOptional = parts.contains { $0.leaf.conditions.contains { !varying.keys.contains($0.id) } }
    var facts = draft.facts
    if isOptional || parts.contains(where: { $0.isOpen }) { facts.hasUnknownParts = true }
    var variants = combinations(varying)
    if variants.count > Self.mostVariants {
      variants = Array(variants.prefix(Self.mostVariants))
      facts.hasUnknownParts = true
    }
    var seen: [[Int32]] = []
    for variant in variants {
      let chosen = chosen(parts, variant)
      let identity = chosen.map {
        Int32(truncatingIfNeeded: $0.use.copy.key &+ $0.use.copy.accessor &+ UInt64($0.use.role.rawValue))
      }
      guard !seen.contains(identity) else { continue }
      seen.append(identity)
      tell(facts, chosen, request)
    }
  }

  func tell(_ facts: ProgramSet, _ parts: [FlowDraft.Part], _ request: FlowRequest) {
    let set = Int32(sets[request.file].count)
    sets[request.file].append(facts)
    for part in parts {
      var use = part.use
      use.set = part.leaf.isBehind ? -1 : set
      if !part.isKnown {
        guard case .parameter = part.leaf.kind else { continue }
        use.copy = ProgramCopy()
      }
      append(use, request.place == nil ? part.order : request.order, request.file)
    }
  }

  /// Conditions on which it depends what a set has, with their branches.
  func varying(_ parts: [FlowDraft.Part]) -> [UInt64: [UInt64]] {
    var arms: [UInt64: [UInt64]] = [:]
    for condition in parts.lazy.flatMap(\.leaf.conditions) {
      let known = arms[condition.id] ?? []
      if known.count <= Self.mostVariants, !known.contains(condition.arm) {
        arms[condition.id] = known + [condition.arm]
      }
    }
    var single = arms.filter { $0.value.count == 1 }
    arms = arms.filter { $0.value.count > 1 }
    let known = parts.reduce(into: [Role: Int]()) { if $1.isKnown { $0[$1.use.role, default: 0] += 1 } }
    // A title that is set again under a condition: without it, the first one stays.
    for part in parts where part.isExclusive {
      for condition in part.leaf.conditions {
        guard let arm = single[condition.id]?.first, known[part.use.role] ?? 0 > 1 else { continue }
        arms[condition.id] = [arm, arm &+ 1]
        single[condition.id] = nil
      }
    }
    return arms
  }

  func combinations(_ varying: [UInt64: [UInt64]]) -> [[UInt64: UInt64]] {
    var found: [[UInt64: UInt64]] = [[:]]
    for (id, arms) in varying.sorted(by: { $0.key < $1.key }) {
      found = found.flatMap { known in arms.map { known.merging([id: $0]) { first, _ in first } } }
      if found.count > Self.mostVariants * 4 { break }
    }
    return found
  }

  /// The parts of a variant; of what is set twice the last stays.
  func chosen(_ parts: [FlowDraft.Part], _ variant: [UInt64: UInt64]) -> [FlowDraft.Part] {
    let fitting = parts.filter { part in
      part.leaf.conditions.allSatisfy { variant[$0.id] == nil || variant[$0.id] == $0.arm }
    }
    var last: [Role: Int32] = [:]
    for part in fitting where !part.leaf.isBehind && part.isKnown { last[part.use.role] = part.order }
    return fitting.filter { part in
      !part.isExclusive || part.leaf.isBehind || part.order >= last[part.use.role] ?? part.order
    }
  }
}

extension FlowDraft.Part {
  var isKnown: Bool { if case .known = leaf.kind { true } else { false } }

  /// Nobody can tell its words.
  fileprivate var isOpen: Bool {
    switch leaf.kind {
    case .unknown, .slot: true
    case .known: leaf.isPart
    case .nothing, .parameter: false
    }
  }

  /// A set has one of it.
  fileprivate var isExclusive: Bool {
    [.alertTitle, .alertMessage, .notificationTitle, .notificationBody].contains(use.role)
  }
}
