import CopyModel

/// Branches give variants of a set, never one with parts that exclude each other.
extension FlowJoin {
  private static let mostVariants = 12

  /// Tells of a set, in all its variants.
  func finish(_ draft: FlowDraft, _ request: FlowRequest) {
    if let loose = loose(draft, request) { return tellRoles(loose, request) }
    let isOpen = draft.isOfView && draft.parts.contains { if case .slot = $0.leaf.kind { true } else { false } }
    if draft.isFilledElsewhere || isOpen { return unfilled.append((draft, request)) }
    var parts = inOrder(draft.parts)
    for index in parts.indices {
      parts[index].leaf.conditions.removeAll { draft.conditions.contains($0) }
    }
    parts = FlowSubjects.settled(parts, under: draft.conditions, in: self)
    // What stands under two branches that exclude each other never shows.
    parts.removeAll { FlowCondition.exclude(each: $0.leaf.conditions) }
    // What a call of a wrapper doesn’t tell at all is no set of it.
    if request.place != nil, !parts.contains(where: { $0.isKnown }) { return }
    let isPartly = request.only != nil && parts.contains { !$0.isKnown || $0.isOpen }
    if hasRolesAlone(draft, parts, isPartly: isPartly, request) { return tellRoles(parts.filter(\.isKnown), request) }
    let varying = varying(parts)
    let isOptional = parts.contains { $0.leaf.conditions.contains { !varying.keys.contains($0.id) } }
    var facts = draft.facts
    if isPartly || isOptional || parts.contains(where: { $0.isOpen }) { facts.hasUnknownParts = true }
    let (variants, isWhole) = combinations(varying)
    if !isWhole { facts.hasUnknownParts = true }
    if parts.count(where: { $0.use.role == .alertMessage && $0.isKnown && !$0.leaf.conditions.isEmpty }) > 1 {
      facts.traits.insert(.choosesMessage)
    }
    var (seen, told) = (Set<UInt64>(), Set<Int>())
    for variant in variants {
      let chosen = chosen(parts, variant)
      told.formUnion(chosen)
      let identity = chosen.reduce(1) { $0 &* 31 &+ self.identity(of: parts[$1].use) }
      guard seen.insert(identity).inserted, isNews(identity, request) else { continue }
      let shown = chosen.map { parts[$0] }
      if isOwnOfObject(shown, request) { tell(facts.with(draft.systemButtons(in: variant)), shown, request) }
    }
    if isWhole { return }
    // What is in none of the variants has its role still.
    tellRoles(parts.indices.filter { !told.contains($0) && parts[$0].isKnown }.map { parts[$0] }, request)
  }

  /// Whether what is shown of an object tells only what its strings are for, and no set.
  private func hasRolesAlone(
    _ draft: FlowDraft, _ parts: [FlowDraft.Part], isPartly: Bool, _ request: FlowRequest
  ) -> Bool {
    // A function that is handed an object says nothing of it where it has only words of its own.
    if request.isOfObject, request.only == nil, !parts.contains(where: \.tellsOfObject) { return true }
    if request.isContested, draft.facts.kind != .notification { return true }
    // What an object leaves open is told where its type shows it, and not at each place that changes the object.
    return isPartly && !(request.isMade && tellsEnough(parts))
  }

  private func inOrder(_ parts: [FlowDraft.Part]) -> [FlowDraft.Part] {
    parts.indices.sorted { (parts[$0].order, $0) < (parts[$1].order, $1) }.map { parts[$0] }
  }

  /// Whether an object that is made says what its alert asks, and more, whatever else that has.
  private func tellsEnough(_ parts: [FlowDraft.Part]) -> Bool {
    guard parts.contains(where: \.tellsOfObject) else { return false }
    let known = parts.lazy.filter(\.isKnown).map(\.use.role)
    return known.contains(.alertTitle) && known.contains { $0 == .alertMessage || $0 == .button }
  }

  private func tellRoles(_ parts: [FlowDraft.Part], _ request: FlowRequest) {
    for part in parts {
      var use = part.use
      use.set = -1
      append(use, request.place == nil ? part.order : request.order, request.file)
    }
  }

