import CopyModel

/// Which buttons of a set can’t be told, and which ones the system titles.
///
/// A set with a button that nobody can tell may have any button, so nothing is said to be missing from it.
extension ProgramReader {
  /// Forgets what ended before the token at `index`; a button that ended without a title may be any.
  mutating func leaveScopes(at index: Int) {
    for set in scopes.leave(at: index) { open(set) }
  }

  private mutating func open(_ set: Int32) { facts.sets[Int(set)].hasUnknownParts = true }

  /// A call that makes a button of a set and hands over no title: `.cancel()`, `Button(role: .cancel) {}`.
  mutating func noteUntitled(_ call: ProgramCall, _ rows: [CallRow], at index: Int) {
    let own = rows.filter { call.has($0.required) && $0.effect == .joins && $0.purpose == .role(.button) }
    guard dialect == .swift, let row = own.first, own.allSatisfy({ call.arguments(at: $0.place).isEmpty }),
      !isMethod(index)
    else { return }
    let set = set(of: row, call, at: index, own: nil)
    guard set >= 0 else { return }
    if row.style.union(style(of: call)).contains(.cancel) || hasRole("close", call) {
      facts.sets[Int(set)].traits.insert(.hasSystemCancel)
    } else {
      open(set)
    }
  }

  /// Whether a variable or another call stands before the dot: `task.cancel()` stops something.
  private func isMethod(_ index: Int) -> Bool {
    guard isMark(".", index - 1) else { return false }
    if isWord(index - 2) { return !isWord("Button", index - 2) }
    return isMark(")", index - 2) || isMark("]", index - 2) || isMark("}", index - 2) || isMark("?", index - 2)
  }

  private func hasRole(_ name: StaticString, _ call: ProgramCall) -> Bool {
    let role = CallRow.hash("role")
    return call.arguments.contains { $0.label == role && isWord(name, $0.range.upperBound - 1) }
  }

  /// `alert.addAction(action)`: of what is neither made here nor held by a variable nothing is known.
  mutating func admit(_ call: ProgramCall) {
    guard let open = scopes.set(of: call.receiver), let range = call.arguments.first?.range else { return }
    let isHeld = range.count == 1 && actions[name(range.lowerBound)]?.isEmpty == false
    if !isHeld, !makesButton(range.lowerBound) { self.open(open.set) }
  }

  /// `alert.addCancel()`, `actions.forEach(alert.addAction)`: what a method whose name begins so brings in. Its name
  /// stands at `index`, the variable it belongs to at `owner`.
  mutating func noteAddition(at index: Int, to owner: Int) {
    guard isWord(index), bytes(index).hasLiteral("add", at: 0), isWord(owner), let open = scopes.set(of: name(owner))
    else { return }
    self.open(open.set)
  }

  /// Whether `call`, which begins a set, has buttons by names that stand for something made elsewhere.
  func hasUntoldButtons(_ call: ProgramCall) -> Bool {
    let actions = CallRow.hash("actions")
    return call.arguments.contains { argument in
      if argument.isBlock { return (argument.label == 0 || argument.label == actions) && hasUntoldView(argument.range) }
      if argument.label == actions {
        guard isMark("{", argument.range.lowerBound) else { return true }
        return hasUntoldView(argument.range.lowerBound + 1..<argument.range.upperBound - 1)
      }
      return Self.buttonLabels.contains(argument.label) && !makesButtons(argument.range)
    }
  }

  /// The arguments of SwiftUI’s older alerts.
  private static let buttonLabels = ["buttons", "primaryButton", "secondaryButton", "dismissButton"].map {
    CallRow.hash($0[...])
  }

  /// One button, or a list of nothing but buttons.
  private func makesButtons(_ range: Range<Int>) -> Bool {
    guard isMark("[", range.lowerBound) else { return makesButton(range.lowerBound) }
    guard partner(of: range.lowerBound) == range.upperBound - 1 else { return false }
    return arguments(in: range.lowerBound + 1..<range.upperBound - 1).allSatisfy { makesButton($0.range.lowerBound) }
  }

  /// Whether the expression that begins at `index` is a call that makes a button: `.cancel()`, `Alert.Button.cancel()`.
  private func makesButton(_ index: Int) -> Bool {
    if dialect == .objectiveC, isMark("[", index) { return message(at: index).map(isButton) ?? false }
    var place = isMark(".", index) ? index + 1 : index
    while isWord(place), isMark(".", place + 1) { place += 2 }
    return isWord(place) && call(at: place).map(isButton) ?? false
  }

  private func isButton(_ call: ProgramCall) -> Bool {
    table.rows(of: call.names).contains { $0.purpose == .role(.button) }
  }

  /// Whether something else than known calls stands among the statements of a block: `ExtraButtons()`, `eraseButton`.
  private func hasUntoldView(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if isWord("in", place) { return hasUntoldView(place + 1..<range.upperBound) }
      place = (partner(of: place).map { max($0, place) } ?? place) + 1
    }
    place = range.lowerBound
    while place < range.upperBound {
      let isName = isWord(place) && !isMark(".", place - 1) && !isMark(":", place + 1)
      if isName, table[name(place)].isEmpty { return true }
      place = (partner(of: place).map { max($0, place) } ?? place) + 1
    }
    return false
  }
}
