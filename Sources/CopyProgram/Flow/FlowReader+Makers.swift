import CopyModel
import CopySyntax

/// Alerts of the system that the project makes in its own way: `QuietAlert(title: …, message: …, preferredStyle: .alert)`, which
/// extends one, and `NSAlert(asking: …)`, an initialiser of its own.
extension FlowReader {
  /// What the table says of a call; of a type that it doesn’t know, and that is made as an alert is, what it says of that.
  func rows(of site: FlowSite) -> [CallRow] {
    let all = table.rows(of: site.names)
    guard all.isEmpty, site.isType, site.base == nil else { return all.filter { site.has($0.required) } }
    return table.rows(madeWith: site.arguments.map(\.label)).filter { site.has($0.required) }
  }

  /// Whether a method that adds buttons to the system’s alerts is one of the project’s own, which is given a text:
  /// `alert.addAction("Drain")`.
  func isOfProject(_ site: FlowSite, _ base: FlowValue?, _ rows: [CallRow]) -> Bool {
    guard dialect == .swift, site.isMethod, rows.allSatisfy({ $0.effect == .adds }) else { return false }
    if site.arguments.count > 1 { return true }
    guard case .call(let call)? = base?.form else { return false }
    return call.isType && table[call.name].isEmpty && site.arguments.contains { kind($0.node) == .string }
  }

  /// Whether a type has only the name of one that the system shows: `Alert(identifier: …, content: …)` says nothing that
  /// SwiftUI’s alert asks for.
  func isOfOther(_ site: FlowSite, _ rows: [CallRow]) -> Bool {
    if dialect == .kotlin { return lacksButtons(site, rows) }
    guard dialect == .swift, site.isType, !site.arguments.isEmpty, rows.contains(where: \.begins) else { return false }
    return rows.allSatisfy { $0.label != 0 }
      && site.arguments.allSatisfy { argument in
        argument.label != 0 && !argument.isBlock && !rows.contains { $0.label == argument.label }
          && !Self.buttonLabels.contains(argument.label)
      }
  }

  /// Whether a function that the project calls as the system calls one is given no buttons, but words for them at most:
  /// `AlertDialog(title = title, confirmText = drain)`.
  private func lacksButtons(_ site: FlowSite, _ rows: [CallRow]) -> Bool {
    guard site.isType, site.arguments.contains(where: { $0.label != 0 }), rows.contains(where: \.begins) else {
      return false
    }
    let buttons = rows.filter { row in
      if case .block = row.place { row.purpose == .role(.button) } else { false }
    }
    return !buttons.isEmpty
      && !buttons.contains { row in
        site.arguments.indices.contains { site.isAt(row.place, $0) && !isText(site.arguments[$0]) }
      }
  }

  /// Whether an argument is words, and no block: `confirmButton = stringResource(R.string.drain)`.
  private func isText(_ argument: FlowSite.Argument) -> Bool {
    if argument.isBlock { return false }
    switch kind(bare(argument.node)) {
    case .string, .call: return true
    default: return false
    }
  }

  /// Notes which call may make more of a set than the table knows.
  mutating func noteMaker(of set: Int32, _ site: FlowSite, _ rows: [CallRow], _ taken: FlowTaken) {
    guard dialect == .swift, site.isType, site.base == nil, !site.arguments.isEmpty, !isOwnMaker(site) else { return }
    let isOther = table[site.name].isEmpty
    let isError = rows.contains { row in
      row.effect == .presents && site.arguments.indices.contains { site.isAt(row.place, $0) }
    }
    let isUntold = taken.passed.count == site.arguments.count && !isError
    guard isOther || isUntold, function.sets[Int(set)].continued == nil else { return }
    function.sets[Int(set)].continued = FlowCall(
      name: site.name, names: site.names, isType: true, base: nil, arguments: taken.all,
      place: place(site.nameRange), order: site.start, set: -1, conditions: context.conditions)
    function.sets[Int(set)].certainty = isOther ? .whole : .begun
  }
}

extension FlowReader {
  private static let action = CallRow.hash("UIAlertAction")

  /// Puts the buttons into an alert that the project’s own type is handed among its arguments, wherever they were made:
  /// `QuietAlert(title: …, actions: [keep, drain])`.
  mutating func addButtons(in value: FlowValue, to set: Int32, at node: Int) {
    switch value.form {
    case .made: add(value, to: set, at: node)
    case .list(let values) where holdsButtons(value):
      for one in values {
        if holdsButtons(one) { addButtons(in: one, to: set, at: node) } else { add(one, to: set, at: node) }
      }
    case .choice(let branches) where holdsButtons(value):
      let outer = context.conditions
      for branch in branches {
        context.conditions = outer + [branch.condition]
        addButtons(in: branch.value, to: set, at: node)
      }
      context.conditions = outer
    case .parameter(let index)
    where function.parameters.indices.contains(index) && function.parameters[index].type == Self.action:
      addLater(value, to: set, at: node)
    default: break
    }
  }

  private func holdsButtons(_ value: FlowValue) -> Bool {
    switch value.form {
    case .made: true
    case .list(let values): values.contains { holdsButtons($0) }
    case .choice(let branches): branches.contains { holdsButtons($0.value) }
    default: false
    }
  }
}

extension FlowTaken {
  /// Notes what one of the arguments stands for, once it was read.
  mutating func noteGiven(_ argument: FlowSite.Argument, _ function: FlowFunction) {
    let count = passed.count + shown.count
    defer { known = count }
    var value = FlowValue.unknown
    if count > known, shown.count + passed.count == known + 1 {
      value = shown.count > knownShown ? function.sinks[shown[shown.count - 1]].value : passed[passed.count - 1].value
    }
    knownShown = shown.count
    all.append(.init(label: argument.label, value: value, isBlock: argument.isBlock))
  }
}
