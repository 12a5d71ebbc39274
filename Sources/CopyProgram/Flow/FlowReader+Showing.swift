import CopyModel
import CopySyntax

/// What calls show of their arguments.
extension FlowReader {
  private static let plainLabel = CallRow.hash("Label")

  // MARK: What is shown

  mutating func show(
    _ argument: FlowSite.Argument, _ row: CallRow, _ role: Role, _ site: FlowSite, _ taken: inout FlowTaken
  ) {
    let set = self.set(of: row, site, taken)
    let isOfReceiver = set < 0 && isGiven(taken.base)
    if set < 0, row.effect == .joins, !role.isChoice, !isOfReceiver { return passThrough(argument, [], site, &taken) }
    // `NSRunAlertPanel(…)` has places for its buttons, and no way to style them.
    let isStyled = role == .button && set >= 0 && dialect.hasButtonStyles && row.rank == 0
    let role = row.purpose == .byWords ? context.look ?? role : role == .menuItem && context.isPopUp ? .label : role
    var use = ProgramUse(
      role: self.role(role, in: set),
      style: row.style.union(style(of: site)).union(isStyled ? .declared : [])
        .union(role == .button && row.effect == .joins && acts(site, titled: argument) ? .acts : []),
      set: set,
      rank: row.rank, line: line(range(argument.node).lowerBound).number, call: place(site.nameRange))
    use.isPlain = row.purpose == .byWords && use.role == .unknown && (!context.isHandedOn || site.names.isEmpty)
    use.hasOtherCase = context.isRecased
    (use.isSpoken, use.isAside) = (row.effect == .speaks, set < 0 && (context.isAside || isInRow(site.base)))
    taken.isTitled = true
    if argument.isBlock || kind(argument.node) == .closure { return showBlock(argument, use, row) }
    if role == .button, set >= 0, case .block = row.place { return addSlot(argument, use) }
    // What names something of its own in a button’s block, a Toggle or LabeledContent, is no title of the button.
    let isLoose = row.purpose == .byWords || role == .label && site.name == Self.plainLabel
    let told = context.isTold
    let block = isLoose && !told ? context.block : nil
    context.isTold = true
    let value = symbol(evaluate(argument.node), at: argument)
    if isBuilder, set >= 0, role == .alertTitle, includeTitle(value, as: use, site) { return }
    if isLoose { taken.text = value }
    if told, isLoose || role == .menuItem { return }
    if let block, let shown = fill(block) { use = shown(use) }
    if use.role == .button, context.isMenu, use.set < 0, row.effect != .beginsMenu { use.role = .menuItem }
    noteKind(of: argument, site, isLoose: isLoose)
    taken.shown.append(function.sinks.count)
    function.sinks.append(
      FlowSink(
        value: value, use: use, order: range(argument.node).lowerBound, conditions: context.conditions,
        isOfReceiver: isOfReceiver))
  }

  /// Whether what is filled is what the function at hand adds to, or a builder that it is given: `fill(builder)`.
  private func isGiven(_ base: FlowValue?) -> Bool {
    if case .parameter(let index)? = base?.form { return isBuilder && function.isBuilder(index) }
    return context.receiver?.isOwn == true && base?.isOwn ?? true
  }

  private mutating func noteKind(of argument: FlowSite.Argument, _ site: FlowSite, isLoose: Bool) {
    if isLoose { noteHeading(site, argument) }
    if context.isAsking { noteHolder(site, argument) }
    if context.isInField { hints.insert(range(argument.node).lowerBound) }
  }

  /// A block in which text has the role of `use`.
  private mutating func showBlock(_ argument: FlowSite.Argument, _ use: ProgramUse, _ row: CallRow) {
    let block = FlowBlock(use, conditionCount: context.conditions.count, isList: row.effect == .lists)
    (context.block, context.isTold) = (block, false)
    let (first, calls) = (function.sinks.count, function.calls.count)
    let traits = use.set < 0 ? [] : function.sets[Int(use.set)].facts.traits
    let value = evaluate(argument.node)
    if context.isAsking, use.role == .button, !block.hasText { untitled += 1 }
    if use.role == .button, !block.hasText { titleByViews(since: calls) }
    guard use.set >= 0, !block.hasText, function.sets[Int(use.set)].facts.traits == traits else { return }
    if use.role == .button {
      if takeButtons(since: first, value, use) { return }
      guard isOwnText(value) else { return open(use.set) }
    }
    if include(value, as: use) { return }
    if !value.traits.contains(.mayTell) { return open(use.set) }
    // `message: { note }`, which stands elsewhere.
    function.sinks.append(
      FlowSink(value: value, use: use, order: range(argument.node).lowerBound, conditions: context.conditions))
  }

  /// `Text(.bedGone)`: what a catalogue has for the symbol that was made of a key.
  func symbol(_ value: FlowValue, at argument: FlowSite.Argument) -> FlowValue {
    guard dialect == .swift, argument.label == 0, kind(argument.node) == .member, children(argument.node).isEmpty else {
      return value
    }
    return .lookup(value, fallback: nil)
  }

