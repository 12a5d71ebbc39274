import CopyModel
import CopySyntax

/// What calls show of their arguments.
extension FlowReader {
  // MARK: What is shown

  mutating func show(
    _ argument: FlowSite.Argument, _ row: CallRow, _ role: Role, _ site: FlowSite, _ taken: inout FlowTaken
  ) {
    let set = self.set(of: row, site, taken)
    if set < 0, row.effect == .joins, role != .button {
      passThrough(argument, [], site, &taken)
      return
    }
    let isStyled = role == .button && set >= 0 && dialect.hasButtonStyles
    let place = place(site.nameRange)
    var use = ProgramUse(
      role: self.role(role, in: set), style: row.style.union(style(of: site)).union(isStyled ? .declared : []),
      set: set,
      rank: row.rank, line: line(range(argument.node).lowerBound).number, call: place)
    taken.isTitled = true
    if argument.isBlock || kind(argument.node) == .closure {
      let block = FlowBlock(use, conditionCount: context.conditions.count)
      (context.block, context.isTold) = (block, false)
      _ = evaluate(argument.node)
      if role == .button, set >= 0, !block.hasText { open(set) }
      return
    }
    let isLoose = row.purpose == .byWords || role == .label
    let told = context.isTold
    let block = isLoose && !told ? context.block : nil
    context.isTold = true
    let value = evaluate(argument.node)
    if isLoose { taken.text = value }
    if told, isLoose || role == .menuItem { return }
    if let block, let shown = fill(block) { use = shown(use) }
    if use.role == .button, context.isMenu, use.set < 0, row.effect != .beginsMenu { use.role = .menuItem }
    taken.shown.append(function.sinks.count)
    function.sinks.append(
      FlowSink(
        value: value, use: use, order: range(argument.node).lowerBound, conditions: context.conditions))
  }

  /// A text in a block that gives it a role. A button of several texts is a row of a list: what stands under its title has
  /// no part in the button. Of texts that a condition chooses from each may be the title.
  func fill(_ block: FlowBlock) -> ((ProgramUse) -> ProgramUse)? {
    block.hasText = true
    let isChosen = context.conditions.count > block.conditionCount
    defer { if !isChosen { block.isTaken = true } }
    if block.isTaken, !isChosen {
      if block.use.role == .label {
        return { use in
          var use = use
          use.role = .text
          return use
        }
      }
      if block.use.role == .button { return nil }
    }
    return { use in
      var shown = block.use
      (shown.copy, shown.line) = (use.copy, use.line)
      return shown
    }
  }

  /// The title of an alert and that of a notification are properties of one name.
  func role(_ role: Role, in set: Int32) -> Role {
    guard set >= 0 else { return role }
    let isNotification = function.sets[Int(set)].facts.kind == .notification
    switch role {
    case .alertTitle, .notificationTitle: return isNotification ? .notificationTitle : .alertTitle
    case .alertMessage, .notificationBody: return isNotification ? .notificationBody : .alertMessage
    default: return role
    }
  }

  /// The set that a row’s copy belongs to; -1 for none.
  func set(of row: CallRow, _ site: FlowSite, _ taken: FlowTaken) -> Int32 {
    if row.begins { return taken.own ?? -1 }
    guard row.effect == .joins else { return -1 }
    if let own = taken.own { return own }
    if taken.set >= 0 { return taken.set }
    if context.isMenu { return -1 }
    let isOfVariable = site.base.map { kind(bare($0)) == .name && !isTypeName(bytes(bare($0))) } ?? false
    return isOfVariable ? -1 : context.set
  }
}
