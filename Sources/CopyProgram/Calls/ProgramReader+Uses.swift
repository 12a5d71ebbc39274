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
      switch row.effect {
      case .marks(let traits): mark(call, traits, at: index, own: own)
      case .styles: restyle(call, row.style, at: index)
      case .adds: admit(call)
      default: add(row, call, at: index, own: own)
      }
    }
    if facts.uses.count == first { noteUntitled(call, rows, at: index) }
    if let variable = variable(before: index) { actions[variable] = first..<facts.uses.count }
  }

  /// A row that may begin a set or a menu. Says whether it begins a set.
  private mutating func begin(_ row: CallRow, _ call: ProgramCall, at index: Int) -> Bool {
    switch row.effect {
    case .beginsMenu:
      for block in call.arguments(at: row.place) { scopes.enterMenu(to: block.range.upperBound) }
      if row.place != .block(0) { scopes.enterMenu(to: call.end) }
      return false
    case .begins(let kind, let order, let isFilledLater):
      let isSheet = isSheet(call)
      var set = ProgramSet(
        kind: isSheet ? .actionSheet : kind, order: isSheet ? .unknown : order, call: place(of: call.name),
        platforms: row.platforms)
      if scopes.isLaunch { set.traits = .isAtLaunch }
      facts.sets.append(set)
      let end = isFilledLater ? max(call.end, endOfBlock(around: index)) : call.end
      scopes.enter(
        .init(set: Int32(facts.sets.count - 1), start: index, end: end, variable: variable(before: index) ?? 0))
      if dialect == .swift, hasUntoldButtons(call) { facts.sets[facts.sets.count - 1].hasUnknownParts = true }
      return true
    case .joins, .adds, .launches, .marks, .styles, .none: return false
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
    let isStyled = role == .button && set >= 0 && dialect.hasButtonStyles
    let use = ProgramUse(
      role: role, style: row.style.union(self.style(of: call)).union(isStyled ? .declared : []), set: set,
      rank: row.rank, call: place(of: call.name))
    for argument in call.arguments(at: row.place) {
      if argument.isBlock {
        scopes.enter(.init(range: argument.range, role: role, style: use.style, set: set, call: use.call))
      } else {
        add(argument, row, use)
      }
    }
  }

  private mutating func add(_ argument: ProgramCall.Argument, _ row: CallRow, _ shown: ProgramUse) {
    guard !told.contains(argument.range.lowerBound) else { return }
    let found = copies(in: argument.range)
    if shown.set >= 0, found.isEmpty ? !isNothing(argument.range) : found.count > 1 {
      facts.sets[Int(shown.set)].hasUnknownParts = true
    }
    let isLoose = row.purpose == .byWords || shown.role == .label
    let block = isLoose ? scopes.takeBlock(at: argument.range.lowerBound) : nil
    for copy in found {
      var use = shown
      (use.copy, use.line) = (copy, line(of: argument.range.lowerBound))
      if let block {
        (use.role, use.style, use.set, use.call) = (block.role, block.style, block.set, block.call)
      }
      if use.role == .button, scopes.isMenu, use.set < 0 { use.role = .menuItem }
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
  mutating func set(of row: CallRow, _ call: ProgramCall, at index: Int, own: Int32?) -> Int32 {
    switch row.effect {
    case .begins: return own ?? -1
    case .joins: if let own { return own }
    case .beginsMenu, .adds, .launches, .marks, .styles, .none: return -1
    }
    if scopes.isMenu { return -1 }
    guard let open = openSet(of: call, at: index) else { return -1 }
    note(open)
    return open.set
  }

  /// The set at hand: that of the variable whose method it is, or else the innermost.
  private func openSet(of call: ProgramCall, at index: Int) -> ProgramScopes.OpenSet? {
    if let named = scopes.set(of: call.receiver) ?? scopes.set(of: adder(around: index)) { return named }
    return call.receiver == 0 ? scopes.sets.last : nil
  }

  /// What joins in a branch or a loop isn’t always there.
  private mutating func note(_ joined: ProgramScopes.OpenSet) {
    if scopes.isConditional(since: joined.start) { facts.sets[Int(joined.set)].hasUnknownParts = true }
  }

  /// `alert.addTextField()`, `alert.alertStyle = .critical`, `content.sound = .default`.
  private mutating func mark(_ call: ProgramCall, _ traits: SetTraits, at index: Int, own: Int32?) {
    guard let set = own ?? openSet(of: call, at: index)?.set else { return }
    if traits == .isCritical {
      let names = call.arguments.flatMap(\.range).filter { isWord($0) }
      guard let last = names.last, bytes(last).text.lowercased().hasSuffix("critical") else { return }
    }
    facts.sets[Int(set)].traits.formUnion(traits)
  }

  /// `button.hasDestructiveAction = true`, `alert.buttons[0].keyEquivalent = "\r"`: the default is a key of the button.
  private mutating func restyle(_ call: ProgramCall, _ style: ButtonStyle, at index: Int) {
    let value = call.arguments.first?.range ?? 0..<0
    let uses = actions[call.receiver].map(Array.init) ?? buttonInList(before: index)
    if style == .default {
      let sets = uses.isEmpty ? scopes.sets.map(\.set) : uses.map { facts.uses[$0].set }
      for set in sets where set >= 0 { facts.sets[Int(set)].hasOwnDefault = true }
      guard value.contains(where: { tokens[$0].kind == .string && bytes($0).text.contains("\\r") }) else { return }
    } else if value.contains(where: { isWord("false", $0) || isWord("NO", $0) }) {
      return
    }
    for use in uses { facts.uses[use].style.formUnion(style) }
  }

  /// `alert.buttons[0].`, `alert.buttons.last?.`: the use that makes the button which the list has there.
  private func buttonInList(before index: Int) -> [Int] {
    var (end, number, isLast) = (index - 2, Int?.none, false)
    if isMark("]", end), let open = partner(of: end), open == end - 2 {
      (number, end) = (Int(bytes(end - 1).text), open - 1)
    } else if let name = [end, end - 1].first(where: { isEnd(of: "first", $0) || isEnd(of: "last", $0) }) {
      (number, isLast, end) = (0, isEnd(of: "last", name), name - 2)
    }
    guard let number, isWord("buttons", end), let open = scopes.set(of: isWord(end - 2) ? name(end - 2) : 0)
    else { return [] }
    let buttons = facts.uses.indices.filter { facts.uses[$0].set == open.set && facts.uses[$0].role == .button }
    if isLast { return buttons.suffix(1) }
    return buttons.indices.contains(number) ? [buttons[number]] : []
  }

  /// `last` in Swift, `lastObject` in Objective-C.
  private func isEnd(of word: StaticString, _ index: Int) -> Bool {
    isWord(index) && (isWord(word, index) || bytes(index).text == "\(word)Object")
  }

  /// The variable of `alert.addAction(…)` or `[alert addAction:…]` around the call at `index`; 0 for none.
  private func adder(around index: Int) -> UInt64 {
    if isMark("(", index - 1), isWord("addAction", index - 2), isWord(index - 4) { return name(index - 4) }
    if isMark(":", index - 1), isWord("addAction", index - 2), isWord(index - 3) { return name(index - 3) }
    return 0
  }

  /// Button styles by the arguments that name them: `role: .destructive`, `style:UIAlertActionStyleCancel`.
  func style(of call: ProgramCall) -> ButtonStyle {
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
      let uses = actions[name(argument.lowerBound)], let open = scopes.set(of: call.receiver)
    else { return }
    let isPreferred = isWord("preferredAction", index)
    if !isPreferred { note(open) }
    for use in uses {
      facts.uses[use].set = open.set
      if facts.uses[use].role == .button { facts.uses[use].style.insert(.declared) }
      if isPreferred { facts.uses[use].style.insert(.default) }
    }
  }
}