  /// Many ways may lead from a call to the same words.
  private func isNews(_ identity: UInt64, _ request: FlowRequest) -> Bool {
    guard let place = request.place else { return true }
    return toldSets.insert((identity &* 31 &+ UInt64(request.file)) &* 31 &+ UInt64(place.offset)).inserted
  }

  /// Whether a set that is shown of an object differs from all that were told: a place that changes the name within a question’s words
  /// shows the same question.
  private func isOwnOfObject(_ parts: [FlowDraft.Part], _ request: FlowRequest) -> Bool {
    let literals = parts.lazy.filter(\.isKnown).reduce(1) { found, part in
      (found &* 31 &+ identity(of: part.use)) &* 31 &+ UInt64(part.use.copy.start)
    }
    let isNew = toldLiterals.insert(literals).inserted
    return !request.isOfObject || isNew
  }

  /// What an alert of the project shows by itself has its role where no set that is filled elsewhere has it.
  func tellUnfilled() {
    for (draft, request) in unfilled {
      tellRoles(draft.parts.filter { $0.isKnown && !toldParts.contains(identity(of: $0.use)) }, request)
    }
  }

  private func identity(of use: ProgramUse) -> UInt64 {
    (use.copy.key &+ use.copy.accessor &* 7 &+ use.copy.symbol &* 11) &* 31 &+ UInt64(use.role.rawValue)
  }

