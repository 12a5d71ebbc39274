import CopyModel

/// Sets of what the project’s own views show.
extension FlowJoin {
  /// Makes alert parts of the texts and buttons in a set, if all of it together is an alert; where what the views bring is too
  /// much, of those that stand in the set itself. False where it is none.
  func compose(_ draft: FlowDraft, _ request: FlowRequest) -> Bool {
    let all = FlowComposed(draft.parts)
    if !draft.isSpoiled, isAlert(all, draft, request) {
      all.name(in: &draft.parts)
      return true
    }
    let own = draft.parts.filter { !$0.isOfView }
    let found = FlowComposed(own)
    guard own.count < draft.parts.count || draft.isSpoiled, isAlert(found, draft, request) else { return false }
    draft.parts = own
    found.name(in: &draft.parts)
    draft.facts.hasUnknownParts = true
    return true
  }

  /// The parts of what is no alert, each for itself; nil where it is one.
  func loose(_ draft: FlowDraft, _ request: FlowRequest) -> [FlowDraft.Part]? {
    if draft.composition != nil, !compose(draft, request) { return draft.loose }
    return draft.isLoose ? draft.parts.filter { $0.isKnown && $0.use.role == .button } : nil
  }

  private func isAlert(_ found: FlowComposed, _ draft: FlowDraft, _ request: FlowRequest) -> Bool {
    guard let composition = draft.composition else { return false }
    let isCancelled =
      draft.facts.traits.contains(.hasSystemCancel) || draft.systemButtons.contains { $0.trait == .hasSystemCancel }
    let shape = AlertShape(texts: found.texts.map(\.part), buttons: found.buttons.count + (isCancelled ? 1 : 0))
    guard shape.isAlert(CallRow()) else { return false }
    // What is given its texts from outside asks with one button as well.
    return !composition.isWhole || shape.texts.count > 1 && (shape.buttons > 1 || request.place != nil)
  }
}

extension FlowDraft {
  /// Its texts and buttons, each for itself.
  var loose: [Part] {
    parts.filter(\.isKnown).map { part in
      var part = part
      if part.use.role != .button, part.use.role != .label { (part.use.role, part.use.isPlain) = (.unknown, true) }
      return part
    }
  }

  /// Whether a text or button of a view joins the set; what no alert has spoils that.
  func takes(_ use: ProgramUse, _ sink: FlowSink) -> Bool {
    if sink.isHint || use.isSpoken || use.set >= 0 { return false }
    switch use.role {
    case .button, .unknown: return true
    case .label where sink.part == .alertTitle: return true
    case .label, .menuItem: isSpoiled = true
    default: break
    }
    return false
  }
}

/// The texts and buttons of a set, each with all parts that may stand there.
private struct FlowComposed {
  struct Slot {
    var parts: [Int]
    var part: Role?
    var conditions: [FlowCondition]
  }

  private(set) var texts: [Slot] = []
  private(set) var buttons: [Slot] = []

  init(_ parts: [FlowDraft.Part]) {
    let order = parts.indices.sorted { (parts[$0].order, $0) < (parts[$1].order, $1) }
    for index in order where !parts[index].leaf.isBehind {
      if parts[index].use.role == .button {
        Self.add(index, parts, to: &buttons)
      } else {
        Self.add(index, parts, to: &texts)
      }
    }
  }

  /// Texts that exclude each other stand in one place.
  private static func add(_ index: Int, _ parts: [FlowDraft.Part], to list: inout [Slot]) {
    let (part, conditions) = (parts[index], parts[index].leaf.conditions)
    let known = list.firstIndex { slot in
      slot.parts.contains { parts[$0].slot == part.slot } || FlowCondition.exclude(each: slot.conditions + conditions)
    }
    guard let known else { return list.append(Slot(parts: [index], part: part.part, conditions: conditions)) }
    list[known].parts.append(index)
    list[known].part = list[known].part ?? part.part
  }

  /// Makes each text what it is in an alert.
  func name(in parts: inout [FlowDraft.Part]) {
    let title = AlertShape(texts: texts.map(\.part), buttons: buttons.count).title
    for (number, slot) in texts.enumerated() {
      for index in slot.parts {
        parts[index].use.role = number == title ? .alertTitle : .alertMessage
        parts[index].use.isPlain = false
      }
    }
  }
}