  /// The text that a modifier is said of: `.font(.title)` makes a heading of it, `.textCase(.uppercase)` changes its capitals. The
  /// outermost font counts for all that it holds.
  mutating func evaluate(_ node: Int, under site: FlowSite, _ rows: [CallRow]) -> FlowValue {
    let outer = (context.look, context.isRecased)
    context.look = outer.0 ?? row(.looks, of: site, rows)?.role
    context.isRecased = outer.1 || row(.recases, of: site, rows) != nil
    defer { (context.look, context.isRecased) = outer }
    return evaluate(node)
  }

  /// The row that speaks of a word among the arguments.
  private func row(_ effect: CallRow.Effect, of site: FlowSite, _ rows: [CallRow]) -> CallRow? {
    rows.first { row in
      guard row.effect == effect, case .word(let word) = row.place else { return false }
      return site.arguments.contains { bytes($0.node).first == UInt8(ascii: ".") && hash(firstWord($0.node)) == word }
    }
  }

  /// The word behind the dot.
  private func firstWord(_ node: Int) -> Bytes {
    let all = bytes(node).slice(from: 1)
    return all.slice(0..<(all.firstIndex { !$0.isASCIIWord } ?? all.count))
  }

  /// A text in a block that gives it a role. A button of several texts is a row of a list: what stands under its title has
  /// no part in the button, and outside of alerts the title is that of the row. Of texts that a condition chooses from each may be the title, unless one stands there anyway.
  mutating func fill(_ block: FlowBlock) -> ((ProgramUse) -> ProgramUse)? {
    block.hasText = true
    if !block.isTaken { block.first = function.sinks.count }
    defer { block.take(under: context.conditions) }
    if block.isTaken, !block.isList {
      if block.use.role == .label {
        return { use in
          var use = use
          (use.role, use.isPlain) = (.text, false)
          return use
        }
      }
      if block.use.role == .button {
        noteRow(block)
        return nil
      }
      // What stands below the first text of a message is a part of it.
      if block.use.set >= 0 {
        open(block.use.set)
        if block.use.role != .alertMessage { return nil }
        return { use in
          var shown = block.use
          (shown.copy, shown.line, shown.isJoined, shown.isBelow) = (use.copy, use.line, true, true)
          return shown
        }
      }
    }
    return { use in
      var shown = block.use
      (shown.copy, shown.line) = (use.copy, use.line)
      return shown
    }
  }

  /// A second text makes a row of what was taken for a button.
  private mutating func noteRow(_ block: FlowBlock) {
    rows += 1
    guard block.use.set < 0, function.sinks.indices.contains(block.first) else { return }
    if function.sinks[block.first].use.role == .button { function.sinks[block.first].use.role = .label }
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

/// Calls that show an error by itself: `NSAlert(error: error)`.
extension FlowReader {
  private static let suggestion = CallRow.hash("recoverySuggestion")
  private static let ownParts = Set(["title", "message"].map { CallRow.hash($0[...]) })

  /// Of an error its description is the title; on a Mac its suggestion stands below.
  mutating func present(_ row: CallRow, _ site: FlowSite, _ taken: FlowTaken) {
    guard let index = site.arguments.indices.first(where: { site.isAt(row.place, $0) }) else { return }
    // `presentError(error, title: …)` is the program’s own, and tells itself what it makes of the error.
    if case .position = row.place, site.arguments.contains(where: { Self.ownParts.contains($0.label) }) { return }
    // What UIKit hasn’t is the program’s own as well.
    if row.platforms == PlatformSet(.macos), isOfUIKitAlone { return }
    let node = site.arguments[index].node
    var error = FlowValue.unknown
    inert { error = $0.evaluate(node) }
    if Self.isDescription(error) { return }
    facts.errorTitles += 1
    show(FlowJoin.description, of: error, as: .alertTitle, site, taken)
    if row.platforms == PlatformSet(.macos) { show(Self.suggestion, of: error, as: .alertMessage, site, taken) }
  }

  /// `Toast.presentError(error.localizedDescription)` shows a text, in a way of its own.
  private static func isDescription(_ value: FlowValue) -> Bool {
    guard case .member(_, let name, _) = value.form else { return false }
    return name == FlowJoin.description || name == FlowJoin.shown
  }

  private var isOfUIKitAlone: Bool {
    let imports = ProgramImport.all(in: text, dialect)
    return !imports.isEmpty && imports.allSatisfy { $0.platforms == .ofUIKit }
  }

  private mutating func show(
    _ property: UInt64, of error: FlowValue, as role: Role, _ site: FlowSite, _ taken: FlowTaken
  ) {
    let place = place(site.nameRange)
    let use = ProgramUse(role: role, set: taken.own ?? -1, line: place.line, call: place)
    function.sinks.append(
      FlowSink(
        value: .member(error, property, named: ProgramCopy()), use: use, order: place.offset,
        conditions: context.conditions))
  }
}