  func tell(_ facts: ProgramSet, _ parts: [FlowDraft.Part], _ request: FlowRequest) {
    let set = Int32(sets[request.file].count)
    var facts = facts
    // The system adds a button that cancels only where the program has none.
    if parts.contains(where: { $0.use.style.contains(.cancel) }) {
      facts.traits.remove(.hasSystemCancel)
    } else if facts.guardsLoss, parts.contains(where: { $0.use.style.contains(.destructive) }) {
      facts.traits.insert(.hasSystemCancel)
    }
    sets[request.file].append(facts)
    for part in parts {
      var use = part.use
      use.set = part.leaf.isBehind && !use.isBelow ? -1 : set
      if !part.isKnown {
        guard case .parameter = part.leaf.kind else { continue }
        use.copy = ProgramCopy()
      }
      toldParts.insert(identity(of: use))
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

  /// The variants of a set: which branch each condition takes. Of too many the first, and then it isn’t the whole.
  private func combinations(_ varying: [UInt64: [UInt64]]) -> (variants: [[UInt64: UInt64]], isWhole: Bool) {
    var (found, isWhole): ([[UInt64: UInt64]], Bool) = ([[:]], true)
    for (id, arms) in varying.sorted(by: { $0.key < $1.key }) {
      let kept = arms.prefix(Self.mostVariants / found.count)
      isWhole = isWhole && kept.count == arms.count
      if kept.count > 1 {
        found = found.flatMap { known in kept.map { known.merging([id: $0]) { first, _ in first } } }
      } else {
        for index in found.indices { found[index][id] = arms[0] }
      }
    }
    return (found, isWhole)
  }

  /// The parts of a variant, by their indices; of what is set twice the last stays.
  private func chosen(_ parts: [FlowDraft.Part], _ variant: [UInt64: UInt64]) -> [Int] {
    let fitting = parts.indices.filter { index in
      parts[index].leaf.conditions.allSatisfy { variant[$0.id] == nil || variant[$0.id] == $0.arm }
    }
    // Of two that are put there at once, what a condition asks for stands in for the other.
    let rank: (FlowDraft.Part) -> (Int32, Int) = { ($0.order, $0.leaf.conditions.count) }
    var last: [Role: (Int32, Int)] = [:]
    for part in fitting.lazy.map({ parts[$0] }) where !part.leaf.isBehind && part.isKnown {
      last[part.use.role] = rank(part) < last[part.use.role] ?? rank(part) ? last[part.use.role] : rank(part)
    }
    return fitting.filter { index in
      let part = parts[index]
      return !part.isExclusive || part.leaf.isBehind || rank(part) >= last[part.use.role] ?? rank(part)
    }
  }
}

extension FlowDraft.Part {
  var isKnown: Bool { if case .known = leaf.kind { true } else { false } }

  /// The object at hand says its words: more than a name with nothing before the dot, which may be any case’s.
  fileprivate var tellsOfObject: Bool {
    guard leaf.isOfObject, case .known(let copy) = leaf.kind else { return false }
    return copy.key != 0 || copy.accessor != 0
  }

  /// Nobody can tell its words.
  fileprivate var isOpen: Bool {
    switch leaf.kind {
    case .unknown, .slot, .made: true
    case .known: leaf.isPart
    case .nothing, .systemCancel, .systemOK, .parameter: false
    }
  }

  /// A set has one of it.
  fileprivate var isExclusive: Bool {
    [.alertTitle, .alertMessage, .notificationTitle, .notificationBody].contains(use.role)
  }
}

/// Which branches a function takes at a call, as far as it asks whether its parameters are there: `if let message { … }`.
extension FlowJoin {
  func decided(_ function: FlowFunction, _ scope: FlowScope) -> [FlowCondition: Bool] {
    var found = scope.instance.map { chosen(function, by: $0) } ?? [:]
    for (id, test) in function.tests {
      let given = test.property == 0 ? scope.argument(test.parameter) : scope.instance?.values[test.property]
      guard let argument = given, let isThere = isThere(argument) else { continue }
      found[FlowCondition(id: id, arm: test.arm)] = isThere
    }
    return found
  }

  /// Which branches a function takes for an object, where they ask what it is made with: `switch item.kind`.
  private func chosen(_ function: FlowFunction, by instance: FlowInstance) -> [FlowCondition: Bool] {
    var found: [FlowCondition: Bool] = [:]
    for (id, ask) in function.asked {
      guard let value = instance.values[ask.property]?.given else { continue }
      if let taken = arm(of: ask, for: value) { found[FlowCondition(id: id, arm: taken)] = true }
    }
    return found
  }

  /// The branch that a choice takes for a value: the name of a case, or a literal that constants may stand for.
  private func arm(of ask: FlowAsk, for value: FlowValue) -> UInt64? {
    if let name = value.caseName {
      return self.arm(of: ask.arms, for: name)
    }
    guard case .copy(let copy) = value.form else { return nil }
    let constants = ask.arms.map { constant($0) }
    if let index = constants.firstIndex(of: copy.key) { return ask.arms[index] }
    let isKnown = zip(ask.arms, constants).allSatisfy { $0.1 != nil || rests[$0.0] != nil }
    return isKnown ? ask.arms.first { rests[$0] != nil } ?? 0 : nil
  }

  /// The literal that a constant of the program stands for.
  private func constant(_ name: UInt64) -> UInt64? {
    guard let found = definitions[Key(owner: 0, name: name)]?.constant ?? definitions[Key(owner: 0, name: name)]?.first,
      case .copy(let copy)? = found.definition.value?.form
    else { return nil }
    return copy.key
  }

  /// Nil where nobody can tell.
  private func isThere(_ argument: FlowBound) -> Bool? {
    if let truth = truth(argument) { return truth }
    // An object that is made for it.
    if case .call(let made) = argument.given.form, made.isType { return true }
    var (isThere, isNothing) = (false, false)
    for leaf in leaves(argument.value, argument.scope) {
      switch leaf.kind {
      case .known, .made, .systemCancel, .systemOK: isThere = true
      case .nothing: isNothing = true
      case .unknown, .parameter, .slot: return nil
      }
    }
    return isThere && isNothing ? nil : isThere
  }
}

extension FlowRequest {
  /// Whether a string shows only where the calls that lead here aren’t reached: `case .host: ask(words(for: row))`, and
  /// `switch row` around the words of another case.
  func excludes(_ leaf: FlowLeaf) -> Bool {
    !around.isEmpty && !leaf.conditions.isEmpty
      && leaf.conditions.contains { own in around.contains { $0.id == own.id && $0.arm != own.arm && $0.isClause } }
  }

  /// What is left open of some conditions; nil where they name a branch that isn’t taken.
  func remaining(_ conditions: [FlowCondition]) -> [FlowCondition]? {
    guard !decided.isEmpty else { return conditions }
    var left: [FlowCondition] = []
    for condition in conditions {
      guard let (taken, isTaken) = decided.first(where: { $0.key.id == condition.id }) else {
        left.append(condition)
        continue
      }
      if (condition.arm == taken.arm) != isTaken { return nil }
    }
    return left
  }
}
