import CopyModel

extension ProgramReader {
  /// Tells of the copy that `call`, at the token `index`, shows.
  mutating func take(_ call: ProgramCall, at index: Int) {
    let rows = table.rows(of: call.names)
    join(call, at: index)
    let first = facts.uses.count
    var own: Int32?
    for row in rows where call.has(row.required) {
      if begin(row, call, at: index) { own = Int32(facts.sets.count - 1) }
      add(row, call, at: index, own: own)
    }
    if let variable = variable(before: index) { actions[variable] = first..<facts.uses.count }
  }

  /// A row that may begin a set or a menu. Says whether it begins a set.
  private mutating func begin(_ row: CallRow, _ call: ProgramCall, at index: Int) -> Bool {
    switch row.effect {
    case .beginsMenu:
      for block in call.arguments(at: row.place) { scopes.enterMenu(to: block.range.upperBound) }
      if row.place != .block(0) { scopes.enterMenu(to: call.end) }
      return false
    case .begins(let kind, let isFilledLater):
      let kind = isSheet(call) ? .actionSheet : kind
      facts.sets.append(ProgramSet(kind: kind, line: line(of: index), isAtLaunch: scopes.isLaunch))
      let end = isFilledLater ? max(call.end, endOfBlock(around: index)) : call.end
      scopes.enter(.init(set: Int32(facts.sets.count - 1), end: end, variable: variable(before: index) ?? 0))
      return true
    case .joins, .launches, .none: return false
    }
  }

  private func isSheet(_ call: ProgramCall) -> Bool {
    call.arguments.contains { argument in
      argument.range.contains {
        isWord($0) && bytes($0).text.lowercased().hasSuffix("actionsheet") && argument.label != 0
      }
    }
  }

  private mutating func add(_ row: CallRow, _ call: ProgramCall, at index: Int, own: Int32?) {
    guard let role = role(of: row), !(row.place == .none) else { return }
    let set = set(of: row, call, at: index, own: own)
    // A title that belongs to no alert is that of something else.
    if set < 0, row.effect == .joins, !RoleSet(.button).contains(role) { return }
    let style = row.style.union(self.style(of: call)).union(role == .button && set >= 0 ? .declared : [])
    for argument in call.arguments(at: row.place) {
      if argument.isBlock {
        scopes.enter(.init(end: argument.range.upperBound, role: role, style: style, set: set))
      } else {
        add(argument, row, role, style, set)
      }
    }
  }

  private mutating func add(
    _ argument: ProgramCall.Argument, _ row: CallRow, _ role: Role, _ style: ButtonStyle, _ set: Int32
  ) {
    guard !told.contains(argument.range.lowerBound) else { return }
    let found = copies(in: argument.range)
    if found.isEmpty, set >= 0, !isNothing(argument.range) { facts.sets[Int(set)].hasUnknownParts = true }
    let (block, isLoose) = (scopes.block, row.purpose == .byWords || role == .label)
    for copy in found {
      var use = ProgramUse(copy: copy, role: role, style: style, set: set, line: line(of: argument.range.lowerBound))
      if isLoose, let block { (use.role, use.style, use.set) = (block.role, block.style, block.set) }
      if role == .button, scopes.isMenu, set < 0 { use.role = .menuItem }
      facts.uses.append(use)
    }
  }

  private func role(of row: CallRow) -> Role? {
    switch row.purpose {
    case .role(let role): role
    case .byWords: .unknown
    case .key, .fallback, .none: nil
    }
  }

  /// The set that a row’s copy belongs to; -1 for none.
  private func set(of row: CallRow, _ call: ProgramCall, at index: Int, own: Int32?) -> Int32 {
    switch row.effect {
    case .begins: return own ?? -1
    case .joins: if let own { return own }
    case .beginsMenu, .launches, .none: return -1
    }
    if scopes.isMenu { return -1 }
    if let named = scopes.set(of: call.receiver) ?? scopes.set(of: adder(around: index)) { return named }
    return call.receiver == 0 ? scopes.sets.last?.set ?? -1 : -1
  }

  /// The variable of `alert.addAction(…)` or `[alert addAction:…]` around the call at `index`; 0 for none.
  private func adder(around index: Int) -> UInt64 {
    if isMark("(", index - 1), isWord("addAction", index - 2), isWord(index - 4) { return name(index - 4) }
    if isMark(":", index - 1), isWord("addAction", index - 2), isWord(index - 3) { return name(index - 3) }
    return 0
  }

  /// Button styles by the arguments that name them: `role: .destructive`, `style:UIAlertActionStyleCancel`.
  private func style(of call: ProgramCall) -> ButtonStyle {
    let labels = ["role", "style", "options"].map { CallRow.hash($0[...]) }
    var style: ButtonStyle = []
    for argument in call.arguments where labels.contains(argument.label) {
      style.insert(.declared)
      for index in argument.range where isWord(index) {
        let word = bytes(index).text.lowercased()
        if word.hasSuffix("cancel") { style.insert(.cancel) }
        if word.hasSuffix("destructive") { style.insert(.destructive) }
      }
    }
    return style
  }

  private func isNothing(_ range: Range<Int>) -> Bool {
    guard range.count == 1 else { return range.isEmpty }
    return isWord("nil", range.lowerBound) || isWord("null", range.lowerBound)
      || tokens[range.lowerBound].kind == .string
  }

  /// The end of the block that the token at `index` is in.
  private func endOfBlock(around index: Int) -> Int {
    var place = index
    while place < tokens.count {
      if isMark("}", place) { return place }
      place = (partner(of: place).map { max($0, place) } ?? place) + 1
    }
    return tokens.count
  }

  /// The variable to which the call at `index` is assigned: `let alert = UIAlertController(…)`.
  func variable(before index: Int) -> UInt64? {
    var place = index - 1
    while isMark("[", place) || isMark(".", place) || isWord("new", place) || (isMark(".", place + 1) && isWord(place))
    {
      place -= 1
    }
    guard isMark("=", place) else { return nil }
    place -= 1
    // `let alert: NSAlert = …`
    if isWord(place), isMark(":", place - 1) { place -= 2 }
    return isWord(place) ? name(place) : nil
  }

  /// `alert.addAction(cancel)`, `alert.preferredAction = cancel`: what the variable was made of joins or is the default.
  private mutating func join(_ call: ProgramCall, at index: Int) {
    guard let argument = call.arguments.first?.range, argument.count == 1, isWord(argument.lowerBound),
      let uses = actions[name(argument.lowerBound)], let set = scopes.set(of: call.receiver)
    else { return }
    for use in uses {
      facts.uses[use].set = set
      if isWord("preferredAction", index) { facts.uses[use].style.insert(.default) }
    }
  }
}
